import { type CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { jointLooks, type TileLook, tileLooks } from '#content/materials/tiles.ts'
import type { Plan, SurfaceName } from '#domain/room/plan.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { drawTile } from '../materials/draw-tile.ts'
import { drawnTexture } from './drawn-texture.ts'
import { patternOf, type TilePattern } from './tile-pattern.ts'

/** About how much of a surface the repeated texture shows (m): enough that the repetition is not seen. */
const SHOWN = 2.2
const MOST_TILES = 24
const PIXELS = 1024
/** A narrower joint would vanish. */
const LEAST_JOINT = 1.3

/** The tiles of a surface, and how much of the studio they reflect. */
type SurfaceTexture = { readonly surface: SurfaceName; readonly texture: CanvasTexture; readonly joint: string; readonly sheen: number }

/** A texture for each surface in its material, walls in order, then the floor; surfaces with the same tiles share one. */
export function tileTextures(plan: Pick<Plan, 'tiling' | 'tile' | 'room'>): readonly SurfaceTexture[] {
  const made = new Map<string, CanvasTexture>()
  return [...plan.room.corners.keys(), 'floor' as const].map((surface) => {
    const tiling = tilingOf(plan, surface)
    const look = tileLooks[tiling.material]
    const joint = jointLooks[tiling.jointColour ?? look.joint].colour
    const pattern = patternOf(tiling)
    const key = JSON.stringify([pattern, tiling.material, joint])
    const texture = made.get(key) ?? tileTexture(pattern, look, joint)
    made.set(key, texture)
    return { surface, texture, joint, sheen: surface === 'floor' ? look.gloss / 2 : look.gloss }
  })
}

export function disposeTextures(textures: readonly SurfaceTexture[]) {
  for (const texture of new Set(textures.map((one) => one.texture))) texture.dispose()
}

/** A repeating texture of tiles at their true size, for surfaces whose texture coordinates are metres from a tile's lower left corner. */
function tileTexture(pattern: TilePattern, look: TileLook, joint: string): CanvasTexture {
  const [across, up] = [tilesIn(pattern.across), tilesIn(pattern.up)]
  const texture = drawnTexture(PIXELS, PIXELS, (context) => drawTiles(context, pattern, look, joint, across, up))
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / (across * pattern.across), 1 / (up * pattern.up))
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** Even, because every second row may be moved, and every second tile have another colour. */
function tilesIn(pitch: number): number {
  return Math.min(MOST_TILES, Math.max(2, 2 * Math.round(SHOWN / pitch / 2)))
}

function drawTiles(context: CanvasRenderingContext2D, pattern: TilePattern, look: TileLook, joint: string, across: number, up: number) {
  context.fillStyle = joint
  context.fillRect(0, 0, PIXELS, PIXELS)
  const cell = { w: PIXELS / across, h: PIXELS / up }
  const perMetre = { x: cell.w / pattern.across, y: cell.h / pattern.up }
  const [w, h] = [Math.min(pattern.width * perMetre.x, cell.w - LEAST_JOINT), Math.min(pattern.height * perMetre.y, cell.h - LEAST_JOINT)]
  for (let row = 0; row < up; row += 1) {
    const moved = row % 2 === 0 ? 0 : pattern.shift * perMetre.x
    // The first row is the canvas' lowest. A moved row begins with the rest of its last tile.
    const y = PIXELS - row * cell.h - h
    for (let column = moved > 0 ? -1 : 0; column < across; column += 1) {
      const number = row * across + ((column + across) % across)
      drawTile(context, look, { x: column * cell.w + moved, y, w, h, perMetre: (perMetre.x + perMetre.y) / 2 }, number, (row + column + across) % 2 === 1)
    }
  }
}
