import { type Context, Hono } from 'hono'
import { ownerPage } from '#content/owner-page.ts'
import { ownerVisit } from '#content/owner-visit.ts'
import type { PhotoRepository } from '../photos/photo-repository.ts'
import { CALENDAR } from '../quotes/calendar-links.ts'
import type { CustomerPageRepository } from '../quotes/customer-pages.ts'
import { BY_LINK } from '../quotes/doer.ts'
import type { FollowUp } from '../quotes/follow-up.ts'
import { hasEnded, QUARANTINE_LIST } from '../quotes/owner-links.ts'
import type { OwnerVisits } from '../quotes/owner-visits.ts'
import { isQuarantined, type QuoteRecord } from '../quotes/quote-repository.ts'
import { replyKinds } from '../quotes/replies.ts'
import { type CalendarRoutesNeeds, calendarRoutes } from './calendar-routes.ts'
import { limitBody } from './limit-body.ts'
import type { OwnerPages } from './owner-pages.tsx'
import { type RefusedVisit, readVisitForm, typedVisit, type VisitFormName, visitFormIn } from './owner-visit-form.ts'
import { privatePage, readPrivateForm } from './private-page.ts'
import { type QuarantineRoutesNeeds, quarantineRoutes } from './quarantine-routes.ts'
import { PHOTOS_FOLDER, photoHeaders } from './quote-photos.tsx'

export type OwnerRoutesNeeds = QuarantineRoutesNeeds &
  CalendarRoutesNeeds & {
    followUp: FollowUp
    additionsTo: CustomerPageRepository['additions']
    ownerPages: OwnerPages
    ownerVisits: OwnerVisits
    photos: Pick<PhotoRepository, 'find'>
  }

type Link = { reference: string; issuedAt: Date }

const MAX_FORM_BYTES = 64 * 1024
const MAX_NOTE_LENGTH = 5000

/**
 * /agare/REFERENCE/EXPIRES/SIGNATURE – the links in the owner's emails. GET changes nothing. Neither does a POST without a form
 * token of the same day, a choice that is not preselected, and a ticked checkbox: mail scanners open links, and some press the
 * buttons behind them.
 */
export function ownerRoutes(needs: OwnerRoutesNeeds) {
  const { followUp, additionsTo, ownerLinks, formTokens, ownerPages, ownerVisits, photos, now } = needs
  const routes = new Hono()
  routes.use(privatePage)
  routes.use(limitBody(MAX_FORM_BYTES, (c) => c.html(ownerPages.refused(ownerPage.broken), 413)))

  routes.route(`/${QUARANTINE_LIST}`, quarantineRoutes(needs))
  routes.route(`/${CALENDAR}`, calendarRoutes(needs))

  routes.get('/:reference/:expires/:signature', async (c) => {
    const link = linkOf(c)
    if (!link) return forbidden(c)
    const quote = await followUp.find(link.reference)
    return !quote ? gone(c) : hasEnded(link.issuedAt, quote.linksValidFrom) ? forbidden(c) : show(c, quote)
  })

  // The browser's own answer where there is no photo: nothing on the page leads to one.
  routes.get(`/:reference/:expires/:signature/${PHOTOS_FOLDER}/:sha256`, async (c) => {
    const link = linkOf(c)
    const quote = link && (await followUp.find(link.reference))
    if (!quote || hasEnded(link.issuedAt, quote.linksValidFrom)) return forbidden(c)
    const photo = await photos.find(quote.reference, c.req.param('sha256'))
    return photo ? c.body(new Uint8Array(photo.content), 200, photoHeaders(quote, photo)) : gone(c)
  })

  routes.post('/:reference/:expires/:signature', async (c) => {
    const link = linkOf(c)
    if (!link) return forbidden(c)
    const quote = await followUp.find(link.reference)
    if (!quote) return gone(c)
    if (hasEnded(link.issuedAt, quote.linksValidFrom)) return forbidden(c)
    const form = await readPrivateForm(c)
    const field = (name: string) => form.get(name) ?? ''
    const formToken = formTokens.verify(field('sigill'), link.reference, now())
    if (formToken === undefined) return show(c, quote, ownerPage.errors.formToken)
    const visitForm = isQuarantined(quote) ? undefined : visitFormIn(field)
    if (field('bekrafta') !== 'ja')
      return show(c, quote, ownerPage.errors.confirm, visitForm && { form: visitForm, typed: typedVisit(visitForm, field), errors: [] })
    if (visitForm) return actOnVisit(c, quote, visitForm, formToken, field)
    if (field('gor') === 'lank') {
      await followUp.revokeLinks(link.reference, BY_LINK)
      return c.html(ownerPages.refused(ownerPage.revoked))
    }
    if (field('gor') === 'kalender') {
      await ownerVisits.sendCalendarAddress(field('adressen') === 'ny' ? 'new' : 'same')
      return c.html(ownerPages.refused(ownerVisit.calendar.sent))
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

  async function show(c: Context, quote: QuoteRecord, error?: string, refusedVisit?: RefusedVisit) {
    const additions = await additionsTo(quote.reference)
    const calendar = await ownerVisits.calendar()
    const parts = { additions, path: c.req.path, formToken: formTokens.issue(quote.reference, now()), now: now(), calendar, error, refusedVisit }
    return c.html(ownerPages.quote(quote, parts), error ? 422 : 200)
  }

  /** A form with times: what is wrong stands at its field, and nothing that was typed is lost. */
  async function actOnVisit(c: Context, quote: QuoteRecord, form: VisitFormName, formToken: string, field: (name: string) => string) {
    const { occupied } = await ownerVisits.calendar()
    const others = form === 'foresla' ? occupied : occupied.filter(({ reference }) => reference !== quote.reference)
    const reading = readVisitForm(form, field, others, now())
    if (!reading.ok) return show(c, quote, ownerVisit.errors.refused, reading.refused)
    await followUp.tellSeen(quote.reference)
    const { times, address } = reading
    const [time] = times
    if (form === 'foresla') await ownerVisits.propose(quote.reference, times, formToken, BY_LINK)
    else if (time && (await ownerVisits.book(quote.reference, time, address, formToken, BY_LINK)) === 'taken')
      return show(c, quote, ownerVisit.errors.takenMeanwhile, { form, typed: typedVisit(form, field), errors: [] })
    return c.redirect(c.req.path, 303)
  }

  /** Resolves to whether the form held a valid choice. */
  async function act(reference: string, formToken: string, field: (name: string) => string): Promise<boolean> {
    await followUp.tellSeen(reference)
    switch (field('gor')) {
      case 'svar': {
        const kind = replyKinds.find((kind) => kind === field('svar'))
        if (kind) await followUp.markAnswered(reference, kind, formToken, BY_LINK)
        return kind !== undefined
      }
      case 'angra':
        await followUp.undo(reference, field('vilket'), BY_LINK)
        return true
      case 'anteckning':
        return addNote(reference, cleanNote(field('anteckning')))
      case 'avboka':
        return ownerVisits.cancel(reference, BY_LINK)
      case 'sett':
        return true
      case 'slapp':
        await followUp.release(reference, BY_LINK)
        return true
      default:
        return false
    }
  }

  async function addNote(reference: string, note: string): Promise<boolean> {
    return note !== '' && (await followUp.addNote(reference, note, BY_LINK))
  }

  function gone(c: Context) {
    return c.html(ownerPages.refused(ownerPage.gone), 410)
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
