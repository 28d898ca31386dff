import { type CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import type { Plan, SurfaceName, TileColour } from '#domain/room/plan.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { USUAL_COLOUR } from '#domain/room/tiling/tiling.ts'
import { drawnTexture } from './drawn-texture.ts'
import { patternOf, type TilePattern, wallColour } from './tile-pattern.ts'

/** How each colour looks: the tile's own, how much it varies from tile to tile, its joint, and the floor that goes with it. */
export const tileFinishes: Record<TileColour, { tile: string; varies: number; joint: string; floor: string; floorJoint: string; sheen: number }> = {
  vit: { tile: '#f2f1ea', varies: 3, joint: '#9fa198', floor: '#a2a49c', floorJoint: '#82857d', sheen: 0.07 },
  salvia: { tile: '#9dbba6', varies: 8, joint: '#dfe3da', floor: '#cfcbbf', floorJoint: '#9d998d', sheen: 0.06 },
  sand: { tile: '#dccdb3', varies: 6, joint: '#bfb097', floor: '#b5a588', floorJoint: '#968869', sheen: 0 },
  grafit: { tile: '#59625f', varies: 6, joint: '#8d9491', floor: '#bdbeb6', floorJoint: '#999b93', sheen: 0.02 },
}

type TileColours = { readonly tile: string; readonly joint: string; readonly varies: number }

/** Tiles per side of the repeated texture: enough that the repetition is not seen; even, because every second row may be moved. */
const PATCH = 6
const PIXELS = 1024

/** The tiles of a surface, and how much of the studio they reflect. */
type SurfaceTexture = { readonly surface: SurfaceName; readonly texture: CanvasTexture; readonly sheen: number }

/**
 * A texture for each surface in its colour, walls in order, then the floor; surfaces with the same tiles share one. A floor without a chosen
 * colour has the one that goes with the walls.
 */
export function tileTextures(plan: Pick<Plan, 'tiling' | 'tile' | 'room'>): readonly SurfaceTexture[] {
  const made = new Map<string, CanvasTexture>()
  return [...plan.room.corners.keys(), 'floor' as const].map((surface) => {
    const tiling = tilingOf(plan, surface)
    const isUsualFloor = surface === 'floor' && tiling.colour === USUAL_COLOUR
    const { sheen, ...look } = tileFinishes[isUsualFloor ? wallColour(plan) : tiling.colour]
    const colours = isUsualFloor ? { ...look, tile: look.floor, joint: look.floorJoint } : look
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

/** A repeating texture of tiles at their true size, for surfaces whose texture coordinates are metres from a tile's lower left corner. */
function tileTexture(pattern: TilePattern, colours: TileColours): CanvasTexture {
  const texture = drawnTexture(PIXELS, PIXELS, (context) => drawTiles(context, pattern, colours))
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / (PATCH * pattern.across), 1 / (PATCH * pattern.up))
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function drawTiles(context: CanvasRenderingContext2D, pattern: TilePattern, { tile, joint, varies }: TileColours) {
  context.fillStyle = joint
  context.fillRect(0, 0, PIXELS, PIXELS)
  const cell = PIXELS / PATCH
  const [w, h] = [(pattern.width / pattern.across) * cell, (pattern.height / pattern.up) * cell]
  const gap = cell - h
  for (let row = 0; row < PATCH; row += 1) {
    const moved = row % 2 === 0 ? 0 : (pattern.shift / pattern.across) * cell
    // The first row is the canvas' lowest. A moved row begins with the rest of its last tile.
    const y = PIXELS - row * cell - h
    for (let column = moved > 0 ? -1 : 0; column < PATCH; column += 1) {
      const x = column * cell + moved
      const by = shade(row * PATCH + ((column + PATCH) % PATCH)) * varies
      const glaze = context.createLinearGradient(x, y, x + w * 0.4, y + h)
      glaze.addColorStop(0, shaded(tile, by + 3))
      glaze.addColorStop(1, shaded(tile, by - 3))
      context.fillStyle = glaze
      context.fillRect(x, y, w, h)
      // The bevelled edge: light above, shade below.
      context.fillStyle = shaded(tile, by + 14)
      context.fillRect(x, y, w, Math.max(1, gap / 2))
      context.fillStyle = shaded(tile, by - 16)
      context.fillRect(x, y + h - Math.max(1, gap / 2), w, Math.max(1, gap / 2))
    }
  }
}

/** Pseudo-random from -1 to 1, always the same for a tile. */
function shade(tile: number): number {
  const noise = Math.sin((tile + 1) * 127.1) * 43758.5453
  return 2 * (noise - Math.floor(noise)) - 1
}

function shaded(colour: string, by: number): string {
  const part = (from: number) => Math.max(0, Math.min(255, Number.parseInt(colour.slice(from, from + 2), 16) + Math.round(by)))
  return `rgb(${part(1)} ${part(3)} ${part(5)})`
}
