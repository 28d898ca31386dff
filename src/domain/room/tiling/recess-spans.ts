import type { Axis, Mm, SurfaceTiling } from '../plan.ts'
import { chainOf, type TileSpan } from './chain.ts'
import type { SetOut } from './lay-out.ts'
import { type RecessSide, type RecessSurface, recessSurfaces } from './recess-surfaces.ts'
import type { Hole } from './surface.ts'
import { rowShift, sizeAlong } from './tiling.ts'

/** The pieces of a niche's or reveal's side: along its front edge from the left or from below, and from there into the wall, in each kind of row. */
export type SideSpans = { readonly side: RecessSide; readonly along: readonly TileSpan[]; readonly into: readonly (readonly TileSpan[])[] }

/** Of each side that a hole has; a niche's back goes on with the wall's joints. */
export function sideSpans(setOut: SetOut, hole: Hole): readonly SideSpans[] {
  return recessSurfaces(setOut).flatMap((surface) => (surface.hole === hole && surface.side !== 'back' ? [spansOf(surface)] : []))
}

function spansOf({ side, front, tiling, origin, hole: { depth = 0 } }: RecessSurface): SideSpans {
  const lies = side === 'bottom' || side === 'top'
  const along = front.flatMap(({ from, to }) => spans(tiling, lies ? 'x' : 'y', from, to, lies ? origin.x : origin.y))
  // Of a side that stands, every second row may be moved into the wall.
  const starts = lies ? [0] : [0, rowShift(tiling, 1)]
  const into = starts.map((start) => spans(tiling, lies ? 'y' : 'x', 0, depth, start))
  return { side, along, into: into.filter((row, index) => index === 0 || JSON.stringify(row) !== JSON.stringify(into[0])) }
}

function spans(tiling: SurfaceTiling, axis: Axis, from: Mm, to: Mm, start: Mm): readonly TileSpan[] {
  return chainOf(from, to, start, sizeAlong(tiling, axis), tiling.joint)
}
