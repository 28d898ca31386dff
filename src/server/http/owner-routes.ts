import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ownerPage } from '#content/owner-page.ts'
import type { FollowUp } from '../quotes/follow-up.ts'
import type { OwnerLinks } from '../quotes/owner-links.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { replyKinds } from '../quotes/replies.ts'
import { limitBody } from './limit-body.ts'
import type { OwnerPages } from './owner-pages.tsx'

export type OwnerRoutesNeeds = { followUp: FollowUp; ownerLinks: OwnerLinks; ownerPages: OwnerPages; now: () => Date }

type Link = { reference: string; issuedAt: Date }

const MAX_FORM_BYTES = 64 * 1024
const MAX_NOTE_LENGTH = 5000

/**
 * /agare/REFERENCE/EXPIRES/SIGNATURE – the links in the owner's emails. GET changes nothing. Neither does a POST without a form
 * token of the same day, a choice that is not preselected, and a ticked checkbox: mail scanners open links, and some press the
 * buttons behind them.
 */
export function ownerRoutes({ followUp, ownerLinks, ownerPages, now }: OwnerRoutesNeeds) {
  const routes = new Hono()
  routes.use(privatePage)
  routes.use(limitBody(MAX_FORM_BYTES, (c) => c.html(ownerPages.refused(ownerPage.broken), 413)))

  routes.get('/:reference/:expires/:signature', async (c) => {
    const link = linkOf(c)
    if (!link) return forbidden(c)
    const quote = await followUp.find(link.reference)
    return !quote ? gone(c) : hasEnded(link, quote) ? forbidden(c) : show(c, quote)
  })

  routes.post('/:reference/:expires/:signature', async (c) => {
    const link = linkOf(c)
    if (!link) return forbidden(c)
    const quote = await followUp.find(link.reference)
    if (!quote) return gone(c)
    if (hasEnded(link, quote)) return forbidden(c)
    const field = await readForm(c)
    const formToken = ownerLinks.verifyFormToken(field('sigill'), link.reference, now())
    if (formToken === undefined) return show(c, quote, ownerPage.errors.formToken)
    if (field('bekrafta') !== 'ja') return show(c, quote, ownerPage.errors.confirm)
    if (field('gor') === 'lank') {
      await followUp.revokeLinks(link.reference)
      return c.html(ownerPages.refused(ownerPage.revoked))
    }
    const done = await act(link.reference, formToken, field)
    // Redirects to the page itself, so that a reload is a GET.
    return done ? c.redirect(c.req.path, 303) : show(c, quote, ownerPage.errors.choice)
  })

  routes.all('*', forbidden)

  function linkOf(c: Context): Link | undefined {
    const { reference = '', expires = '', signature = '' } = c.req.param()
    const issuedAt = ownerLinks.issuedAt(reference, expires, signature, now())
    return issuedAt && { reference, issuedAt }
  }

  function show(c: Context, quote: QuoteRecord, error?: string) {
    return c.html(ownerPages.quote(quote, { formToken: ownerLinks.formToken(quote.reference, now()), error }), error ? 422 : 200)
  }

  /** Resolves to whether the form held a valid choice. */
  async function act(reference: string, formToken: string, field: (name: string) => string): Promise<boolean> {
    switch (field('gor')) {
      case 'svar': {
        const kind = replyKinds.find((kind) => kind === field('svar'))
        if (kind) await followUp.markAnswered(reference, kind, formToken)
        return kind !== undefined
      }
      case 'angra':
        await followUp.undo(reference, field('vilket'))
        return true
      case 'anteckning':
        return addNote(reference, cleanNote(field('anteckning')))
      case 'slapp':
        await followUp.release(reference)
        return true
      default:
        return false
    }
  }

  async function addNote(reference: string, note: string): Promise<boolean> {
    return note !== '' && (await followUp.addNote(reference, note))
  }

  function gone(c: Context) {
    return c.html(ownerPages.refused(ownerPage.gone), 410)
  }

  function forbidden(c: Context) {
    return c.html(ownerPages.refused(ownerPage.forbidden), 403)
  }

  return routes
}

/** Revoked since it was issued. */
function hasEnded({ issuedAt }: Link, { linksValidFrom }: QuoteRecord): boolean {
  return linksValidFrom !== undefined && issuedAt < new Date(linksValidFrom)
}

/** No caching, no indexing, and no referrer for the pages it links to. */
const privatePage = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Referrer-Policy', 'no-referrer')
})

async function readForm(c: Context): Promise<(name: string) => string> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return () => ''
  const form = new URLSearchParams(await c.req.text())
  return (name) => form.get(name) ?? ''
}

function cleanNote(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, MAX_NOTE_LENGTH)
}
