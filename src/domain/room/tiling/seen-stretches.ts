import { type Box, boxOf, surrounds } from '../boxes.ts'
import { topOf } from '../built-in.ts'
import { isBuiltIn } from '../fixtures.ts'
import { ascending, consecutive } from '../in-order.ts'
import type { Id, Mm, Plan } from '../plan.ts'
import { boxSeenFrom, isInside, partsOf, pointAt, type Wall } from '../walls.ts'
import type { Extent } from './polygons.ts'

/** From where to where along a wall. */
export type Stretch = { readonly from: Mm; readonly to: Mm }

export function lengthOf({ from, to }: Stretch): Mm {
  return to - from
}

/**
 * The visible stretches of a wall, or of a face of a pillar or boxing: where the room lies before it and nothing built in hides it. In order, apart.
 * `high`: only what is at least so high hides it; a wall is seen above what is lower, and at the floor (0) everything hides it.
 */
export function seenStretches({ room, fixtures }: Pick<Plan, 'room' | 'fixtures'>, wall: Wall, high: Mm): readonly Stretch[] {
  const inRoom = partsOf(room).flatMap((part) => stretchBefore(wall, part))
  const hidden = fixtures.filter((one) => isBuiltIn(one.kind) && topOf({ room }, one) >= high).flatMap((fixture) => stretchBefore(wall, boxOf(fixture)))
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

/** What hides the foot of a wall that is seen above it: pillars and boxings lower than `high` that stand against it, as holes in it. */
export function lowBefore({ room, fixtures }: Pick<Plan, 'room' | 'fixtures'>, wall: Wall, high: Mm): readonly Hidden[] {
  return fixtures.flatMap((fixture) => {
    const top = topOf({ room }, fixture)
    if (!isBuiltIn(fixture.kind) || top >= high) return []
    return stretchBefore(wall, boxOf(fixture)).map(({ from, to }) => ({ what: 'built-in', id: fixture.id, left: from, right: to, low: 0, high: top }) as const)
  })
}

type Hidden = Extent & { readonly what: 'built-in'; readonly id: Id }

/** Where a box touches a wall from the front, or reaches through it. */
function stretchBefore(wall: Wall, box: Box): readonly Stretch[] {
  const { from, to, near, far } = boxSeenFrom(wall, box)
  const stretch = { from: Math.max(from, 0), to: Math.min(to, wall.length) }
  return near <= 0 && far > 0 && stretch.from < stretch.to ? [stretch] : []
}

/**
 * How high something closes the corner at a wall's end: another wall, a pillar or a boxing beyond it (`way` 1) or before it (-1). Above that it is an
 * outer corner, which one can walk around.
 */
export function cornerHeight({ room, fixtures }: Pick<Plan, 'room' | 'fixtures'>, wall: Wall, along: Mm, way: 1 | -1): Mm {
  // Measures are whole, so half a millimetre away lies on no edge.
  const beyond = pointAt(wall, along + way / 2, 0.5)
  if (!isInside(room, beyond)) return Number.POSITIVE_INFINITY
  const taken = fixtures.filter((fixture) => isBuiltIn(fixture.kind) && surrounds(boxOf(fixture), beyond))
  return Math.max(0, ...taken.map((fixture) => topOf({ room }, fixture)))
}
