import { owner, placeOfVisit, waysTo } from '#content/company/owner.ts'
import { assignedVisit } from '#content/visits/assigned-visit.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail, type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import { invitedAddress } from '#server/core/people/people.ts'
import { ownerThread } from '#server/enquiries/about-enquiry.ts'
import { subjectOf } from '#server/enquiries/owner-email.ts'
import { ownVisitPath } from '#server/enquiries/request-path.ts'
import { type AboutVisit, readVisit } from './about-visit.ts'
import { invitation } from './visit-calendar.ts'
import { bookedOf, ownersEntry } from './visit-entries.ts'

/** `isTheirs`: whether it is still the person's to go. */
type About = AboutVisit & QueuedEmail & { isTheirs: boolean }
type News = Exclude<keyof typeof words, 'name' | 'open' | 'cancelledText' | 'takenAwayText'>

const words = assignedVisit.email

/** To who goes, or went until now: what the owner is mailed, without what only the owner may do and know. */
export const visitAssigneeEmail = defineEmail({
  kind: 'visit to assignee',
  thread: ownerThread,
  async read(db, row, report) {
    const about = await readVisit(db, row, report)
    return { ...about, isTheirs: about.visit.assignee?.address === (await invitedAddress(db, row.recipient)) }
  },
  write(about: About, context): Email {
    const { envelope, facts } = context
    const { enquiry, visit } = about
    const news = newsOf(about)
    const booked = bookedOf(visit)
    const isOff = news === 'cancelled' || news === 'takenAway'
    const entry = booked && ownersEntry({ ...booked, changedAt: about.queuedAt, address: visit.address }, enquiry, facts)
    const time = visit.time ? [{ say: swedishPeriod(visit.time), strong: true }] : []
    return {
      ...automaticEmail(envelope, `${words[news]}: ${subjectOf(enquiry, facts)}`, [...time, ...(isOff ? [off(news)] : wayThere(about, context))]),
      ...(entry && { calendar: invitation(isOff ? 'CANCEL' : 'REQUEST', entry, envelope.to) }),
    }
  },
})

function newsOf({ visit, isTheirs }: { visit: Visit; isTheirs: boolean }): News {
  if (!isTheirs) return 'takenAway'
  if (visit.state !== 'booked') return 'cancelled'
  return visit.change?.what === 'moved' && visit.change.at > (visit.assignee?.since ?? '') ? 'moved' : 'given'
}

function off(news: 'cancelled' | 'takenAway'): EmailPart {
  return { say: words[`${news}Text`] }
}

/** Nothing leads to the customer's mail: what is agreed by mail is the owner's. */
function wayThere({ enquiry, visit }: AboutVisit, { signing }: EmailContext): EmailPart[] {
  const place = placeOfVisit(visit.address, enquiry.location)
  const { call, sms, map } = waysTo({ ...enquiry, location: place }, owner.sms.visit)
  const link = `${signing.publicUrl}${ownVisitPath(enquiry.reference)}`
  return [
    {
      facts: [
        [words.name, enquiry.name],
        [ownerVisit.address, place],
      ],
    },
    { links: [{ words: `${owner.call} ${enquiry.phone}`, href: call, inText: `Ring eller sms:a: ${enquiry.phone}` }] },
    {
      smallLinks: [
        { words: 'Sms:a', href: sms, inText: `Sms att kopiera: ${owner.sms.visit}` },
        { words: owner.map, href: map, inText: `${owner.map}: ${map}` },
      ],
    },
    linkPart(words.open, link),
  ]
}
