import { type Context, Hono } from 'hono'
import { requestPage } from '#content/desk/request.ts'
import { ownerPage } from '#content/enquiries/owner-page.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { BY_LINK } from '#domain/enquiry/doer.ts'
import { readAnswer } from '#domain/enquiry/enquiry-answers.ts'
import { replyKinds } from '#domain/enquiry/replies.ts'
import { limitBody } from '#server/core/http/limit-body.ts'
import { privatePage, readPrivateForm } from '#server/core/http/private-page.ts'
import type { CustomerPageRepository } from '#server/customer/customer-pages.ts'
import { type EnquiryRecord, isQuarantined } from '#server/enquiries/enquiry-repository.ts'
import type { FollowUp } from '#server/enquiries/follow-up.ts'
import { hasEnded, QUARANTINE_LIST } from '#server/enquiries/owner-links.ts'
import { PHOTOS_FOLDER, photoHeaders } from '#server/photos/enquiry-photos.tsx'
import type { PhotoRepository } from '#server/photos/photo-repository.ts'
import { CALENDAR } from '#server/visits/calendar/calendar-links.ts'
import { type CalendarRoutesNeeds, calendarRoutes } from '#server/visits/calendar/calendar-routes.ts'
import { readVisitForm, typedVisit, type VisitFormName, visitFormIn } from '#server/visits/owner-visit-form.ts'
import type { OwnerVisits } from '#server/visits/owner-visits.ts'
import { noteField } from '../note-field.ts'
import { type QuarantineRoutesNeeds, quarantineRoutes } from '../quarantine/quarantine-routes.ts'
import type { OwnerPages, Refused } from './owner-pages.tsx'

type OwnerRoutesNeeds = QuarantineRoutesNeeds &
  CalendarRoutesNeeds & {
    followUp: FollowUp
    additionsTo: CustomerPageRepository['additions']
    ownerPages: OwnerPages
    ownerVisits: OwnerVisits
    photos: Pick<PhotoRepository, 'find'>
  }

type Link = { reference: string; issuedAt: Date }

const MAX_FORM_BYTES = 64 * 1024

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
    const enquiry = await followUp.find(link.reference)
    return !enquiry ? gone(c) : hasEnded(link.issuedAt, enquiry.linksValidFrom) ? forbidden(c) : show(c, enquiry)
  })

  // The browser's own answer where there is no photo: nothing on the page leads to one.
  routes.get(`/:reference/:expires/:signature/${PHOTOS_FOLDER}/:sha256`, async (c) => {
    const link = linkOf(c)
    const enquiry = link && (await followUp.find(link.reference))
    if (!enquiry || hasEnded(link.issuedAt, enquiry.linksValidFrom)) return forbidden(c)
    const photo = await photos.find(enquiry.reference, c.req.param('sha256'))
    return photo ? c.body(new Uint8Array(photo.content), 200, photoHeaders(enquiry, photo)) : gone(c)
  })

  routes.post('/:reference/:expires/:signature', async (c) => {
    const link = linkOf(c)
    if (!link) return forbidden(c)
    const enquiry = await followUp.find(link.reference)
    if (!enquiry) return gone(c)
    if (hasEnded(link.issuedAt, enquiry.linksValidFrom)) return forbidden(c)
    const form = await readPrivateForm(c)
    const field = (name: string) => form.get(name) ?? ''
    const formToken = formTokens.verify(field('sigill'), link.reference, now())
    const visitForm = isQuarantined(enquiry) ? undefined : visitFormIn(field)
    const typed = { visit: visitForm && { form: visitForm, typed: typedVisit(visitForm, field), errors: [] }, note: { answer: field('anteckning') } }
    if (formToken === undefined) return show(c, enquiry, { error: ownerPage.errors.formToken, ...typed })
    if (field('bekrafta') !== 'ja') return show(c, enquiry, { error: ownerPage.errors.confirm, ...typed })
    if (visitForm && enquiry.closed) return show(c, enquiry, { error: requestPage.errors.notNow })
    if (visitForm) return actOnVisit(c, enquiry, visitForm, formToken, field)
    if (field('gor') === 'lank') {
      await followUp.revokeLinks(link.reference, BY_LINK)
      return c.html(ownerPages.refused(ownerPage.revoked))
    }
    if (field('gor') === 'kalender') {
      await ownerVisits.sendCalendarAddress(field('adressen') === 'ny' ? 'new' : 'same')
      return c.html(ownerPages.refused(ownerVisit.calendar.sent))
    }
    const readAt = now()
    const refused = await act(link.reference, formToken, field)
    if (refused) return show(c, enquiry, refused)
    await followUp.tellSeen(link.reference, readAt)
    // Redirects to the page itself, so that a reload is a GET.
    return c.redirect(c.req.path, 303)
  })

  routes.all('*', forbidden)

  function linkOf(c: Context): Link | undefined {
    const { reference = '', expires = '', signature = '' } = c.req.param()
    const issuedAt = ownerLinks.issuedAt(reference, expires, signature, now())
    return issuedAt && { reference, issuedAt }
  }

  async function show(c: Context, enquiry: EnquiryRecord, refused?: Refused) {
    const additions = await additionsTo(enquiry.reference)
    const calendar = await ownerVisits.calendar()
    const parts = { additions, path: c.req.path, formToken: formTokens.issue(enquiry.reference, now()), now: now(), calendar, refused }
    return c.html(ownerPages.enquiry(enquiry, parts), refused ? 422 : 200)
  }

  /** A form with times: what is wrong stands at its field, and nothing that was typed is lost. */
  async function actOnVisit(c: Context, enquiry: EnquiryRecord, form: VisitFormName, formToken: string, field: (name: string) => string) {
    const { occupied } = await ownerVisits.calendar()
    const others = form === 'foresla' ? occupied : occupied.filter(({ reference }) => reference !== enquiry.reference)
    const reading = readVisitForm(form, field, others, now())
    if (!reading.ok) return show(c, enquiry, { error: ownerVisit.errors.refused, visit: reading.refused })
    const { times, address } = reading
    const [time] = times
    const readAt = now()
    if (form === 'foresla') await ownerVisits.propose(enquiry.reference, times, formToken, BY_LINK)
    else if (time && (await ownerVisits.book(enquiry.reference, time, address, formToken, BY_LINK)) === 'taken')
      return show(c, enquiry, { error: ownerVisit.errors.takenMeanwhile, visit: { form, typed: typedVisit(form, field), errors: [] } })
    await followUp.tellSeen(enquiry.reference, readAt)
    return c.redirect(c.req.path, 303)
  }

  /** Resolves to why nothing was done, or undefined when it is. */
  async function act(reference: string, formToken: string, field: (name: string) => string): Promise<Refused | undefined> {
    switch (field('gor')) {
      case 'svar': {
        const kind = replyKinds.find((kind) => kind === field('svar'))
        if (kind) await followUp.markAnswered(reference, kind, formToken, BY_LINK)
        return done(kind !== undefined)
      }
      case 'angra':
        await followUp.undo(reference, field('vilket'), BY_LINK)
        return undefined
      case 'anteckning':
        return addNote(reference, field('anteckning'))
      case 'avboka':
        return done(await ownerVisits.cancel(reference, BY_LINK))
      case 'sett':
        return undefined
      case 'slapp':
        await followUp.release(reference, BY_LINK)
        return undefined
      default:
        return done(false)
    }
  }

  async function addNote(reference: string, typed: string): Promise<Refused | undefined> {
    const { answer, error } = readAnswer(noteField, typed)
    if (error) return { error: ownerPage.errors.note, note: { answer: typed, error: error.sentence } }
    return done(await followUp.addNote(reference, answer, BY_LINK))
  }

  function gone(c: Context) {
    return c.html(ownerPages.refused(ownerPage.gone), 410)
  }

  function forbidden(c: Context) {
    return c.html(ownerPages.refused(ownerPage.forbidden), 403)
  }

  return routes
}

function done(isDone: boolean): Refused | undefined {
  return isDone ? undefined : { error: ownerPage.errors.choice }
}
