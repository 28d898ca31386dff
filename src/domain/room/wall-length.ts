import { boxOf } from './boxes.ts'
import { wallLimits } from './limits.ts'
import type { Fixture, Mm, Opening, Plan, PlumbingPoint, Point, Room } from './plan.ts'
import { boundsOf, boxSeenFrom, seenFrom, type Wall, wallsOf } from './walls.ts'

/**
 * Sets a wall's length in mm, clamped to what the limits allow. The next wall moves, so the room stays closed and
 * right-angled; fixtures at the moved wall follow it, and openings stay within their walls.
 */
export function setWallLength(plan: Plan, wall: number, length: Mm): Plan {
  const walls = wallsOf(plan.room)
  const [grows, moves, opposite] = [0, 1, 2].map((step) => walls[(wall + step) % walls.length])
  if (!grows || !moves || !opposite) return plan
  // The wall after the next grows with this one if it runs back, and shrinks if it runs the same way (an L's inner corner).
  const against = opposite.along.x === grows.along.x && opposite.along.y === grows.along.y ? -1 : 1
  const longest = against === 1 ? grows.length + wallLimits.to - opposite.length : grows.length + opposite.length - wallLimits.from
  const shortest = against === 1 ? Math.max(wallLimits.from, grows.length - opposite.length + wallLimits.from) : wallLimits.from
  const wanted = Math.min(Math.max(Math.round(length), shortest), wallLimits.to, longest)
  const by = wanted - grows.length
  return by === 0 || !Number.isFinite(by) ? plan : toOrigin(withMovedWall(plan, moves, { x: grows.along.x * by, y: grows.along.y * by }))
}

/** Moves a wall parallel by so many mm outwards, or inwards if negative, as far as the limits allow. */
export function moveWall(plan: Plan, wall: number, outwards: Mm): Plan {
  const { before, sign } = growing(plan, wall)
  return before ? setWallLength(plan, before.index, before.length + sign * outwards) : plan
}

/** The same by hand: the wall before it gets a whole number of centimetres, or of five if that is near. */
export function dragWall(plan: Plan, wall: number, outwards: Mm): Plan {
  const { before, sign } = growing(plan, wall)
  if (!before) return plan
  const length = before.length + sign * outwards
  const round = Math.round(length / ROUND) * ROUND
  return setWallLength(plan, before.index, Math.abs(round - length) <= PULL ? round : Math.round(length / CENTIMETRE) * CENTIMETRE)
}
const CENTIMETRE: Mm = 10
const ROUND: Mm = 50
const PULL: Mm = 12

/** Where the origin of the room after a wall was moved lies in the room before (mm): the corner after the next has stood still. */
export function originAfter(before: Room, after: Room, wall: number): Point {
  const still = (wall + 2) % before.corners.length
  const [one, other] = [before.corners[still], after.corners[still]]
  return one && other ? { x: one.x - other.x, y: one.y - other.y } : { x: 0, y: 0 }
}

/** The wall that ends where this one begins, and whether it becomes longer (1) or shorter (-1) when this one moves outwards. */
function growing({ room }: Plan, wall: number): { before: Wall | undefined; sign: 1 | -1 } {
  const walls = wallsOf(room)
  const [before, moved] = [walls.at(wall - 1), walls[wall]]
  const isInnerCorner = before && moved && before.along.x === moved.inward.x && before.along.y === moved.inward.y
  return { before: moved && before, sign: isInnerCorner ? -1 : 1 }
}

function withMovedWall(plan: Plan, moved: Wall, by: Point): Plan {
  const next = (moved.index + 1) % plan.room.corners.length
  const corners = plan.room.corners.map((corner, index) => (index === moved.index || index === next ? plus(corner, by) : corner))
  const room = { ...plan.room, corners }
  return {
    ...plan,
    room,
    openings: plan.openings.map((opening) => clampToWall(room, withStart(opening, plan.room, room, by))),
    plumbingPoints: plan.plumbingPoints.map((plumbingPoint) =>
      follows(moved, plan.room, plumbingPoint.at) ? { ...plumbingPoint, at: plus(plumbingPoint.at, by) } : plumbingPoint,
    ),
    fixtures: plan.fixtures.map((fixture) => (standsAt(moved, fixture) ? { ...fixture, at: plus(fixture.at, by) } : fixture)),
  }
}

/** An opening keeps its place in the room when its wall's first corner moves along the wall. */
function withStart<Shape extends Opening>(opening: Shape, before: Room, after: Room, by: Point): Shape {
  const wall = wallsOf(before)[opening.wall]
  const now = wallsOf(after)[opening.wall]
  if (!wall || !now || (wall.start.x === now.start.x && wall.start.y === now.start.y)) return opening
  return { ...opening, along: opening.along - (by.x * wall.along.x + by.y * wall.along.y) }
}

/** The opening moved and narrowed as little as its wall requires. */
export function clampToWall<Shape extends Opening>(room: Room, opening: Shape): Shape {
  const length = wallsOf(room)[opening.wall]?.length ?? opening.width
  const width = Math.min(opening.width, length)
  return { ...opening, width, along: Math.min(Math.max(0, opening.along), length - width) }
}

/** Whether a fixture's box touches the wall. */
function standsAt(wall: Wall, fixture: Fixture): boolean {
  const { from, to, near } = boxSeenFrom(wall, boxOf(fixture))
  return near === 0 && from < wall.length && to > 0
}

/** Whether a plumbing point moves with the wall: it lies between the wall and the middle of the room. */
function follows(wall: Wall, room: Room, at: PlumbingPoint['at']): boolean {
  const { along, into } = seenFrom(wall, at)
  const { right, bottom } = boundsOf(room)
  const across = wall.along.x === 0 ? right : bottom
  return along >= 0 && along <= wall.length && into >= 0 && into < across / 2
}

/** Moves everything so that the room's bounding box starts at (0, 0). */
function toOrigin(plan: Plan): Plan {
  const { left, top } = boundsOf(plan.room)
  const by = { x: -left, y: -top }
  return {
    ...plan,
    room: { ...plan.room, corners: plan.room.corners.map((corner) => plus(corner, by)) },
    plumbingPoints: plan.plumbingPoints.map((plumbingPoint) => ({ ...plumbingPoint, at: plus(plumbingPoint.at, by) })),
    fixtures: plan.fixtures.map((fixture) => ({ ...fixture, at: plus(fixture.at, by) })),
  }
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y }
}
