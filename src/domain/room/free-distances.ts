import type { Box } from './boxes.ts'
import type { Opening, Plan, Point, Room } from './plan.ts'
import { pointAt, wallsOf } from './walls.ts'

/** A straight line from an item to what is next to it, and its length (mm). */
export type FreeDistance = { from: Point; to: Point; length: number }

/**
 * From each side of a box straight out to the nearest wall at its middle, or to a nearer one of the other boxes. A side that
 * touches what is next to it, or is beyond the walls, has none.
 */
export function freeDistances(room: Room, box: Box, others: readonly Box[] = []): readonly FreeDistance[] {
  const toOthers = others.map((other) => towards(box, other))
  return toWalls(room, box).flatMap((toWall, side) => {
    const lines = [toWall, ...toOthers.flatMap((lines) => lines[side] ?? [])]
    const nearest = lines.reduce((best, line) => (line.length < best.length ? line : best))
    return Number.isFinite(nearest.length) && nearest.length > 0 ? [nearest] : []
  })
}

/** To the left, to the right, up and down; infinite where no wall is. */
function toWalls(room: Room, { left, top, right, bottom }: Box): readonly FreeDistance[] {
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  const walls = wallsOf(room)
  const upright = walls.filter(({ along, start, end }) => along.x === 0 && isBetween(middle.y, start.y, end.y)).map(({ start }) => start.x)
  const level = walls.filter(({ along, start, end }) => along.y === 0 && isBetween(middle.x, start.x, end.x)).map(({ start }) => start.y)
  return [
    line({ x: left, y: middle.y }, { x: Math.max(...upright.filter((x) => x <= left)), y: middle.y }),
    line({ x: right, y: middle.y }, { x: Math.min(...upright.filter((x) => x >= right)), y: middle.y }),
    line({ x: middle.x, y: top }, { x: middle.x, y: Math.max(...level.filter((y) => y <= top)) }),
    line({ x: middle.x, y: bottom }, { x: middle.x, y: Math.min(...level.filter((y) => y >= bottom)) }),
  ]
}

/** The same to another box, from the middle of the stretch in which they face each other. */
function towards({ left, top, right, bottom }: Box, other: Box): readonly (FreeDistance | undefined)[] {
  const x = sharedMiddle(left, right, other.left, other.right)
  const y = sharedMiddle(top, bottom, other.top, other.bottom)
  return [
    y !== undefined && other.right <= left ? line({ x: left, y }, { x: other.right, y }) : undefined,
    y !== undefined && other.left >= right ? line({ x: right, y }, { x: other.left, y }) : undefined,
    x !== undefined && other.bottom <= top ? line({ x, y: top }, { x, y: other.bottom }) : undefined,
    x !== undefined && other.top >= bottom ? line({ x, y: bottom }, { x, y: other.top }) : undefined,
  ]
}

/** From both ends of a door or window along its wall to the corner, or to a nearer opening. */
export function freeAlongWall({ room, openings }: Pick<Plan, 'room' | 'openings'>, { id, wall: index, along, width }: Opening): readonly FreeDistance[] {
  const wall = wallsOf(room)[index]
  if (!wall) return []
  const others = openings.filter((other) => other.wall === index && other.id !== id)
  const before = Math.max(0, ...others.map((other) => other.along + other.width).filter((end) => end <= along))
  const after = Math.min(wall.length, ...others.map((other) => other.along).filter((start) => start >= along + width))
  const lines = [line(pointAt(wall, along), pointAt(wall, before)), line(pointAt(wall, along + width), pointAt(wall, after))]
  return lines.filter(({ length }) => length > 0)
}

function line(from: Point, to: Point): FreeDistance {
  return { from, to, length: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) }
}

function sharedMiddle(from: number, to: number, otherFrom: number, otherTo: number): number | undefined {
  const [start, end] = [Math.max(from, otherFrom), Math.min(to, otherTo)]
  return start < end ? Math.round((start + end) / 2) : undefined
}

function isBetween(value: number, one: number, other: number): boolean {
  return Math.min(one, other) <= value && value <= Math.max(one, other)
}
