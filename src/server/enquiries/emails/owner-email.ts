import { mailTo, owner, quoteTopic, waysTo } from '#content/company/owner.ts'
import { answerInWords, answerNames } from '#content/enquiries/quote-form.ts'
import type { CompanyFacts } from '#content/publishing/site-content.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import { keysOf } from '#domain/keys-of.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { swedishDeadline, swedishTime } from '#domain/sweden/time.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type EmailDefinition, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { type EmailPart, emailBody } from '#server/core/outbox/email-body.tsx'
import { ownerLink, ownerThread, readNewest, readWithPhotos, type WithPhotos } from './about-quote.ts'
import { drawingOf, svgOfDrawing } from './drawing-parts.tsx'
import { photosIn } from './photo-parts.ts'

const LONGEST_NAME = 40

/** While the quote has no reply and is not closed. */
const whileUnanswered: EmailDefinition['isWanted'] = ({ eb, selectFrom }) => {
  const doneAt = selectFrom('quotes')
    .select((from) => from.fn.coalesce('quotes.answered_at', 'quotes.closed_at').as('done_at'))
    .whereRef('quotes.reference', '=', 'emails.reference')
  return eb(doneAt, 'is', null)
}

const toOwners = { to: 'owners', picture: svgOfDrawing, thread: ownerThread } as const

/** To the owner, read on a phone: the deadline, links to reach the visitor, every answer and the drawing. */
export const ownerEmail = defineEmail({
  ...toOwners,
  kind: 'owner',
  read: readWithPhotos,
  write: (about, context) => emailAbout(about, context, subjectOf(about.quote, context.facts), []),
})

/** The same email four hours before the deadline. */
export const firstReminder = defineEmail({
  ...toOwners,
  kind: 'first reminder',
  isWanted: whileUnanswered,
  read: readNewest,
  write: (about, context) =>
    emailAbout(about, context, `Påminnelse: ${subjectOf(about.quote, context.facts)}`, [{ say: 'Förfrågan är inte markerad som besvarad.' }]),
})

/** The same email one hour before the deadline. */
export const lastReminder = defineEmail({
  ...toOwners,
  kind: 'last reminder',
  isWanted: whileUnanswered,
  read: readNewest,
  write: (about, context) =>
    emailAbout(about, context, `Sista påminnelsen: ${subjectOf(about.quote, context.facts)}`, [
      { say: 'Förfrågan är fortfarande inte markerad som besvarad.' },
    ]),
})

/** After the links were revoked: the same email with a new one. */
export const newLink = defineEmail({
  ...toOwners,
  kind: 'new link',
  read: readNewest,
  write: (about, context) =>
    emailAbout(about, context, `Ny länk: ${subjectOf(about.quote, context.facts)}`, [
      { say: 'De äldre länkarna till förfrågan gäller inte längre. Den här gör det.' },
    ]),
})

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

type About = WithPhotos & QueuedEmail

function emailAbout(about: About, context: EmailContext, subject: string, opening: EmailPart[]): Email {
  return answersEmail(about, context, subject, opening, ownerLink(about, context))
}

/** Every answer of a quote, its photos and its drawing. `link`: the owner's; without it nothing is said that only the owner can do. */
export function answersEmail(
  { quote, picture, photos = [] }: About,
  { envelope, facts }: EmailContext,
  subject: string,
  opening: EmailPart[],
  link: string | undefined,
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
