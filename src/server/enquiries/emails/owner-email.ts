import { mailTo, owner, quoteTopic, waysTo } from '#content/company/owner.ts'
import { answerInWords, answerNames } from '#content/enquiries/quote-form.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import { keysOf } from '#domain/keys-of.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { swedishDeadline, swedishTime } from '#domain/sweden/time.ts'
import type { AboutQuote, Email, Envelope, Message } from '#server/core/outbox/email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { drawingOf } from './drawing-parts.tsx'
import { photosIn } from './photo-parts.ts'
import { paragraphs } from './reply-email.ts'

const LONGEST_NAME = 40

/** To the owner, read on a phone: the deadline, links to reach the visitor, every answer and the drawing. */
export function ownerEmail(about: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return aboutQuote(about, envelope, link, facts, subjectOf(about.quote, facts), [])
}

/** The same email four hours before the deadline. */
export function firstReminder(about: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return aboutQuote(about, envelope, link, facts, `Påminnelse: ${subjectOf(about.quote, facts)}`, [{ say: 'Förfrågan är inte markerad som besvarad.' }])
}

/** The same email one hour before the deadline. */
export function lastReminder(about: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return aboutQuote(about, envelope, link, facts, `Sista påminnelsen: ${subjectOf(about.quote, facts)}`, [
    { say: 'Förfrågan är fortfarande inte markerad som besvarad.' },
  ])
}

/** After the links were revoked: the same email with a new one. */
export function newLink(about: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  return aboutQuote(about, envelope, link, facts, `Ny länk: ${subjectOf(about.quote, facts)}`, [
    { say: 'De äldre länkarna till förfrågan gäller inte längre. Den här gör det.' },
  ])
}

/**
 * To a colleague, who need not be one of the owner's addresses: the same facts, drawing and photos, after what the owner has written. Only
 * the owner's own addresses get a link to the owner's page.
 */
export function forwardedEmail(
  { message, ...about }: AboutQuote & { message: Message },
  envelope: Envelope,
  link: string | undefined,
  facts: CompanyFacts,
): Email {
  const { to, replyTo, subject, text } = message
  const email = aboutQuote(about, envelope, link, facts, subject, [...paragraphs(text), { say: owner.forwarded }])
  return { ...email, to, replyTo, headers: {} }
}

/** Photos that came after the first email: all there are, in the same thread. */
export function photosEmail({ quote, photos = [] }: AboutQuote, envelope: Envelope, link: string, facts: CompanyFacts): Email {
  const subject = `${owner.photos.heading}: ${subjectOf(quote, facts)}`
  const shown = photosIn(photos)
  return {
    ...envelope,
    ...replyToVisitor(quote),
    subject,
    ...emailBody(subject, [
      ...shown.parts.slice(1),
      { links: [{ words: owner.photos.open, href: link, inText: `${owner.photos.open}:\n${link}` }] },
      ...contactLinks(quote, facts),
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(shown.attachments.length > 0 && { attachments: shown.attachments }),
  }
}

/** "Totalrenovering, Enköping – Åsa Öberg (F-7K3M9QA)" */
export function subjectOf(quote: Quote, facts: CompanyFacts): string {
  return `${quoteTopic(quote, facts)} – ${nameInSubject(quote.name)} (${quote.reference})`
}

/** What a visitor typed stands in a subject as one line of visible characters, cut to what a phone shows. */
function nameInSubject(name: string): string {
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('').trimEnd()}…` : line
}

function aboutQuote(
  { quote, picture, photos = [] }: AboutQuote,
  envelope: Envelope,
  link: string | undefined,
  facts: CompanyFacts,
  subject: string,
  opening: EmailPart[],
): Email {
  const answered = [...FACTS].filter((name) => quote[name] !== '')
  const drawing = drawingOf(quote, picture)
  const shown = photosIn(photos, link === undefined ? '' : owner.photos.more)
  const attachments = [...drawing.attachments, ...shown.attachments]
  return {
    ...envelope,
    ...replyToVisitor(quote),
    subject,
    ...emailBody(subject, [
      ...opening,
      ...(link === undefined ? [] : [{ say: `Svara senast ${swedishDeadline(new Date(quote.answerBy))}.`, strong: true }]),
      ...contactLinks(quote, facts),
      ...(link === undefined ? [] : [{ links: [{ words: owner.open, href: link, inText: `${owner.open}:\n${link}` }] }]),
      { facts: answered.map((name) => [answerNames[name], answerInWords(quote, name)] as const) },
      ...shown.parts,
      ...drawing.parts,
      { say: `Ärende ${quote.reference}, kom ${swedishTime(new Date(quote.receivedAt))}.` },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(attachments.length > 0 && { attachments }),
  }
}

/** If the address is a single plain one. */
export function replyToVisitor({ email }: Quote): Pick<Email, 'replyTo'> {
  return isOneAddress(email) ? { replyTo: email } : {}
}

/** Who asks and what is written; on a phone the rest is below the first screen. */
const FIRST = ['name', 'message'] as const
const FACTS = new Set([...FIRST, ...keysOf(answerNames)])

export function contactLinks(quote: Quote, facts: CompanyFacts, sms: string = owner.sms.asked): EmailPart[] {
  const hrefs = waysTo(quote, sms)
  const mail = mailTo(quote, facts)
  const others = [
    { words: 'Sms:a', href: hrefs.sms, inText: `Sms att kopiera: ${sms}` },
    ...(mail ? [{ words: 'Mejla', href: mail, inText: `Mejla: ${quote.email} (i ett nytt mejl, så att länken nedan stannar hos dig)` }] : []),
    { words: 'Karta', href: hrefs.map, inText: `Karta: ${hrefs.map}` },
  ]
  return [{ links: [{ words: `Ring ${quote.phone}`, href: hrefs.call, inText: `Ring eller sms:a: ${quote.phone}` }] }, { smallLinks: others }]
}
