import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ownerPage } from '#content/owner-page.ts'
import type { FollowUp } from '../quotes/follow-up.ts'
import type { OwnerLinks } from '../quotes/owner-links.ts'
import { ways } from '../quotes/replies.ts'
import { limitBody } from './limit-body.ts'
import type { OwnerPages } from './owner-pages.tsx'

export type OwnerRoutesNeeds = { followUp: FollowUp; ownerLinks: OwnerLinks; ownerPages: OwnerPages; now: () => Date }

const MAX_BODY_BYTES = 64 * 1024
const MAX_NOTE_LENGTH = 5000

/**
 * /agare/REFERENCE/EXPIRES/SIGNATURE – what the owner's letters link to. To look changes nothing. To post changes nothing
 * either without the seal of a page seen the same day, a choice that nobody has made beforehand, and a tick that says so:
 * mail scanners open links, and some press the buttons behind them.
 */
export function ownerRoutes({ followUp, ownerLinks, ownerPages, now }: OwnerRoutesNeeds) {
  const routes = new Hono()
  routes.use(unseen)
  routes.use(limitBody(MAX_BODY_BYTES, (c) => c.html(ownerPages.refused(ownerPage.broken), 413)))

  routes.get('/:reference/:expires/:signature', async (c) => {
    const reference = referenceOf(c)
    return reference === undefined ? forbidden(c) : show(c, reference)
  })

  routes.post('/:reference/:expires/:signature', async (c) => {
    const reference = referenceOf(c)
    if (reference === undefined) return forbidden(c)
    const sent = await readForm(c)
    const formToken = ownerLinks.verifyFormToken(sent('sigill'), reference, now())
    if (formToken === undefined) return show(c, reference, ownerPage.errors.formToken)
    if (sent('bekrafta') !== 'ja') return show(c, reference, ownerPage.errors.confirm)
    const done = await act(reference, formToken, sent)
    // The quote's own page again, which a reload only looks at.
    return done ? c.redirect(c.req.path, 303) : show(c, reference, ownerPage.errors.choice)
  })

  routes.all('*', forbidden)

  function referenceOf(c: Context): string | undefined {
    const { reference = '', expires = '', signature = '' } = c.req.param()
    return ownerLinks.isGood(reference, expires, signature, now()) ? reference : undefined
  }

  async function show(c: Context, reference: string, error?: string) {
    const quote = await followUp.find(reference)
    if (!quote) return c.html(ownerPages.refused(ownerPage.gone), 410)
    return c.html(ownerPages.quote(quote, { formToken: ownerLinks.formToken(reference, now()), error }), error ? 422 : 200)
  }

  /** Says whether the form had a choice that could be acted on. */
  async function act(reference: string, formToken: string, sent: (name: string) => string): Promise<boolean> {
    switch (sent('gor')) {
      case 'svar': {
        const way = ways.find((way) => way === sent('svar'))
        if (way) await followUp.markAnswered(reference, way, formToken)
        return way !== undefined
      }
      case 'angra':
        await followUp.undo(reference, sent('vilket'))
        return true
      case 'anteckning':
        await followUp.writeNote(reference, asNote(sent('anteckning')))
        return true
      case 'slapp':
        await followUp.release(reference)
        return true
      default:
        return false
    }
  }

  function forbidden(c: Context) {
    return c.html(ownerPages.refused(ownerPage.forbidden), 403)
  }

  return routes
}

/** Neither kept by a browser or anything between, nor found by a search engine, nor told to the page that a link leads to. */
const unseen = createMiddleware(async (c, next) => {
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

function asNote(written: string): string {
  return written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, MAX_NOTE_LENGTH)
}
