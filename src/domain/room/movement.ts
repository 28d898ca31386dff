import { around, type Box, boxOf, distance, frontOf, holds, overlap } from './boxes.ts'
import { freeInFront } from './clearances.ts'
import type { Finding } from './finding.ts'
import { clearances, fixtures, takesFloor } from './fixtures.ts'
import { CELL, type Reach, reachOver, type Spot } from './floor-grid.ts'
import { doorsOf } from './openings.ts'
import type { Fixture, Mm, Plan, Point } from './plan.ts'
import { boxSeenFrom, partsOf, wallsOf } from './walls.ts'

/** Passages that are too narrow between door and fixtures, and too little room to turn. */
export function movement(plan: Plan): readonly Finding[] {
  return [...passages(plan), ...turning(plan)]
}

/** Passage widths that are tried, the widest first. */
const WIDTHS: readonly Mm[] = [800, 700, 600, 500, 400, 300]

/** Fixtures that are reached from the door only through less than is needed (warning) or than is good (advice). */
function passages(plan: Plan): Finding[] {
  // Too little floor in front of a fixture is a finding of its own.
  const used = plan.fixtures.filter((fixture) => roomInFront(plan, fixture))
  if (used.length === 0 || doorsOf(plan).length === 0) return []
  const { needed, good } = clearances.passage
  const ways = widestWays(plan, used)
  const tight = ways.filter(({ free }) => free < needed).map(({ id, free }): Finding => ({ level: 'warning', code: 'passage', about: [id], needed, free }))
  const near = ways.filter(({ free }) => free >= needed && free < good)
  if (near.length === 0) return tight
  return [...tight, { level: 'advice', code: 'passage', about: near.map(({ id }) => id), needed: good, free: Math.min(...near.map(({ free }) => free)) }]
}

function roomInFront(plan: Plan, fixture: Fixture): boolean {
  const { front } = fixtures[fixture.kind]
  return front !== undefined && freeInFront(plan, fixture) >= front.needed
}

function widestWays(plan: Plan, wanted: readonly Fixture[]): readonly { id: string; free: Mm }[] {
  const reach = reachOver(plan)
  let left = wanted
  const ways = WIDTHS.flatMap((free) => {
    if (left.length === 0) return []
    const walked = walkable(plan, reach, free)
    const reached = left.filter((fixture) => isReached(walked, fixture, free))
    left = left.filter((fixture) => !reached.includes(fixture))
    return reached.map(({ id }) => ({ id, free }))
  })
  return [...ways, ...left.map(({ id }) => ({ id, free: 0 }))]
}

/** Every position that a square of this width reaches from a door. */
function walkable(plan: Plan, reach: Reach, width: Mm): readonly Spot[] {
  const starts = doorsOf(plan).map(({ door, wall }) => ({ wall, from: door.along, to: door.along + door.width }))
  return reach(
    (left, top) =>
      starts.some(({ wall, from, to }) => {
        const seen = boxSeenFrom(wall, squareAt({ left, top }, width))
        const middle = (seen.from + seen.to) / 2
        return seen.near >= 0 && seen.near < CELL && middle >= from && middle <= to
      }),
    width,
  )
}

function isReached(walked: readonly Spot[], fixture: Fixture, width: Mm): boolean {
  const { x, y } = frontOf(fixture.turn)
  const box = boxOf(fixture)
  const touched = {
    left: box.left + Math.min(0, x * 100),
    right: box.right + Math.max(0, x * 100),
    top: box.top + Math.min(0, y * 100),
    bottom: box.bottom + Math.max(0, y * 100),
  }
  return walked.some((spot) => overlap(touched, squareAt(spot, width)))
}

function squareAt({ left, top }: Spot, width: Mm): Box {
  return { left, top, right: left + width, bottom: top + width }
}

/** The turning circle of SS 91 42 21, normal level, anywhere on the free floor. */
function turning(plan: Plan): Finding[] {
  const free = widestCircle(plan)
  return free < clearances.turning ? [{ level: 'advice', code: 'turning', about: [], needed: clearances.turning, free }] : []
}

/** Diameter of the largest free circle in mm, rounded down to 50; the search ends at the diameter that is needed. */
function widestCircle(plan: Plan): Mm {
  const walls = wallsOf(plan.room).map(({ start, end }) => around([start, end]))
  const things = plan.fixtures.filter(({ kind }) => takesFloor(kind)).map(boxOf)
  const obstacles = [...walls, ...things]
  const parts = partsOf(plan.room)
  const { right, bottom } = around(plan.room.corners)
  let widest = 0
  for (let x = CELL; x < right; x += CELL) {
    for (let y = CELL; y < bottom; y += CELL) {
      const spot = { x, y }
      if (!parts.some((part) => holds(part, spot))) continue
      widest = Math.max(widest, freeAround(spot, obstacles, widest))
      if (widest >= clearances.turning) return clearances.turning
    }
  }
  return Math.floor(widest / CELL) * CELL
}

/** Diameter of the largest free circle around a spot in mm; any smaller one if it cannot be wider than `widest`. */
function freeAround({ x, y }: Point, obstacles: readonly Box[], widest: Mm): Mm {
  const spot = { left: x, right: x, top: y, bottom: y }
  let free = Number.POSITIVE_INFINITY
  for (const box of obstacles) {
    free = Math.min(free, distance(spot, box) * 2)
    if (free <= widest) return free
  }
  return free
}
