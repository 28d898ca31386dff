import { planner } from '#content/planner/planner.ts'
import { duplicateFixture } from '#domain/room/edit.ts'
import type { Id } from '#domain/room/plan.ts'
import type { Change, PlannerAction } from './use-plan-editor.ts'

/** Adds something to a list of the plan, and selects it. */
export function addition(name: string, list: 'openings' | 'plumbingPoints' | 'fixtures', change: Change): PlannerAction {
  return { type: 'change', change, announce: planner.announcements.added(name), select: (plan) => plan[list].at(-1)?.id }
}

/** Adds another of a fixture. */
export function duplication(id: Id, name: string): PlannerAction {
  return addition(name, 'fixtures', (plan) => duplicateFixture(plan, id))
}
