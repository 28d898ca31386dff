import { company } from '#content/company/company.ts'
import { asPublished } from '#content/publishing/as-published.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import { visitWords } from '#content/visits/visit.ts'
import { visitInWords } from '#domain/visit/visit-time.ts'
import type { AboutVisit, Email, Envelope } from '#server/core/outbox/email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { greeting } from '#server/enquiries/emails/greeting.ts'
import { invitation } from './calendar/visit-calendar.ts'
import { bookedOf, customersEntry } from './calendar/visit-entries.ts'
import type { Visit } from './visits.ts'

const words = visitWords.email

/** The times that the owner proposes. */
export function visitProposalEmail(about: AboutVisit, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const { proposal } = words
  const { state, offered } = about.visit
  const howMany = offered.length === 1 ? 'one' : 'many'
  return toCustomer(about, envelope, facts, state === 'booked' ? proposal.subject.move : proposal.subject.first, [
    { say: `${state === 'booked' ? proposal.move : proposal.text} ${proposal.times[howMany]}` },
    { steps: offered.map(visitInWords) },
    { say: proposal.next[howMany] },
    open(proposal.open, link),
  ])
}

/** What was last done to the booking, with the entry for the calendar. */
export function visitEmail(about: AboutVisit, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const { visit, quote } = about
  const what = visit.change?.what ?? 'booked'
  const said = words[what]
  const booked = bookedOf(visit)
  const parts: EmailPart[] = what === 'cancelled' ? [{ say: words.cancelled.next }] : [{ say: visitWords.what }, { say: words.change }]
  return {
    ...toCustomer(about, envelope, facts, said.subject, [{ say: said.text }, ...timeParts(visit), ...parts, open(words.open, link)]),
    ...(booked && { calendar: invitation(what === 'cancelled' ? 'CANCEL' : 'REQUEST', customersEntry(booked, facts), quote.email) }),
  }
}

export function visitReminderEmail(about: AboutVisit, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return toCustomer(about, envelope, facts, words.reminder.subject, [
    { say: words.reminder.text },
    ...timeParts(about.visit),
    { say: visitWords.what },
    { say: words.change },
    open(words.open, link),
  ])
}

function timeParts({ time }: Visit): EmailPart[] {
  return time ? [{ say: visitInWords(time), strong: true }] : []
}

function open(said: string, link: string): EmailPart {
  return { links: [{ words: said, href: link, inText: `${said}:\n${link}` }] }
}

/** Repeats nothing that was typed, as the confirmation: the address may be another person's. */
function toCustomer({ quote: { reference, email } }: AboutVisit, envelope: Envelope, facts: CompanyFacts, subject: string, parts: readonly EmailPart[]): Email {
  return {
    ...envelope,
    to: email,
    replyTo: company.email,
    subject: `${subject} (${reference})`,
    ...emailBody(subject, [...parts, { say: asPublished(words.rather, facts) }, greeting(facts)]),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
