import { boxOf, distanceBetween } from '../boxes.ts'
import { OUT_OF_TRUE } from '../clearances.ts'
import { isBasin } from '../fixtures.ts'
import { doorsOf, swingOf } from '../openings.ts'
import type { Axis, Mm, Plan, Point, SurfaceTiling } from '../plan.ts'
import { boundsOf, boxSeenFrom, type Wall } from '../walls.ts'
import { isFace } from './built-in-faces.ts'
import { cutAt, judgeEdges, type TiledEdge, tiledEdges } from './edge-cuts.ts'
import type { SurfaceEdge, TiledSurface } from './surface.ts'
import { modulo, pitchOf, sizeAlong, toQuarters } from './tiling.ts'

/**
 * A place where a tile may begin, and how early the tiler thinks of it (0 first). `oneOfTwo`: it has a mirror image that is as
 * good in every respect, so it is taken only if it is better.
 */
type Candidate = { readonly start: Mm; readonly rank: number; readonly oneOfTwo?: boolean }

type Judged = Candidate & { readonly slivers: number; readonly smallest: Mm }

/** A surface and its tiling. */
export type Tiled = { readonly surface: TiledSurface; readonly tiling: SurfaceTiling }

/** Ranks of the rules, the first to be thought of first (docs/fogplan.md). */
const RANK = { window: 0, basin: 1, outerCorner: 2, wall: 3, edge: 4 } as const

/**
 * Along a wall: as few slivers as possible; among such places symmetric about the window, else the basin, else the wall; then
 * whole tiles from a door, a niche or a corner; then the widest cuts. A pillar's or boxing's face with one outer corner has whole
 * tiles there before it is symmetric.
 */
export function proposedAlong(plan: Plan, wall: Wall, { surface, tiling }: Tiled): Mm {
  const ranks = [RANK.window, RANK.basin, RANK.wall]
  const foci = fociAlong(plan, wall, surface).flatMap((middle, index) => about(middle, ranks[index] ?? RANK.edge, tiling, 'x'))
  const outer = isFace(surface.name) ? surface.edges.filter(({ what }) => what === 'outer corner') : []
  const [corner] = outer
  const fromCorner = corner && outer.length === 1 ? [{ start: wholeFrom(corner, tiling), rank: RANK.outerCorner }] : []
  const hinge = entranceHinge(plan)
  const isNearStart = hinge && distanceBetween(hinge, wall.end) - distanceBetween(hinge, wall.start)
  return best([...foci, ...fromCorner, ...fromEdges(surface, tiling, 'x', RANK.edge)], [{ surface, tiling }], 'x', isNearStart)
}

/**
 * Up the walls, the same for all whose joints can meet: as few slivers as possible; among such places whole tiles at a window or a half wall's top,
 * else up at the ceiling, because the row at the floor is cut after its fall anyhow; else from the floor.
 */
export function proposedUp(tiled: readonly Tiled[]): Mm {
  const [first] = tiled
  if (!first) return 0
  const edges = tiled.flatMap(({ surface }) => surface.edges.filter(({ axis }) => axis === 'y'))
  const rank = { window: 0, paint: 0, ceiling: 1, floor: 2, door: 3, niche: 3, drain: 3, corner: 3, 'outer corner': 3, 'built-in': 3 } as const
  const candidates = edges
    .toSorted((one, other) => lengthOf(other) - lengthOf(one) || String(other.id).localeCompare(String(one.id)) || other.at - one.at)
    .map((edge): Candidate => ({ start: wholeFrom(edge, first.tiling), rank: rank[edge.what] }))
  const heights = tiled.map(({ surface }) => surface.extent.high)
  return best([...candidates, ...about(Math.max(...heights) / 2, rank.door, first.tiling, 'y')], tiled, 'y', 1)
}

/**
 * The floor, along one axis: as few slivers as possible; among such places where its joints meet those of the wall that one sees
 * on entering; else whole tiles at the door, or symmetric about it; else symmetric in the room, or about the drain.
 */
export function proposedOnFloor(plan: Plan, floor: Tiled, axis: Axis, walls: readonly (Tiled & { wall: Wall; start: Mm })[]): Mm {
  const { surface, tiling } = floor
  const pitch = pitchOf(tiling, axis)
  const whole = sizeAlong(tiling, axis)
  const [entrance] = doorsOf(plan)
  const seen = entrance && facing(entrance.wall, walls, axis)
  const met: Candidate[] =
    seen && seen.tiling.tile.width === whole && pitchOf(seen.tiling, 'x') === pitch ? [{ start: onFloor(seen.wall, seen.start, tiling, axis), rank: 0 }] : []
  const { left, right, top, bottom } = boundsOf(plan.room)
  const middle = axis === 'x' ? (left + right) / 2 : (top + bottom) / 2
  const hinge = entranceHinge(plan)
  const drain = plan.plumbingPoints.find(({ kind }) => kind === 'drain')
  return best(
    [...met, ...atEntrance(entrance, surface, tiling, axis), ...about(middle, 2, tiling, axis), ...about(drain?.at[axis], 3, tiling, axis)],
    [floor],
    axis,
    hinge && middle - hinge[axis],
  )
}

/** The wall opposite the entrance, or the entrance's own, that runs along an axis of the floor. */
function facing<Known extends { wall: Wall }>(entrance: Wall, walls: readonly Known[], axis: Axis): Known | undefined {
  if (entrance.along[axis] === 0) return undefined
  const across = axis === 'x' ? 'y' : 'x'
  const opposite = walls.filter(({ wall }) => wall.inward[across] === -entrance.inward[across])
  const far = ({ wall }: Known) => Math.abs(wall.start[across] - entrance.start[across])
  return opposite.toSorted((one, other) => other.wall.length - one.wall.length || far(one) - far(other))[0]
}

/** Where a tile of the floor begins that continues a wall's tile; a wall that runs backwards begins its tiles at their other end. */
function onFloor(wall: Wall, start: Mm, tiling: SurfaceTiling, axis: Axis): Mm {
  const whole = sizeAlong(tiling, axis)
  return wall.along[axis] > 0 ? wall.start[axis] + start : wall.start[axis] - start - whole
}

function atEntrance(entrance: ReturnType<typeof doorsOf>[number] | undefined, surface: TiledSurface, tiling: SurfaceTiling, axis: Axis): readonly Candidate[] {
  if (!entrance) return []
  const { wall, door } = entrance
  if (wall.along[axis] !== 0) return about(wall.start[axis] + wall.along[axis] * (door.along + door.width / 2), 1, tiling, axis)
  const edge = surface.edges.find(({ id }) => id === String(wall.index))
  return edge ? [{ start: wholeFrom(edge, tiling), rank: 1 }] : []
}

/** The first door's hinge: it tells the ends of a wall apart in a room that is otherwise its own mirror image. */
function entranceHinge(plan: Plan): Point | undefined {
  const [entrance] = doorsOf(plan)
  return entrance && swingOf(entrance.wall, entrance.door).hinge
}

/** The places along a wall about which its joints may be symmetric: the middle of its windows, of its basins, and of its visible part. */
function fociAlong(plan: Plan, wall: Wall, { holes, seen }: TiledSurface): readonly (Mm | undefined)[] {
  const windows = holes.filter(({ what }) => what === 'window')
  return [windows, basinsAt(plan, wall), seen.map(({ from, to }) => ({ left: from, right: to }))].map(middleOfAll)
}

/** The middle of several extents together. */
function middleOfAll(extents: readonly { left: Mm; right: Mm }[]): Mm | undefined {
  if (extents.length === 0) return undefined
  return (Math.min(...extents.map(({ left }) => left)) + Math.max(...extents.map(({ right }) => right))) / 2
}

/** Basins with their back at a wall, along it. */
function basinsAt({ fixtures }: Plan, wall: Wall): readonly { left: Mm; right: Mm }[] {
  return fixtures.flatMap((fixture) => {
    if (!isBasin(fixture)) return []
    const { from, to, near } = boxSeenFrom(wall, boxOf(fixture))
    return Math.abs(near) <= OUT_OF_TRUE && from >= 0 && to <= wall.length ? [{ left: from, right: to }] : []
  })
}

/** Symmetric about a place: a tile's middle there, or a joint's. */
function about(middle: Mm | undefined, rank: number, tiling: SurfaceTiling, axis: Axis): readonly Candidate[] {
  if (middle === undefined) return []
  const whole = sizeAlong(tiling, axis)
  return [
    { start: middle - whole / 2, rank },
    { start: middle + tiling.joint / 2, rank },
  ]
}

function fromEdges(surface: TiledSurface, tiling: SurfaceTiling, axis: Axis, rank: number): readonly Candidate[] {
  return surface.edges.filter((edge) => edge.axis === axis).map((edge) => ({ start: wholeFrom(edge, tiling), rank, oneOfTwo: true }))
}

/** Where a tile begins so that the one at an edge is whole. */
function wholeFrom({ axis, at, tiles }: SurfaceEdge, tiling: SurfaceTiling): Mm {
  return tiles === 'after' ? at : at - sizeAlong(tiling, axis)
}

/** Where a tile may begin so that the pattern is symmetric about what one sees, or whole at an edge. For snapping. */
export function snapPlaces(
  plan: Plan,
  { surface, tiling, wall }: Tiled & { wall: Wall | undefined },
  axis: Axis,
): readonly { start: Mm; to: 'symmetric' | 'whole' }[] {
  const { left, right, low, high } = surface.extent
  const across = wall ? fociAlong(plan, wall, surface) : [(left + right) / 2]
  const foci = axis === 'y' ? [(low + high) / 2] : across
  const pitch = pitchOf(tiling, axis)
  const place = (to: 'symmetric' | 'whole') => (candidate: Candidate) => ({ start: modulo(toQuarters(candidate.start), pitch), to })
  const symmetric = foci.flatMap((middle) => about(middle, 0, tiling, axis)).map(place('symmetric'))
  return [...symmetric, ...fromEdges(surface, tiling, axis, 0).map(place('whole'))]
}

/**
 * The best candidate, as a place within the first tile and joint. Where each of them leaves slivers, also every other place:
 * `near` is positive if the tiles at the surface's start should rather be wide than those at its end, negative the other way.
 */
function best(candidates: readonly Candidate[], tiled: readonly Tiled[], axis: Axis, near: number | undefined): Mm {
  const [first] = tiled
  if (!first) return 0
  const pitch = pitchOf(first.tiling, axis)
  const edges = tiled.map(({ surface, tiling }) => tiledEdges(surface, tiling, axis))
  const all = edges.flat()
  const judged = candidates.map((candidate): Judged => {
    const start = modulo(toQuarters(candidate.start), pitch)
    return { ...candidate, start, ...judgeEdges(all, start) }
  })
  const sorted = judged.toSorted(compare)
  const isTied = (one: Judged) => sorted.some((other) => other.oneOfTwo && other.start !== one.start && compare(one, other) === 0)
  const chosen = sorted.find((one) => !one.oneOfTwo || !isTied(one))
  // Nothing is seen of a wall without a candidate.
  if (!chosen) return 0
  return chosen.slivers > 0 && near ? fewestSlivers(chosen, first, edges, axis, near) : chosen.start
}

/**
 * Of all places, one with the least slivers and then the widest cuts; the chosen one if it is as good in slivers. `edges`: of each surface.
 * Large tiles have three thousand places, so nothing is made for each.
 */
function fewestSlivers(chosen: Judged, first: Tiled, edges: readonly (readonly TiledEdge[])[], axis: Axis, near: number): Mm {
  const pitch = pitchOf(first.tiling, axis)
  const { extent } = first.surface
  const end = axis === 'x' ? extent.left + extent.right : extent.low + extent.high
  const all = edges.flat()
  const outer = edges.flatMap((some) => outermost(some, near))
  let least: (Judged & { beside: Mm }) | undefined
  // Half millimetres, so that the mirror image of each is among them.
  for (let half = 0; half < pitch * 2; half += 1) {
    const start = near > 0 ? half / 2 : modulo(end - half / 2 - sizeAlong(first.tiling, axis), pitch)
    const judged = { start, rank: 0, ...judgeEdges(all, start) }
    const order = least ? compare(judged, least) : -1
    if (order > 0) continue
    const beside = outer.reduce((widest, edge) => Math.max(widest, cutAt(edge, start)), 0)
    // Of equal ones the first.
    if (order < 0 || !least || beside > least.beside) least = { ...judged, beside }
  }
  return least && least.slivers < chosen.slivers ? least.start : chosen.start
}

/** The edges at the start of a surface (`near` positive), or at its end. */
function outermost(edges: readonly TiledEdge[], near: number): readonly TiledEdge[] {
  const first = Math.min(...edges.map(({ edge }) => edge.at * near))
  return edges.filter(({ edge }) => edge.at * near === first)
}

function compare(one: Judged, other: Judged): number {
  return one.slivers - other.slivers || one.rank - other.rank || other.smallest - one.smallest
}

function lengthOf({ from, to }: SurfaceEdge): Mm {
  return to - from
}
