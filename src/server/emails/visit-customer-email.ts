import { company } from '#content/company.ts'
import { footer } from '#content/navigation.ts'
import { visitWords } from '#content/visit.ts'
import { visitInWords } from '#domain/visit/visit-time.ts'
import { invitation } from '../calendar/visit-calendar.ts'
import { bookedOf, customersEntry } from '../calendar/visit-entries.ts'
import type { Visit } from '../quotes/visits.ts'
import type { AboutVisit, Email, Envelope } from './email.ts'
import { type EmailPart, emailBody } from './email-body.tsx'

const words = visitWords.email

/** The times that the owner proposes. */
export function visitProposalEmail(about: AboutVisit, envelope: Envelope, link: string): Email {
  const { proposal } = words
  const { state, offered } = about.visit
  const howMany = offered.length === 1 ? 'one' : 'many'
  return toCustomer(about, envelope, state === 'booked' ? proposal.subject.move : proposal.subject.first, [
    { say: `${state === 'booked' ? proposal.move : proposal.text} ${proposal.times[howMany]}` },
    { steps: offered.map(visitInWords) },
    { say: proposal.next[howMany] },
    open(proposal.open, link),
  ])
}

/** What was last done to the booking, with the entry for the calendar. */
export function visitEmail(about: AboutVisit, envelope: Envelope, link: string): Email {
  const { visit, quote } = about
  const what = visit.change?.what ?? 'booked'
  const said = words[what]
  const booked = bookedOf(visit)
  const parts: EmailPart[] = what === 'cancelled' ? [{ say: words.cancelled.next }] : [{ say: visitWords.what }, { say: words.change }]
  return {
    ...toCustomer(about, envelope, said.subject, [{ say: said.text }, ...timeParts(visit), ...parts, open(words.open, link)]),
    ...(booked && { calendar: invitation(what === 'cancelled' ? 'CANCEL' : 'REQUEST', customersEntry(booked), quote.email) }),
  }
}

export function visitReminderEmail(about: AboutVisit, envelope: Envelope, link: string): Email {
  return toCustomer(about, envelope, words.reminder.subject, [
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
function toCustomer({ quote: { reference, email } }: AboutVisit, envelope: Envelope, subject: string, parts: readonly EmailPart[]): Email {
  return {
    ...envelope,
    to: email,
    replyTo: company.email,
    subject: `${subject} (${reference})`,
    ...emailBody(subject, [
      ...parts,
      { say: words.rather },
      { greeting: 'Vänliga hälsningar', name: company.name, lines: [footer.motto.join(' '), company.phone] },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
