import { type Context, Hono } from 'hono'
import { withdrawalInformation } from '#content/offers/agreement.ts'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { dayInWords } from '#content/offers/offer.ts'
import { type Field, readAnswer } from '#domain/enquiry/enquiry-answers.ts'
import { reckon } from '#domain/offer/reckon.ts'
import { declineReasons, stateOf } from '#domain/offer/standing.ts'
import { withdrawalUntil } from '#domain/offer/validity.ts'
import { CUSTOMER_PATH } from '#domain/paths.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import { addDeeds, doneIn } from '#server/core/http/deeds.ts'
import { privatePage, readPrivateForm } from '#server/core/http/private-page.ts'
import type { CustomerCase } from '#server/customer/customer-case.ts'
import { pdf, pdfOfAgreement, pdfOfOffer } from '../agreement-pdf.ts'
import { type CustomerOffers, type Refusal, regretUntil } from '../customer-offers.ts'
import { paymentsOf, sumsOf } from '../offer-parts.ts'
import { fileAsTold, type OfferFile } from '../offer-rows.ts'
import { makeOfferPages } from './offer-page.tsx'
import type { OfferDeed, OfferShown } from './offer-shown.ts'

/** Below the customer's page behind the digits. */
export const OFFER = 'offert'

const LONG: Field = { max: 2000, lines: true }

type Env = { Variables: { found: CustomerCase } }
type Said = Pick<OfferShown, 'error' | 'done' | 'typed'>

/**
 * /arende/TOKEN/KEY/offert – the offer, for who has named the digits. Mounted after the customer's own routes, which have found whose page it is
 * and let nobody past without the key (customer/customer-routes.ts).
 */
export function offerRoutes({ site, facts, formTokens, now }: Core, offers: CustomerOffers) {
  const pages = makeOfferPages(site.template, facts)
  const routes = new Hono<Env>()
  const page = `/:token/:key/${OFFER}`
  routes.use(`${page}/*`, privatePage)

  routes.get(page, async (c) => show(c, { done: doneIn(c, DONE) }))

  routes.get(`${page}/summor.json`, async (c) => {
    const latest = (await fileOf(c)).versions[0]
    if (!latest) return c.json({}, 404)
    const sums = reckon(latest.offer, chosenIn(c), yearNow())
    return c.json(Object.fromEntries([...sumsOf(sums), ...paymentsOf(sums)].map(({ name, value }) => [name, value])))
  })

  routes.get(`${page}/:file{offert-[0-9]+\\.pdf}`, async (c) => {
    const version = (await fileOf(c)).versions.find(({ number }) => c.req.param('file') === `offert-${number}.pdf`)
    return version ? pdf(c, await pdfOfOffer(version.offer, version)) : show(c, {}, 404)
  })

  routes.get(`${page}/:file{avtal-[0-9]+\\.pdf}`, async (c) => {
    const number = Number(c.req.param('file').slice('avtal-'.length, -'.pdf'.length))
    const isTold = (await fileOf(c)).events.some((event) => event.kind === 'confirmed' && event.number === number)
    const found = isTold ? await offers.agreement(referenceOf(c), number) : undefined
    return found ? pdf(c, await pdfOfAgreement(found.agreement, found)) : show(c, {}, 404)
  })

  // Before the deeds, whose own address leads a GET back to the page.
  routes.get(`${page}/bestall`, (c) => showOrder(c, {}, chosenIn(c)))

  addDeeds<Env, OfferDeed>(routes, page, {
    bestall: act(async (c, form, id) => {
      const typed = { tidigt: form.get('tidigt') ?? '' }
      const chosen = form.getAll('val')
      const number = Number(form.get('version'))
      const [latest] = (await fileOf(c)).versions
      if (latest && latest.number === number && form.get('bekrafta') !== 'ja') {
        return showOrder(c, { error: customerOffer.errors.confirm, typed }, new Set(chosen))
      }
      const known = (latest?.offer.lines ?? []).filter(({ isOption, id: line }) => isOption && chosen.includes(line)).map(({ id: line }) => line)
      return finish(c, 'bestalld', await offers.accept(referenceOf(c), number, { chosen: known, early: typed.tidigt === 'ja' }, id))
    }),

    nej: act(async (c, form, id) => {
      const reason = declineReasons.find((one) => one === form.get('orsak'))
      const { answer, error } = readAnswer(LONG, form.get('ord') ?? '')
      const typed = { ord: answer, orsak: form.get('orsak') ?? '' }
      if (!reason || error) return show(c, { error: error ? customerOffer.errors.long : customerOffer.errors.reason, typed }, 422)
      return finish(c, 'nej', await offers.decline(referenceOf(c), Number(form.get('version')), reason, answer, id), typed)
    }),

    fraga: act(async (c, form, id) => {
      const { answer, error } = readAnswer(LONG, form.get('fraga') ?? '')
      const typed = { fraga: answer, rad: form.get('rad') ?? '' }
      if (error || answer === '') return show(c, { error: error ? customerOffer.errors.long : customerOffer.errors.question, typed }, 422)
      return finish(c, 'fraga', await offers.ask(referenceOf(c), Number(form.get('version')), typed.rad, answer, id), typed)
    }),

    angra: act(async (c, form, id) => {
      if (form.get('bekrafta') !== 'ja') return show(c, { error: customerOffer.errors.regret }, 422)
      return finish(c, 'angrat', await offers.regret(referenceOf(c), Number(form.get('version')), id))
    }),
  })

  /** With a form that is ours; what was typed in another stands on the page again. */
  function act(work: (c: Context<Env>, form: URLSearchParams, id: string) => Response | Promise<Response>) {
    return async (c: Context<Env>) => {
      const form = await readPrivateForm(c)
      const id = formTokens.verify(form.get('sigill') ?? '', c.get('found').tokenHash, now())
      if (id !== undefined) return work(c, form, id)
      const typed = Object.fromEntries([...form].filter(([name, value]) => TYPED.includes(name) && value !== ''))
      return show(c, { error: customerOffer.errors.formToken, typed }, 422)
    }
  }

  function finish(c: Context<Env>, done: keyof typeof DONE, refused: Refusal | undefined, typed?: Readonly<Record<string, string>>) {
    if (refused === undefined) return c.redirect(`${pathOf(c)}?klart=${done}`, 303)
    return show(c, { error: refusalInWords(refused), ...(typed && { typed }) }, 409)
  }

  function refusalInWords(refused: Refusal): string {
    const { errors } = customerOffer
    if (refused === 'expired' || refused === 'late' || refused === 'full') return errors[refused](facts())
    return errors[refused]
  }

  async function show(c: Context<Env>, said: Said, status: 200 | 404 | 409 | 422 = 200) {
    const file = await fileOf(c)
    const shown = shownOf(c, file, chosenIn(c))
    // The page about the request says what there is.
    if (!shown) return c.redirect(backOf(c), 303)
    return c.html(pages.offer({ ...shown, ...said }), status)
  }

  async function showOrder(c: Context<Env>, said: Said, chosen: ReadonlySet<string>) {
    const shown = shownOf(c, await fileOf(c), chosen)
    if (!shown) return c.redirect(backOf(c), 303)
    if (shown.state !== 'open') return c.redirect(pathOf(c), 303)
    const { offer } = shown.latest
    const until = dayInWords(withdrawalUntil(shown.today))
    return c.html(pages.order({ ...shown, ...said }, withdrawalInformation.text(offer.company, `${until} om vi bekräftar i dag`)), said.error ? 422 : 200)
  }

  function shownOf(c: Context<Env>, file: OfferFile, chosen: ReadonlySet<string>): OfferShown | undefined {
    const [latest] = file.versions
    if (!latest) return undefined
    const today = swedishDate(now())
    const state = stateOf(latest.offer, file.events, today)
    return {
      path: pathOf(c),
      back: backOf(c),
      formToken: formTokens.issue(c.get('found').tokenHash, now()),
      file,
      latest,
      state,
      chosen: new Set(latest.offer.lines.filter(({ isOption, id }) => isOption && chosen.has(id)).map(({ id }) => id)),
      today,
      regretUntil: state === 'confirmed' ? regretUntil(file, today) : undefined,
    }
  }

  async function fileOf(c: Context<Env>): Promise<OfferFile> {
    return fileAsTold(await offers.file(referenceOf(c)), c.get('found').untold)
  }

  function yearNow(): number {
    return Number(swedishDate(now()).slice(0, 4))
  }

  return routes
}

/** What was done, as the page's address says it. */
const DONE = { bestalld: customerOffer.yes.done, nej: customerOffer.no.done, fraga: customerOffer.question.done, angrat: customerOffer.regret.done } as const
/** What may be typed in the forms. */
const TYPED: readonly string[] = ['fraga', 'rad', 'ord', 'orsak', 'tidigt']

function chosenIn(c: Context): ReadonlySet<string> {
  return new Set(c.req.queries('val') ?? [])
}

function referenceOf(c: Context<Env>): string {
  return c.get('found').enquiry.reference
}

function backOf(c: Context): string {
  return `${CUSTOMER_PATH}/${c.req.param('token')}/${c.req.param('key')}`
}

function pathOf(c: Context): string {
  return `${backOf(c)}/${OFFER}`
}
