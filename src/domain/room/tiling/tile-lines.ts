import { ascending } from '../in-order.ts'
import type { Axis, Mm, Plan, SurfaceTiling } from '../plan.ts'
import { partsOf } from '../walls.ts'
import { chainOf, type TileSpan } from './chain.ts'
import type { LaidStretch, SetOut } from './lay-out.ts'
import type { Extent } from './polygons.ts'
import type { Stretch } from './seen-stretches.ts'
import { softJointAt } from './soft-joints.ts'
import type { AnySurfaceName, TiledSurface } from './surface.ts'
import { pitchOf, rowShift } from './tiling.ts'

/**
 * The tiles of some rows, from left to right, or of the columns, from the top. Rows are counted from a wall's floor, and from the top of a floor's
 * drawing; in a bond every second one has cuts of its own. `part`: of an L's floor, whose two parts have ends of their own.
 */
export type TileLine = { readonly rows: 'all' | 'odd' | 'even'; readonly part: 'whole' | 'first' | 'last'; readonly spans: readonly TileSpan[] }

export type TileLines = {
  readonly name: AnySurfaceName
  readonly tiling: SurfaceTiling
  readonly across: readonly TileLine[]
  readonly down: readonly TileLine[]
}

/** A surface's tiles by their rows and columns, without a single piece being laid. */
export function tileLines(plan: Plan, { surface, tiling, origin, stretches }: SetOut): TileLines {
  const { name, extent } = surface
  // A painted wall has no tiles to measure.
  if (extent.high === extent.low) return { name, tiling, across: [], down: [] }
  const down = downIn(surface)
  const first = firstRow(surface, tiling, origin.y)
  const shifts = tiling.bond === 'straight' ? [rowShift(tiling, 0)] : [rowShift(tiling, first), rowShift(tiling, first + 1)]
  const rows = (index: number) => (shifts.length === 1 ? 'all' : index === 0 ? 'odd' : 'even')
  const along = name === 'floor' ? floorRanges(plan, 'x').map((range) => range.map((part): LaidStretch => ({ ...part, x: origin.x }))) : [stretches]
  const up = name === 'floor' ? floorRanges(plan, 'y') : [[{ from: lowestTile(surface), to: extent.high - softJointAt(surface, 'y', extent.high, 'before') }]]
  return {
    name,
    tiling,
    across: along.flatMap((parts, index) =>
      shifts.map((shift, row) => ({
        rows: rows(row),
        part: partOf(index, along.length),
        spans: parts
          .flatMap((part) => {
            const { from, to } = withoutSoftJoints(surface, part)
            return chainOf(from, to, part.x + shift, tiling.tile.width, tiling.joint)
          })
          .map(({ from, to, count }) => ({ from: from - extent.left, to: to - extent.left, count })),
      })),
    ),
    down: up.map((parts, index) => ({
      rows: 'all',
      part: partOf(index, up.length),
      spans: parts
        .flatMap(({ from, to }) => chainOf(from, to, origin.y, tiling.tile.height, tiling.joint))
        .map(({ from, to, count }) => ({ from: Math.min(down(from), down(to)), to: Math.max(down(from), down(to)), count }))
        .toSorted((one, other) => one.from - other.from),
    })),
  }
}

/** The floor is drawn as in the plan, a wall upside up. */
export function downIn(surface: Pick<TiledSurface, 'name' | 'extent' | 'painted'>): (y: Mm) => Mm {
  const { low, high } = wholeExtent(surface)
  return (y) => (surface.name === 'floor' ? y - low : high - y)
}

/** With what is painted above the tiles. */
export function wholeExtent({ extent, painted }: Pick<TiledSurface, 'extent' | 'painted'>): Extent {
  return painted ? { ...extent, high: painted.height } : extent
}

/** What of a stretch of wall has tiles. */
function withoutSoftJoints(surface: TiledSurface, { from, to }: Stretch): Stretch {
  return { from: from + softJointAt(surface, 'x', from, 'after'), to: to - softJointAt(surface, 'x', to, 'before') }
}

/** Where a surface's lowest tiles end: a soft joint above the floor. */
export function lowestTile(surface: TiledSurface): Mm {
  return surface.extent.low + softJointAt(surface, 'y', surface.extent.low, 'after')
}

/** The lowest row of which anything is seen: its upper edge is above the soft joint at the floor. */
export function firstRow(surface: TiledSurface, tiling: Pick<SurfaceTiling, 'tile' | 'joint'>, start: Mm): number {
  return Math.floor((lowestTile(surface) - start - tiling.tile.height) / pitchOf(tiling, 'y')) + 1
}

/** From where to where the floor lies along an axis: once in a rectangle, and in an L first in its upper or left part, then in the other. */
function floorRanges({ room: { corners } }: Plan, axis: Axis): readonly (readonly Stretch[])[] {
  const parts = axis === 'x' ? partsOf({ corners }) : partsOf({ corners: corners.map(({ x, y }) => ({ x: y, y: x })) })
  const keys = ascending(parts.map(({ top }) => top))
  return keys.flatMap((key) => parts.filter(({ top }) => top === key).map(({ left, right }) => [{ from: left, to: right }]))
}

function partOf(index: number, count: number): TileLine['part'] {
  if (count === 1) return 'whole'
  return index === 0 ? 'first' : 'last'
}
