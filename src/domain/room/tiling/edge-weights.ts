import { boxOf } from '../boxes.ts'
import { OUT_OF_TRUE } from '../clearances.ts'
import { fixtures, isBuiltIn } from '../fixtures.ts'
import { doorsOf } from '../openings.ts'
import type { Axis, Mm, Plan } from '../plan.ts'
import { boxSeenFrom, type Wall } from '../walls.ts'
import { fixturesInFrontOf } from './at-wall.ts'
import { type TiledEdge, tiledEdge } from './edge-cuts.ts'
import type { WeighedEdge } from './set-out-cost.ts'
import { partsOfEdge, type SurfaceEdge, type Tiled } from './surface.ts'

/**
 * How dear a cut is along an edge, and how dear it is there that it is narrow. 1 is a row of cuts that everybody sees. Their reasons and sources
 * are in docs/fogplan.md.
 */
const WEIGHTS: Record<SurfaceEdge['what'], { readonly cut: number; readonly narrow: number }> = {
  'outer corner': { cut: 3, narrow: 3 },
  niche: { cut: 2, narrow: 2 },
  window: { cut: 1.5, narrow: 1.5 },
  paint: { cut: 1.5, narrow: 1.5 },
  ceiling: { cut: 0.8, narrow: 1 },
  corner: { cut: 0.2, narrow: 1 },
  floor: { cut: 0.1, narrow: 1 },
  door: { cut: 0.1, narrow: 0.5 },
  'built-in': { cut: 0.2, narrow: 0.7 },
  drain: { cut: 0.5, narrow: 10 },
  shower: { cut: 0.5, narrow: 2 },
}
/** Whole tiles at the entrance. */
const ENTRANCE = 0.8
/** What stands before an edge hides it, but not for ever. */
const HIDDEN = 0.25
const IN_SHOWER = 1.5
const ON_MET_WALL = 1.25

/** The edges of a surface across an axis with their weights; those with the same cuts everywhere are one. */
export function weighedEdges(plan: Plan, tiled: readonly (Tiled & { readonly wall: Wall | undefined })[], axis: Axis): readonly WeighedEdge[] {
  const same = new Map<string, WeighedEdge>()
  const [entrance] = doorsOf(plan)
  for (const { surface, tiling, wall } of tiled) {
    const place: Place = { entrance: entrance?.wall, wall, hiding: wall ? hidingFixtures(plan, wall) : [], showers: wall ? showersAt(plan, wall) : [] }
    const parts = surface.edges.filter((edge) => edge.axis === axis).flatMap((edge) => partsOfEdge(edge, surface))
    for (const part of parts) {
      const edge = tiledEdge(surface, tiling, part)
      const weighed = { ...edge, ...costsOf(place, edge) }
      const key = [edge.at, edge.edge.tiles, edge.least, Math.min(edge.whole, edge.edge.free), edge.edge.what === 'door'].join(' ')
      const known = same.get(key)
      same.set(key, known ? together(known, weighed) : weighed)
    }
  }
  return [...same.values()]
}

function together(one: WeighedEdge, other: WeighedEdge): WeighedEdge {
  const sum = (what: keyof Costs) => one[what] + other[what]
  return { ...one, length: sum('length'), cutCost: sum('cutCost'), narrowCost: sum('narrowCost'), shaveCost: sum('shaveCost') }
}

type Costs = Pick<WeighedEdge, 'length' | 'cutCost' | 'narrowCost' | 'shaveCost'>

/** Where a surface is: the wall with the entrance, its own unless it is the floor, and what stands there. */
type Place = {
  readonly entrance: Wall | undefined
  readonly wall: Wall | undefined
  readonly hiding: readonly Hiding[]
  readonly showers: ReturnType<typeof showersAt>
}

function costsOf(place: Place, { edge }: TiledEdge): Costs {
  const { wall, entrance, hiding } = place
  const length = edge.to - edge.from
  const weight = WEIGHTS[edge.what]
  const isAtEntrance = !wall && edge.what === 'corner' && edge.id === String(entrance?.index)
  const seen = (length - hiddenLength(edge, hiding) * (1 - HIDDEN)) * placeWeight(place, edge)
  const narrowCost = seen * weight.narrow
  // The floor's tiles end under the wall's.
  const isCovered = !wall && edge.what === 'corner'
  return { length, cutCost: seen * (isAtEntrance ? ENTRANCE : weight.cut), narrowCost, shaveCost: isCovered ? 0 : narrowCost }
}

/** Where one stands and looks: in the shower, and at the wall opposite the door. */
function placeWeight({ wall, entrance, showers }: Place, edge: SurfaceEdge): number {
  if (!wall) return 1
  if (edge.axis === 'x') return showers.some(({ from, to }) => edge.at >= from && edge.at <= to) ? IN_SHOWER : 1
  const isMet = entrance && wall.inward.x === -entrance.inward.x && wall.inward.y === -entrance.inward.y
  return isMet ? ON_MET_WALL : 1
}

/** The showers with a side at a wall, from where to where along it. */
export function showersAt(plan: Plan, wall: Wall): readonly { readonly from: Mm; readonly to: Mm }[] {
  return plan.fixtures.flatMap((fixture) => {
    if (fixtures[fixture.kind].wet !== 'shower') return []
    const { near, from, to } = boxSeenFrom(wall, boxOf(fixture))
    return Math.abs(near) <= OUT_OF_TRUE ? [{ from, to }] : []
  })
}

type Hiding = { readonly from: Mm; readonly to: Mm; readonly low: Mm; readonly high: Mm }

/** What stands or hangs at a wall and lets nothing be seen behind it. Of a pillar or boxing the wall has edges already. */
function hidingFixtures(plan: Plan, wall: Wall): readonly Hiding[] {
  return fixturesInFrontOf(plan, wall).filter(({ kind }) => fixtures[kind].wet !== 'shower' && kind !== 'towel-dryer' && !isBuiltIn(kind))
}

/** A piece beside an edge is about so wide. */
const BESIDE: Mm = 50

function hiddenLength(edge: SurfaceEdge, hiding: readonly Hiding[]): Mm {
  const beside = edge.tiles === 'after' ? edge.at + BESIDE : edge.at - BESIDE
  const hidden = hiding.reduce((sum, { from, to, low, high }) => {
    const [first, last, start, end] = edge.axis === 'x' ? [from, to, low, high] : [low, high, from, to]
    if (beside <= first || beside >= last) return sum
    return sum + Math.max(0, Math.min(end, edge.to) - Math.max(start, edge.from))
  }, 0)
  return Math.min(hidden, edge.to - edge.from)
}
