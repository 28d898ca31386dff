import { owner, topic, waysTo } from '#content/owner.ts'
import { answerInWords, answerNames } from '#content/quote-form.ts'
import type { Quote } from '#domain/quote/quote.ts'
import type { FieldName } from '#domain/quote/quote-request.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { swedishDeadline, swedishTime } from '#domain/sweden/time.ts'
import { drawingFile, drawingParts } from './drawing-parts.tsx'
import type { Email } from './email.ts'
import { emailBody, type Part } from './email-body.tsx'
import type { Envelope } from './envelope.ts'

/** What the owner reads in the van: when the answer is due, every way to the visitor, and all that was asked. */
export function ownerEmail(quote: Quote, envelope: Envelope, link: string): Email {
  return aboutQuote(quote, envelope, link, topic(quote), [])
}

/** The same again, four hours before the answer is due. */
export function firstReminder(quote: Quote, envelope: Envelope, link: string): Email {
  return aboutQuote(quote, envelope, link, `Påminnelse: ${topic(quote)}`, [{ say: 'Förfrågan är inte markerad som besvarad.' }])
}

/** And one hour before. */
export function lastReminder(quote: Quote, envelope: Envelope, link: string): Email {
  return aboutQuote(quote, envelope, link, `Sista påminnelsen: ${topic(quote)}`, [{ say: 'Förfrågan är fortfarande inte markerad som besvarad.' }])
}

function aboutQuote(quote: Quote, envelope: Envelope, link: string, subject: string, opening: Part[]): Email {
  const answered = (Object.keys(answerNames) as FieldName[]).filter((name) => quote[name] !== '')
  return {
    ...envelope,
    // An answer goes to the visitor, if it is one plain address.
    ...(isOneAddress(quote.email) && { replyTo: quote.email }),
    subject,
    ...emailBody(subject, [
      ...opening,
      { say: `Svara senast ${swedishDeadline(new Date(quote.answerBy))}.`, strong: true },
      { ways: contactWays(quote) },
      { ways: [{ words: owner.open, href: link, inText: `${owner.open}:\n${link}` }] },
      { facts: answered.map((name) => [answerNames[name], answerInWords(quote, name)] as const) },
      ...drawingParts(quote),
      { say: `Ärende ${quote.reference}, kom ${swedishTime(new Date(quote.receivedAt))}.` },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...drawingFile(quote),
  }
}

function contactWays(quote: Quote) {
  const ways = waysTo(quote)
  return [
    { words: `Ring ${quote.phone}`, href: ways.call, inText: `Ring eller sms:a: ${quote.phone}` },
    { words: 'Sms:a', href: ways.sms, inText: `Sms att kopiera: ${owner.sms}` },
    ...(ways.mail ? [{ words: 'Mejla', href: ways.mail, inText: `Mejla: svara på det här mejlet, så går svaret till ${quote.email}` }] : []),
    { words: 'Visa orten på kartan', href: ways.map, inText: `Karta: ${ways.map}` },
  ]
}
