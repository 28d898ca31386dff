import { boxOf, overlap } from './boxes.ts'
import type { Finding } from './finding.ts'
import { heightRangeOf, meetInHeight } from './fixture-heights.ts'
import { fixtures } from './fixtures.ts'
import { doorsOf, edgeOfSwing, inFrontOf, swingMeets } from './openings.ts'
import type { Mm, Plan } from './plan.ts'
import { boxIsInside, boxSeenFrom, isInside, wallsOf } from './walls.ts'

/** The depth of floor inside a door that must be free to enter. */
const DOORSTEP: Mm = 400
/** A hanging fixture can be in the way of its wall's door, but not of the way in. */
const AT_DOOR: Mm = 10
/** A fixture nearer than this to a wall covers a window in it. */
const BEFORE_WINDOW: Mm = 300

/** Everything that cannot be built as drawn, and covered windows. */
export function conflicts(plan: Plan): readonly Finding[] {
  return [...overlaps(plan), ...outsides(plan), ...doors(plan), ...openingsOverlap(plan), ...windowsCovered(plan)]
}

function overlaps(plan: Plan): Finding[] {
  const overlapping = pairsOf(plan.fixtures).filter(([one, other]) => overlap(boxOf(one), boxOf(other)) && meetInHeight(plan, one, other))
  return overlapping.map(([one, other]) => ({ level: 'error', code: 'overlap', about: [one.id, other.id] }))
}

function outsides({ fixtures: all, room }: Plan): Finding[] {
  return all.filter((fixture) => !boxIsInside(room, boxOf(fixture))).map(({ id }): Finding => ({ level: 'error', code: 'outside', about: [id] }))
}

function doors(plan: Plan): Finding[] {
  const found = doorsOf(plan)
  if (found.length === 0) return [{ level: 'warning', code: 'no-door', about: [] }]
  return found.flatMap(({ door, wall }) => {
    const hit = plan.fixtures.filter((fixture) => swingMeets(wall, door, boxOf(fixture)))
    const [doorstep, frame] = [inFrontOf(wall, door, DOORSTEP), inFrontOf(wall, door, AT_DOOR)]
    const blocking = plan.fixtures.filter((fixture) => {
      const { open, hangs } = fixtures[fixture.kind]
      return !hit.includes(fixture) && !open && overlap(hangs ? frame : doorstep, boxOf(fixture))
    })
    const hitsWall = door.swing === 'in' && edgeOfSwing(wall, door).some((point) => !isInside(plan.room, rounded(point)))
    return [
      ...hit.map(({ id }): Finding => ({ level: 'error', code: 'swing-hits', about: [id, door.id] })),
      ...blocking.map(({ id }): Finding => ({ level: 'error', code: 'door-blocked', about: [id, door.id] })),
      ...(hitsWall ? [{ level: 'error', code: 'swing-hits-wall', about: [door.id] } satisfies Finding] : []),
    ]
  })
}

function rounded({ x, y }: { x: Mm; y: Mm }) {
  return { x: Math.round(x), y: Math.round(y) }
}

function openingsOverlap({ openings }: Plan): Finding[] {
  const overlapping = pairsOf(openings).filter(
    ([one, other]) => one.wall === other.wall && one.along < other.along + other.width && other.along < one.along + one.width,
  )
  return overlapping.map(([one, other]) => ({ level: 'error', code: 'openings-overlap', about: [one.id, other.id] }))
}

function windowsCovered(plan: Plan): Finding[] {
  const walls = wallsOf(plan.room)
  return plan.openings.flatMap((opening) => {
    const wall = walls[opening.wall]
    if (opening.kind === 'door' || !wall) return []
    const covering = plan.fixtures.filter((fixture) => {
      const { from, to, near, far } = boxSeenFrom(wall, boxOf(fixture))
      const before = far > 0 && near < BEFORE_WINDOW && from < opening.along + opening.width && to > opening.along
      const { low, high } = heightRangeOf(plan, fixture)
      return before && high > opening.sill && low < opening.sill + opening.height
    })
    return covering.map(({ id }): Finding => ({ level: 'advice', code: 'window-covered', about: [id, opening.id] }))
  })
}

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))
}
