import { company } from '#content/company/company.ts'
import { otherRotRate } from '#content/company/rot-law.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { type OfferTemplate, offerTemplates, type TemplateLine, type TemplateName } from '#content/offers/templates.ts'
import { designsIn, withNewestDrawing } from '#domain/enquiry/drawings.ts'
import type { OfferTerms } from '#domain/offer/company-facts.ts'
import { type DraftRow, type OfferDraft, textsFrom } from '#domain/offer/draft.ts'
import { type DrawingCounts, drawingCounts } from '#domain/offer/drawing-counts.ts'
import { hundredthsAsTyped } from '#domain/offer/money.ts'
import type { RotRate } from '#domain/offer/offer.ts'
import { type DraftReading, type ReadOffer, readDraft } from '#domain/offer/read-draft.ts'
import { isReplaceable, stateOf } from '#domain/offer/standing.ts'
import { keptUntil, withdrawalUntil } from '#domain/offer/validity.ts'
import { daysLater, swedishDate } from '#domain/sweden/calendar.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import type { Core } from '#server/core/core.ts'
import type { OfferPriceRow } from '#server/core/database/offer-tables.ts'
import { sendsAt } from '#server/core/outbox/sends-at.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import { type OfferContent, seal } from './offer-content.ts'
import type { OfferFile } from './offer-rows.ts'
import { type OfferSettings, priceKey } from './offer-settings.ts'
import type { Decision, OfferStore, StoredDraft } from './offer-store.ts'

/** A draft as it is stored, with its revision. */
export type OpenDraft = StoredDraft & { draft: OfferDraft }

export type OwnerOffers = ReturnType<typeof makeOwnerOffers>

/** What the owner does about offers. `enquiry`: as it was read with its page. */
export function makeOwnerOffers(
  { config, facts, now, emailQueued }: Core,
  store: OfferStore,
  settings: OfferSettings,
  { repository, additionsTo }: Pick<Enquiries, 'repository' | 'additionsTo'>,
) {
  const thisYear = () => Number(swedishDate(now()).slice(0, 4))

  return {
    find: (reference: string): Promise<EnquiryRecord | undefined> => repository.find(reference),

    async draft(reference: string): Promise<OpenDraft | undefined> {
      const stored = await store.draft(reference)
      return stored && opened(stored)
    },

    /** Begins from a template, with the drawing's counts (of two designs the first one's) and the remembered prices. What is being written already stays. */
    async begin(enquiry: EnquiryRecord, template: TemplateName, terms: OfferTerms, by: string): Promise<void> {
      const newest = withNewestDrawing(enquiry, await additionsTo(enquiry.reference))
      const [design] = designsIn(newest)
      const draft = draftFrom(template, {
        counts: design && drawingCounts(design.plan),
        prices: await settings.prices(),
        terms,
        year: thisYear(),
        renovationTime: facts().renovationTime,
      })
      await store.saveDraft(enquiry.reference, JSON.stringify(draft), 0, now().toISOString(), by)
    },

    /** Begins a new version from the last that was sent. */
    async beginAgain(reference: string, { versions }: OfferFile, terms: OfferTerms, by: string): Promise<void> {
      const [latest] = versions
      if (latest) await store.saveDraft(reference, JSON.stringify(draftOf(latest.offer, terms)), 0, now().toISOString(), by)
    },

    /** With the price of a known name where none is typed. Resolves to what is stored then. */
    async save(reference: string, draft: OfferDraft, seen: number, by: string): Promise<(OpenDraft & { isOther: boolean }) | undefined> {
      const prices = await settings.prices()
      const rows = draft.rows.filter((row) => !isBlank(row)).map((row) => withPrice(row, prices))
      const stored = await store.saveDraft(reference, JSON.stringify({ ...draft, rows }), seen, now().toISOString(), by)
      return stored && { ...opened(stored), isOther: stored.isOther }
    },

    read: (draft: OfferDraft): DraftReading => readDraft(draft, rateOf),

    /** As it would be sent now. */
    contentOf,

    /** Sends what was read as the next version, once for each `id`; not again with that of one that was undone. */
    async send(enquiry: EnquiryRecord, offer: ReadOffer, terms: OfferTerms, id: string, by: string): Promise<'sent' | 'no address' | 'confirmed' | 'undone'> {
      if (!isOneAddress(enquiry.email)) return 'no address'
      const at = now().toISOString()
      const leaves = sendsAt(config, at)
      const decide = (file: OfferFile): Decision<'confirmed'> => {
        if (!isOpen(file)) return { refused: 'confirmed' }
        const number = (file.versions[0]?.number ?? 0) + 1
        return { version: { ...seal(contentOf(enquiry, offer, terms, number)), id, number, at, by: { party: 'owner', name: by }, sendsAt: leaves } }
      }
      const result = await store.decide(enquiry.reference, decide, { id, sendsAt: leaves, asks: true })
      if (!result) return 'undone'
      if (result.refused) return 'confirmed'
      await settings.rememberPrices(offer.lines)
      emailQueued()
      return 'sent'
    },

    /** Confirms the customer's order of the version that was shown: from then on it is an agreement, unless it is undone before the email leaves. */
    async confirm(reference: string, number: number, id: string, by: string): Promise<'confirmed' | 'refused' | 'undone'> {
      const at = now().toISOString()
      const day = swedishDate(now())
      const leaves = sendsAt(config, at)
      const decide = (file: OfferFile): Decision<'not accepted'> => {
        const [latest] = file.versions
        const order = file.events.findLast((event) => event.number === number && event.kind === 'accepted')
        if (latest?.number !== number || !order || stateOf(latest.offer, file.events, day) !== 'accepted') return { refused: 'not accepted' }
        const sealed = seal({
          format: 1,
          offer: latest.offer,
          offerSha256: latest.sha256,
          chosen: [...(order.detail.chosen ?? [])],
          early: order.detail.early ?? false,
          acceptedAt: order.at,
          confirmedAt: at,
          confirmedBy: by,
          withdrawalUntil: withdrawalUntil(day),
        })
        return {
          event: { id, number, kind: 'confirmed', at, by: { party: 'owner', name: by } },
          agreement: { ...sealed, number, at, by, keptUntil: keptUntil(day), sendsAt: leaves },
        }
      }
      const result = await store.decide(reference, decide, { id, sendsAt: leaves })
      if (!result) return 'undone'
      if (result.refused) return 'refused'
      emailQueued()
      return 'confirmed'
    },
  }

  function isOpen({ versions: [latest], events }: OfferFile): boolean {
    return latest === undefined || isReplaceable(stateOf(latest.offer, events, swedishDate(now())))
  }

  function contentOf(enquiry: EnquiryRecord, offer: ReadOffer, terms: OfferTerms, number: number): OfferContent {
    const { validDays, rot, ...said } = offer
    const { phone, paymentDays } = facts()
    return {
      format: 1,
      reference: enquiry.reference,
      number,
      sentAt: now().toISOString(),
      validUntil: daysLater(swedishDate(now()), validDays),
      company: { name: company.name, orgNumber: terms.orgnummer, vatNumber: terms.momsnummer, seat: company.seat, email: company.email, phone },
      customer: { name: enquiry.name, email: enquiry.email, phone: enquiry.phone, place: enquiry.visit?.address || enquiry.location },
      ...said,
      lines: [...said.lines],
      ...(rot && { rot: { ...rot, usedKr: [...rot.usedKr] } }),
      paymentDays,
      terms: terms.villkor,
    }
  }

  /** The rate that the owner has confirmed on the site for a year, unless the law has another. */
  function rateOf(year: number): RotRate | string {
    const { percent, capKr, year: confirmed } = facts().rot
    if (year < thisYear()) return ownerOffers.errors.rotPassed(year)
    if (confirmed !== year) return ownerOffers.errors.rotUnconfirmed(year)
    const other = otherRotRate({ percent }, `${year}-12-31`)
    return other ? ownerOffers.errors.rotOther(percent, other.percent) : { percent, capKr, year }
  }
}

type Filling = { counts: DrawingCounts | undefined; prices: ReadonlyMap<string, OfferPriceRow>; terms: OfferTerms; year: number; renovationTime: string }

function draftFrom(name: TemplateName, { counts, prices, terms, year, renovationTime }: Filling): OfferDraft {
  const { title = '', weeks = renovationTime, included = '', excluded = '', lines }: OfferTemplate = offerTemplates[name]
  const texts = { rubrik: title, veckor: weeks, ingar: included, 'ingar-inte': excluded, pris: 'fixed', betalning: 'done', betalas: String(year) }
  const filled: Record<string, string> = { ...texts, giltig: terms.giltig, rot: '0' }
  return {
    texts: textsFrom((text) => filled[text] ?? ''),
    rows: lines.filter((line) => isDrawn(line, counts)).map((line) => withPrice(rowOf(line, counts), prices)),
  }
}

/** What a drawing has none of is left out. */
function isDrawn({ count }: TemplateLine, counts: DrawingCounts | undefined): boolean {
  return count === undefined || counts === undefined || counts[count] > 0
}

function rowOf({ name, unit, kind, count, isOption = false }: TemplateLine, counts: DrawingCounts | undefined): DraftRow {
  const amount = count === undefined || (counts === undefined && unit === 'st') ? '1' : counts ? hundredthsAsTyped(counts[count]) : ''
  return { name, amount, unit, price: '', kind, option: isOption ? 'ja' : '' }
}

function withPrice(row: DraftRow, prices: ReadonlyMap<string, OfferPriceRow>): DraftRow {
  const known = row.price === '' ? prices.get(priceKey(row.name)) : undefined
  return known ? { ...row, price: hundredthsAsTyped(known.price), ...(row.unit === '' && { unit: known.unit }) } : row
}

function isBlank({ name, amount, price }: DraftRow): boolean {
  return name === '' && amount === '' && price === ''
}

/** What was sent, to be written on. */
function draftOf(offer: OfferContent, terms: OfferTerms): OfferDraft {
  const { pricing, rot } = offer
  const filled: Record<string, string> = {
    rubrik: offer.title,
    meddelande: offer.message,
    ingar: offer.included,
    'ingar-inte': offer.excluded,
    pris: pricing.kind,
    span: pricing.kind === 'span' ? String(pricing.percent) : '',
    rot: String(rot?.usedKr.length ?? 0),
    utnyttjat1: String(rot?.usedKr[0] ?? ''),
    utnyttjat2: String(rot?.usedKr[1] ?? ''),
    betalas: rot ? String(rot.year) : offer.sentAt.slice(0, 4),
    betalning: offer.plan,
    start: offer.start,
    veckor: offer.weeks,
    giltig: terms.giltig,
  }
  return {
    texts: textsFrom((text) => filled[text] ?? ''),
    rows: offer.lines.map(({ name, amount, unit, price, kind, isOption }) => ({
      name,
      amount: hundredthsAsTyped(amount),
      unit,
      price: hundredthsAsTyped(price),
      kind,
      option: isOption ? 'ja' : '',
    })),
  }
}

function opened(stored: StoredDraft): OpenDraft {
  const { texts, rows }: { texts: Record<string, string>; rows: DraftRow[] } = JSON.parse(stored.content)
  return { ...stored, draft: { texts: textsFrom((name) => texts[name] ?? ''), rows } }
}
