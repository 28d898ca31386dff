import { boxOf } from './boxes.ts'
import { fixtures } from './fixtures.ts'
import type { Fixture, Mm, Plan } from './plan.ts'

/** A machine whose sides are this near those of the one above it carries it. */
const OFF: Mm = 60

/** From where to where above the floor a fixture takes its place (mm). */
export function heightRangeOf(plan: Plan, fixture: Fixture): { low: Mm; high: Mm } {
  const { low, height, hangs, builtIn } = fixtures[fixture.kind]
  const below = machineBelow(plan, fixture)
  if (below) return { low: fixtures[below.kind].height, high: fixtures[below.kind].height + height }
  return { low: hangs ? low : 0, high: builtIn ? plan.room.ceiling.height : height }
}

/** The washing machine that a tumble dryer stands on. */
export function machineBelow({ fixtures: all }: Pick<Plan, 'fixtures'>, fixture: Fixture): Fixture | undefined {
  if (fixture.kind !== 'tumble-dryer') return undefined
  const own = boxOf(fixture)
  return all.find((other) => {
    const box = boxOf(other)
    return other.kind === 'washing-machine' && (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(box[side] - own[side]) <= OFF)
  })
}

/** Whether two fixtures are partly at the same height. */
export function meetInHeight(plan: Plan, one: Fixture, other: Fixture): boolean {
  const [first, second] = [heightRangeOf(plan, one), heightRangeOf(plan, other)]
  return first.low < second.high && second.low < first.high
}
