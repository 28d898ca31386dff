import type { Plan } from '#domain/room/plan.ts'

/** A plan, and where it came from. */
export type OpenedPlan = { plan: Plan; source: 'template' | 'idea' | 'link' | 'own' }
