import { type DeclineReason, type OfferState, stateOf } from '#domain/offer/standing.ts'
import { withdrawalUntil } from '#domain/offer/validity.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import type { OfferFile } from './offer-rows.ts'
import type { Decision, NewEvent, OfferStore } from './offer-store.ts'

/** Why nothing was done. */
export type Refusal = 'replaced' | 'expired' | 'decided' | 'late' | 'full' | 'none'

/** A question that is asked again and again fills the request's history. */
const MOST_QUESTIONS = 50

export type CustomerOffers = ReturnType<typeof makeCustomerOffers>

/**
 * What the customer does about an offer. Each names the version that was read, and is done to no other. `id`: of the form, so that one sent
 * twice counts once. Resolves to why nothing was done, or undefined when it is.
 */
export function makeCustomerOffers({ now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>, store: OfferStore) {
  const today = () => swedishDate(now())

  return {
    file: store.file,
    agreement: store.agreement,

    accept: (reference: string, number: number, { chosen, early }: { chosen: readonly string[]; early: boolean }, id: string) =>
      say(reference, { id, number, kind: 'accepted', detail: { chosen, early } }, ['open']),

    decline: (reference: string, number: number, reason: DeclineReason, text: string, id: string) =>
      say(reference, { id, number, kind: 'declined', text, detail: { reason } }, ['open', 'accepted']),

    ask: (reference: string, number: number, line: string, text: string, id: string) =>
      say(reference, { id, number, kind: 'question', text, detail: { line } }, ['open', 'expired', 'accepted', 'declined', 'confirmed', 'regretted']),

    /** Withdraws from the agreement, as long as the law lets one. */
    regret: (reference: string, number: number, id: string) => say(reference, { id, number, kind: 'regretted' }, ['confirmed']),
  }

  async function say(reference: string, said: Omit<NewEvent, 'at' | 'by'>, allowed: readonly OfferState[]): Promise<Refusal | undefined> {
    const result = await store.decide(reference, (file): Decision<Refusal> => {
      if (file.events.some(({ id }) => id === said.id)) return {}
      const refused = refusalOf(file, said, allowed)
      return refused ? { refused } : { event: { ...said, at: now().toISOString(), by: { party: 'customer' } } }
    })
    if (!result) return 'none'
    if (!result.refused) emailQueued()
    return result.refused
  }

  function refusalOf({ versions: [latest], events }: OfferFile, { number, kind }: Omit<NewEvent, 'at' | 'by'>, allowed: readonly OfferState[]) {
    if (!latest) return 'none'
    if (latest.number !== number) return 'replaced'
    if (kind === 'question' && events.filter((event) => event.kind === 'question').length >= MOST_QUESTIONS) return 'full'
    const state = stateOf(latest.offer, events, today())
    if (!allowed.includes(state)) return state === 'expired' ? 'expired' : 'decided'
    return kind === 'regretted' && regretUntil({ versions: [latest], events }, today()) === undefined ? 'late' : undefined
  }
}

/** The last day on which the customer may withdraw from the newest version; undefined if it is no agreement, or that day is over. */
export function regretUntil({ versions: [latest], events }: OfferFile, today: string): string | undefined {
  const confirmed = events.findLast(({ kind, number }) => kind === 'confirmed' && number === latest?.number)
  const until = confirmed && withdrawalUntil(swedishDate(new Date(confirmed.at)))
  return until !== undefined && today <= until ? until : undefined
}
