import type { Kysely } from 'kysely'
import { customerOffer } from '#content/offers/customer-offer.ts'
import { dayInWords } from '#content/offers/offer.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { Email } from '#server/core/mail/email.ts'
import { defineEmail, type EmailContext, type QueuedEmail } from '#server/core/outbox/define-email.ts'
import { linkPart } from '#server/core/outbox/email-body.tsx'
import { customerLink, customerThread, readWithPage, type WithPage } from '#server/enquiries/about-enquiry.ts'
import { emailToCustomer } from '#server/enquiries/customer-email.ts'
import type { OfferContent } from './offer-content.ts'

const words = customerOffer.email

type AboutOffer = WithPage & { offer: Pick<OfferContent, 'number' | 'validUntil'>; regrettedAt: string | undefined }
type AboutAgreement = WithPage & { pdf: Uint8Array }

const toCustomer = { read: readOffer, thread: customerThread } as const

/** Tells the customer that an offer can be read. Nothing of it stands in the email: the address may be another person's. */
export const offerEmail = defineEmail({
  ...toCustomer,
  kind: 'offer',
  write: (about, context) => writeAboutOffer(about, context, about.offer.number === 1 ? 'first' : 'again'),
})

export const offerReminderEmail = defineEmail({
  ...toCustomer,
  kind: 'offer reminder',
  write: (about, context) => writeAboutOffer(about, context, 'reminder'),
})

/** The receipt of who has withdrawn. */
export const offerRegrettedEmail = defineEmail({
  ...toCustomer,
  kind: 'offer regretted',
  write: (about, context) =>
    emailToCustomer(about, context, words.subjects.regretted, [
      { say: words.texts.regretted },
      { facts: [[words.received, about.regrettedAt ? swedishTime(new Date(about.regrettedAt)) : '']] },
      linkPart(words.page, customerLink(about, context)),
    ]),
})

/** The agreement in writing, with what the law asks for. The customer has opened the page by a link to this address. */
export const offerAgreementEmail = defineEmail({
  kind: 'offer agreement',
  read: readAboutAgreement,
  thread: customerThread,
  write: (about, context) => ({
    ...emailToCustomer(about, context, words.subjects.agreement, [{ say: words.texts.agreement }, linkPart(words.page, customerLink(about, context))]),
    attachments: [agreementFile(about)],
  }),
})

export function agreementFile({ pdf, enquiry: { reference } }: AboutAgreement) {
  return { filename: `avtal-${reference}.pdf`, contentType: 'application/pdf', content: Buffer.from(pdf) }
}

function writeAboutOffer(about: AboutOffer & QueuedEmail, context: EmailContext, what: 'first' | 'again' | 'reminder'): Email {
  return emailToCustomer(about, context, words.subjects[what], [
    { say: words.texts[what] },
    { say: words.until(dayInWords(about.offer.validUntil)), strong: true },
    { say: words.next },
    linkPart(words.open, customerLink(about, context)),
  ])
}

/** The newest version. */
async function readOffer(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<AboutOffer> {
  const about = await readWithPage(db, row, report)
  // Loaded with the first: the commands, which know every email, need none of it in their small memory.
  const { readOfferFile } = await import('./offer-rows.ts')
  const { versions, events } = await readOfferFile(db, about.enquiry.reference)
  const [latest] = versions
  if (!latest) throw new Error(`There is an email about an offer of ${about.enquiry.reference}, and no offer`)
  return { ...about, offer: latest.offer, regrettedAt: events.findLast(({ kind }) => kind === 'regretted')?.at }
}

export async function readAboutAgreement(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<AboutAgreement> {
  const about = await readWithPage(db, row, report)
  const { agreementPdf } = await import('./agreement-pdf.ts')
  return { ...about, pdf: await agreementPdf(db, about.enquiry.reference) }
}
