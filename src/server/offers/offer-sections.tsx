import type { Kysely } from 'kysely'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { stateOf } from '#domain/offer/standing.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { CustomerCase } from '#server/customer/customer-case.ts'
import type { CustomerSection } from '#server/customer/customer-section.ts'
import type { RequestSection } from '#server/desk/desk-place.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { OFFER } from './customer/offer-routes.ts'
import { OFFERS_PATH } from './desk/settings-pages.tsx'
import { fileAsTold, wasSent } from './offer-rows.ts'
import type { OfferSettings } from './offer-settings.ts'
import type { OfferStore } from './offer-store.ts'

/** What stands about an offer on the customer's page about the request, and goes with what the customer takes along. */
export function makeCustomerSection({ now }: Pick<Core, 'now'>, store: OfferStore): CustomerSection {
  return { show, data }

  async function show({ enquiry: { reference }, untold }: CustomerCase, { path }: { path: string }) {
    const { versions, events } = fileAsTold(await store.file(reference), untold)
    const [latest] = versions
    if (!latest) return null
    const { heading, open, states, kept } = customerOffer.section
    const state = stateOf(latest.offer, events, swedishDate(now()))
    return (
      <section key="offert" className="offer-section">
        <h2>{heading}</h2>
        <p>{states[state]}</p>
        {(state === 'confirmed' || state === 'regretted') && <p>{kept}</p>}
        <p>
          <a className="button" href={`${path}/${OFFER}`}>
            {open}
          </a>
        </p>
      </section>
    )
  }

  async function data({ enquiry: { reference }, untold }: CustomerCase) {
    const { versions, events } = fileAsTold(await store.file(reference), untold)
    const offerAnswers = events.map(({ id: _, ...said }) => said)
    return versions.length === 0 ? {} : { offers: versions.map(({ offer, sha256 }) => ({ ...offer, sha256 })), offerAnswers }
  }
}

/** What stands about it on the desk's page about the request: nothing while the room is off and nothing was sent. A request with an offer stays its own. */
export function makeRequestSection({ now }: Pick<Core, 'now'>, store: OfferStore, settings: OfferSettings): RequestSection {
  return { show, whyNotMerged }

  async function show(enquiry: EnquiryRecord) {
    const { reference } = enquiry
    if (isQuarantined(enquiry)) return null
    const [{ versions, events }, draft] = [await store.file(reference), await store.draft(reference)]
    const [latest] = versions
    if (!latest && !(await settings.open())) return null
    const { begin, states } = ownerOffers
    return (
      <p key="offert" className="desk-offer-link">
        <a className="button outlined" href={`${OFFERS_PATH}/${reference}`}>
          {draft ? begin.continue : latest ? begin.see : begin.open}
        </a>
        {latest && <span className="hint">{states[stateOf(latest.offer, events, swedishDate(now()))]}</span>}
      </p>
    )
  }

  async function whyNotMerged(db: Kysely<Tables>, reference: string) {
    return (await wasSent(db, reference)) ? ownerOffers.notMerged : undefined
  }
}
