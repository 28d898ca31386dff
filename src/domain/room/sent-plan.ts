import type { Plan } from './plan.ts'
import { packPlan, unpackPlan } from './share.ts'

/** A plan that came with a request: packed as it is stored, and parsed. */
export type SentPlan = { readonly packed: string; readonly plan: Plan }

/** Parses a packed plan of any version and packs it in the current one. Undefined if it cannot be parsed. */
export function readSentPlan(sent: string): SentPlan | undefined {
  const plan = unpackPlan(sent)
  return plan && { packed: packPlan(plan), plan }
}
