import type { Mm } from '../plan.ts'
import type { SetOut } from './lay-out.ts'
import type { PatternStart } from './pieces.ts'
import { type Extent, rectangleOf, signedArea } from './polygons.ts'
import type { Tiled } from './set-out.ts'
import { pitchOf, rowShift } from './tiling.ts'

/** How deep a recess is that fits between the studs of a wall; assumed (docs/fogplan.md). */
export const NICHE_DEPTH: Mm = 85

/** A side of a niche with its joints, which go on from the wall's. */
export type NicheSurface = Tiled & { readonly side: 'back' | 'bottom' | 'top' | 'left' | 'right'; readonly origin: PatternStart }

/**
 * The surfaces of a wall's niche; empty without one. The back has the wall's own coordinates; bottom and top have the wall's x, and y into the
 * niche; left and right have x into the niche, and the wall's y. Whole edges lie at the front, where the profile is.
 */
export function nicheSurfaces({ surface: { name }, tiling, origin }: SetOut): readonly NicheSurface[] {
  const { niche } = tiling
  if (!niche) return []
  const [along, up] = [
    { left: niche.along, right: niche.along + niche.width },
    { low: niche.sill, high: niche.sill + niche.height },
  ]
  const shiftAt = (height: Mm) => rowShift(tiling, Math.floor((height - origin.y) / pitchOf(tiling, 'y')))
  const flat = (side: NicheSurface['side'], extent: Extent, from: PatternStart): NicheSurface => {
    const outline = rectangleOf(extent)
    return { side, tiling, origin: from, surface: { name, faces: [[outline]], extent, seen: [], holes: [], edges: [], area: signedArea(outline) } }
  }
  return [
    flat('back', { ...along, ...up }, origin),
    flat('bottom', { ...along, low: 0, high: NICHE_DEPTH }, { x: origin.x + shiftAt(up.low), y: 0 }),
    // Of the row below the niche's upper edge.
    flat('top', { ...along, low: 0, high: NICHE_DEPTH }, { x: origin.x + shiftAt(up.high - tiling.joint), y: 0 }),
    flat('left', { left: 0, right: NICHE_DEPTH, ...up }, { x: 0, y: origin.y }),
    flat('right', { left: 0, right: NICHE_DEPTH, ...up }, { x: 0, y: origin.y }),
  ]
}
