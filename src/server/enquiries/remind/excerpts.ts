import type { Kysely } from 'kysely'
import { numberOf } from '#server/core/database/number-of.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { type EnquiryRecord, PAGE_SIZE } from '../enquiry-record.ts'
import { type ChooseEnquiries, enquiryRecords } from '../sql/enquiry-records.ts'

/** How many there are, and the first of them: a flood must not make the digest an email that no server takes. */
export type Excerpt<Item> = { count: number; first: Item[] }

/** The enquiries that `choose` selects: how many, and the first of them in the order of `order`. */
export async function readExcerpt(
  db: Kysely<Tables>,
  choose: ChooseEnquiries,
  order: ChooseEnquiries,
  report: ReportUnreadable,
): Promise<Excerpt<EnquiryRecord>> {
  const count = await numberOf(choose(db.selectFrom('enquiries')))
  return { count, first: await enquiryRecords(db, (enquiries) => order(choose(enquiries)).limit(PAGE_SIZE), report) }
}
