import { ascending, consecutive } from './in-order.ts'
import type { Mm, Point, Room } from './plan.ts'
import { pointAt, seenFrom, type Wall, wallsOf } from './walls.ts'

/** Height of the ceiling above a point of the floor, in mm; not rounded under a slope. */
export function heightAt({ ceiling, corners }: Room, point: Point): Mm {
  const { height, slope } = ceiling
  const low = slope && wallsOf({ corners })[slope.wall]
  if (!slope || !low || slope.depth <= 0) return height
  const into = Math.max(0, seenFrom(low, point).into)
  return Math.min(height, slope.low + ((height - slope.low) * into) / slope.depth)
}

/**
 * Area in mm² of the part of a wall that lies `from`–`to` along it and `low`–`high` above the floor, cut off by a sloping
 * ceiling. Exact, because the ceiling's edge is straight between where the slope begins and ends.
 */
export function wallArea(room: Room, wall: Wall, from: Mm, to: Mm, low: Mm = 0, high: Mm = Number.POSITIVE_INFINITY): number {
  const bends = [from, ...bendsOf(room, wall, from, to), to]
  return consecutive(bends).reduce((sum, [start, end]) => {
    const one = heightAt(room, pointAt(wall, start))
    const other = heightAt(room, pointAt(wall, end))
    return sum + areaBelow(one, other, end - start, high) - areaBelow(one, other, end - start, low)
  }, 0)
}

/** Where along a wall, or between two places on it, the slope begins and ends (mm), in ascending order. */
export function bendsOf({ ceiling: { slope }, corners }: Room, wall: Wall, from: Mm = 0, to: Mm = wall.length): readonly Mm[] {
  const low = slope && wallsOf({ corners })[slope.wall]
  if (!slope || !low) return []
  const start = seenFrom(low, wall.start).into
  const end = seenFrom(low, wall.end).into
  if (start === end) return []
  return ascending([0, slope.depth].map((into) => (into - start) * Math.sign(end - start))).filter((bend) => bend > from && bend < to)
}

/** Area in mm² below a straight edge from height `one` to height `other` over `length`, and below `most`. */
function areaBelow(one: Mm, other: Mm, length: Mm, most: Mm): number {
  const [less, more] = one < other ? [one, other] : [other, one]
  if (more <= most) return ((less + more) / 2) * length
  if (less >= most) return most * length
  const below = (most - less) / (more - less)
  return ((less + most) / 2) * length * below + most * length * (1 - below)
}
