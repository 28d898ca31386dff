import type { Kysely } from 'kysely'
import { withNewestDrawing } from '#domain/enquiry/drawings.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { EmailContext, QueuedEmail } from '#server/core/outbox/define-email.ts'
import type { PhotoThumb } from '#server/enquiries/photo-facts.ts'
import { readThumbs } from '#server/enquiries/sql/photo-rows.ts'
import { makeCustomerLinks } from './customer-links.ts'
import { makeOwnerLinks } from './owner-links.ts'
import { additionsTo } from './sql/additions.ts'
import { pageIssuedAt } from './sql/customer-pages.ts'
import { enquiryOf } from './sql/enquiry-rows.ts'

/** What an email about an enquiry is written from; the functions below read it. */
export type AboutEnquiry = { enquiry: Enquiry }
export type WithPhotos = AboutEnquiry & { photos?: readonly PhotoThumb[] }
/** `pageIssuedAt`: when the link to the customer's page was issued; undefined if there is none. */
export type WithPage = AboutEnquiry & { pageIssuedAt: string | undefined }

export async function readEnquiry(db: Kysely<Tables>, { reference }: EmailRow, report: ReportUnreadable): Promise<AboutEnquiry> {
  return { enquiry: enquiryOf(await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow(), report) }
}

export async function readWithPage(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<WithPage> {
  const { enquiry } = await readEnquiry(db, row, report)
  return { enquiry, pageIssuedAt: await pageIssuedAt(db, enquiry.reference) }
}

export async function readWithPhotos(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<WithPhotos> {
  const { enquiry } = await readEnquiry(db, row, report)
  return { enquiry, photos: await readThumbs(db, enquiry.reference) }
}

/** With the drawing that the customer sent last. */
export async function readNewest(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<WithPhotos> {
  const { enquiry, photos = [] } = await readWithPhotos(db, row, report)
  return { enquiry: withNewestDrawing(enquiry, await additionsTo(db, enquiry.reference)), photos }
}

/** Emails about one enquiry are one conversation in the owner's mailbox, and another in the customer's. */
export const ownerThread = ({ enquiry }: AboutEnquiry) => [enquiry.reference]
export const customerThread = ({ enquiry }: AboutEnquiry) => [`kund.${enquiry.reference}`]

/** The owner's link to the request. */
export function ownerLink({ enquiry, queuedAt }: AboutEnquiry & QueuedEmail, { signing }: EmailContext): string {
  return makeOwnerLinks(signing).linkTo(enquiry.reference, new Date(queuedAt))
}

export function customerLink({ enquiry, pageIssuedAt }: WithPage, { signing }: EmailContext): string {
  return makeCustomerLinks(signing).linkTo(enquiry.reference, pageIssuedAt ?? '')
}
