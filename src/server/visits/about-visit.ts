import type { Kysely } from 'kysely'
import type { Visit } from '#domain/enquiry/visit.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { readWithPage, type WithPage } from '#server/enquiries/about-enquiry.ts'
import { visitsOf } from '#server/enquiries/sql/visit-rows.ts'

/** What an email about a visit is written from. */
export type AboutVisit = WithPage & { visit: Visit }

export async function readVisit(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<AboutVisit> {
  const about = await readWithPage(db, row, report)
  const visit = (await visitsOf(db, [about.enquiry.reference])).get(about.enquiry.reference)
  if (!visit) throw new Error(`There is an email about a visit of ${about.enquiry.reference}, and no visit`)
  return { ...about, visit }
}
