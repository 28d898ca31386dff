import type { CanvasTexture } from 'three'
import type { Plan, SurfaceName } from '#domain/room/plan.ts'
import { USUAL_COLOUR } from '#domain/room/tiling/tiling.ts'
import { patternOf, tilingsOf, wallColour } from './tile-pattern.ts'
import { type TileColours, tileFinishes, tileTexture } from './tile-texture.ts'

/** The tiles of a surface, and how much of the studio they reflect. */
export type SurfaceTexture = { readonly surface: SurfaceName; readonly texture: CanvasTexture; readonly sheen: number }

/** A texture for each surface in its colour; surfaces with the same tiles share one. A floor for which none was chosen has what goes with the walls. */
export function tileTextures(plan: Pick<Plan, 'tiling' | 'tile' | 'room'>): readonly SurfaceTexture[] {
  const made = new Map<string, CanvasTexture>()
  return tilingsOf(plan).map((tiling) => {
    const { surface, colour } = tiling
    const isUsualFloor = surface === 'floor' && colour === USUAL_COLOUR
    const { sheen, ...look } = tileFinishes[isUsualFloor ? wallColour(plan) : colour]
    const colours: TileColours = isUsualFloor
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
