import { type Context, Hono } from 'hono'
import { ownerPage } from '#content/owner-page.ts'
import type { FollowUp } from '../quotes/follow-up.ts'
import { QUARANTINE_LIST } from '../quotes/owner-links.ts'
import { replyKinds } from '../quotes/replies.ts'
import { limitBody } from './limit-body.ts'
import { privatePage, readOwnerForm } from './owner-form.ts'
import type { OwnerPages } from './owner-pages.tsx'
import { type QuarantineRoutesNeeds, quarantineRoutes } from './quarantine-routes.ts'

export type OwnerRoutesNeeds = QuarantineRoutesNeeds & { followUp: FollowUp; ownerPages: OwnerPages }

const MAX_FORM_BYTES = 64 * 1024
const MAX_NOTE_LENGTH = 5000

/**
 * /agare/REFERENCE/EXPIRES/SIGNATURE – the links in the owner's emails. GET changes nothing. Neither does a POST without a form
 * token of the same day, a choice that is not preselected, and a ticked checkbox: mail scanners open links, and some press the
 * buttons behind them.
 */
export function ownerRoutes(needs: OwnerRoutesNeeds) {
  const { followUp, ownerLinks, ownerPages, now } = needs
  const routes = new Hono()
  routes.use(privatePage)
  routes.use(limitBody(MAX_FORM_BYTES, (c) => c.html(ownerPages.refused(ownerPage.broken), 413)))

  routes.route(`/${QUARANTINE_LIST}`, quarantineRoutes(needs))

  routes.get('/:reference/:expires/:signature', async (c) => {
    const reference = referenceOf(c)
    return reference === undefined ? forbidden(c) : show(c, reference)
  })

  routes.post('/:reference/:expires/:signature', async (c) => {
    const reference = referenceOf(c)
    if (reference === undefined) return forbidden(c)
    const form = await readOwnerForm(c)
    const field = (name: string) => form.get(name) ?? ''
    const formToken = ownerLinks.verifyFormToken(field('sigill'), reference, now())
    if (formToken === undefined) return show(c, reference, ownerPage.errors.formToken)
    if (field('bekrafta') !== 'ja') return show(c, reference, ownerPage.errors.confirm)
    const done = await act(reference, formToken, field)
    // Redirects to the page itself, so that a reload is a GET.
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
        await followUp.writeNote(reference, cleanNote(field('anteckning')))
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

function cleanNote(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, MAX_NOTE_LENGTH)
}
