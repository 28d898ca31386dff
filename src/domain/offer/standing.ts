import { isExpired } from './validity.ts'

/** What is said to an offer, and what happens to it. */
const offerEventKinds = ['question', 'accepted', 'declined', 'expired', 'reminded', 'confirmed', 'regretted'] as const
export type OfferEventKind = (typeof offerEventKinds)[number]

/** `at`: ISO 8601, UTC. */
export type OfferEvent = { id: string; number: number; kind: OfferEventKind; at: string; text: string; detail: EventDetail }

/** `line`: that a question is about. `chosen` and `early`: of an order, its options and whether the work may begin before the withdrawal period ends. */
export type EventDetail = { line?: string; chosen?: readonly string[]; early?: boolean; reason?: DeclineReason }

export const declineReasons = ['too expensive', 'chose another', 'later', 'not at all', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** `open`: it can be accepted. `accepted`: the owner has to confirm. */
export type OfferState = 'open' | 'expired' | 'accepted' | 'declined' | 'confirmed' | 'regretted'

const DECISIVE = ['accepted', 'declined', 'confirmed', 'regretted'] as const

/** The state of one version, by what was said to it. `today`: in Sweden. */
export function stateOf(offer: { number: number; validUntil: string }, events: readonly OfferEvent[], today: string): OfferState {
  const decided = events
    .filter(({ number }) => number === offer.number)
    .flatMap(({ kind }) => DECISIVE.filter((one) => one === kind))
    .at(-1)
  return decided ?? (isExpired(offer, today) ? 'expired' : 'open')
}

/** Whether another version may take its place: not while an agreement stands. */
export function isReplaceable(state: OfferState): boolean {
  return state !== 'confirmed'
}
