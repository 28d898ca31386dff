import { type Box, boxOf, surrounds } from '../boxes.ts'
import { isBuiltIn } from '../fixtures.ts'
import { ascending, consecutive } from '../in-order.ts'
import type { Mm, Plan } from '../plan.ts'
import { boxSeenFrom, isInside, partsOf, pointAt, type Wall } from '../walls.ts'

/** From where to where along a wall. */
export type Stretch = { readonly from: Mm; readonly to: Mm }

/** The visible stretches of a wall, or of a face of a pillar or boxing: where the room lies before it and nothing built in hides it. In order, apart. */
export function seenStretches({ room, fixtures }: Pick<Plan, 'room' | 'fixtures'>, wall: Wall): readonly Stretch[] {
  const inRoom = partsOf(room).flatMap((part) => stretchBefore(wall, part))
  const hidden = fixtures.filter(({ kind }) => isBuiltIn(kind)).flatMap((fixture) => stretchBefore(wall, boxOf(fixture)))
  const ends = ascending([...inRoom, ...hidden].flatMap(({ from, to }) => [from, to]))
  const seen: Stretch[] = []
  for (const [from, to] of consecutive(ends)) {
    const covers = (stretch: Stretch) => stretch.from <= from && stretch.to >= to
    if (!inRoom.some(covers) || hidden.some(covers)) continue
    const last = seen.at(-1)
    if (last?.to === from) seen.splice(-1, 1, { from: last.from, to })
    else seen.push({ from, to })
  }
  return seen
}

/** Where a box touches a wall from the front, or reaches through it. */
function stretchBefore(wall: Wall, box: Box): readonly Stretch[] {
  const { from, to, near, far } = boxSeenFrom(wall, box)
  const stretch = { from: Math.max(from, 0), to: Math.min(to, wall.length) }
  return near <= 0 && far > 0 && stretch.from < stretch.to ? [stretch] : []
}

/** Whether one can walk around a wall there: beyond it (`way` 1) or before it (-1) the room goes on. */
export function isOuterCorner({ room, fixtures }: Pick<Plan, 'room' | 'fixtures'>, wall: Wall, along: Mm, way: 1 | -1): boolean {
  // Measures are whole, so half a millimetre away lies on no edge.
  const beyond = pointAt(wall, along + way / 2, 0.5)
  const isTaken = fixtures.some((fixture) => isBuiltIn(fixture.kind) && surrounds(boxOf(fixture), beyond))
  return !isTaken && isInside(room, beyond)
}
