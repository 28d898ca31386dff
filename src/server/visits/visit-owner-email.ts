import { owner, placeOfVisit } from '#content/company/owner.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail, type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import { ownerLink, ownerThread } from '#server/enquiries/about-enquiry.ts'
import { contactLinks, emailToOwner } from '#server/enquiries/owner-email.ts'
import { type AboutVisit, readVisit } from './about-visit.ts'
import { type CalendarFeed, feedOf } from './calendar-feeds.ts'
import { makeCalendarLinks } from './calendar-links.ts'
import { type ErasedVisit, readErasedVisit } from './erased-visits.ts'
import { invitation } from './visit-calendar.ts'
import { bookedOf, erasedEntry, ownersEntry } from './visit-entries.ts'

const words = ownerVisit.email
const toOwners = { read: readVisit, thread: ownerThread } as const

type About = AboutVisit & QueuedEmail

/** What was last done to the booking, with the entry for the calendar. */
export const ownersVisitEmail = defineEmail({ ...toOwners, kind: 'visit to owner', write: writeChange })

function writeChange(about: About, context: EmailContext): Email {
  const { envelope, facts } = context
  const { visit, enquiry } = about
  const { what, by } = visit.change ?? { what: 'booked', by: 'owner' }
  const booked = bookedOf(visit)
  return {
    ...write(about, context, words[what][by], visitFacts(about)),
    ...(booked && {
      calendar: invitation(
        what === 'cancelled' ? 'CANCEL' : 'REQUEST',
        ownersEntry({ ...booked, address: visit.address }, enquiry, facts),
        addressOf(envelope.to),
      ),
    }),
  }
}

/** None of the times suits the customer. */
export const visitWishEmail = defineEmail({ ...toOwners, kind: 'visit wish', write: writeWish })

function writeWish(about: About, context: EmailContext): Email {
  const { state, wish } = about.visit
  return write(about, context, state === 'booked' ? words.wish.booked : words.wish.proposed, [
    { say: words.wish.text },
    { say: wish, strong: true },
    ...(state === 'booked' ? visitFacts(about) : []),
    { say: words.wish.next },
  ])
}

/** The customer can choose none of the times any more. */
export const visitTimesGoneEmail = defineEmail({
  ...toOwners,
  kind: 'visit times gone',
  write: (about, context) => write(about, context, words.timesGone.subject, [{ say: words.timesGone.text }]),
})

export const ownersVisitReminderEmail = defineEmail({
  ...toOwners,
  kind: 'visit reminder to owner',
  write: (about, context) => write(about, context, words.reminder, visitFacts(about)),
})

/** A visit whose request was erased. The calendar drops it; nothing personal is left. */
export const erasedVisitEmail = defineEmail({
  kind: 'erased visit',
  read: async (db, { about }): Promise<{ erased: ErasedVisit }> => ({ erased: await readErasedVisit(db, about ?? '') }),
  write({ erased }, { envelope }) {
    const { subject, text } = words.erased
    const parts = [{ say: text }, { say: swedishPeriod(erased.time), strong: true }]
    return {
      ...automaticEmail(envelope, `${subject} (${erased.reference})`, parts, subject),
      calendar: invitation('CANCEL', erasedEntry(erased), addressOf(envelope.to)),
    }
  },
})

export const calendarAddressEmail = defineEmail({
  kind: 'calendar address',
  read: (db, { recipient }): Promise<CalendarFeed> => feedOf(db, recipient),
  write(feed, { envelope, signing }) {
    const { subject, all, own, text, open } = words.calendar
    const link = makeCalendarLinks(signing).linkTo(feed)
    return automaticEmail(envelope, subject, [{ say: `${feed.of === undefined ? all : own} ${text}` }, { links: [{ words: open, href: link, inText: link }] }])
  },
})

function visitFacts({ visit, enquiry }: AboutVisit): EmailPart[] {
  return [
    ...(visit.time ? [{ say: swedishPeriod(visit.time), strong: true }] : []),
    { facts: [[ownerVisit.address, placeOfVisit(visit.address, enquiry.location)]] },
  ]
}

function write(about: About, context: EmailContext, said: string, parts: readonly EmailPart[]): Email {
  const { enquiry, visit } = about
  // The map shows the way to the visit.
  const ways = contactLinks({ ...enquiry, location: placeOfVisit(visit.address, enquiry.location) }, context.facts, owner.sms.visit)
  return emailToOwner(about, context, said, [...parts, ...ways, linkPart(words.open, ownerLink(about, context))])
}

/** "Fogrätt <kontakt@fogratt.example>" → "kontakt@fogratt.example" */
function addressOf(recipient: string): string {
  return recipient.replace(/^.*<|>$/g, '')
}
