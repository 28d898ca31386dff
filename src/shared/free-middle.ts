import type { Mm, Opening } from '#domain/room/plan.ts'
import type { Wall } from '#domain/room/walls.ts'

/**
 * How far along a wall something that is `room` mm long is written: at the wall's middle, or at the middle of its longest free
 * stretch if one of the openings is there.
 */
export function freeMiddle(wall: Wall, openings: readonly Opening[], room: Mm): Mm {
  const middle = wall.length / 2
  const here = openings.filter((opening) => opening.wall === wall.index).toSorted((one, other) => one.along - other.along)
  if (!here.some(({ along, width }) => along < middle + room / 2 && middle - room / 2 < along + width)) return middle
  const starts = [0, ...here.map(({ along, width }) => along + width)]
  const ends = [...here.map(({ along }) => along), wall.length]
  const stretches = starts.map((from, index) => ({ from, to: ends[index] ?? wall.length }))
  const longest = stretches.reduce((best, stretch) => (stretch.to - stretch.from > best.to - best.from ? stretch : best))
  return longest.to - longest.from < room ? middle : (longest.from + longest.to) / 2
}
