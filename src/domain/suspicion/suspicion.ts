import type { EnquiryAnswers } from '../enquiry/enquiry-answers.ts'
import type { TraitName } from './traits.ts'

/** How many requests of the last hour had each trait before this one; `message`: how many had at least half of its phrases. */
export type Sightings = Record<TraitName | 'message', number>

/** From this many points on, a request does not look ordinary. */
export const SUSPICIOUS = 3

/**
 * Points for a trait that others had before: the last step that is reached counts. A customer who mails twice, or shares a carrier's
 * network or a name with another person, stays below `SUSPICIOUS`; phone, address and message are nobody else's.
 */
const STEPS: readonly (readonly [trait: keyof Sightings, ...steps: (readonly [seen: number, points: number])[]])[] = [
  ['network', [1, 1], [3, 2], [6, 3]],
  ['region', [20, 1], [100, 2]],
  ['name', [1, 1], [3, 2]],
  ['phone', [1, 3]],
  ['email', [1, 3]],
  ['mailDomain', [3, 1], [10, 2]],
  ['answers', [3, 1], [10, 2]],
  ['message', [1, 1], [2, 3]],
]

/** Honest messages link to a picture at most. */
const LINK_POINTS: readonly number[] = [0, 1, 3]

/** Points of suspicion: 0 for a request that has nothing in common with the others of the hour. */
export function suspicionOf({ message }: Pick<EnquiryAnswers, 'message'>, seen: Sightings): number {
  const links = message.match(/https?:|www\./gi)?.length ?? 0
  const traits = STEPS.map(([trait, ...steps]) => steps.findLast(([least]) => seen[trait] >= least)?.[1] ?? 0)
  return traits.reduce((sum, points) => sum + points, LINK_POINTS[Math.min(links, 2)] ?? 0)
}

/** How many requests before this one were more or less the same. */
export function copiesBefore({ phone, email, message }: Sightings): number {
  return Math.max(phone, email, message)
}
