import type { Box } from './boxes.ts'
import type { Point, Room } from './plan.ts'
import { wallsOf } from './walls.ts'

/** A straight line from a box to a wall, and its length (mm). */
export type WallDistance = { from: Point; to: Point; length: number }

/** From the middle of each side of a box straight out to the nearest wall. A side that touches its wall, or is beyond it, has none. */
export function wallDistances(room: Room, { left, top, right, bottom }: Box): readonly WallDistance[] {
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  const walls = wallsOf(room)
  const upright = walls.filter(({ along, start, end }) => along.x === 0 && isBetween(middle.y, start.y, end.y)).map(({ start }) => start.x)
  const level = walls.filter(({ along, start, end }) => along.y === 0 && isBetween(middle.x, start.x, end.x)).map(({ start }) => start.y)
  const lines = [
    { from: { x: left, y: middle.y }, to: { x: Math.max(...upright.filter((x) => x < left)), y: middle.y } },
    { from: { x: right, y: middle.y }, to: { x: Math.min(...upright.filter((x) => x > right)), y: middle.y } },
    { from: { x: middle.x, y: top }, to: { x: middle.x, y: Math.max(...level.filter((y) => y < top)) } },
    { from: { x: middle.x, y: bottom }, to: { x: middle.x, y: Math.min(...level.filter((y) => y > bottom)) } },
  ]
  return lines.map(({ from, to }) => ({ from, to, length: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) })).filter(({ length }) => Number.isFinite(length))
}

function isBetween(value: number, one: number, other: number): boolean {
  return Math.min(one, other) <= value && value <= Math.max(one, other)
}
