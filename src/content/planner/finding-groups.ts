import type { Finding, Level } from '#domain/room/finding.ts'
import { findings } from '#domain/room/findings.ts'
import type { Id, Plan } from '#domain/room/plan.ts'
import { findingWords } from './room-words.ts'

/** Findings that say the same: the sentence, how many they are, and the item that each of them would have changed. */
export type FindingGroup = { level: Level; said: string; times: number; about: readonly Id[] }

/** The findings about a plan as sentences, errors first. The same sentence stands once, with its number. */
export function findingGroups(plan: Plan): readonly FindingGroup[] {
  const groups = Map.groupBy(findings(plan), (finding) => `${finding.level} ${findingWords(finding, plan)}`)
  return [...groups.values()].flatMap((alike) => groupOf(alike, plan))
}

function groupOf(alike: readonly Finding[], plan: Plan): FindingGroup[] {
  const [first] = alike
  if (!first) return []
  return [{ level: first.level, said: findingWords(first, plan), times: alike.length, about: alike.flatMap(({ about }) => about.slice(0, 1)) }]
}
