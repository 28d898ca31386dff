import { type Box, boxOf } from '../boxes.ts'
import { machineBelow } from '../fixture-heights.ts'
import { fixtures } from '../fixtures.ts'
import type { FixtureKind, Id, Mm, Plan, Point } from '../plan.ts'

/** From a wet place's front to the middle of its name, which its drain in the middle would cover. */
const NAME: Mm = 130

/** A fixture that stands on the floor, as the floor's drawing shows it: mm in the room. */
export type FloorFixture = { readonly id: Id; readonly kind: FixtureKind; readonly box: Box; readonly nameAt: Point }

/** Without what hangs on a wall, and what stands on a machine. */
export function fixturesOnFloor(plan: Plan): readonly FloorFixture[] {
  const standing = plan.fixtures.filter((fixture) => !fixtures[fixture.kind].hangs && !machineBelow(plan, fixture))
  return standing.map((fixture) => {
    const { id, kind } = fixture
    const box = boxOf(fixture)
    const { left, top, right, bottom } = box
    return { id, kind, box, nameAt: { x: (left + right) / 2, y: fixtures[kind].wet ? bottom - NAME : (top + bottom) / 2 } }
  })
}
