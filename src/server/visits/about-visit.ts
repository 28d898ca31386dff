import type { Kysely } from 'kysely'
import type { Visit } from '#domain/visit/visit.ts'
import type { VisitTime } from '#domain/visit/visit-time.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { readWithPage, type WithPage } from '#server/enquiries/about-enquiry.ts'
import { timeOf, visitsOf } from '#server/enquiries/sql/visit-rows.ts'

/** What an email about a visit is written from. */
export type AboutVisit = WithPage & { visit: Visit }

export async function readVisit(db: Kysely<Tables>, row: EmailRow, report: ReportUnreadable): Promise<AboutVisit> {
  const about = await readWithPage(db, row, report)
  const visit = (await visitsOf(db, [about.enquiry.reference])).get(about.enquiry.reference)
  if (!visit) throw new Error(`There is an email about a visit of ${about.enquiry.reference}, and no visit`)
  return { ...about, visit }
}

/** A booked visit whose request was erased. */
export type ErasedVisit = { uid: string; reference: string; sequence: number; time: VisitTime; erasedAt: string }

export async function readErasedVisit(db: Kysely<Tables>, uid: string): Promise<ErasedVisit> {
  const row = await db.selectFrom('erased_visits').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
  return { uid, reference: row.reference, sequence: row.sequence, time: timeOf(row), erasedAt: row.erased_at }
}

/** When the calendar address that is valid was issued; '' for the first. */
export async function feedIssuedAt(db: Kysely<Tables>): Promise<string> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select((from) => from.fn.max('issued_at').as('issued_at'))
    .executeTakeFirst()
  return row?.issued_at ?? ''
}
