import type { Axis, Id, Mm, Plan, SurfaceName } from '../plan.ts'
import { isFace } from './built-in-faces.ts'
import { coveredSliver, type EdgeCut, edgeCuts, judgeEdges, NARROWEST, seenBesideCasing, startsOf, tiledEdges, turningCuts } from './edge-cuts.ts'
import { meetUp, type SetOut, startAt } from './lay-out.ts'
import { BAY, fitsJoints, isOutsideShower } from './niche.ts'
import type { AnySurfaceName, SurfaceEdge } from './surface.ts'
import { modulo, pitchOf } from './tiling.ts'

/** A remark on a set-out, with the change that mends it. */
export type TilingFinding =
  | {
      readonly code: 'sliver'
      readonly surface: AnySurfaceName
      readonly axis: Axis
      readonly edge: SurfaceEdge['what']
      readonly id: Id | undefined
      /** Where the edge is along the axis. */
      readonly at: Mm
      readonly cut: Mm
      readonly mend: Mend | undefined
    }
  | { readonly code: 'niche-off-joints' | 'niche-outside-shower'; readonly surface: SurfaceName }
  | { readonly code: 'niche-wide'; readonly surface: SurfaceName; readonly width: Mm; readonly bay: Mm }
  /** A strip as narrow above a door, which the casing covers. Beside a door there is one in most rooms. */
  | { readonly code: 'under-casing'; readonly surface: AnySurfaceName; readonly id: Id | undefined; readonly cut: Mm }
  /** Beside a door so little is seen outside the casing. */
  | { readonly code: 'beside-casing'; readonly surface: AnySurfaceName; readonly id: Id | undefined; readonly seen: Mm }
  | { readonly code: 'long-half-bond'; readonly surface: SurfaceName; readonly longest: Mm }

/** Moving the joints `by` mm (to the right or up; negative back) makes the narrowest piece there `becomes` wide. */
type Mend = { readonly axis: Axis; readonly by: Mm; readonly becomes: Mm }

/** From this length on, a half bond shows how a tile bows: its middle lies beside its neighbours' ends (docs/fogplan.md). */
const LONG: Mm = 600

/** Everything that a tiler would remark on, the narrowest slivers first. Equal ones on a surface are listed once. */
export function tilingFindings(plan: Plan, all: readonly SetOut[]): readonly TilingFinding[] {
  const chosen = all.filter(({ surface }) => !isFace(surface.name))
  const slivers = all.flatMap((setOut) => {
    const along = sliversIn(setOut, 'x', [setOut])
    // The level joints of pillars and boxings are the walls', which say it.
    return isFace(setOut.surface.name) ? along : [...along, ...sliversIn(setOut, 'y', alike(setOut, chosen))]
  })
  const atCasings = all.flatMap((setOut) => [...coveredAbove(setOut), ...seenBeside(setOut)])
  const others = all.flatMap((setOut): TilingFinding[] => {
    const { surface, tiling, wall } = setOut
    const { name } = surface
    if (isFace(name)) return []
    const { niche } = tiling
    const isOff = niche && !fitsJoints(niche, tiling, startAt(setOut, niche.along))
    const isLong = tiling.bond === 'half' && longest(tiling.tile) >= LONG
    return [
      ...(isOff ? [{ code: 'niche-off-joints', surface: name } as const] : []),
      ...(wall && niche && isOutsideShower(plan, wall, niche) ? [{ code: 'niche-outside-shower', surface: name } as const] : []),
      ...(niche && niche.width > BAY ? [{ code: 'niche-wide', surface: name, width: niche.width, bay: BAY } as const] : []),
      ...(isLong ? [{ code: 'long-half-bond', surface: name, longest: longest(tiling.tile) } as const] : []),
    ]
  })
  return [...slivers.toSorted((one, other) => one.cut - other.cut), ...atCasings, ...others]
}

type Sliver = Extract<TilingFinding, { code: 'sliver' }>

function sliversIn(setOut: SetOut, axis: Axis, moved: readonly SetOut[]): readonly Sliver[] {
  const { surface, tiling, origin, stretches } = setOut
  const laid = axis === 'y' ? [origin.y] : stretches.map(({ x }) => x)
  const slivers = laid.flatMap((start, index) => {
    const here = axis === 'y' ? undefined : stretches[index]
    return edgeCuts(surface, tiling, axis, start).filter((cut) => isSliver(cut) && (!here || (cut.edge.at >= here.from && cut.edge.at <= here.to)))
  })
  if (slivers.length === 0) return []
  // Stretches with starts of their own would be moved to one.
  const isHeld = moved.some(({ tiling }) => tiling.locked.includes(axis)) || (laid.length > 1 && tiling.x === undefined)
  const shift = isHeld ? 0 : bestShift(moved, axis)
  const after = edgeCuts(surface, tiling, axis, origin[axis] + shift)
  const distinct = slivers.filter(({ edge, cut }, index) => slivers.findIndex((one) => one.edge.what === edge.what && one.cut === cut) === index)
  return distinct.map(({ edge, cut }) => {
    // A sliver that stays where it is lacks as much.
    const then = after.find((one) => one.edge === edge && !isSliver(one))
    const mend = then && { axis, by: shift, becomes: then.cut }
    return { code: 'sliver', surface: surface.name, axis, edge: edge.what, id: edge.id, at: edge.at, cut, mend }
  })
}

function coveredAbove({ surface, tiling, origin }: SetOut): readonly TilingFinding[] {
  return tiledEdges(surface, tiling, 'y').flatMap((tiled): TilingFinding[] => {
    const cut = coveredSliver(tiled, origin.y)
    return cut === undefined ? [] : [{ code: 'under-casing', surface: surface.name, id: tiled.edge.id, cut }]
  })
}

/** Of both sides of a door, and of both rows of a bond, the narrowest. */
function seenBeside(setOut: SetOut): readonly TilingFinding[] {
  const { surface, tiling } = setOut
  const seen = tiledEdges(surface, tiling, 'x').flatMap((tiled) => {
    const start = startAt(setOut, tiled.edge.at).x
    return [start, start + tiled.shift].flatMap((row) => seenBesideCasing(surface, tiled, row) ?? []).map((seen) => ({ id: tiled.edge.id, seen }))
  })
  return [...Map.groupBy(seen, ({ id }) => id)].map(([id, strips]) => ({
    code: 'beside-casing',
    surface: surface.name,
    id,
    seen: Math.min(...strips.map(({ seen }) => seen)),
  }))
}

/** Also where there is no room for more: so narrow a strip is not laid without a word. */
function isSliver({ cut, lacking }: EdgeCut): boolean {
  return lacking > 0 || cut < NARROWEST
}

/** The walls whose level joints move together. */
function alike(setOut: SetOut, all: readonly SetOut[]): readonly SetOut[] {
  if (setOut.surface.name === 'floor') return [setOut]
  return all.filter(({ surface, tiling }) => surface.name !== 'floor' && meetUp(tiling, setOut.tiling))
}

/** The first move that leaves the least slivers; 0 if none leaves less. */
function bestShift(moved: readonly SetOut[], axis: Axis): Mm {
  let least = { by: 0, slivers: sliversAfter(moved, axis, 0) }
  for (const by of movesOf(moved, axis)) {
    if (least.slivers === 0) break
    const slivers = sliversAfter(moved, axis, by)
    if (slivers < least.slivers) least = { by, slivers }
  }
  return least.by
}

/** The smallest first: in whole centimetres, then in millimetres, then in quarters. */
function* movesOf(moved: readonly SetOut[], axis: Axis): Generator<Mm> {
  const pitch = moved[0] ? pitchOf(moved[0].tiling, axis) : 0
  for (const step of [10, 1]) for (let by = step; by <= pitch / 2; by += step) yield* [by, -by]
  yield* exactMoves(moved, axis)
}

/** The moves at which a sliver begins or ends somewhere, to the quarters around them, the smallest first. A place without slivers may be narrower than a millimetre. */
function exactMoves(moved: readonly SetOut[], axis: Axis): readonly Mm[] {
  const moves = moved.flatMap(({ surface, tiling, origin }) => {
    const pitch = pitchOf(tiling, axis)
    const starts = tiledEdges(surface, tiling, axis).flatMap((edge) => turningCuts(edge).flatMap((cut) => startsOf(edge, cut)))
    return starts.map((start) => modulo(start - origin[axis] + pitch / 2, pitch) - pitch / 2)
  })
  const quarters = new Set(moves.flatMap((by) => [Math.floor(by * 4) / 4, Math.ceil(by * 4) / 4]))
  return [...quarters].toSorted((one, other) => Math.abs(one) - Math.abs(other) || other - one)
}

function sliversAfter(moved: readonly SetOut[], axis: Axis, by: Mm): number {
  return moved.reduce((sum, { surface, tiling, origin }) => sum + judgeEdges(tiledEdges(surface, tiling, axis), origin[axis] + by).slivers, 0)
}

function longest({ width, height }: { width: Mm; height: Mm }): Mm {
  return Math.max(width, height)
}
