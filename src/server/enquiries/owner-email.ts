import type { CompanyFacts } from '#content/company/facts.ts'
import { enquiryTopic, mailTo, owner, waysTo } from '#content/company/owner.ts'
import { answerInWords, answerNames, choices } from '#content/enquiries/quote-form.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { keysOf } from '#domain/keys-of.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import { swedishDeadline, swedishTime } from '#domain/sweden/time.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type EmailDefinition, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { automaticEmail, type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import { photosIn } from '#server/enquiries/emails/photo-parts.ts'
import { type AboutEnquiry, ownerLink, ownerThread, readNewest, readWithPhotos, type WithPhotos } from './about-enquiry.ts'
import { drawingOf, svgOfDrawing } from './drawing-parts.tsx'

const LONGEST_NAME = 40

/** While the enquiry has no reply and is not closed. */
const whileUnanswered: EmailDefinition['isWanted'] = ({ eb, selectFrom }) => {
  const doneAt = selectFrom('enquiries')
    .select((from) => from.fn.coalesce('enquiries.answered_at', 'enquiries.closed_at').as('done_at'))
    .whereRef('enquiries.reference', '=', 'emails.reference')
  return eb(doneAt, 'is', null)
}

const toOwners = { picture: svgOfDrawing, thread: ownerThread } as const

/** To the owner, read on a phone: the deadline, links to reach the visitor, every answer and the drawing. */
export const ownerEmail = defineEmail({
  ...toOwners,
  kind: 'owner',
  read: readWithPhotos,
  write: (about, context) => emailAbout(about, context, subjectOf(about.enquiry, context.facts), []),
})

/** The same email four hours before the deadline. */
export const firstReminder = defineEmail({
  ...toOwners,
  kind: 'first reminder',
  isWanted: whileUnanswered,
  read: readNewest,
  write: (about, context) =>
    emailAbout(about, context, `Påminnelse: ${subjectOf(about.enquiry, context.facts)}`, [{ say: 'Förfrågan är inte markerad som besvarad.' }]),
})

/** The same email one hour before the deadline. */
export const lastReminder = defineEmail({
  ...toOwners,
  kind: 'last reminder',
  isWanted: whileUnanswered,
  read: readNewest,
  write: (about, context) =>
    emailAbout(about, context, `Sista påminnelsen: ${subjectOf(about.enquiry, context.facts)}`, [
      { say: 'Förfrågan är fortfarande inte markerad som besvarad.' },
    ]),
})

/** After the links were revoked: the same email with a new one. */
export const newLink = defineEmail({
  ...toOwners,
  kind: 'new link',
  read: readNewest,
  write: (about, context) =>
    emailAbout(about, context, `Ny länk: ${subjectOf(about.enquiry, context.facts)}`, [
      { say: 'De äldre länkarna till förfrågan gäller inte längre. Den här gör det.' },
    ]),
})

/** "Totalrenovering, Enköping – Åsa Öberg (F-7K3M9QA)" */
export function subjectOf(enquiry: Enquiry, facts: CompanyFacts): string {
  return `${enquiryTopic(enquiry, facts)} – ${nameInSubject(enquiry.name)} (${enquiry.reference})`
}

/** The visitor's name as one line of visible characters, cut to what a phone shows of a subject. */
function nameInSubject(name: string): string {
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('').trimEnd()}…` : line
}

type About = WithPhotos & QueuedEmail

function emailAbout(about: About, context: EmailContext, said: string, opening: EmailPart[]): Email {
  const subject = about.enquiry.timeline === 'akut' ? `${choices.timeline.akut.toLocaleUpperCase('sv')}: ${said}` : said
  return answersEmail(about, context, subject, opening, ownerLink(about, context))
}

/** Every answer of an enquiry, its photos and its drawing. `link`: the owner's; without it the email leaves out what only the owner can do. */
export function answersEmail(
  { enquiry, picture, photos = [] }: About,
  { envelope, facts }: EmailContext,
  subject: string,
  opening: EmailPart[],
  link: string | undefined,
): Email {
  const answered = [...FACTS].filter((name) => enquiry[name] !== '')
  const drawing = drawingOf(enquiry, picture)
  const shown = photosIn(photos, link === undefined ? '' : owner.photos.more)
  const attachments = [...drawing.attachments, ...shown.attachments]
  const parts = [
    ...opening,
    ...(link === undefined ? [] : [{ say: `Svara senast ${swedishDeadline(new Date(enquiry.answerBy))}.`, strong: true }]),
    ...contactLinks(enquiry, facts),
    ...(link === undefined ? [] : [linkPart(owner.open, link)]),
    { facts: answered.map((name) => [answerNames[name], answerInWords(enquiry, name)] as const) },
    ...shown.parts,
    ...drawing.parts,
    { say: `Ärende ${enquiry.reference}, kom ${swedishTime(new Date(enquiry.receivedAt))}.` },
  ]
  return { ...automaticEmail(envelope, subject, parts), ...replyToVisitor(enquiry), ...(attachments.length > 0 && { attachments }) }
}

/** An email about a request to the owner, whose answer goes to who sent the request. `said`: before what the request is about. */
export function emailToOwner({ enquiry }: AboutEnquiry, { envelope, facts }: EmailContext, said: string, parts: readonly EmailPart[]): Email {
  return { ...automaticEmail(envelope, `${said}: ${subjectOf(enquiry, facts)}`, parts), ...replyToVisitor(enquiry) }
}

/** If the address is a single plain one. */
function replyToVisitor({ email }: Enquiry): Pick<Email, 'replyTo'> {
  return isOneAddress(email) ? { replyTo: email } : {}
}

/** Name and message come first: on a phone the rest is below the first screen. */
const FIRST = ['name', 'message'] as const
const FACTS = new Set([...FIRST, ...keysOf(answerNames)])

export function contactLinks(enquiry: Enquiry, facts: CompanyFacts, sms: string = owner.sms.asked): EmailPart[] {
  const hrefs = waysTo(enquiry, sms)
  const mail = mailTo(enquiry, facts)
  const others = [
    { words: 'Sms:a', href: hrefs.sms, inText: `Sms att kopiera: ${sms}` },
    ...(mail ? [{ words: 'Mejla', href: mail, inText: `Mejla: ${enquiry.email} (i ett nytt mejl, så att länken nedan stannar hos dig)` }] : []),
    { words: 'Karta', href: hrefs.map, inText: `Karta: ${hrefs.map}` },
  ]
  return [{ links: [{ words: `Ring ${enquiry.phone}`, href: hrefs.call, inText: `Ring eller sms:a: ${enquiry.phone}` }] }, { smallLinks: others }]
}
