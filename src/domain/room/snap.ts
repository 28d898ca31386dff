import { type Box, boxOf, middleOf } from './boxes.ts'
import { fixtures } from './fixtures.ts'
import type { Fixture, Mm, Plan, Turn } from './plan.ts'
import { boxAtWall, boxSeenFrom, type Wall, wallsOf } from './walls.ts'

/** From how far off something is drawn to a wall or a neighbour. */
const REACH: Mm = 150

/**
 * Draws a fixture to what is near it: its back to a wall, where it belongs there, with the turn that this takes; then its
 * sides to walls and neighbours. Nothing near, nothing done.
 */
export function snap(plan: Plan, fixture: Fixture): Fixture {
  const walls = wallsOf(plan.room)
  const backed = fixtures[fixture.kind].stands === 'free' ? fixture : atNearestWall(walls, fixture)
  return besideNeighbours(plan, walls.reduce(besideWall, backed))
}

/** The wall that its middle is nearest to, if its back can reach it. */
function atNearestWall(walls: readonly Wall[], fixture: Fixture): Fixture {
  const near = walls
    .map((wall) => ({ wall, ...seen(wall, fixture) }))
    .filter(({ wall, along, into }) => along > 0 && along < wall.length && into > -REACH && Math.abs(into - fixture.depth / 2) <= REACH)
    .toSorted((one, other) => one.into - other.into)[0]
  if (!near) return fixture
  return standingAt(near.wall, near.along - Math.floor(fixture.width / 2), fixture)
}

function seen(wall: Wall, { at }: Fixture): { along: Mm; into: Mm } {
  const { from, near } = boxSeenFrom(wall, { left: at.x, right: at.x, top: at.y, bottom: at.y })
  return { along: from, into: near }
}

/** With its back at a wall, beginning so far along it. */
export function standingAt(wall: Wall, from: Mm, fixture: Fixture): Fixture {
  return { ...fixture, turn: turnAt(wall), at: middleOf(boxAtWall(wall, from, from + fixture.width, 0, fixture.depth)) }
}

/** The turn that puts a back at this wall. */
export function turnAt({ inward }: Wall): Turn {
  if (inward.y === 1) return 0
  if (inward.x === -1) return 1
  return inward.y === -1 ? 2 : 3
}

function besideWall(fixture: Fixture, wall: Wall): Fixture {
  const { from, to, near } = boxSeenFrom(wall, boxOf(fixture))
  if (near === 0 || Math.abs(near) > REACH || to <= 0 || from >= wall.length) return fixture
  return shifted(fixture, -near * wall.inward.x, -near * wall.inward.y)
}

/** Edge to edge with what stands beside it. */
function besideNeighbours(plan: Plan, fixture: Fixture): Fixture {
  const box = boxOf(fixture)
  for (const other of plan.fixtures) {
    if (other.id === fixture.id) continue
    const by = sideways(box, boxOf(other), fixture.turn % 2 === 0)
    if (by !== 0) return shifted(fixture, fixture.turn % 2 === 0 ? by : 0, fixture.turn % 2 === 0 ? 0 : by)
  }
  return fixture
}

/** How far along its back a box must move to meet the other's side; 0 when it is not near, or meets it already. */
function sideways(box: Box, other: Box, across: boolean): Mm {
  const [from, to, otherFrom, otherTo] = across ? [box.left, box.right, other.left, other.right] : [box.top, box.bottom, other.top, other.bottom]
  const besides = across ? box.top < other.bottom && other.top < box.bottom : box.left < other.right && other.left < box.right
  if (!besides) return 0
  const [toRight, toLeft] = [otherFrom - to, otherTo - from]
  const nearest = Math.abs(toRight) < Math.abs(toLeft) ? toRight : toLeft
  return Math.abs(nearest) <= REACH / 3 ? nearest : 0
}

function shifted(fixture: Fixture, x: Mm, y: Mm): Fixture {
  return { ...fixture, at: { x: fixture.at.x + x, y: fixture.at.y + y } }
}
