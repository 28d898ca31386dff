import { boxOf, distanceBetween } from '../boxes.ts'
import { OUT_OF_TRUE } from '../clearances.ts'
import { isBasin } from '../fixtures.ts'
import { doorsOf, swingOf } from '../openings.ts'
import type { Axis, Mm, Plan, Point, SurfaceTiling } from '../plan.ts'
import { boundsOf, boxSeenFrom, type Wall } from '../walls.ts'
import { cutAt } from './edge-cuts.ts'
import { weighedEdges } from './edge-weights.ts'
import { rememberedEach } from './remembered.ts'
import type { Stretch } from './seen-stretches.ts'
import { costAt, type Focus, type Judged, symmetricAbout, turningStarts, type WeighedEdge } from './set-out-cost.ts'
import type { SurfaceEdge, Tiled, TiledSurface } from './surface.ts'
import { modulo, pitchOf, sizeAlong, toQuarters } from './tiling.ts'

export type TiledWall = Tiled & { readonly wall: Wall }

/** With where a tile begins along it. */
type StartedWall = TiledWall & { readonly start: Mm }

/** The cheapest place where a tile may begin, and the two next best that look different. Within the first tile and joint. */
export type Choice = { readonly start: Mm; readonly others: readonly Mm[] }

/** What it costs to leave the middle of what one looks at, beside a row of cuts as high as the wall (docs/fogplan.md). */
const UNBALANCED = { window: 2.5, basin: 2, wall: 1.5 } as const
/** On the floor, and where its joints do not meet those of the wall that one sees on entering. */
const UNBALANCED_FLOOR = 0.6
const UNMET = 1.2

/** Along a visible stretch of a wall. */
export const proposedAlong = rememberedEach(
  (plan: Plan, { surface }: TiledWall, _stretch: Stretch) => [surface, ...deciding(plan)],
  (_plan, { tiling: { tile, joint, bond } }, { from, to }) => [tile.width, joint, bond, from, to].join(' '),
  (plan, known, stretch) => cheapest(judgedAlong(plan, known, stretch), known.tiling, 'x', stretch, nearerEnd(plan, known.wall)),
)

/** What of a plan decides where tiles begin beside the surface and its tiles: while joints move, no proposal changes. */
function deciding({ room, openings, fixtures }: Plan): readonly object[] {
  return [room, openings, fixtures]
}

export function judgedAlong(plan: Plan, known: TiledWall, { from, to }: Stretch): Judged {
  const { surface, tiling, wall } = known
  const edges = weighedEdges(plan, [known], 'x').filter(({ edge }) => edge.at >= from && edge.at <= to)
  const [focus] = fociAlong(plan, wall, surface, { from, to })
  const foci = focus ? [symmetricAbout(focus.middle, tiling, 'x', UNBALANCED[focus.what] * surface.extent.high)] : []
  return { edges, foci, pitch: pitchOf(tiling, 'x') }
}

/** Up the walls, the same for all whose joints can meet. */
export const proposedUp = rememberedEach(
  (plan: Plan, known: readonly TiledWall[]) => [known[0]?.surface ?? plan, ...known.map(({ surface }) => surface), ...deciding(plan)],
  (_plan, [first]) => (first ? [first.tiling.tile.height, first.tiling.joint].join(' ') : ''),
  (plan, known): Choice => {
    const [first] = known
    if (!first) return { start: 0, others: [] }
    return cheapest(judgedUp(plan, known), first.tiling, 'y', { from: 0, to: first.surface.extent.high }, 1)
  },
)

export function judgedUp(plan: Plan, known: readonly TiledWall[]): Judged {
  return { edges: weighedEdges(plan, known, 'y'), foci: [], pitch: known[0] ? pitchOf(known[0].tiling, 'y') : 1 }
}

/** The floor, along one axis. */
export const proposedOnFloor = rememberedEach(
  (plan: Plan, { surface }: Tiled, _axis: Axis, _walls: readonly StartedWall[]) => [surface, ...deciding(plan)],
  (plan, floor, axis, walls) => {
    const { tile, joint, bond } = floor.tiling
    const { at, period, cost } = focusOnFloor(plan, floor, axis, walls)
    return [axis, tile.width, tile.height, joint, bond, at, period, cost].join(' ')
  },
  (plan, floor, axis, walls) => {
    const { left, right, top, bottom } = boundsOf(plan.room)
    const stretch = axis === 'x' ? { from: left, to: right } : { from: top, to: bottom }
    const hinge = entranceHinge(plan)
    const middle = (stretch.from + stretch.to) / 2
    return cheapest(judgedOnFloor(plan, floor, axis, walls), floor.tiling, axis, stretch, hinge && hinge[axis] > middle ? -1 : 1)
  },
)

export function judgedOnFloor(plan: Plan, floor: Tiled, axis: Axis, walls: readonly StartedWall[]): Judged {
  const edges = weighedEdges(plan, [{ ...floor, wall: undefined }], axis)
  return { edges, foci: [focusOnFloor(plan, floor, axis, walls)], pitch: pitchOf(floor.tiling, axis) }
}

/** The joints of the wall that one sees on entering, else the floor's middle. */
function focusOnFloor(plan: Plan, { tiling }: Tiled, axis: Axis, walls: readonly StartedWall[]): Focus {
  const pitch = pitchOf(tiling, axis)
  const { left, right, top, bottom } = boundsOf(plan.room)
  const [entrance] = doorsOf(plan)
  const seen = entrance && facing(entrance.wall, walls, axis)
  const meets = seen && seen.tiling.tile.width === sizeAlong(tiling, axis) && pitchOf(seen.tiling, 'x') === pitch
  const across = axis === 'x' ? bottom - top : right - left
  const middle = axis === 'x' ? (left + right) / 2 : (top + bottom) / 2
  return meets
    ? { at: onFloor(seen.wall, seen.start, tiling, axis), period: pitch, cost: UNMET * across }
    : symmetricAbout(middle, tiling, axis, UNBALANCED_FLOOR * across)
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

/** The first door's hinge: it tells the ends of a wall apart in a room that is otherwise its own mirror image. */
function entranceHinge(plan: Plan): Point | undefined {
  const [entrance] = doorsOf(plan)
  return entrance && swingOf(entrance.wall, entrance.door).hinge
}

/** Which end of a wall is nearer to the entrance: its first (1) or its last (-1). Its first if neither is. */
function nearerEnd(plan: Plan, wall: Wall): 1 | -1 {
  const hinge = entranceHinge(plan)
  return hinge && distanceBetween(hinge, wall.end) < distanceBetween(hinge, wall.start) ? -1 : 1
}

/** What a stretch of wall may be symmetric about, the first that one looks at first: the middle of its windows, of its basins, and its own. */
export function fociAlong(
  plan: Plan,
  wall: Wall,
  { holes }: Pick<TiledSurface, 'holes'>,
  { from, to }: Stretch,
): readonly { readonly what: keyof typeof UNBALANCED; readonly middle: Mm }[] {
  const within = (extent: { left: Mm; right: Mm }) => extent.left >= from && extent.right <= to
  const windows = holes.filter((hole) => hole.what === 'window' && within(hole))
  const of = (what: keyof typeof UNBALANCED, extents: readonly { left: Mm; right: Mm }[]) => {
    const middle = (Math.min(...extents.map(({ left }) => left)) + Math.max(...extents.map(({ right }) => right))) / 2
    return extents.length === 0 ? [] : [{ what, middle }]
  }
  return [...of('window', windows), ...of('basin', basinsAt(plan, wall).filter(within)), ...of('wall', [{ left: from, right: to }])]
}

/** Basins with their back at a wall, along it. */
function basinsAt({ fixtures }: Plan, wall: Wall): readonly { left: Mm; right: Mm }[] {
  return fixtures.flatMap((fixture) => {
    if (!isBasin(fixture)) return []
    const { from, to, near } = boxSeenFrom(wall, boxOf(fixture))
    return Math.abs(near) <= OUT_OF_TRUE && from >= 0 && to <= wall.length ? [{ left: from, right: to }] : []
  })
}

/** Where a tile may begin so that the pattern is symmetric about what one sees, or whole at an edge. For snapping. */
export function snapPlaces(
  plan: Plan,
  { surface, tiling, wall }: Tiled & { wall: Wall | undefined },
  axis: Axis,
): readonly { start: Mm; to: 'symmetric' | 'whole' }[] {
  const { left, right, low, high } = surface.extent
  const across = wall ? surface.seen.flatMap((stretch) => fociAlong(plan, wall, surface, stretch).map(({ middle }) => middle)) : [(left + right) / 2]
  const foci = axis === 'y' ? [(low + high) / 2] : across
  const pitch = pitchOf(tiling, axis)
  const whole = sizeAlong(tiling, axis)
  const symmetric = foci.flatMap((middle) => [middle - whole / 2, middle + tiling.joint / 2])
  const fromEdges = surface.edges.filter((edge) => edge.axis === axis).map((edge) => wholeFrom(edge, tiling))
  const place = (to: 'symmetric' | 'whole') => (start: Mm) => ({ start: modulo(toQuarters(start), pitch), to })
  return [...symmetric.map(place('symmetric')), ...fromEdges.map(place('whole'))]
}

/** Where a tile begins so that the one at an edge is whole. */
function wholeFrom({ axis, at, tiles }: SurfaceEdge, tiling: SurfaceTiling): Mm {
  return tiles === 'after' ? at : at - sizeAlong(tiling, axis)
}

/** A place and what it costs; `from`: so far from the nearer end of the stretch a tile begins, in whole mm. */
type Place = { readonly from: Mm; readonly start: Mm; readonly cost: number }

/** Of all places in whole mm from the stretch's nearer end the cheapest; of equal ones that with the widest cut there. */
function cheapest(judged: Judged, tiling: SurfaceTiling, axis: Axis, { from, to }: Stretch, near: 1 | -1): Choice {
  const { edges, pitch } = judged
  // Nothing is seen there.
  if (edges.length === 0) return { start: 0, others: [] }
  // Counted from the last end a tile begins where it ends.
  const seenFromNear = (start: Mm) => modulo(near > 0 ? start - from : to - start - sizeAlong(tiling, axis), pitch)
  const startAt = (place: Mm) => modulo(near > 0 ? from + place : to - place - sizeAlong(tiling, axis), pitch)
  const wholeMm = turningStarts(judged).flatMap((start) => aroundInMm(seenFromNear(start)))
  const candidates = [...new Set([0, Math.ceil(pitch) - 1, ...wholeMm].filter((place) => place >= 0 && place < pitch))]
  const places = candidates.map((place): Place => ({ from: place, start: startAt(place), cost: costAt(judged, startAt(place)) }))
  const outer = outermost(edges, near)
  const beside = ({ start }: Place) => Math.max(...outer.map((edge) => cutAt(edge, start)))
  const sorted = places.toSorted((one, other) => one.cost - other.cost || beside(other) - beside(one) || one.from - other.from)
  return { start: sorted[0]?.start ?? 0, others: nextBest(sorted, pitch).map(({ start }) => start) }
}

/** The whole mm on both sides of a place, and itself. */
function aroundInMm(place: Mm): readonly Mm[] {
  return [Math.ceil(place) - 1, Math.floor(place), Math.ceil(place), Math.floor(place) + 1]
}

/** The edges at one end. */
function outermost(edges: readonly WeighedEdge[], near: 1 | -1): readonly WeighedEdge[] {
  const first = Math.min(...edges.map(({ edge }) => edge.at * near))
  return edges.filter(({ edge }) => edge.at * near === first)
}

/** So much of a tile and joint two places lie apart that one tells apart. */
const APART = 0.1

/** The two next best places that one tells from the best and from each other. */
function nextBest([first, ...rest]: readonly Place[], pitch: Mm): readonly Place[] {
  const taken = first ? [first] : []
  for (const place of rest) {
    const isApart = taken.every((one) => {
      const off = Math.abs(one.from - place.from)
      return Math.min(off, pitch - off) >= pitch * APART
    })
    if (isApart) taken.push(place)
    if (taken.length > 2) break
  }
  return taken.slice(1)
}
