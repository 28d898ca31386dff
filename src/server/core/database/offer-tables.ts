import type { Doer } from '#domain/enquiry/doer.ts'
import type { LineKind, Unit } from '#domain/offer/offer.ts'
import type { OfferEventKind } from '#domain/offer/standing.ts'

export type OfferTables = {
  offer_terms: OfferTermsRow
  offer_law_ticks: OfferLawTickRow
  offer_prices: OfferPriceRow
  offer_drafts: OfferDraftRow
  offers: OfferRow
  offer_events: OfferEventRow
  offer_agreements: OfferAgreementRow
}

/** In the order of a backup. */
export const offerTables = {
  offer_terms: { inBackup: true, isUndone: false },
  offer_law_ticks: { inBackup: true, isUndone: false },
  offer_prices: { inBackup: true, isUndone: false },
  offer_drafts: { inBackup: true, isUndone: true },
  offers: { inBackup: true, isUndone: true },
  offer_events: { inBackup: true, isUndone: true },
  offer_agreements: { inBackup: true, isUndone: true },
} as const satisfies Record<keyof OfferTables, { inBackup: boolean; isUndone: boolean }>

/** What an offer says of the company, as it was typed; the newest counts. `content`: JSON. */
type OfferTermsRow = { id: string; content: string; saved_at: string; saved_by: string }

/** A point of the law that the owner has read, with its text on that day. */
type OfferLawTickRow = { id: string; point: string; text: string; ticked_at: string; ticked_by: string }

/** The owner's price of what a line names. `name_key`: the name by which it is found again. `price`: öre. */
export type OfferPriceRow = { name_key: string; name: string; unit: Unit; price: number; kind: LineKind; used_at: string }

/** The offer that is being written for an enquiry, as it was typed. `revision`: grows with each time that it is saved. */
export type OfferDraftRow = { reference: string; content: string; revision: number; saved_at: string; saved_by: string }

/** An offer that was sent; never changed. `content`: canonical JSON, whose SHA-256 stands beside it. `id`: of the form that sent it. */
export type OfferRow = { reference: string; number: number; id: string; content: string; sha256: string; sent_at: string; sent_by: string }

/** What was said to an offer. `position`: its place among what was said about the enquiry's offers, from 1. `detail`: JSON. */
export type OfferEventRow = {
  id: string
  reference: string
  number: number
  position: number
  kind: OfferEventKind
  at: string
  party: Doer['party']
  name: string | null
  text: string
  detail: string
}

/** An agreement, which bookkeeping keeps when its enquiry is erased; `content` never changes. `kept_until`: 'YYYY-MM-DD'. */
type OfferAgreementRow = {
  reference: string
  number: number
  content: string
  sha256: string
  confirmed_at: string
  confirmed_by: string
  kept_until: string
  withdrawn_at: string | null
}
