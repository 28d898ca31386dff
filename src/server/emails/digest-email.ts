import { owner, topic } from '#content/owner.ts'
import { swedishDeadline, swedishTime, swedishWeekday } from '#domain/sweden/time.ts'
import type { Digest, LateEmail } from '../quotes/digest.ts'
import type { QuoteRecord } from '../quotes/quote-repository.ts'
import { latestReply } from '../quotes/replies.ts'
import type { Email, Envelope } from './email.ts'
import { type EmailPart, emailBody } from './email-body.tsx'

type LinkTo = (reference: string) => string

/** The owner's morning summary. */
export function digestEmail(digest: Digest, envelope: Envelope, linkTo: LinkTo): Email {
  const day = swedishWeekday(digest.day)
  const { count } = digest.unanswered
  const news = digest.arrived.length === 0 ? 'inga nya förfrågningar' : counted(digest.arrived.length, 'ny förfrågan', 'nya förfrågningar')
  return {
    ...envelope,
    subject: `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${news}${count > 0 ? `, ${counted(count, 'obesvarad', 'obesvarade')}` : ''}`,
    ...emailBody(`Läget ${day}`, [
      ...arrivedParts(digest, linkTo),
      ...unansweredParts(digest, linkTo),
      ...quarantinedParts(digest, linkTo),
      ...lateEmailParts(digest),
      { say: 'Sammanställningen kommer varje morgon kl. 07:00, också när inget har hänt. Uteblir den är något fel.' },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function arrivedParts({ arrived }: Digest, linkTo: LinkTo): EmailPart[] {
  if (arrived.length === 0) return [{ say: 'Inga nya förfrågningar sedan förra sammanställningen.' }]
  return [{ heading: 'Nya förfrågningar' }, ...arrived.flatMap((quote) => quoteParts(quote, statusOf(quote), 'Öppna', linkTo))]
}

function unansweredParts({ unanswered: { count, oldest } }: Digest, linkTo: LinkTo): EmailPart[] {
  if (!oldest) return [{ heading: 'Obesvarade' }, { say: 'Ingen förfrågan väntar på svar.' }]
  return [
    { heading: 'Obesvarade' },
    { say: `${counted(count, 'förfrågan väntar', 'förfrågningar väntar')} på svar.${count > 1 ? ' Den äldsta:' : ''}` },
    ...quoteParts(oldest, statusOf(oldest), 'Öppna', linkTo),
  ]
}

function quarantinedParts({ quarantined, quarantinedEarlier }: Digest, linkTo: LinkTo): EmailPart[] {
  if (quarantined.length + quarantinedEarlier === 0) return []
  const earlier = quarantinedEarlier === 0 ? [] : [{ say: `${counted(quarantinedEarlier, 'tidigare undanlagd', 'tidigare undanlagda')} ligger kvar.` }]
  return [
    { heading: 'Undanlagda som misstänkt skräppost' },
    ...quarantined.flatMap((quote) =>
      quoteParts(quote, quote.quarantineReason ? `Undanlagd: ${owner.quarantineReasons[quote.quarantineReason]}.` : '', 'Granska och släpp fram', linkTo),
    ),
    ...earlier,
  ]
}

function lateEmailParts({ emails }: Digest): EmailPart[] {
  if (emails.length === 0) return []
  return [{ heading: 'Mejl som inte har gått fram' }, ...emails.map((email) => ({ say: lateEmailLine(email) }))]
}

function lateEmailLine({ kind, reference, queuedAt, givenUpAt }: LateEmail): string {
  const outcome = givenUpAt ? `kunde inte skickas ${swedishTime(new Date(givenUpAt))}` : 'skickas om'
  return `${owner.emails[kind]}${reference ? ` om ${reference}` : ''} från ${swedishTime(new Date(queuedAt))}: ${outcome}.`
}

function quoteParts(quote: QuoteRecord, status: string, action: string, linkTo: LinkTo): EmailPart[] {
  const link = linkTo(quote.reference)
  return [
    { say: `${topic(quote)}. ${quote.name}, ${quote.phone}. Kom ${swedishTime(new Date(quote.receivedAt))}. ${status}`.trim() },
    { links: [{ words: `${action} ${quote.reference}`, href: link, inText: `${action} ${quote.reference}:\n${link}` }] },
  ]
}

function statusOf(quote: QuoteRecord): string {
  const reply = latestReply(quote.replies)
  if (reply) return `${owner.ways[reply.kind]} ${swedishTime(new Date(reply.madeAt))}.`
  return `Obesvarad, svar senast ${swedishDeadline(new Date(quote.answerBy))}.`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
