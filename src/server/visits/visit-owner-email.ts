import { owner, placeOfVisit } from '#content/company/owner.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { visitInWords } from '#domain/visit/visit-time.ts'
import type { AboutVisit, Email, Envelope } from '#server/core/outbox/email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { contactLinks, replyToVisitor, subjectOf } from '#server/enquiries/emails/owner-email.ts'
import { invitation } from './calendar/visit-calendar.ts'
import { bookedOf, erasedEntry, ownersEntry } from './calendar/visit-entries.ts'
import type { ErasedVisit } from './visits.ts'

const words = ownerVisit.email

/** What was last done to the booking, with the entry for the calendar. */
export function ownersVisitEmail(about: AboutVisit, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const { visit, quote } = about
  const { what, by } = visit.change ?? { what: 'booked', by: 'owner' }
  const booked = bookedOf(visit)
  return {
    ...toOwner(about, envelope, link, facts, words[what][by], visitFacts(about)),
    ...(booked && {
      calendar: invitation(
        what === 'cancelled' ? 'CANCEL' : 'REQUEST',
        ownersEntry({ ...booked, address: visit.address }, quote, facts),
        addressOf(envelope.to),
      ),
    }),
  }
}

/** None of the times suits the customer. */
export function visitWishEmail(about: AboutVisit, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const { state, wish } = about.visit
  return toOwner(about, envelope, link, facts, state === 'booked' ? words.wish.booked : words.wish.proposed, [
    { say: words.wish.text },
    { say: wish, strong: true },
    ...(state === 'booked' ? visitFacts(about) : []),
    { say: words.wish.next },
  ])
}

export function ownersVisitReminderEmail(about: AboutVisit, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return toOwner(about, envelope, link, facts, words.reminder, visitFacts(about))
}

/** A visit whose request was erased. The calendar drops it; nothing personal is left. */
export function erasedVisitEmail(erased: ErasedVisit, envelope: Envelope): Email {
  const { subject, text } = words.erased
  return {
    ...envelope,
    subject: `${subject} (${erased.reference})`,
    ...emailBody(subject, [{ say: text }, { say: visitInWords(erased.time), strong: true }]),
    headers: { 'Auto-Submitted': 'auto-generated' },
    calendar: invitation('CANCEL', erasedEntry(erased), addressOf(envelope.to)),
  }
}

export function calendarAddressEmail(envelope: Envelope, link: string): Email {
  const { subject, text, open } = words.calendar
  return {
    ...envelope,
    subject,
    ...emailBody(subject, [{ say: text }, { links: [{ words: open, href: link, inText: link }] }]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function visitFacts({ visit, quote }: AboutVisit): EmailPart[] {
  return [
    ...(visit.time ? [{ say: visitInWords(visit.time), strong: true }] : []),
    { facts: [[ownerVisit.address, placeOfVisit(visit.address, quote.location)]] },
  ]
}

function toOwner({ quote, visit }: AboutVisit, envelope: Envelope, link: string, facts: CompanyFacts, said: string, parts: readonly EmailPart[]): Email {
  const subject = `${said}: ${subjectOf(quote, facts)}`
  // The map shows the way to the visit.
  const ways = contactLinks({ ...quote, location: placeOfVisit(visit.address, quote.location) }, facts, owner.sms.visit)
  return {
    ...envelope,
    ...replyToVisitor(quote),
    subject,
    ...emailBody(subject, [...parts, ...ways, { links: [{ words: words.open, href: link, inText: `${words.open}:\n${link}` }] }]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** "Fogrätt <kontakt@fogratt.example>" → "kontakt@fogratt.example" */
function addressOf(recipient: string): string {
  return recipient.replace(/^.*<|>$/g, '')
}
