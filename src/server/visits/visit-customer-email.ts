import { visitWords } from '#content/visits/visit.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import { customerLink, customerThread } from '#server/enquiries/about-enquiry.ts'
import { emailToCustomer } from '#server/enquiries/customer-email.ts'
import { type AboutVisit, readVisit } from './about-visit.ts'
import { invitation } from './visit-calendar.ts'
import { bookedOf, customersEntry } from './visit-entries.ts'

const words = visitWords.email
// Repeats nothing that was typed, as the confirmation: the address may be another person's.
const toCustomer = { read: readVisit, thread: customerThread } as const

type About = AboutVisit & QueuedEmail

/** The times that the owner proposes. */
export const visitProposalEmail = defineEmail({ ...toCustomer, kind: 'visit proposal', write: writeProposal })

function writeProposal(about: About, context: EmailContext): Email {
  const { proposal } = words
  const { state, offered } = about.visit
  const howMany = offered.length === 1 ? 'one' : 'many'
  return emailToCustomer(about, context, state === 'booked' ? proposal.subject.move : proposal.subject.first, [
    { say: `${state === 'booked' ? proposal.move : proposal.text} ${proposal.times[howMany]}` },
    { steps: offered.map(swedishPeriod) },
    { say: proposal.next[howMany] },
    linkPart(proposal.open, customerLink(about, context)),
  ])
}

/** What was last done to the booking, with the entry for the calendar. */
export const visitEmail = defineEmail({ ...toCustomer, kind: 'visit to customer', write: writeChange })

function writeChange(about: About, context: EmailContext): Email {
  const { visit, enquiry } = about
  const what = visit.change?.what ?? 'booked'
  const said = words[what]
  const booked = bookedOf(visit)
  const parts: EmailPart[] = what === 'cancelled' ? [{ say: words.cancelled.next }] : [{ say: visitWords.what }, { say: words.change }]
  return {
    ...emailToCustomer(about, context, said.subject, [{ say: said.text }, ...timeParts(visit), ...parts, linkPart(words.open, customerLink(about, context))]),
    ...(booked && { calendar: invitation(what === 'cancelled' ? 'CANCEL' : 'REQUEST', customersEntry(booked, context.facts), enquiry.email) }),
  }
}

export const visitReminderEmail = defineEmail({
  ...toCustomer,
  kind: 'visit reminder to customer',
  write: (about, context) =>
    emailToCustomer(about, context, words.reminder.subject, [
      { say: words.reminder.text },
      ...timeParts(about.visit),
      { say: visitWords.what },
      { say: words.change },
      linkPart(words.open, customerLink(about, context)),
    ]),
})

function timeParts({ time }: Visit): EmailPart[] {
  return time ? [{ say: swedishPeriod(time), strong: true }] : []
}
