import { owner, topic } from '#content/owner.ts'
import { swedishDeadline, swedishTime, swedishWeekday } from '#domain/sweden/time.ts'
import type { Digest, LateLetter } from '../quotes/digest.ts'
import type { FiledQuote } from '../quotes/quote-repository.ts'
import { latestReply } from '../quotes/replies.ts'
import type { Mail } from './email.ts'
import { letterBody, type Part } from './email-body.tsx'
import type { Envelope } from './envelope.ts'

type LinkTo = (reference: string) => string

/** How things stand, every morning. */
export function digestLetter(digest: Digest, envelope: Envelope, linkTo: LinkTo): Mail {
  const day = swedishWeekday(digest.day)
  const { count } = digest.unanswered
  const news = digest.arrived.length === 0 ? 'inga nya förfrågningar' : counted(digest.arrived.length, 'ny förfrågan', 'nya förfrågningar')
  return {
    ...envelope,
    subject: `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${news}${count > 0 ? `, ${counted(count, 'obesvarad', 'obesvarade')}` : ''}`,
    ...letterBody(`Läget ${day}`, [
      ...arrived(digest, linkTo),
      ...unanswered(digest, linkTo),
      ...keptApart(digest, linkTo),
      ...lateLetters(digest),
      { say: 'Sammanställningen kommer varje morgon kl. 07:00, också när inget har hänt. Uteblir den är något fel.' },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function arrived({ arrived }: Digest, linkTo: LinkTo): Part[] {
  if (arrived.length === 0) return [{ say: 'Inga nya förfrågningar sedan förra sammanställningen.' }]
  return [{ heading: 'Nya förfrågningar' }, ...arrived.flatMap((quote) => about(quote, state(quote), 'Öppna', linkTo))]
}

function unanswered({ unanswered: { count, oldest } }: Digest, linkTo: LinkTo): Part[] {
  if (!oldest) return [{ heading: 'Obesvarade' }, { say: 'Ingen förfrågan väntar på svar.' }]
  return [
    { heading: 'Obesvarade' },
    { say: `${counted(count, 'förfrågan väntar', 'förfrågningar väntar')} på svar.${count > 1 ? ' Den äldsta:' : ''}` },
    ...about(oldest, state(oldest), 'Öppna', linkTo),
  ]
}

function keptApart({ keptApart, keptApartEarlier }: Digest, linkTo: LinkTo): Part[] {
  if (keptApart.length + keptApartEarlier === 0) return []
  const earlier = keptApartEarlier === 0 ? [] : [{ say: `${counted(keptApartEarlier, 'tidigare undanlagd', 'tidigare undanlagda')} ligger kvar.` }]
  return [
    { heading: 'Undanlagda som möjligt skräp' },
    ...keptApart.flatMap((quote) => about(quote, quote.suspicion ? `Undanlagd: ${owner.suspicions[quote.suspicion]}.` : '', 'Granska och släpp fram', linkTo)),
    ...earlier,
  ]
}

function lateLetters({ letters }: Digest): Part[] {
  if (letters.length === 0) return []
  return [{ heading: 'Mejl som inte har gått fram' }, ...letters.map((letter) => ({ say: lateLetter(letter) }))]
}

function lateLetter({ kind, reference, queuedAt, givenUpAt }: LateLetter): string {
  const fate = givenUpAt ? `gavs upp ${swedishTime(new Date(givenUpAt))}` : 'försöks igen'
  return `${owner.letters[kind]}${reference ? ` om ${reference}` : ''} från ${swedishTime(new Date(queuedAt))}: ${fate}.`
}

function about(quote: FiledQuote, words: string, action: string, linkTo: LinkTo): Part[] {
  const link = linkTo(quote.reference)
  return [
    { say: `${topic(quote)}. ${quote.name}, ${quote.phone}. Kom ${swedishTime(new Date(quote.receivedAt))}. ${words}`.trim() },
    { ways: [{ words: `${action} ${quote.reference}`, href: link, inText: `${action} ${quote.reference}:\n${link}` }] },
  ]
}

function state(quote: FiledQuote): string {
  const reply = latestReply(quote.replies)
  if (reply) return `${owner.ways[reply.way]} ${swedishTime(new Date(reply.madeAt))}.`
  return `Obesvarad, svar senast ${swedishDeadline(new Date(quote.answerBy))}.`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
