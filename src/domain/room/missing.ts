import type { Finding, UsualThing } from './finding.ts'
import { type FixtureKind, fixtures, isBasin } from './fixtures.ts'
import type { Plan } from './plan.ts'

/** In the order of the sentence. */
const THINGS: readonly UsualThing[] = ['wc', 'basin', 'wet place']

/** The usual things that a furnished plan lacks. Only advice, because a separate WC room may do without them. */
export function missing(plan: Plan): readonly Finding[] {
  if (plan.fixtures.length === 0) return []
  const things = THINGS.filter((thing) => !plan.fixtures.some(({ kind }) => isThing(kind, thing)))
  return things.length > 0 ? [{ level: 'advice', code: 'missing', about: [], things }] : []
}

function isThing(kind: FixtureKind, thing: UsualThing): boolean {
  if (thing === 'wet place') return fixtures[kind].wet !== undefined
  return thing === 'wc' ? fixtures[kind].pipe === 'waste' : isBasin({ kind })
}
