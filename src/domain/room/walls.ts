import { around, type Box, holds, signedArea } from './boxes.ts'
import { ascending, consecutive } from './in-order.ts'
import type { Mm, Point, Room } from './plan.ts'

/** A wall seen from above, in mm. `along` and `inward` are unit vectors. */
export type Wall = {
  readonly index: number
  readonly start: Point
  readonly end: Point
  readonly length: Mm
  /** From start to end. */
  readonly along: Point
  /** Into the room. */
  readonly inward: Point
}

/** Wall n runs from corner n to the next. */
export function wallsOf({ corners }: Pick<Room, 'corners'>): readonly Wall[] {
  return corners.map((start, index) => wallBetween(index, start, corners[(index + 1) % corners.length] ?? start))
}

function wallBetween(index: number, start: Point, end: Point): Wall {
  const along = { x: Math.sign(end.x - start.x), y: Math.sign(end.y - start.y) }
  // Corners go clockwise, so the room lies to the right of each wall. `0 -` avoids -0.
  return { index, start, end, length: Math.abs(end.x - start.x) + Math.abs(end.y - start.y), along, inward: { x: 0 - along.y, y: along.x } }
}

/** The point `offset` mm along a wall and `into` mm into the room from there. */
export function pointAt({ start, along, inward }: Wall, offset: Mm, into: Mm = 0): Point {
  return { x: start.x + along.x * offset + inward.x * into, y: start.y + along.y * offset + inward.y * into }
}

/** The inverse of `pointAt`: how far along a wall a point is, and how far into the room (mm). */
export function seenFrom({ start, along, inward }: Wall, { x, y }: Point): { along: Mm; into: Mm } {
  const [dx, dy] = [x - start.x, y - start.y]
  return { along: dx * along.x + dy * along.y, into: dx * inward.x + dy * inward.y }
}

/** A box in a wall's coordinates: `from`–`to` along it, `near`–`far` from its line into the room (mm). */
export function boxSeenFrom(wall: Wall, { left, top, right, bottom }: Box): { from: Mm; to: Mm; near: Mm; far: Mm } {
  const one = seenFrom(wall, { x: left, y: top })
  const other = seenFrom(wall, { x: right, y: bottom })
  return {
    from: Math.min(one.along, other.along),
    to: Math.max(one.along, other.along),
    near: Math.min(one.into, other.into),
    far: Math.max(one.into, other.into),
  }
}

/** The inverse of `boxSeenFrom`. */
export function boxAtWall(wall: Wall, from: Mm, to: Mm, near: Mm, far: Mm): Box {
  return around([pointAt(wall, from, near), pointAt(wall, to, far)])
}

export function boundsOf({ corners }: Pick<Room, 'corners'>): Box {
  return around(corners)
}

/** Area of the floor in mm². */
export function areaOf({ corners }: Pick<Room, 'corners'>): number {
  return signedArea(corners)
}

/** Whether a point lies in the room; the walls' inner faces belong to it. */
export function isInside(room: Pick<Room, 'corners'>, point: Point): boolean {
  return partsOf(room).some((part) => holds(part, point))
}

/** Whether a box lies entirely in the room. */
export function boxIsInside(room: Pick<Room, 'corners'>, box: Box): boolean {
  const covered = partsOf(room).reduce((sum, part) => sum + sharedArea(part, box), 0)
  return covered === (box.right - box.left) * (box.bottom - box.top)
}

/** The room's corners, so many mm outside its walls' inner faces; inside for a negative distance. */
export function cornersOutside(room: Pick<Room, 'corners'>, by: Mm): readonly Point[] {
  const walls = wallsOf(room)
  return walls.map(({ start, inward }, index) => {
    const before = walls.at(index - 1)?.inward ?? inward
    return { x: start.x - (inward.x + before.x) * by, y: start.y - (inward.y + before.y) * by }
  })
}

/** The room as boxes that do not overlap: one for a rectangle, two for an L. */
export function partsOf({ corners }: Pick<Room, 'corners'>): readonly Box[] {
  return consecutive(ascending(corners.map(({ y }) => y))).map(([top, bottom]) => {
    const xs = upright(corners, (top + bottom) / 2)
    return { left: Math.min(...xs), top, right: Math.max(...xs), bottom }
  })
}

/** What an L lacks of its bounding box. */
export function notchOf({ corners }: Pick<Room, 'corners'>): Box | undefined {
  const { left, right, top, bottom } = boundsOf({ corners })
  const inner = corners.find(({ x, y }) => x > left && x < right && y > top && y < bottom)
  const ends = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })))
  const missing = ends.find(({ x, y }) => !corners.some((corner) => corner.x === x && corner.y === y))
  return inner && missing && around([inner, missing])
}

/** The x of the two vertical walls that a horizontal line crosses. */
function upright(corners: readonly Point[], y: Mm): Mm[] {
  const crossed = wallsOf({ corners }).filter(({ start, end }) => Math.min(start.y, end.y) < y && y < Math.max(start.y, end.y))
  return crossed.map(({ start }) => start.x)
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}
