import type { EnquiryAnswers } from '../enquiry/enquiry-answers.ts'
import type { TraitName } from './traits.ts'

/** How many requests of the last hour had each trait of this one; `message`: how many had at least half of its phrases. */
export type Sightings = Record<TraitName | 'message', number>

/** From this many points on, a request does not look ordinary. */
export const SUSPICIOUS = 3

/**
 * Points for a trait that others had before: the highest step that is reached counts. A customer who asks twice, or shares a carrier's
 * network or a name with somebody else, stays below `SUSPICIOUS`; nobody else has the same phone, address or message.
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

/** By the number of links: an honest message has one at most, to a picture. */
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
