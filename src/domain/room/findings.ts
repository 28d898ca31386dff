import { clearanceFindings } from './clearance-findings.ts'
import { conflicts } from './conflicts.ts'
import type { Finding, Level } from './finding.ts'
import { halfTiled } from './half-tiled.ts'
import { missing } from './missing.ts'
import { movement } from './movement.ts'
import type { Plan } from './plan.ts'
import { plumbing } from './plumbing.ts'

/** Every finding about a plan, errors first, then warnings, then advice. */
export function findings(plan: Plan): readonly Finding[] {
  return worstFirst([...nearFindings(plan), ...movement(plan)])
}

/** The same without passages and turning, which search the whole floor. */
export function nearFindings(plan: Plan): readonly Finding[] {
  return worstFirst([...conflicts(plan), ...plumbing(plan), ...clearanceFindings(plan), ...halfTiled(plan), ...missing(plan)])
}

const LEVELS = ['error', 'warning', 'advice'] as const satisfies readonly Level[]

function worstFirst(all: readonly Finding[]): readonly Finding[] {
  return LEVELS.flatMap((level) => all.filter((finding) => finding.level === level))
}
