import { type Context, Hono } from 'hono'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { offerTemplates } from '#content/offers/templates.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { OfferTerms } from '#domain/offer/company-facts.ts'
import { type OfferDraft, typedDraft } from '#domain/offer/draft.ts'
import { MOST_LINES } from '#domain/offer/offer.ts'
import { reckon } from '#domain/offer/reckon.ts'
import { stateOf } from '#domain/offer/standing.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { whenAsSaid } from '#domain/sweden/time.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds, doneIn } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { DeskForm } from '#server/desk/desk-forms.ts'
import type { Desk } from '#server/desk/desk-place.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { pdf, pdfOfAgreement, pdfOfOffer } from '../agreement-pdf.ts'
import { sumsOf } from '../offer-parts.ts'
import type { OfferFile } from '../offer-rows.ts'
import type { OfferSettings } from '../offer-settings.ts'
import type { OfferStore } from '../offer-store.ts'
import type { OpenDraft, OwnerOffers } from '../owner-offers.ts'
import { type DraftDeed, draftPage } from './draft-page.tsx'
import { beginPage, PREVIEW, previewPage, sentPage, VERSION, versionPage } from './offer-pages.tsx'
import { missingPage, OFFERS_PATH } from './settings-pages.tsx'

type Said = { error?: string; done?: string | undefined; errors?: ReadonlyMap<string, string>; typed?: OfferDraft; status?: 200 | 409 | 422 }
type Act = (c: Context<DeskEnv>, enquiry: EnquiryRecord, form: DeskForm, terms: OfferTerms) => Response | Promise<Response>

/** /agare/offerter/REFERENCE: the offers about one request, from the first draft to the agreement. */
export function draftRoutes(core: Core, { deskForms, deskPages }: Desk, store: OfferStore, settings: OfferSettings, offers: OwnerOffers) {
  const { now } = core
  const routes = new Hono<DeskEnv>()

  routes.get('/:reference', async (c) => {
    const enquiry = await found(c)
    return enquiry ? show(c, enquiry, { done: doneIn(c, DONE) }) : gone(c)
  })

  routes.get(`/:reference/${PREVIEW}`, async (c) => {
    const enquiry = await found(c)
    return enquiry ? preview(c, enquiry) : gone(c)
  })

  routes.get(`/:reference/${VERSION}/:number`, async (c) => {
    const enquiry = await found(c)
    const version = enquiry && versionIn(await store.file(enquiry.reference), c.req.param('number'))
    return enquiry && version ? respond(c, versionPage(enquiry, version.offer, version.sha256)) : gone(c)
  })

  routes.get(`/:reference/${VERSION}/:number/offert.pdf`, async (c) => {
    const version = versionIn(await store.file(c.req.param('reference')), c.req.param('number'))
    return version ? pdf(c, await pdfOfOffer(version.offer, version)) : gone(c)
  })

  routes.get(`/:reference/${VERSION}/:number/avtal.pdf`, async (c) => {
    const found = await store.agreement(c.req.param('reference'), Number(c.req.param('number')))
    return found ? pdf(c, await pdfOfAgreement(found.agreement, found)) : gone(c)
  })

  addDeeds<DeskEnv, DraftDeed>(routes, '/:reference', {
    borja: act(begin),
    spara: act((c, enquiry, form) => save(c, enquiry, form, '?klart=sparat')),
    rad: act((c, enquiry, form) => save(c, enquiry, form, '#nyrad')),
    'ta-bort': act((c, enquiry, form) => save(c, enquiry, form, '', Number(form.field('bort')))),
    granska: act(review),
    skicka: act(send),
    'ny-version': act(async (c, { reference }, _, terms) => {
      await offers.beginAgain(reference, await store.file(reference), terms, c.get('signedIn').name)
      return toPage(c, reference)
    }),
    kasta: act(async (c, { reference }) => {
      await store.dropDraft(reference)
      return toPage(c, reference, '?klart=kastat')
    }),
    bekrafta: act(confirm),
  })

  /** With a request that can have an offer, a form that is ours, and the room on. Without them what was typed stands on the page again. */
  function act(work: Act) {
    return async (c: Context<DeskEnv>) => {
      const enquiry = await found(c)
      if (!enquiry) return gone(c)
      const terms = await settings.open()
      if (!terms) return respond(c, missingPage(ownerOffers.errors.off), 409)
      const form = await deskForms.readForm(c, subjectOf(enquiry))
      if (form) return work(c, enquiry, form, terms)
      const typed = await deskForms.typed(c)
      return show(c, enquiry, { error: ownerOffers.errors.formToken, status: 422, ...(typed.field('rader') !== '' && { typed: draftIn(typed) }) })
    }
  }

  async function begin(c: Context<DeskEnv>, enquiry: EnquiryRecord, form: DeskForm, terms: OfferTerms) {
    const template = keysOf(offerTemplates).find((name) => name === form.field('mall')) ?? 'empty'
    await offers.begin(enquiry, template, terms, c.get('signedIn').name)
    return toPage(c, enquiry.reference)
  }

  /** Stores what is typed, right or wrong. `without`: the number of a line that goes. */
  async function save(c: Context<DeskEnv>, enquiry: EnquiryRecord, form: DeskForm, where: string, without?: number) {
    const stored = await keep(c, enquiry, form, without)
    return stored instanceof Response ? stored : toPage(c, enquiry.reference, where)
  }

  /** Resolves to what is stored, or to the page that says who was faster. */
  async function keep(c: Context<DeskEnv>, enquiry: EnquiryRecord, form: DeskForm, without?: number): Promise<OpenDraft | Response> {
    const typed = draftIn(form)
    const rows = typed.rows.filter((_, index) => index + 1 !== without)
    const seen = Number(form.field('utgava')) || 0
    const { name } = c.get('signedIn')
    const stored = await offers.save(enquiry.reference, { ...typed, rows }, seen, name)
    if (!stored) return gone(c)
    if (!stored.isOther) return stored
    return show(c, enquiry, { error: ownerOffers.errors.overtaken(stored.savedBy, when(stored)), typed, status: 409 })
  }

  async function review(c: Context<DeskEnv>, enquiry: EnquiryRecord, form: DeskForm) {
    const stored = await keep(c, enquiry, form)
    if (stored instanceof Response) return stored
    const reading = offers.read(stored.draft)
    if (!reading.ok) return show(c, enquiry, { error: ownerOffers.draft.errors, errors: reading.errors, status: 422 })
    return c.redirect(`${OFFERS_PATH}/${enquiry.reference}/${PREVIEW}`, 303)
  }

  async function preview(c: Context<DeskEnv>, enquiry: EnquiryRecord, error?: string) {
    const [stored, terms] = [await offers.draft(enquiry.reference), await settings.open()]
    if (!stored || !terms) return toPage(c, enquiry.reference)
    const reading = offers.read(stored.draft)
    if (!reading.ok) return toPage(c, enquiry.reference)
    const { versions } = await store.file(enquiry.reference)
    const content = offers.contentOf(enquiry, reading.offer, terms, (versions[0]?.number ?? 0) + 1)
    return respond(c, previewPage(enquiry, content, stored.revision, { formToken: token(c, enquiry), error }), error ? 409 : 200)
  }

  async function send(c: Context<DeskEnv>, enquiry: EnquiryRecord, form: DeskForm, terms: OfferTerms) {
    const stored = await offers.draft(enquiry.reference)
    const { versions } = await store.file(enquiry.reference)
    // Sent twice: it is sent.
    if (versions.some(({ id }) => id === form.token)) return toPage(c, enquiry.reference, '?klart=skickat')
    if (!stored || stored.revision !== Number(form.field('utgava'))) {
      return stored ? preview(c, enquiry, ownerOffers.errors.changed) : show(c, enquiry, { error: ownerOffers.errors.changed, status: 409 })
    }
    const reading = offers.read(stored.draft)
    if (!reading.ok) return show(c, enquiry, { error: ownerOffers.draft.errors, errors: reading.errors, status: 422 })
    const result = await offers.send(enquiry, reading.offer, terms, form.token, c.get('signedIn').name)
    if (result === 'undone') return (await found(c)) ? preview(c, enquiry, ownerOffers.errors.changed) : gone(c)
    if (result === 'sent') return toPage(c, enquiry.reference, '?klart=skickat')
    return show(c, enquiry, { error: result === 'no address' ? ownerOffers.errors.noAddress : ownerOffers.errors.confirmed, status: 409 })
  }

  async function confirm(c: Context<DeskEnv>, enquiry: EnquiryRecord, form: DeskForm) {
    const result = await offers.confirm(enquiry.reference, Number(form.field('version')), form.token, c.get('signedIn').name)
    if (result === 'confirmed') return toPage(c, enquiry.reference, '?klart=bekraftat')
    if (result === 'refused') return show(c, enquiry, { error: ownerOffers.errors.notAccepted, status: 409 })
    const standing = await found(c)
    return standing ? show(c, standing, { error: ownerOffers.errors.notConfirmedAgain, status: 409 }) : gone(c)
  }

  /** The draft if there is one, else what was sent, else what to begin with. */
  async function show(c: Context<DeskEnv>, enquiry: EnquiryRecord, { error, done, errors = new Map(), typed, status = 200 }: Said = {}) {
    const terms = await settings.open()
    const [stored, file] = [await offers.draft(enquiry.reference), await store.file(enquiry.reference)]
    const shown = { formToken: token(c, enquiry), error, done }
    const [latest] = file.versions
    if (stored && terms) {
      const draft = typed ?? stored.draft
      const reading = offers.read(draft)
      const savedBy = ownerOffers.draft.savedBy(stored.savedBy, when(stored))
      const sums = reading.ok ? sumsOf(reckon(reading.offer, new Set(), year())) : []
      const names = [...(await settings.prices()).values()].map(({ name }) => name)
      return respond(c, draftPage(enquiry, { ...shown, draft, revision: stored.revision, savedBy, errors, sums, names, year: year() }), status)
    }
    if (latest) {
      const ofLatest = [latest, ...file.events].map(({ id }) => id)
      const undoable = (await store.undoable(enquiry.reference)).findLast(({ id }) => ofLatest.includes(id))
      const waiting = undoable && { ...undoable, formToken: deskForms.issueToken(c, enquiry.reference) }
      return respond(c, sentPage(enquiry, file, stateOf(latest.offer, file.events, swedishDate(now())), { ...shown, waiting }), status)
    }
    return terms ? respond(c, beginPage(enquiry, isOneAddress(enquiry.email), shown), status) : respond(c, missingPage(ownerOffers.errors.off), 409)
  }

  async function found(c: Context): Promise<EnquiryRecord | undefined> {
    const enquiry = await offers.find(c.req.param('reference') ?? '')
    return enquiry && !isQuarantined(enquiry) ? enquiry : undefined
  }

  function token(c: Context<DeskEnv>, enquiry: EnquiryRecord): string {
    return deskForms.issueToken(c, subjectOf(enquiry))
  }

  function year(): number {
    return Number(swedishDate(now()).slice(0, 4))
  }

  function when({ savedAt }: { savedAt: string }): string {
    return whenAsSaid(new Date(savedAt), now())
  }

  function gone(c: Context) {
    return respond(c, missingPage(ownerOffers.errors.gone), 410)
  }

  function respond(c: Context, page: DeskPage, status: 200 | 409 | 410 | 422 = 200) {
    return c.html(deskPages.fill(page), status)
  }

  return routes
}

function subjectOf({ reference }: EnquiryRecord): string {
  return `offert ${reference}`
}

function toPage(c: Context, reference: string, where = '') {
  return c.redirect(`${OFFERS_PATH}/${reference}${where}`, 303)
}

function draftIn({ field }: Pick<DeskForm, 'field'>): OfferDraft {
  return typedDraft(field, Math.min(Number(field('rader')) || 0, MOST_LINES + 1))
}

function versionIn({ versions }: OfferFile, number: string) {
  return versions.find((version) => String(version.number) === number)
}

const DONE = {
  sparat: ownerOffers.draft.saved,
  kastat: ownerOffers.draft.dropped,
  skickat: ownerOffers.sent.heading,
  bekraftat: ownerOffers.sent.confirmed,
}
