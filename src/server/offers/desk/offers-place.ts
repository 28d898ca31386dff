import { type Context, Hono } from 'hono'
import { lawPoints } from '#content/offers/law.ts'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import { keysOf } from '#domain/keys-of.ts'
import { readOfferTerms } from '#domain/offer/company-facts.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import { addDeed } from '#server/core/http/deeds.ts'
import type { DeskEnv } from '#server/desk/desk-context.ts'
import type { Desk, DeskPlace } from '#server/desk/desk-place.ts'
import type { DeskPage } from '#server/desk/desk-shell.tsx'
import type { OfferSettings } from '../offer-settings.ts'
import type { OfferStore } from '../offer-store.ts'
import type { OwnerOffers } from '../owner-offers.ts'
import { draftRoutes } from './draft-routes.ts'
import { listPage } from './list-page.tsx'
import { LAW_PATH, lawPage, PRICES_PATH, pricesPage, TERMS_PATH, termsPage } from './settings-pages.tsx'

/** Of the forms about no request. */
const SUBJECT = 'offerter'
/** A year and a month: what the list and its figures go back to. */
const SHOWN_MS = 396 * 86_400_000

/** /agare/offerter: every offer, what the room needs to be on, and below it each request's. */
export function offersPlace(core: Core, desk: Desk, store: OfferStore, settings: OfferSettings, ownerOffersOf: OwnerOffers): DeskPlace {
  const { facts, now } = core
  const { deskForms, deskPages } = desk
  const routes = new Hono<DeskEnv>()

  routes.get('/', async (c) => {
    const ticks = await settings.lawTicks()
    const missing = { law: !keysOf(lawPoints).every((point) => ticks.has(point)), terms: (await settings.terms()) === undefined }
    const since = new Date(now().getTime() - SHOWN_MS).toISOString()
    return respond(c, listPage(await store.overview(since), swedishDate(now()), missing))
  })

  routes.get('/lagen', (c) => showLaw(c))
  addDeed(routes, '/lagen/spara', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showLaw(c, ownerOffers.errors.formToken)
    const read = keysOf(lawPoints).filter((point) => form.all('last').includes(point))
    if (read.length === 0) return showLaw(c, ownerOffers.law.none)
    await settings.tick(read, c.get('signedIn').name)
    return c.redirect(`${LAW_PATH}?klart=ja`, 303)
  })

  routes.get('/uppgifter', async (c) => {
    const { orgNumber } = facts()
    const stored = await settings.terms()
    return showTerms(c, {
      answers: stored ?? { orgnummer: orgNumber.startsWith('000000') ? '' : orgNumber, momsnummer: '', fskatt: '', giltig: '30', villkor: '' },
      errors: {},
    })
  })
  addDeed(routes, '/uppgifter/spara', async (c) => {
    const { field } = await deskForms.typed(c)
    const reading = readOfferTerms(field)
    if (!(await deskForms.readForm(c, SUBJECT))) return showTerms(c, { ...reading, errors: {} }, ownerOffers.errors.formToken)
    if (!reading.ok) return showTerms(c, reading, Object.values(reading.errors)[0]?.sentence)
    await settings.saveTerms(reading.answers, c.get('signedIn').name)
    return c.redirect(`${TERMS_PATH}?klart=ja`, 303)
  })

  routes.get('/priser', (c) => showPrices(c))
  addDeed(routes, '/priser/ta-bort', async (c) => {
    const form = await deskForms.readForm(c, SUBJECT)
    if (!form) return showPrices(c, ownerOffers.errors.formToken)
    await settings.forgetPrice(form.field('vad'))
    return c.redirect(PRICES_PATH, 303)
  })

  routes.route('/', draftRoutes(core, desk, store, settings, ownerOffersOf))

  async function showLaw(c: Context<DeskEnv>, error?: string) {
    return respond(c, lawPage(await settings.lawTicks(), shown(c, error)), error)
  }

  function showTerms(c: Context<DeskEnv>, { answers, errors }: Pick<ReturnType<typeof readOfferTerms>, 'answers' | 'errors'>, error?: string) {
    return respond(c, termsPage(answers, errors, shown(c, error)), error)
  }

  async function showPrices(c: Context<DeskEnv>, error?: string) {
    return respond(c, pricesPage(await settings.prices(), shown(c, error)), error)
  }

  function shown(c: Context<DeskEnv>, error: string | undefined) {
    return { formToken: deskForms.issueToken(c, SUBJECT), error, isDone: error === undefined && c.req.query('klart') !== undefined }
  }

  function respond(c: Context, page: DeskPage, error?: string) {
    return c.html(deskPages.fill(page), error ? 422 : 200)
  }

  return {
    path: '/offerter',
    menu: ownerOffers.title,
    routes,
    labelsAt: (path) => (path.includes('/uppgifter') ? ownerOffers.terms.labels : ownerOffers.draft.labels),
  }
}
