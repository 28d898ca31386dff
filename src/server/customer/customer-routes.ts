import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { customerPage, wrongDigits } from '#content/customer/customer-page.ts'
import { readDigits } from '#domain/enquiry/customer-digits.ts'
import { isOver } from '#domain/enquiry/visit-rules.ts'
import { CUSTOMER_PATH } from '#domain/paths.ts'
import type { Core } from '#server/core/core.ts'
import { clientNetwork } from '#server/core/http/client-network.ts'
import { addDeed, addDeeds, doneIn } from '#server/core/http/deeds.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { GUESS_LIMIT, makeNetworkLimit } from '#server/core/http/network-limit.ts'
import { privatePage, readPrivateForm } from '#server/core/http/private-page.ts'
import { isSameOrigin } from '#server/core/http/same-origin.ts'
import { receiveCustomerPhotos } from '#server/customer/customer-photos.ts'
import type { CustomerLinks } from '#server/enquiries/customer-links.ts'
import { PHOTOS_FOLDER, servePhoto } from '#server/enquiries/enquiry-photos.tsx'
import type { ReceivePhoto } from '#server/enquiries/form-photos.ts'
import type { PhotoFiles } from '#server/enquiries/photo-facts.ts'
import type { PhotoOutcome } from '#server/enquiries/photo-outcome.tsx'
import type { CustomerCase, CustomerCases } from './customer-case.ts'
import { customerData } from './customer-data.ts'
import { type Deed, DONE, makeCustomerDeeds, type SaidOfForm } from './customer-deeds.ts'
import type { StatusDeed } from './customer-forms.tsx'
import { makeCustomerPages } from './customer-page.tsx'
import type { CustomerSection } from './customer-section.ts'

const MAX_FORM_BYTES = 64 * 1024

/**
 * /arende/TOKEN – the customer's page about a request: how far it has come, for those who hold the link. The last digits of the telephone
 * number lead on to /arende/TOKEN/KEY, where the rest is, for half a day. GET changes nothing, and every form has its token.
 */
export function customerRoutes(
  core: Core,
  customerCases: CustomerCases,
  customerLinks: CustomerLinks,
  { photos, receivePhoto }: { photos: Pick<PhotoFiles, 'find'>; receivePhoto: ReceivePhoto },
  sections: readonly CustomerSection[],
) {
  const { config, site, formTokens, facts, now, report } = core
  const { publicUrl, trustProxy } = config
  const deeds = [makeCustomerDeeds(core, customerCases), ...sections.map((section) => section.deeds ?? {})]
  const doneWords: Readonly<Record<string, string>> = Object.assign({}, DONE, ...sections.map((section) => section.done))
  const customerPages = makeCustomerPages(site.template, facts)
  /** Counts unknown links and wrong digits of a network. Resolves to the seconds to wait, or undefined. */
  const guessWait = makeNetworkLimit(GUESS_LIMIT)
  const limit = limitBody(MAX_FORM_BYTES, (c) => c.html(customerPages.message(customerPage.broken), 413))
  const routes = new Hono<CaseEnv>()
  routes.use(privatePage, compress({ contentTypeFilter: /^text\/html/ }))

  routes.use('/:token/*', async (c, next) => {
    const found = await customerCases.find(c.req.param('token'))
    if (!found) return unknown(c)
    if (c.req.method === 'POST' && !isSameOrigin(c.req, publicUrl)) return refuse(c, customerPage.unknown, 403)
    c.set('found', found)
    return next()
  })

  routes.get('/:token', (c) => showStatus(c))

  // Before the key is asked for: these are none.
  for (const deed of ['visa', 'ny-lank']) routes.use(`/:token/${deed}`, limit)
  addDeeds<CaseEnv, StatusDeed>(routes, '/:token', {
    visa: (c) => onStatus(c, (field) => (c.get('found').isLocked ? showStatus(c) : unlock(c, field('siffror')))),
    'ny-lank': (c) => onStatus(c, (field) => (c.get('found').isLocked ? replaceLink(c, field('bekrafta')) : showStatus(c))),
  })

  routes.use('/:token/:key/*', async (c, next) => {
    const isOpen = customerLinks.isSession(c.req.param('key'), c.get('found').tokenHash, now())
    return isOpen ? next() : c.redirect(statusPath(c), 303)
  })

  // Before the limit of a body: files are received one by one, each with its own.
  addDeed(routes, `/:token/:key/${PHOTOS_FOLDER}`, addPhotos)
  routes.use('/:token/:key/*', limit)

  routes.get('/:token/:key', (c) => show(c))

  routes.get(`/:token/:key/${PHOTOS_FOLDER}/:sha256`, async (c) => {
    return (await servePhoto(c, photos, c.get('found').enquiry)) ?? refuse(c, customerPage.unknown, 404)
  })

  for (const [name, file] of sections.flatMap(({ files = {} }) => Object.entries(files)))
    routes.get(`/:token/:key/${name}`, (c) => file(c, c.get('found')) ?? refuse(c, customerPage.unknown, 404))

  routes.get('/:token/:key/uppgifter', (c) => {
    const inWords = sections.map((section) => section.inWords?.(c.get('found')))
    return c.html(customerPages.data(c.get('found'), openPath(c), inWords))
  })
  routes.get('/:token/:key/uppgifter.json', async (c) => {
    const emailed = await customerCases.emailed(c.get('found'))
    const ofOthers = await Promise.all(sections.map((section) => section.data?.(c.get('found'))))
    return c.json(Object.assign(customerData(c.get('found')), { emailed }, ...ofOthers))
  })

  for (const [name, deed] of deeds.flatMap((some) => Object.entries<Deed>(some))) addDeed(routes, `/:token/:key/${name}`, (c) => act(c, deed))

  async function onStatus(c: Context, act: (field: (name: string) => string) => Response | Promise<Response>) {
    const { field, formToken } = await readForm(c)
    return formToken === undefined ? showStatus(c, customerPage.errors.formToken) : act(field)
  }

  async function unlock(c: Context, typed: string) {
    const found = c.get('found')
    const digits = readDigits(typed)
    if (digits === undefined) return showStatus(c, customerPage.unlock.missing)
    const result = await customerCases.guess(found, digits)
    if (result === 'right') return c.redirect(`${statusPath(c)}/${customerLinks.session(found.tokenHash, now())}`, 303)
    const wait = await guessWait(clientNetwork(c, trustProxy))
    if (wait !== undefined) return tooMany(c, wait)
    c.set('found', { ...found, isLocked: result === 0 })
    return showStatus(c, result === 0 ? undefined : wrongDigits(result))
  }

  async function replaceLink(c: Context, confirmed: string) {
    if (confirmed !== 'ja') return showStatus(c, customerPage.errors.confirm)
    const result = await customerCases.sendNewLink(c.get('found'))
    if (result === 'sent') return c.html(customerPages.message(customerPage.newLink))
    return showStatus(c, result === 'sent before' ? customerPage.locked.mailed(facts()) : undefined)
  }

  async function addPhotos(c: Context) {
    const { enquiry, tokenHash } = c.get('found')
    const { reference } = enquiry
    const outcome = await receiveCustomerPhotos(
      c,
      enquiry.photos.length,
      (formToken) => formTokens.verify(formToken, tokenHash, now()) !== undefined,
      (position, body) => receivePhoto({ reference, network: clientNetwork(c, trustProxy), position }, body),
      (error) => report(error, c.get('requestId')),
    )
    if (outcome === 'not allowed') return show(c, { error: customerPage.errors.formToken })
    if (outcome.kept + outcome.refused.length === 0) return show(c, { error: customerPage.photos.none })
    c.set('found', (await customerCases.find(c.req.param('token') ?? '')) ?? c.get('found'))
    return show(c, { photos: outcome })
  }

  async function act(c: Context, deed: Deed) {
    const found: CustomerCase = c.get('found')
    const { field, formToken } = await readForm(c)
    if (formToken === undefined) return show(c, { error: customerPage.errors.formToken })
    const outcome = await deed(found, formToken, field)
    switch (outcome.kind) {
      case 'done':
        return c.redirect(`${openPath(c)}?klart=${outcome.done}`, 303)
      case 'said':
        return show(c, outcome.said)
      case 'gone':
        return refuse(c, customerPage.unknown, 404)
      case 'erasure to confirm':
        return c.html(customerPages.eraseForGood(found, { path: openPath(c), formToken: newFormToken(found), now: now() }))
      case 'erased': {
        const { reference, visit } = found.enquiry
        const isCancelled = visit?.state === 'booked' && visit.time && !isOver(visit.time, now())
        const words = { heading: customerPage.erase.done, text: customerPage.erase.backups, more: isCancelled ? customerPage.erase.visit : undefined }
        return c.html(customerPages.message(words, reference))
      }
    }
  }

  /** `formToken`: undefined if it is not valid. */
  async function readForm(c: Context) {
    const form = await readPrivateForm(c)
    const field = (name: string) => form.get(name) ?? ''
    return { field, formToken: formTokens.verify(field('sigill'), c.get('found').tokenHash, now()) }
  }

  function showStatus(c: Context, error?: string) {
    const found: CustomerCase = c.get('found')
    return c.html(customerPages.status(found, { path: statusPath(c), formToken: newFormToken(found), now: now(), error }), error ? 422 : 200)
  }

  async function show(c: Context, { typed, ...said }: Said = {}) {
    const found: CustomerCase = c.get('found')
    const form = { path: openPath(c), formToken: newFormToken(found) }
    const parts = await Promise.all(sections.map((section) => section.show(found, { ...form, typed })))
    const [others, emailed] = [await customerCases.others(found), await customerCases.emailed(found)]
    const shown = { ...form, now: now(), sections: parts, others, emailed, done: doneIn(c, doneWords), ...said }
    return c.html(customerPages.whole(found, shown), said.error || said.refused || typed ? 422 : 200)
  }

  function newFormToken({ tokenHash }: CustomerCase): string {
    return formTokens.issue(tokenHash, now())
  }

  async function unknown(c: Context) {
    const wait = await guessWait(clientNetwork(c, trustProxy))
    return wait === undefined ? refuse(c, customerPage.unknown, 404) : tooMany(c, wait)
  }

  function refuse(c: Context, { heading, text }: typeof customerPage.unknown | typeof customerPage.tooMany, status: 403 | 404 | 429) {
    return c.html(customerPages.message({ heading, text: text(facts()) }), status)
  }

  function tooMany(c: Context, seconds: number) {
    c.header('Retry-After', String(seconds))
    return refuse(c, customerPage.tooMany, 429)
  }

  return routes
}

type CaseEnv = { Variables: { found: CustomerCase } }

/** What became of a form, beside the page. */
type Said = SaidOfForm & { photos?: PhotoOutcome }

function statusPath(c: Context): string {
  return `${CUSTOMER_PATH}/${c.req.param('token')}`
}

function openPath(c: Context): string {
  return `${statusPath(c)}/${c.req.param('key')}`
}
