import { signedArea } from '../boxes.ts'
import { type SetOut, startAt } from './lay-out.ts'
import type { PatternStart } from './pieces.ts'
import { type Extent, rectangleOf } from './polygons.ts'
import type { Hole, Tiled } from './surface.ts'
import { pitchOf, rowShift } from './tiling.ts'

/** A side of a niche or of a window's reveal with its joints, which go on from the wall's. */
export type RecessSurface = Tiled & { readonly hole: Hole; readonly side: 'back' | 'bottom' | 'top' | 'left' | 'right'; readonly origin: PatternStart }

/** The surfaces of a wall's niche and of its windows' tiled reveals; empty without them, and where the tiles are too fine. */
export function recessSurfaces(setOut: SetOut): readonly RecessSurface[] {
  return setOut.tooFine ? [] : setOut.surface.holes.flatMap((hole) => surfacesOf(setOut, hole))
}

/**
 * The sides of a hole, and a niche's back. The back has the wall's own coordinates; bottom and top have the wall's x, and y into the hole; left
 * and right have x into the hole, and the wall's y. Whole edges lie at the front, where the profile is.
 */
function surfacesOf(setOut: SetOut, hole: Hole): readonly RecessSurface[] {
  const { surface, tiling } = setOut
  const { left, right, low, depth } = hole
  const origin = startAt(setOut, left)
  // A window may reach above a low ceiling.
  const high = Math.min(hole.high, surface.extent.high)
  if (depth === undefined || high <= low) return []
  const shiftAt = (height: number) => rowShift(tiling, Math.floor((height - origin.y) / pitchOf(tiling, 'y')))
  const flat = (side: RecessSurface['side'], extent: Extent, from: PatternStart): RecessSurface => {
    const outline = rectangleOf(extent)
    const area = signedArea(outline)
    return { hole, side, tiling, origin: from, surface: { name: surface.name, faces: [[outline]], extent, seen: [], holes: [], edges: [], area } }
  }
  const sides = [
    flat('bottom', { left, right, low: 0, high: depth }, { x: origin.x + shiftAt(low), y: 0 }),
    // Of the row below the upper edge.
    flat('top', { left, right, low: 0, high: depth }, { x: origin.x + shiftAt(high - tiling.joint), y: 0 }),
    flat('left', { left: 0, right: depth, low, high }, { x: 0, y: origin.y }),
    flat('right', { left: 0, right: depth, low, high }, { x: 0, y: origin.y }),
  ]
  return hole.what === 'niche' ? [flat('back', { left, right, low, high }, origin), ...sides] : sides
}
