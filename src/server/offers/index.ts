import type { Core } from '#server/core/core.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import { offerRoutes } from './customer/offer-routes.ts'
import { makeCustomerOffers } from './customer-offers.ts'
import { makeMonthsSection } from './desk/offer-figures.tsx'
import { offersPlace } from './desk/offers-place.ts'
import { makeNoteEnds } from './note-ends.ts'
import { makeCustomerSection, makeRequestSection } from './offer-sections.tsx'
import { makeOfferSettings } from './offer-settings.ts'
import { makeOfferStore } from './offer-store.ts'
import { makeOwnerOffers } from './owner-offers.ts'

/** Written offers, from the draft to the agreement. Off until the owner has read what the law asks, and entered what an offer must say. */
export function makeOffers(core: Core, enquiries: Enquiries) {
  const store = makeOfferStore(core.db)
  const settings = makeOfferSettings(core)
  const owner = makeOwnerOffers(core, store, settings, enquiries)
  const { noteEnds, forget } = makeNoteEnds(core, store)
  return {
    /** Below the customer's page, behind its digits. */
    routes: offerRoutes(core, makeCustomerOffers(core, store)),
    place: (desk: Desk) => offersPlace(core, desk, store, settings, owner),
    onCustomerPage: makeCustomerSection(core, store),
    onRequestPage: makeRequestSection(core, store, settings),
    onMonthsPage: makeMonthsSection(core, store),
    jobs: { due: [noteEnds], maintenance: [forget] },
  }
}
