import { heightRangeOf } from '#domain/room/fixture-heights.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'

/** Open showers are painted below the drains, so that a drain shows in them; the others above, what hangs or stands higher last. */
export function paintingOrder(plan: Plan): { belowDrains: readonly Fixture[]; aboveDrains: readonly Fixture[] } {
  const { true: belowDrains = [], false: others = [] } = Object.groupBy(plan.fixtures, ({ kind }) => `${fixtures[kind].open}`)
  return { belowDrains, aboveDrains: others.toSorted((one, other) => heightRangeOf(plan, one).low - heightRangeOf(plan, other).low) }
}
