import { boxOf, distance, distanceBetween, frontOf, holds } from './boxes.ts'
import type { Finding, Level } from './finding.ts'
import { nearFindings } from './findings.ts'
import { stackable } from './fixture-heights.ts'
import { fixtures, isBasin } from './fixtures.ts'
import { movement } from './movement.ts'
import { type Fixture, type Mm, type Plan, type PlumbingPoint, type PlumbingPointKind, type Point, turns } from './plan.ts'
import { backOf } from './plumbing.ts'
import { snap, standingAt } from './snap.ts'
import { boundsOf, boxIsInside, wallsOf } from './walls.ts'

/** The distance between candidate places, and how many there are at most along a wall or across the floor, which bounds the time for large rooms. */
const APART: Mm = 50
const AT_MOST = { along: 60, across: 12 } as const
/** How many of the best candidates are also checked for passages, which is slow. */
const FINALISTS = 6

/** The cost of a finding. Each outweighs any preference. */
const COSTS: Record<Level, number> = { error: 100_000, warning: 1500, advice: 40 }

/** Warnings that what is placed by itself causes nowhere, if it has a place without them. */
const AVOIDED: readonly Finding['code'][] = ['too-tall', 'wc-to-wall', 'wc-to-neighbour']

type Candidate = {
  readonly fixture: Fixture
  readonly cost: number
  /** It causes no error and nothing that is avoided. */
  readonly suitable: boolean
}

/**
 * The best free place for a new fixture: where it fits below the ceiling and leaves room at the sides of a WC, with the fewest
 * findings, near the pipes that it needs. If it fits nowhere, it gets the least bad place, and the findings tell why.
 */
export function freePlace(plan: Plan, wanted: Omit<Fixture, 'at' | 'turn'>): Fixture {
  const before = severe(nearFindings(plan))
  const candidates = places(plan, wanted)
    .map((fixture) => rated(plan, fixture, before))
    .toSorted(cheapest)
  const best = bestOf(plan, candidates)
  if (!best) return { ...wanted, at: middleOf(plan), turn: 0 }
  if (best.suitable) return best.fixture
  const others = candidates.filter(({ suitable }) => suitable)
  const other = bestOf(plan, others)
  // What cannot be reached is worse than what stands too near.
  return other && other.ways < best.ways + COSTS.warning ? other.fixture : best.fixture
}

/** The first candidates are also checked for passages. */
function bestOf(plan: Plan, candidates: readonly Candidate[]) {
  const checked = candidates.slice(0, FINALISTS).map((candidate) => {
    const ways = sum(movement(withIt(plan, candidate.fixture)))
    return { ...candidate, ways, cost: candidate.cost + ways }
  })
  return checked.toSorted(cheapest)[0]
}

function places(plan: Plan, wanted: Omit<Fixture, 'at' | 'turn'>): readonly Fixture[] {
  const fixture: Fixture = { ...wanted, at: { x: 0, y: 0 }, turn: 0 }
  const atWalls = wallsOf(plan.room).flatMap((wall) => {
    const last = wall.length - fixture.width
    if (last < 0) return []
    return [...steps(last, Math.max(APART, last / AT_MOST.along)), last].map((from) => standingAt(wall, from, fixture))
  })
  const inside = fixtures[wanted.kind].stands === 'free' ? inTheOpen(plan, fixture) : atWalls
  const free = [...withOthers(plan, fixture), ...inside].filter((one) => boxIsInside(plan.room, boxOf(one)))
  return free.length > 0 ? free : atWalls
}

/** Where it is above or below another fixture: a mirror above a basin, a tumble dryer on a washing machine, and that under it. */
function withOthers(plan: Plan, fixture: Fixture): readonly Fixture[] {
  const { kind } = fixture
  const others = kind === 'mirror' ? plan.fixtures.filter(isBasin) : stackable(plan, kind)
  return others.map((other) => {
    const { x, y } = frontOf(other.turn)
    const back = Math.floor((other.depth - fixture.depth) / 2)
    return snap(plan, { ...fixture, turn: other.turn, at: { x: other.at.x - x * back, y: other.at.y - y * back } })
  })
}

/** A grid over the floor, in all four turns. */
function inTheOpen(plan: Plan, fixture: Fixture): readonly Fixture[] {
  const { right, bottom } = boundsOf(plan.room)
  const columns = steps(right, Math.max(3 * APART, right / AT_MOST.across))
  const rows = steps(bottom, Math.max(3 * APART, bottom / AT_MOST.across))
  return columns.flatMap((x) => rows.flatMap((y) => turns.map((turn) => ({ ...fixture, at: { x, y }, turn }))))
}

function steps(length: Mm, apart: Mm): readonly Mm[] {
  return Array.from({ length: Math.floor(length / apart) + 1 }, (_, step) => Math.round(step * apart))
}

function rated(plan: Plan, fixture: Fixture, before: number): Candidate {
  const found = nearFindings(withIt(plan, fixture))
  return { fixture, cost: sum(found) + preferences(plan, fixture), suitable: severe(found) <= before }
}

/** How many errors and avoided warnings there are. */
function severe(findings: readonly Finding[]): number {
  return findings.filter(({ level, code }) => level === 'error' || (level === 'warning' && AVOIDED.includes(code))).length
}

function sum(findings: readonly Finding[]): number {
  return findings.reduce((sum, finding) => sum + COSTS[finding.level] * weight(finding), 0)
}

/** Findings weigh more the more is missing. */
function weight(finding: Finding): number {
  if ('needed' in finding) return 1 + (finding.needed - finding.free) / finding.needed
  return finding.code === 'drain-not-in-wet-place' ? 2 : 1
}

/** Costs of preferences that are no rules, as distances in mm. */
function preferences(plan: Plan, fixture: Fixture): number {
  const { wet, pipe, prefersCorner } = fixtures[fixture.kind]
  const drains = pointsOfKind(plan, 'drain')
  const toDrain = wet && !drains.some(({ at }) => holds(boxOf(fixture), at)) ? shortest(fixture.at, drains) : 0
  const toPipe = wet ? 0 : shortest(backOf(fixture), pointsOfKind(plan, pipe)) / 4
  const outOfCorner = prefersCorner ? toNearestSide(plan, fixture) : 0
  const basins = fixture.kind === 'mirror' ? plan.fixtures.filter(isBasin).map((one) => ({ at: backOf(one) })) : []
  const toBasin = shortest(backOf(fixture), basins)
  // Fixtures side by side leave the free floor in one piece.
  const fromOthers = Math.min(400, toNearestSide(plan, fixture)) / 8
  return toDrain + toPipe + outOfCorner + toBasin + fromOthers
}

function pointsOfKind({ plumbingPoints }: Plan, kind: PlumbingPointKind | undefined): readonly PlumbingPoint[] {
  return plumbingPoints.filter((plumbingPoint) => plumbingPoint.kind === kind)
}

function shortest(from: Point, places: readonly { at: Point }[]): Mm {
  return places.length === 0 ? 0 : Math.min(...places.map(({ at }) => distanceBetween(at, from)))
}

/** From a fixture's sides to the nearest wall or neighbour, in mm. */
function toNearestSide(plan: Plan, fixture: Fixture): Mm {
  const box = boxOf(fixture)
  const { right, bottom } = boundsOf(plan.room)
  const toWalls = fixture.turn % 2 === 0 ? [box.left, right - box.right] : [box.top, bottom - box.bottom]
  return Math.min(...toWalls, ...plan.fixtures.map((other) => distance(box, boxOf(other))))
}

function withIt(plan: Plan, fixture: Fixture): Plan {
  return { ...plan, fixtures: [...plan.fixtures, fixture] }
}

export function middleOf({ room }: Plan): Point {
  const { right, bottom } = boundsOf(room)
  return { x: Math.round(right / 2), y: Math.round(bottom / 2) }
}

function cheapest(one: { cost: number }, other: { cost: number }): number {
  return one.cost - other.cost
}
