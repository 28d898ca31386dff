import { longestFree } from '#domain/room/openings.ts'
import type { Mm, Opening } from '#domain/room/plan.ts'
import type { Wall } from '#domain/room/walls.ts'

/**
 * How far along a wall a text of `room` mm is written: at the wall's middle, or at the middle of its longest free stretch if an opening is
 * there.
 */
export function freeMiddle(wall: Wall, openings: readonly Opening[], room: Mm): Mm {
  const middle = wall.length / 2
  const here = openings.filter((opening) => opening.wall === wall.index)
  if (!here.some(({ along, width }) => along < middle + room / 2 && middle - room / 2 < along + width)) return middle
  const { from, to } = longestFree(wall, here)
  return to - from < room ? middle : (from + to) / 2
}
