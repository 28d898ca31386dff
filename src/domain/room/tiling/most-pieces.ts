import type { Mm } from '../plan.ts'
import type { Tiled } from './surface.ts'
import { pitchOf } from './tiling.ts'

/** More than any bathroom has: 45 m² of the smallest tiles, 600 m² of 20 × 20 cm. */
export const MOST_PIECES = 16_000

/**
 * An upper bound of the pieces on some surfaces, with the sides of their niches and reveals. It is computed from measures alone, because laying
 * the pieces is the expensive part.
 */
export function mostPieces(tiled: readonly Tiled[]): number {
  return tiled.reduce((sum, one) => sum + piecesOn(one), 0)
}

function piecesOn({ surface, tiling }: Tiled): number {
  const places = (width: Mm, height: Mm) => (Math.ceil(width / pitchOf(tiling, 'x')) + 1) * (Math.ceil(height / pitchOf(tiling, 'y')) + 1)
  const { left, right, low, high } = surface.extent
  const recesses = surface.holes.map((hole) => {
    if (hole.depth === undefined) return 0
    const [width, height] = [hole.right - hole.left, Math.max(0, Math.min(hole.high, high) - hole.low)]
    return 2 * places(width, hole.depth) + 2 * places(hole.depth, height) + (hole.what === 'niche' ? places(width, height) : 0)
  })
  // Where faces meet, a tile is cut for each.
  return places(right - left, high - low) * surface.faces.length + recesses.reduce((all, one) => all + one, 0)
}
