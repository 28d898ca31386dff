import type { Kysely } from 'kysely'
import { withNewestDrawing } from '#domain/enquiry/drawings.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import type { EmailContext, QueuedEmail } from '#server/core/outbox/define-email.ts'
import { makeCustomerLinks } from '../customer-links.ts'
import { makeOwnerLinks } from '../owner-links.ts'
import type { PhotoThumb } from '../photo-facts.ts'
import { additionsTo } from '../sql/additions.ts'
import { pageIssuedAt } from '../sql/customer-links.ts'
import { readThumbs } from '../sql/photo-rows.ts'
import { quoteOf } from '../sql/quote-rows.ts'

export type AboutQuote = { quote: Quote }
export type WithPhotos = AboutQuote & { photos?: readonly PhotoThumb[] }
/** `pageIssuedAt`: the instant of the link to the customer's page; undefined if there is none. */
export type WithPage = AboutQuote & { pageIssuedAt: string | undefined }

export async function readQuote(db: Kysely<Tables>, { reference }: EmailRow, report: ReportUnreadable): Promise<AboutQuote> {
  return { quote: quoteOf(await db.selectFrom('quotes').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow(), report) }
}

export async function readWithPage(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<WithPage> {
  const { quote } = await readQuote(db, row, report)
  return { quote, pageIssuedAt: await pageIssuedAt(db, quote.reference) }
}

export async function readWithPhotos(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<WithPhotos> {
  const { quote } = await readQuote(db, row, report)
  return { quote, photos: await readThumbs(db, quote.reference) }
}

/** With the drawing that the customer sent last. */
export async function readNewest(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<WithPhotos> {
  const { quote, photos = [] } = await readWithPhotos(db, row, report)
  return { quote: withNewestDrawing(quote, await additionsTo(db, quote.reference)), photos }
}

export const ownerThread = ({ quote }: AboutQuote) => [quote.reference]
export const customerThread = ({ quote }: AboutQuote) => [`kund.${quote.reference}`]

/** The owner's link to the request. */
export function ownerLink({ quote, queuedAt }: AboutQuote & QueuedEmail, { signing }: EmailContext): string {
  return makeOwnerLinks(signing).linkTo(quote.reference, new Date(queuedAt))
}

export function customerLink({ quote, pageIssuedAt }: WithPage, { signing }: EmailContext): string {
  return makeCustomerLinks(signing).linkTo(quote.reference, pageIssuedAt ?? '')
}
