import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { EnquiryRow, Tables } from '#server/core/database/tables.ts'
import type { ReportUnreadable } from '#server/core/database/unreadable.ts'
import { photosOf } from '#server/enquiries/sql/photo-rows.ts'
import type { EnquiryRecord } from '../enquiry-record.ts'
import { closedOf, enquiryOf } from './enquiry-rows.ts'
import { deliveredAt } from './owner-emails.ts'
import { repliesTo } from './reply-rows.ts'
import { standingIn } from './turn-columns.ts'
import { visitsOf } from './visit-rows.ts'

type EnquiryRecordRow = EnquiryRow & { sent_at: string | null }

/** Adds conditions and an order to a query on `enquiries`. */
export type ChooseEnquiries = <Result>(enquiries: SelectQueryBuilder<Tables, 'enquiries', Result>) => SelectQueryBuilder<Tables, 'enquiries', Result>

/** The enquiries that `choose` selects, with their history, in a few statements. All of them are held in memory, so `choose` must set a limit. */
export async function enquiryRecords(db: Kysely<Tables>, choose: ChooseEnquiries, report: ReportUnreadable): Promise<EnquiryRecord[]> {
  const rows: EnquiryRecordRow[] = await choose(db.selectFrom('enquiries'))
    .selectAll('enquiries')
    .select((from) => [deliveredAt(from).as('sent_at')])
    .execute()
  const references = rows.map(({ reference }) => reference)
  const replies = await repliesTo(db, references)
  const photos = await photosOf(db, references)
  const visits = await visitsOf(db, references)
  const notes = await notesOn(db, references)
  const historyOf = ({ reference }: EnquiryRecordRow) => ({
    replies: replies.get(reference) ?? [],
    photos: photos.get(reference) ?? [],
    visit: visits.get(reference),
    note: (notes.get(reference) ?? []).join('\n'),
  })
  return rows.map((row) => enquiryRecordOf(row, historyOf(row), report))
}

/** The texts of the owner's notes on these enquiries, by reference, in order of time. */
async function notesOn(db: Kysely<Tables>, references: readonly string[]): Promise<Map<string, string[]>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .selectFrom('history')
    .select(['reference', 'text'])
    .where('reference', 'in', references)
    .where('kind', '=', 'note')
    .orderBy('at')
    .execute()
  return new Map([...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, some]) => [reference, some.map(({ text }) => text)]))
}

function enquiryRecordOf(
  {
    quarantine_reason,
    quarantined_at,
    released_at,
    links_valid_from,
    seen_at,
    sent_at,
    taken_by,
    closed_at,
    closed_because,
    merged_into,
    opened_at,
    ...row
  }: EnquiryRecordRow,
  history: Pick<EnquiryRecord, 'replies' | 'photos' | 'visit' | 'note'>,
  report: ReportUnreadable,
): EnquiryRecord {
  return {
    ...enquiryOf(row, report),
    quarantineReason: quarantine_reason ?? undefined,
    quarantinedAt: quarantined_at ?? undefined,
    releasedAt: released_at ?? undefined,
    deliveredAt: sent_at ?? undefined,
    linksValidFrom: links_valid_from ?? undefined,
    seenAt: seen_at ?? undefined,
    takenBy: taken_by ?? undefined,
    standing: standingIn(row),
    openedAt: opened_at ?? undefined,
    closed: closedOf({ closed_at, closed_because }),
    mergedInto: merged_into ?? undefined,
    ...history,
  }
}

/** Of these enquiries, those outside quarantine that are open and have no reply that counts: the condition of the index `enquiries_unanswered`. */
export function unanswered<Result>(enquiries: SelectQueryBuilder<Tables, 'enquiries', Result>): SelectQueryBuilder<Tables, 'enquiries', Result> {
  return outsideQuarantine(enquiries).where('answered_at', 'is', null).where('closed_at', 'is', null)
}

/** Of these enquiries, those in quarantine: the condition of the index `enquiries_in_quarantine`. */
export function inQuarantine<Result>(enquiries: SelectQueryBuilder<Tables, 'enquiries', Result>): SelectQueryBuilder<Tables, 'enquiries', Result> {
  return enquiries.where('quarantined_at', 'is not', null).where('released_at', 'is', null)
}

export function outsideQuarantine<Result>(enquiries: SelectQueryBuilder<Tables, 'enquiries', Result>): SelectQueryBuilder<Tables, 'enquiries', Result> {
  return enquiries.where(({ or, eb }) => or([eb('quarantined_at', 'is', null), eb('released_at', 'is not', null)]))
}
