import type { CanvasTexture } from 'three'
import type { Plan, SurfaceName } from '#domain/room/plan.ts'
import { chosenColour, patternOf, tilingsOf } from './tile-pattern.ts'
import { type TileColours, type TileFinish, tileFinishes, tileTexture } from './tile-texture.ts'

/** The tiles of a surface, and how much of the studio they reflect. */
export type SurfaceTexture = { readonly surface: SurfaceName; readonly texture: CanvasTexture; readonly sheen: number }

/** A texture for each surface, in the colour chosen in the Fogplan, else in the finish; surfaces with the same tiles share one. */
export function tileTextures(plan: Pick<Plan, 'tiling' | 'tile' | 'room'>, finish: TileFinish): readonly SurfaceTexture[] {
  const made = new Map<string, CanvasTexture>()
  return tilingsOf(plan).map((tiling) => {
    const { surface } = tiling
    const chosen = chosenColour(plan, surface)
    const { sheen, ...look } = tileFinishes[chosen ?? finish]
    const colours: TileColours =
      surface === 'floor' && !chosen
        ? { tile: look.floor, joint: look.floorJoint, varies: look.varies }
        : { tile: look.tile, joint: look.joint, varies: look.varies }
    const pattern = patternOf(tiling)
    const key = JSON.stringify([pattern, colours])
    const texture = made.get(key) ?? tileTexture(pattern, colours)
    made.set(key, texture)
    return { surface, texture, sheen: surface === 'floor' ? 0 : sheen }
  })
}

export function disposeTextures(textures: readonly SurfaceTexture[]) {
  for (const texture of new Set(textures.map((one) => one.texture))) texture.dispose()
}
