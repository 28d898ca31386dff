import { type Context, Hono } from 'hono'
import { customerPage, wrongDigits } from '#content/customer-page.ts'
import { CUSTOMER_PATH } from '#domain/paths.ts'
import { readAddition } from '#domain/quote/addition.ts'
import { readDigits } from '#domain/quote/customer-digits.ts'
import type { CustomerCase, CustomerCases } from '../customer/customer-case.ts'
import type { CustomerLinks } from '../customer/customer-links.ts'
import type { FormTokens } from '../form-tokens.ts'
import type { PhotoRepository } from '../photos/photo-repository.ts'
import type { ReceivePhoto } from '../photos/receive-photo.ts'
import { clientNetwork } from './client-network.ts'
import { customerData } from './customer-data.ts'
import type { CustomerPages } from './customer-page.tsx'
import { receiveCustomerPhotos } from './customer-photos.ts'
import { makeCustomerSession } from './customer-session.ts'
import { limitBody } from './limit-body.ts'
import { PHOTOS_FOLDER, photoHeaders } from './owner-photos.tsx'
import type { PhotoOutcome } from './photo-outcome.tsx'
import { privatePage, readPrivateForm } from './private-page.ts'
import { isSameOrigin } from './same-origin.ts'

export type CustomerRoutesNeeds = {
  customerCases: CustomerCases
  customerLinks: CustomerLinks
  customerPages: CustomerPages
  /** Counts unknown links and wrong digits of a network. Resolves to the seconds to wait, or undefined. */
  guessWait: (network: string) => Promise<number | undefined>
  formTokens: FormTokens
  photos: Pick<PhotoRepository, 'find' | 'counts'>
  receivePhoto: ReceivePhoto
  trustProxy: boolean
  publicUrl: string
  now: () => Date
  report: (error: unknown, requestId?: string) => void
}

const MAX_FORM_BYTES = 64 * 1024

/**
 * /arende/TOKEN – the customer's page about a request. GET changes nothing. The link alone shows how far the request has come; the rest,
 * and every change, needs the last digits of the telephone number, known for half a day, and a form token.
 */
export function customerRoutes(needs: CustomerRoutesNeeds) {
  const { customerCases, customerPages, guessWait, formTokens, photos, receivePhoto, trustProxy, publicUrl, now, report } = needs
  const session = makeCustomerSession(needs)
  const routes = new Hono<{ Variables: { found: CustomerCase } }>()
  routes.use(privatePage)

  routes.use('/:token/*', async (c, next) => {
    const found = await customerCases.find(c.req.param('token'))
    if (!found) return missed(c, 404)
    if (c.req.method === 'POST' && !isSameOrigin(c.req, publicUrl)) return c.html(customerPages.message(customerPage.unknown), 403)
    c.set('found', found)
    return next()
  })

  routes.get('/:token', (c) => show(c))

  routes.get(`/:token/${PHOTOS_FOLDER}/:sha256`, async (c) => {
    const { quote, tokenHash } = c.get('found')
    const photo = session.isOpen(c, tokenHash) ? await photos.find(quote.reference, c.req.param('sha256')) : undefined
    return photo ? c.body(new Uint8Array(photo.content), 200, photoHeaders(quote, photo)) : c.html(customerPages.message(customerPage.unknown), 404)
  })

  routes.get('/:token/uppgifter', (c) => {
    const found = c.get('found')
    return session.isOpen(c, found.tokenHash) ? c.html(customerPages.data(found, pathOf(c))) : c.redirect(pathOf(c), 303)
  })

  routes.get('/:token/uppgifter.json', (c) => {
    const found = c.get('found')
    return session.isOpen(c, found.tokenHash) ? c.json(customerData(found)) : c.redirect(pathOf(c), 303)
  })

  // Before the limit of a body: files are received one by one, each with its own.
  routes.post(`/:token/${PHOTOS_FOLDER}`, async (c) => {
    const { quote, tokenHash } = c.get('found')
    if (!session.isOpen(c, tokenHash)) return show(c)
    const outcome = await receiveCustomerPhotos(c, {
      isAllowed: (formToken) => formTokens.verify(formToken, tokenHash, now()) !== undefined,
      firstPosition: async () => Object.values(await photos.counts(quote.reference)).reduce((sum, count) => sum + count, 0),
      receivePhoto: (position, body) => receivePhoto({ reference: quote.reference, network: clientNetwork(c, trustProxy), position }, body),
      report: (error) => report(error, c.get('requestId')),
    })
    if (outcome === 'not allowed') return show(c, { error: customerPage.errors.formToken })
    const isEmpty = outcome.kept + outcome.refused.length === 0
    return show(c, isEmpty ? { error: customerPage.photos.none } : { photos: outcome })
  })

  routes.use(limitBody(MAX_FORM_BYTES, (c) => c.html(customerPages.message(customerPage.broken), 413)))

  routes.post('/:token', async (c) => {
    const found = c.get('found')
    const form = await readPrivateForm(c)
    const field = (name: string) => form.get(name) ?? ''
    const formToken = formTokens.verify(field('sigill'), found.tokenHash, now())
    if (formToken === undefined) return show(c, { error: customerPage.errors.formToken })
    if (field('gor') === 'visa') return unlock(c, found, field('siffror'))
    if (field('gor') === 'ny-lank') return replaceLink(c, found)
    return session.isOpen(c, found.tokenHash) ? act(c, found, formToken, field) : show(c)
  })

  async function unlock(c: Context, found: CustomerCase, typed: string) {
    const digits = readDigits(typed)
    if (digits === undefined) return show(c, { error: customerPage.unlock.missing })
    if (found.isLocked) return show(c)
    const result = await customerCases.guess(found, digits)
    if (result !== 'right') {
      const wait = await guessWait(clientNetwork(c, trustProxy))
      if (wait !== undefined) return tooMany(c, wait)
      return result === 0 ? show(c, {}, { ...found, isLocked: true }) : show(c, { error: wrongDigits(result) })
    }
    session.begin(c, c.req.param('token') ?? '', found.tokenHash)
    return c.redirect(pathOf(c), 303)
  }

  async function replaceLink(c: Context, found: CustomerCase) {
    if (!found.isLocked) return show(c)
    await customerCases.sendNewLink(found)
    return c.html(customerPages.message(customerPage.newLink))
  }

  async function act(c: Context, found: CustomerCase, id: string, field: (name: string) => string) {
    switch (field('gor')) {
      case 'tillagg': {
        const reading = readAddition(field)
        if (!reading.ok) return show(c, { refused: reading })
        await customerCases.add(found, reading.answers, id)
        return c.redirect(`${pathOf(c)}?klart=tillagg`, 303)
      }
      case 'aterta': {
        if (field('bekrafta') !== 'ja') return show(c, { error: customerPage.errors.confirm })
        await customerCases.withdraw(found, readReason(field('skal')), id)
        return c.redirect(`${pathOf(c)}?klart=aterta`, 303)
      }
      case 'radera': {
        if (field('bekrafta') !== 'ja') return c.html(customerPages.eraseForGood(found, { path: pathOf(c), formToken: issue(found), now: now() }))
        await customerCases.erase(found)
        return c.html(customerPages.message({ heading: customerPage.erase.done, text: customerPage.erase.backups }, found.quote.reference))
      }
      default:
        return show(c, { error: customerPage.errors.choice })
    }
  }

  type Said = { error?: string; refused?: Parameters<CustomerPages['whole']>[1]['refused']; photos?: PhotoOutcome }

  async function show(c: Context, said: Said = {}, found: CustomerCase = c.get('found')) {
    const shown = { path: pathOf(c), formToken: issue(found), now: now(), ...said }
    const status = said.error || said.refused ? 422 : 200
    if (!session.isOpen(c, found.tokenHash)) return c.html(customerPages.status(found, shown), status)
    // A photo that was received since the page was found is shown too.
    const current = said.photos ? ((await customerCases.find(c.req.param('token') ?? '')) ?? found) : found
    return c.html(customerPages.whole(current, { ...shown, done: doneWords[c.req.query('klart') ?? ''] }), status)
  }

  function issue({ tokenHash }: CustomerCase): string {
    return formTokens.issue(tokenHash, now())
  }

  /** The same for every unknown link. */
  async function missed(c: Context, status: 404) {
    const wait = await guessWait(clientNetwork(c, trustProxy))
    return wait === undefined ? c.html(customerPages.message(customerPage.unknown), status) : tooMany(c, wait)
  }

  function tooMany(c: Context, seconds: number) {
    c.header('Retry-After', String(seconds))
    return c.html(customerPages.message(customerPage.tooMany), 429)
  }

  return routes
}

const doneWords: Partial<Record<string, string>> = { tillagg: customerPage.add.done, aterta: customerPage.withdraw.done }

function readReason(typed: string): string {
  const reading = readAddition((name) => (name === 'message' ? typed.slice(0, 5000) : ''))
  return reading.answers.message
}

function pathOf(c: Context): string {
  return `${CUSTOMER_PATH}/${c.req.param('token')}`
}
