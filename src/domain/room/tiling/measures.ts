import { type Box, boxOf } from '../boxes.ts'
import { bendsOf, heightAt } from '../ceiling.ts'
import { fixtures, isBuiltIn } from '../fixtures.ts'
import { consecutive } from '../in-order.ts'
import type { Fixture, Id, Mm, Plan } from '../plan.ts'
import { boundsOf, boxIsInside, boxSeenFrom, notchOf, pointAt, type Wall } from '../walls.ts'
import { MIXER, namedFixturesInFrontOf, pipesAt } from './at-wall.ts'
import { roomBeside, type TiledEdge, tiledEdges } from './edge-cuts.ts'
import { type SetOut, startAt } from './lay-out.ts'
import { type SideSpans, sideSpans } from './recess-spans.ts'
import { type SlopedPiece, slantingPieces, slopedPieces } from './sloped-pieces.ts'
import type { Hole, TiledSurface } from './surface.ts'
import { firstRow, wholeExtent } from './tile-lines.ts'
import { modulo, rowShift } from './tiling.ts'

export type HoleSide = 'left' | 'right' | 'below' | 'above'

/** How wide the tiles beside an opening get; in a bond, where its two kinds of rows differ, first of the lowest. */
type CutsBeside = Readonly<Partial<Record<HoleSide, readonly Mm[]>>>

/**
 * Where something is on a surface, and how large it is. `along`: from its left corner to the thing's left edge; `up`: from the floor to its lower
 * edge, on the floor from the drawing's upper edge down. Of what is only a point, to its middle.
 */
export type Measure = {
  readonly id: Id | undefined
  readonly along: Mm
  readonly up: Mm
  readonly width?: Mm
  readonly height?: Mm
  readonly depth?: Mm | undefined
  readonly cuts?: CutsBeside
  /** Of a niche, or of a window's tiled reveal. */
  readonly sides?: readonly SideSpans[]
} & (
  | { readonly what: Exclude<Hole['what'], 'built-in'> | 'mixer' | 'waste' | 'water' | 'notch' | 'bend' }
  | { readonly what: 'fixture'; readonly kind: Fixture['kind'] }
  /** So many pieces are cut along the lines from the shower's corners to its drain. Measured where they lie: how long a line is, the fall decides that is made there. */
  | { readonly what: 'fall'; readonly count: number }
  /** `perTile`: so much higher is one side of a tile's width than the other. */
  | { readonly what: 'slope'; readonly pieces: readonly SlopedPiece[]; readonly perTile: Mm }
)

/** Everything that a tiler has to set out on a surface: openings, niche, drain, what is built in before it, its mixer and pipes, and its slope with the pieces cut along it. */
export function measuresOf(plan: Plan, setOut: SetOut): readonly Measure[] {
  const { surface, wall } = setOut
  const { left, low } = surface.extent
  const holes = surface.holes.flatMap((hole): Measure[] => {
    const { what, id, depth } = hole
    // What is built in is measured as what stands before the wall; a window above the ceiling is none.
    if (what === 'built-in' || hole.low >= wholeExtent(surface).high) return []
    const measure: Measure = {
      what,
      id,
      along: hole.left - left,
      up: hole.low - low,
      width: hole.right - hole.left,
      height: hole.high - hole.low,
      depth,
      cuts: cutsBeside(setOut, hole),
    }
    const sides = sideSpans(setOut, hole)
    return [sides.length > 0 ? { ...measure, sides } : measure]
  })
  if (wall) return [...holes, ...beforeWall(plan, setOut, wall)]
  return surface.name === 'floor' ? [...holes, ...onFloor(plan), ...alongFall(setOut)] : holes
}

function beforeWall(plan: Plan, setOut: SetOut, wall: Wall): readonly Measure[] {
  const builtIn = plan.fixtures.flatMap((fixture): Measure[] => {
    const { id, kind } = fixture
    const { from, to, near, far } = boxSeenFrom(wall, boxOf(fixture))
    const [start, end] = [Math.max(from, 0), Math.min(to, wall.length)]
    if (!isBuiltIn(kind) || near > 0 || far <= 0 || start >= end) return []
    const measure = { what: 'fixture', kind, id, along: start, up: 0, width: end - start, depth: far } as const
    const low = setOut.surface.holes.find((hole) => hole.what === 'built-in' && hole.id === id)
    return [low ? { ...measure, height: low.high, cuts: cutsBeside(setOut, low) } : measure]
  })
  const mixers = namedFixturesInFrontOf(plan, wall).flatMap(({ id, from, to, hasMixer }): Measure[] =>
    hasMixer ? [{ what: 'mixer', id, along: (from + to) / 2, up: MIXER }] : [],
  )
  const pipes = pipesAt(plan, wall).map(({ id, kind, along, height }): Measure => ({ what: kind, id, along, up: height }))
  return [...builtIn, ...mixers, ...pipes, ...bends(plan, wall), ...alongSlope(plan, setOut)]
}

/** Where a slope begins and ends along a wall; none where the ceiling is level there. */
function bends({ room }: Plan, wall: Wall): readonly Measure[] {
  const tops = [0, ...bendsOf(room, wall), wall.length].map(
    (along): Measure => ({ what: 'bend', id: undefined, along, up: heightAt(room, pointAt(wall, along)) }),
  )
  const sloping = consecutive(tops).filter(([one, other]) => one.up !== other.up)
  return [...new Set(sloping.flat())]
}

function alongSlope({ room: { ceiling } }: Plan, setOut: SetOut): readonly Measure[] {
  const { slope, height } = ceiling
  const pieces = slopedPieces(setOut)
  if (!slope || pieces.length === 0) return []
  return [{ what: 'slope', id: undefined, along: 0, up: 0, pieces, perTile: (setOut.tiling.tile.width * (height - slope.low)) / slope.depth }]
}

/** Pillars, boxings and open showers, whose border the floor's tiles are set out by, and what an L lacks of its rectangle. */
function onFloor(plan: Plan): readonly Measure[] {
  const bounds = boundsOf(plan.room)
  const place = ({ left, top, right, bottom }: Box) => ({ along: left - bounds.left, up: top - bounds.top, width: right - left, height: bottom - top })
  const standing = plan.fixtures.flatMap((fixture): Measure[] => {
    const { id, kind } = fixture
    const box = boxOf(fixture)
    const isOpen = fixtures[kind].open && boxIsInside(plan.room, box)
    return isOpen || isBuiltIn(kind) ? [{ what: 'fixture', kind, id, ...place(box) }] : []
  })
  const missing = notchOf(plan.room)
  return missing ? [...standing, { what: 'notch', id: undefined, ...place(missing) }] : standing
}

function alongFall(setOut: SetOut): readonly Measure[] {
  const { length: count } = slantingPieces(setOut)
  return count === 0 ? [] : [{ what: 'fall', id: undefined, along: 0, up: 0, count }]
}

const SIDES = {
  left: { axis: 'x', tiles: 'before', end: 'left' },
  right: { axis: 'x', tiles: 'after', end: 'right' },
  below: { axis: 'y', tiles: 'before', end: 'low' },
  above: { axis: 'y', tiles: 'after', end: 'high' },
} as const

/** Only where tiles lie beside it. */
function cutsBeside(setOut: SetOut, hole: Hole): CutsBeside {
  const { surface, tiling, origin } = setOut
  const first = firstRow(surface, tiling, origin.y)
  const cuts = (side: HoleSide): CutsBeside => {
    const { axis, tiles, end } = SIDES[side]
    const found = tiledEdges(surface, tiling, axis).find(
      ({ edge }) => edge.what === hole.what && edge.id === hole.id && edge.tiles === tiles && edge.at === hole[end],
    )
    if (!found) return {}
    const start = axis === 'y' ? origin.y : startAt(setOut, found.edge.at).x
    const starts = found.shift === 0 ? [start] : [first, first + 1].map((row) => start + rowShift(tiling, row))
    return { [side]: [...new Set(starts.map((start) => pieceBeside(surface, found, start)))] }
  }
  return { ...cuts('left'), ...cuts('right'), ...cuts('below'), ...cuts('above') }
}

/** How wide the piece is that is nearest to an edge, in the row that begins at `start`; less than its tile where another edge is near. */
function pieceBeside(surface: TiledSurface, { edge, whole, pitch }: TiledEdge, start: Mm): Mm {
  const into = modulo(edge.tiles === 'after' ? start - edge.at - (pitch - whole) : edge.at - start, pitch)
  // From the edge to the nearest tile: none where the edge cuts it.
  const joint = into > 0 && into <= whole ? 0 : into === 0 ? pitch - whole : into - whole
  return Math.min(joint > 0 || into === 0 ? whole : into, roomBeside(surface, edge) - joint)
}
