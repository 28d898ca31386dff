import type { Kysely } from 'kysely'
import { ownerOffers } from '#content/offers/owner-offers.ts'
import type { OfferEvent } from '#domain/offer/standing.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { type EmailPart, linkPart } from '#server/core/outbox/email-body.tsx'
import { type AboutEnquiry, ownerLink, ownerThread, readEnquiry } from '#server/enquiries/about-enquiry.ts'
import { contactLinks, emailToOwner } from '#server/enquiries/owner-email.ts'
import { agreementFile, readAboutAgreement } from './offer-emails.ts'
import type { SentOffer } from './offer-rows.ts'

const words = ownerOffers.email

/** `said`: what is new since the email was queued, the oldest first. */
type AboutAnswer = AboutEnquiry & { said: readonly OfferEvent[]; offer: SentOffer['offer'] | undefined }

/** Tells the owner what the customer says to an offer, or that it is over. */
export const offerAnswerEmail = defineEmail({
  kind: 'offer answer',
  thread: ownerThread,
  read: readAnswer,
  write: (about, context) => write(about, context, words.subjects[newestOf(about)], [...about.said.flatMap((event) => eventParts(event, about))]),
})

export const ownersAgreementEmail = defineEmail({
  kind: 'offer agreement to owner',
  thread: ownerThread,
  read: readAboutAgreement,
  write: (about, context) => ({
    ...write(about, context, words.agreement.subject, [{ say: words.agreement.text, strong: true }]),
    attachments: [agreementFile(about)],
  }),
})

type Told = keyof typeof words.subjects

function newestOf({ said }: AboutAnswer): Told {
  return said.map(({ kind }) => told(kind)).findLast((kind) => kind !== undefined) ?? 'question'
}

function told(kind: OfferEvent['kind']): Told | undefined {
  return kind === 'confirmed' || kind === 'reminded' ? undefined : kind
}

function eventParts({ kind, text, detail }: OfferEvent, { offer }: AboutAnswer): EmailPart[] {
  const what = told(kind)
  if (!what) return []
  const line = offer?.lines.find(({ id }) => id === detail.line)?.name
  return [
    { say: words.texts[what], strong: true },
    ...(line === undefined ? [] : [{ say: line }]),
    ...(detail.reason === undefined ? [] : [{ say: ownerOffers.reasons[detail.reason] }]),
    ...(detail.early === undefined ? [] : [{ say: words.early[detail.early ? 'yes' : 'no'] }]),
    ...(text === '' ? [] : [{ paragraph: text.split('\n') }]),
  ]
}

function write(about: AboutEnquiry & QueuedEmail, context: EmailContext, said: string, parts: readonly EmailPart[]): Email {
  return emailToOwner(about, context, said, [...parts, ...contactLinks(about.enquiry, context.facts), linkPart(words.open, ownerLink(about, context))])
}

async function readAnswer(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<AboutAnswer> {
  const { enquiry } = await readEnquiry(db, row, report)
  const { readOfferFile } = await import('./offer-rows.ts')
  const { versions, events } = await readOfferFile(db, enquiry.reference)
  return { enquiry, said: events.filter(({ at }) => at >= row.queued_at), offer: versions[0]?.offer }
}
