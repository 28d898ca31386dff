import type { Plan } from './plan.ts'
import { packPlan, unpackPlan } from './share.ts'

/** A plan that came with a request: as it is kept, and as it is drawn. */
export type SentPlan = { readonly packed: string; readonly plan: Plan }

/** Reads it again where nothing that was sent is trusted, and writes it the one way it is written now. Undefined when it cannot be read. */
export function readSentPlan(sent: string): SentPlan | undefined {
  const plan = unpackPlan(sent)
  return plan && { packed: packPlan(plan), plan }
}
