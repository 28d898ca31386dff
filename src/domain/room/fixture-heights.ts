import { boxOf } from './boxes.ts'
import { topOf } from './built-in.ts'
import { type FixtureKind, fixtures, isBuiltIn } from './fixtures.ts'
import type { Fixture, Mm, Plan } from './plan.ts'

/** A machine whose sides are this near those of the one above it carries it. */
const OFF: Mm = 60

/** From where to where above the floor a fixture takes its place (mm). */
export function heightRangeOf(plan: Plan, fixture: Fixture): { low: Mm; high: Mm } {
  const { low, height, hangs } = fixtures[fixture.kind]
  const below = machineBelow(plan, fixture)
  if (below) return { low: fixtures[below.kind].height, high: fixtures[below.kind].height + height }
  return { low: hangs ? low : 0, high: isBuiltIn(fixture.kind) ? Math.min(topOf(plan, fixture), plan.room.ceiling.height) : height }
}

/** The washing machine that a tumble dryer stands on. */
export function machineBelow({ fixtures: all }: Pick<Plan, 'fixtures'>, fixture: Fixture): Fixture | undefined {
  return fixture.kind === 'tumble-dryer' ? all.find((other) => other.kind === 'washing-machine' && isInPlaceOf(other, fixture)) : undefined
}

/** The fixtures that stand on the floor: none that hangs, and no machine on another one. */
export function standingOnFloor(plan: Pick<Plan, 'fixtures'>): readonly Fixture[] {
  return plan.fixtures.filter((fixture) => !fixtures[fixture.kind].hangs && !machineBelow(plan, fixture))
}

/** The tumble dryer that stands on a washing machine, and goes along with it. */
export function dryerOn(plan: Pick<Plan, 'fixtures'>, fixture: Pick<Fixture, 'id'>): Fixture | undefined {
  return plan.fixtures.find((other) => machineBelow(plan, other)?.id === fixture.id)
}

/** The machines that a fixture of this kind can stand on or under: washing machines, and tumble dryers that stand on the floor. */
export function stackable(plan: Pick<Plan, 'fixtures'>, kind: FixtureKind): readonly Fixture[] {
  if (kind === 'tumble-dryer') return plan.fixtures.filter((other) => other.kind === 'washing-machine')
  if (kind !== 'washing-machine') return []
  return plan.fixtures.filter((other) => other.kind === 'tumble-dryer' && !machineBelow(plan, other))
}

function isInPlaceOf(one: Fixture, other: Fixture): boolean {
  const [first, second] = [boxOf(one), boxOf(other)]
  return (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(first[side] - second[side]) <= OFF)
}

/** Whether two fixtures are partly at the same height. */
export function meetInHeight(plan: Plan, one: Fixture, other: Fixture): boolean {
  const [first, second] = [heightRangeOf(plan, one), heightRangeOf(plan, other)]
  return first.low < second.high && second.low < first.high
}
