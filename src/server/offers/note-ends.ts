import { randomUUID } from 'node:crypto'
import { stateOf } from '#domain/offer/standing.ts'
import { isSoonOver } from '#domain/offer/validity.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import type { OfferFile } from './offer-rows.ts'
import type { Decision, OfferStore } from './offer-store.ts'

/**
 * Reminds customers of offers that are soon over, and tells the owner of those that are; forgets agreements that bookkeeping no longer needs. All
 * state is in the database, so it may run at any time, any number of times, and in several processes at once.
 */
export function makeNoteEnds({ now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>, store: OfferStore) {
  return {
    async noteEnds(): Promise<void> {
      const today = swedishDate(now())
      const due = (await store.overview(longAgo())).filter((file) => !file.isClosed && dueNow(file, today))
      let isNoted = false
      for (const { reference } of due) {
        const result = await store.decide(reference, (file) => noteOf(file, today))
        isNoted ||= result?.event !== undefined
      }
      if (isNoted) emailQueued()
    },
    forget: (): Promise<void> => store.forgetAgreements(swedishDate(now())),
  }

  /** An offer stands for half a year at most. */
  function longAgo(): string {
    return new Date(now().getTime() - LONGEST_MS).toISOString()
  }

  /** Another process may have noted it meanwhile. */
  function noteOf(file: OfferFile, today: string): Decision<never> {
    const due = dueNow(file, today)
    return due ? { event: { id: randomUUID(), ...due, at: now().toISOString(), by: { party: 'server' } } } : {}
  }
}

const LONGEST_MS = 400 * 86_400_000

function dueNow({ versions: [latest], events }: OfferFile, today: string): { kind: 'expired' | 'reminded'; number: number } | undefined {
  if (!latest) return undefined
  const { number, offer } = latest
  const isNoted = (kind: string) => events.some((event) => event.number === number && event.kind === kind)
  const state = stateOf(offer, events, today)
  if (state === 'expired' && !isNoted('expired')) return { kind: 'expired', number }
  const sentOn = swedishDate(new Date(offer.sentAt))
  return state === 'open' && isSoonOver({ validUntil: offer.validUntil, sentOn }, today) && !isNoted('reminded') ? { kind: 'reminded', number } : undefined
}
