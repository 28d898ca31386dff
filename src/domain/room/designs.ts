import { MAX_PACKED_LENGTH } from './limits.ts'
import type { Plan } from './plan.ts'
import { packPlan, unpackPlan } from './share.ts'

/** What a drawing holds: one design of the room, or two that are compared, the first of them A. */
export type Designs = readonly [Plan] | readonly [Plan, Plan]

/** What two designs are called. */
export const letters = ['A', 'B'] as const
export type Letter = (typeof letters)[number]

/** Between two packed plans: no part of a plan is a B alone. */
const BETWEEN = '~B~'

/** Packs a drawing as packPlan (share.ts) packs a plan; two designs as `A~B~B`. */
export function packDesigns(designs: Designs): string {
  return designs.map(packPlan).join(BETWEEN)
}

/** Parses a packed drawing; undefined if it is not one. A text that is too long for one plan is too long for two. Never throws. */
export function unpackDesigns(text: string): Designs | undefined {
  if (text.length > MAX_PACKED_LENGTH) return undefined
  const [first = '', second, ...more] = text.split(BETWEEN)
  const [a, b] = [unpackPlan(first), second === undefined ? undefined : unpackPlan(second)]
  if (!a || more.length > 0) return undefined
  if (second === undefined) return [a]
  return b && [a, b]
}

/** A drawing that came with a request: packed as it is stored, and parsed. */
export type SentDesigns = { readonly packed: string; readonly designs: Designs }

/** Parses a packed drawing of any version and packs it in the current one. Undefined if it cannot be parsed. */
export function readSentDesigns(sent: string): SentDesigns | undefined {
  const designs = unpackDesigns(sent)
  return designs && { packed: packDesigns(designs), designs }
}
