import { boxOf, distance, holds } from './boxes.ts'
import { clearanceFindings } from './clearance-findings.ts'
import { conflicts } from './conflicts.ts'
import type { Finding, Level } from './finding.ts'
import { fixtures } from './fixtures.ts'
import { movement } from './movement.ts'
import type { Fixture, Mm, Plan, PlumbingPoint, PlumbingPointKind, Point } from './plan.ts'
import { backOf, plumbing } from './plumbing.ts'
import { standingAt } from './snap.ts'
import { boundsOf, boxIsInside, wallsOf } from './walls.ts'

/** How far apart the places are that are tried, and how many at most along a wall or across the floor: a hall must not take longer than a bathroom. */
const APART: Mm = 50
const AT_MOST = { along: 60, across: 12 } as const
/** How many of the best are walked to as well. */
const FINALISTS = 6

/** What is the matter with a place, as a price. Larger than any wish below it. */
const PRICES: Record<Level, number> = { error: 100_000, warning: 1500, advice: 40 }

/**
 * The best free place for a new fixture: where it is used well and disturbs nothing, near the pipes that it needs. A
 * plan that cannot take it gets it all the same, in the least bad place; the findings say what is the matter.
 */
export function freePlace(plan: Plan, wanted: Omit<Fixture, 'at' | 'turn'>): Fixture {
  const tried = places(plan, wanted).map((fixture) => ({ fixture, price: price(plan, fixture) }))
  const best = tried.toSorted(cheapest).slice(0, FINALISTS)
  const walked = best.map(({ fixture, price }) => ({ fixture, price: price + sum(movement(withIt(plan, fixture))) }))
  return walked.toSorted(cheapest)[0]?.fixture ?? { ...wanted, at: middle(plan), turn: 0 }
}

function places(plan: Plan, wanted: Omit<Fixture, 'at' | 'turn'>): readonly Fixture[] {
  const fixture: Fixture = { ...wanted, at: { x: 0, y: 0 }, turn: 0 }
  const atWalls = wallsOf(plan.room).flatMap((wall) => {
    const last = wall.length - fixture.width
    if (last < 0) return []
    return [...steps(last, Math.max(APART, last / AT_MOST.along)), last].map((from) => standingAt(wall, from, fixture))
  })
  const inside = fixtures[wanted.kind].stands === 'free' ? inTheOpen(plan, fixture) : atWalls
  const free = inside.filter((one) => boxIsInside(plan.room, boxOf(one)))
  return free.length > 0 ? free : atWalls
}

/** On the floor in steps, both ways around. */
function inTheOpen(plan: Plan, fixture: Fixture): readonly Fixture[] {
  const { right, bottom } = boundsOf(plan.room)
  const columns = steps(right, Math.max(3 * APART, right / AT_MOST.across))
  const rows = steps(bottom, Math.max(3 * APART, bottom / AT_MOST.across))
  return columns.flatMap((x) => rows.flatMap((y) => ([0, 1, 2, 3] as const).map((turn) => ({ ...fixture, at: { x, y }, turn }))))
}

function steps(length: Mm, apart: Mm): readonly Mm[] {
  return Array.from({ length: Math.floor(length / apart) + 1 }, (_, step) => Math.round(step * apart))
}

function price(plan: Plan, fixture: Fixture): number {
  const all = withIt(plan, fixture)
  return sum([...conflicts(all), ...plumbing(all), ...clearanceFindings(all)]) + wishes(plan, fixture)
}

function sum(findings: readonly Finding[]): number {
  return findings.reduce((sum, finding) => sum + PRICES[finding.level] * weight(finding), 0)
}

/** The more that is missing, the worse. */
function weight(finding: Finding): number {
  if ('needed' in finding) return 1 + (finding.needed - finding.free) / finding.needed
  return finding.code === 'drain-not-in-wet-place' ? 2 : 1
}

/** What is good without being a rule, in millimetres of way that it is worth. */
function wishes(plan: Plan, fixture: Fixture): number {
  const { wet, pipe, prefersCorner } = fixtures[fixture.kind]
  const drains = of(plan, 'drain')
  const toDrain = wet && !drains.some(({ at }) => holds(boxOf(fixture), at)) ? shortest(fixture.at, drains) : 0
  const toPipe = wet ? 0 : shortest(backOf(fixture), of(plan, pipe)) / 4
  const outOfCorner = prefersCorner ? toNearestSide(plan, fixture) : 0
  // The free floor stays in one piece when things stand side by side.
  const fromOthers = Math.min(400, toNearestSide(plan, fixture)) / 8
  return toDrain + toPipe + outOfCorner + fromOthers
}

function of({ plumbingPoints }: Plan, kind: PlumbingPointKind | undefined): readonly PlumbingPoint[] {
  return plumbingPoints.filter((plumbingPoint) => plumbingPoint.kind === kind)
}

function shortest(from: Point, plumbingPoints: readonly PlumbingPoint[]): Mm {
  return plumbingPoints.length === 0 ? 0 : Math.min(...plumbingPoints.map(({ at }) => Math.hypot(at.x - from.x, at.y - from.y)))
}

/** From a side of it to the nearest wall beside it or to its nearest neighbour. */
function toNearestSide(plan: Plan, fixture: Fixture): Mm {
  const box = boxOf(fixture)
  const { left, top, right, bottom } = boundsOf(plan.room)
  const toWalls = fixture.turn % 2 === 0 ? [box.left - left, right - box.right] : [box.top - top, bottom - box.bottom]
  return Math.min(...toWalls, ...plan.fixtures.map((other) => distance(box, boxOf(other))))
}

function withIt(plan: Plan, fixture: Fixture): Plan {
  return { ...plan, fixtures: [...plan.fixtures, fixture] }
}

function middle(plan: Plan): Point {
  const { right, bottom } = boundsOf(plan.room)
  return { x: Math.round(right / 2), y: Math.round(bottom / 2) }
}

function cheapest(one: { price: number }, other: { price: number }): number {
  return one.price - other.price
}
