import { type Box, boxOf, centreOf, distanceBetween, middleOf, overlap, turnTowards } from './boxes.ts'
import { standingWalls } from './built-in.ts'
import { stackable } from './fixture-heights.ts'
import { fixtures, takesFloor } from './fixtures.ts'
import type { Fixture, Mm, Plan } from './plan.ts'
import { boxAtWall, boxSeenFrom, seenFrom, type Wall } from './walls.ts'

/** The distance within which a fixture snaps. */
const REACH: Mm = 150

/**
 * Snaps a fixture to what is within reach: its back to the nearest wall, turned to face the room, unless it stands free; then
 * its sides to walls and neighbours. A tumble dryer snaps onto a washing machine, a washing machine under a tumble dryer, and what
 * hangs to above the middle of what stands below it.
 */
export function snap(plan: Plan, fixture: Fixture): Fixture {
  const stacked = withMachine(plan, fixture)
  if (stacked) return stacked
  const walls = standingWalls(plan, fixture)
  const backed = fixtures[fixture.kind].stands === 'free' ? fixture : atNearestWall(walls, fixture)
  const above = aboveMiddle(plan, backed)
  return above ?? besideNeighbours(plan, walls.reduce(besideWall, backed))
}

function withMachine(plan: Plan, fixture: Fixture): Fixture | undefined {
  const near = stackable(plan, fixture.kind).find(({ at }) => distanceBetween(at, fixture.at) <= REACH)
  return near && { ...fixture, at: near.at, turn: near.turn }
}

function aboveMiddle(plan: Plan, fixture: Fixture): Fixture | undefined {
  if (!fixtures[fixture.kind].hangs) return undefined
  const box = boxOf(fixture)
  const below = plan.fixtures.find((other) => takesFloor(other.kind) && overlap(box, boxOf(other)))
  if (!below) return undefined
  const [own, other] = [centreOf(box), centreOf(boxOf(below))]
  const by = Math.trunc(fixture.turn % 2 === 0 ? other.x - own.x : other.y - own.y)
  if (Math.abs(by) > REACH / 2) return undefined
  return fixture.turn % 2 === 0 ? shifted(fixture, by, 0) : shifted(fixture, 0, by)
}

/** With its back at the wall nearest to its centre, if that is within reach. */
function atNearestWall(walls: readonly Wall[], fixture: Fixture): Fixture {
  const near = walls
    .map((wall) => ({ wall, ...seenFrom(wall, fixture.at) }))
    .filter(({ wall, along, into }) => along > 0 && along < wall.length && Math.abs(into - fixture.depth / 2) <= REACH)
    .toSorted((one, other) => one.into - other.into)[0]
  if (!near) return fixture
  return standingAt(near.wall, near.along - Math.floor(fixture.width / 2), fixture)
}

/** The fixture with its back at a wall, starting `from` mm along it. */
export function standingAt(wall: Wall, from: Mm, fixture: Fixture): Fixture {
  return { ...fixture, turn: turnTowards(wall.inward), at: middleOf(boxAtWall(wall, from, from + fixture.width, 0, fixture.depth)) }
}

function besideWall(fixture: Fixture, wall: Wall): Fixture {
  const { from, to, near } = boxSeenFrom(wall, boxOf(fixture))
  if (Math.abs(near) > REACH || to <= 0 || from >= wall.length) return fixture
  return shifted(fixture, -near * wall.inward.x, -near * wall.inward.y)
}

/** Edge to edge with the first neighbour within reach. */
function besideNeighbours(plan: Plan, fixture: Fixture): Fixture {
  const box = boxOf(fixture)
  for (const other of plan.fixtures) {
    if (other.id === fixture.id) continue
    const by = sideways(box, boxOf(other), fixture.turn % 2 === 0)
    if (by !== 0) return shifted(fixture, fixture.turn % 2 === 0 ? by : 0, fixture.turn % 2 === 0 ? 0 : by)
  }
  return fixture
}

/** How far a box must move along its back to touch the other's side, in mm; 0 if out of reach or already touching. */
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
