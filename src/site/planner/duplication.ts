import { planner } from '#content/planner/planner.ts'
import { duplicateFixture } from '#domain/room/edit.ts'
import type { Id } from '#domain/room/plan.ts'
import { newest } from './names.ts'
import type { PlannerAction } from './use-plan-editor.ts'

/** Adds another of a fixture, and selects it. */
export function duplication(id: Id, name: string): PlannerAction {
  return {
    type: 'change',
    change: (plan) => duplicateFixture(plan, id),
    announce: planner.announcements.added(name),
    select: (plan) => newest(plan.fixtures),
  }
}
