import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/core/database/database.ts'
import { numberOf } from '#server/core/database/number-of.ts'
import type { ErasureReason, Tables } from '#server/core/database/tables.ts'
import { reportToConsole } from '#server/core/database/unreadable.ts'
import { keepErasedVisits } from '#server/visits/erased-visits.ts'
import { type EnquiryRecord, PAGE_SIZE, type Position } from '../enquiry-record.ts'
import { requestPath } from '../request-path.ts'
import { enquiryRecords, inQuarantine } from './enquiry-records.ts'
import { ownerEmailMissing } from './owner-emails.ts'
import { storeTurnOfOther } from './store-turn.ts'

/** How many enquiries are read at once when all are read. */
const CHUNK = 500

/** The stored enquiries, for the owner's tools and pages. */
export type EnquiryRepository = ReturnType<typeof makeEnquiryRepository>

/** Without `emptyLog` erased data stays in the database's log for a while: leave it out only for a connection that erases nothing. */
export function makeEnquiryRepository(db: Kysely<Tables>, report = reportToConsole, { emptyLog }: Partial<Pick<Database, 'emptyLog'>> = {}) {
  return {
    count: (): Promise<number> => numberOf(db.selectFrom('enquiries')),

    /** The newest enquiries, or the newest before a position: newest first, `PAGE_SIZE` at most. */
    list: (before?: Position): Promise<EnquiryRecord[]> => page(PAGE_SIZE, before),

    /** Every enquiry, newest first, read a page at a time. */
    async *all(): AsyncIterable<EnquiryRecord> {
      for (let enquiries = await page(CHUNK); enquiries.length > 0; enquiries = await page(CHUNK, enquiries.at(-1))) yield* enquiries
    },

    async find(reference: string): Promise<EnquiryRecord | undefined> {
      const [enquiry] = await enquiryRecords(db, (enquiries) => enquiries.where('enquiries.reference', '=', reference), report)
      return enquiry
    },

    /** Those that were merged into an enquiry, the oldest first. */
    mergedInto: (reference: string): Promise<EnquiryRecord[]> =>
      enquiryRecords(db, (enquiries) => enquiries.where('merged_into', '=', reference).orderBy('enquiries.received_at'), report),

    /** Deletes an enquiry and everything about it, and records the erasure without personal data. Resolves to whether it existed. */
    erase: async (reference: string, at: string, reason: ErasureReason): Promise<boolean> => (await eraseThose(async () => [reference], at, reason)) === 1,

    /**
     * Erases up to `most` enquiries with no contact since the given instant whose email to the owner, if there is one, was delivered.
     * Resolves to their number.
     */
    eraseOld: (lastContactBefore: string, at: string, most: number): Promise<number> =>
      eraseThose((transaction) => oldAndDelivered(transaction, lastContactBefore, most), at, 'old'),

    /** Erases up to `most` enquiries in quarantine that were received up to the given instant. Resolves to their number. */
    eraseQuarantined: (receivedUpTo: string, at: string, most: number): Promise<number> =>
      eraseThose((transaction) => quarantined(transaction, receivedUpTo, most), at, 'quarantined'),
  }

  async function eraseThose(find: (transaction: Kysely<Tables>) => Promise<string[]>, at: string, reason: ErasureReason): Promise<number> {
    const erased = await db.transaction().execute(async (transaction) => eraseTogether(transaction, await find(transaction), at, reason))
    // Even if nothing was erased: last time another process that was reading may have kept the log from being emptied.
    if (emptyLog !== undefined) await sql.raw(emptyLog).execute(db)
    return erased
  }

  function page(size: number, before?: Position): Promise<EnquiryRecord[]> {
    return enquiryRecords(
      db,
      (enquiries) =>
        (before ? enquiries.where(sql<boolean>`(enquiries.received_at, enquiries.reference) < (${before.receivedAt}, ${before.reference})`) : enquiries)
          .orderBy('enquiries.received_at', 'desc')
          .orderBy('enquiries.reference', 'desc')
          .limit(size),
      report,
    )
  }
}

/** One statement for each table, however many enquiries there are. Resolves to how many existed. */
async function eraseTogether(transaction: Kysely<Tables>, references: readonly string[], at: string, reason: ErasureReason): Promise<number> {
  if (references.length === 0) return 0
  await keepErasedVisits(transaction, references, at)
  for (const table of [
    'search_entries',
    'emails',
    'messages',
    'undoable_deeds',
    'history',
    'replies',
    'photos',
    'customer_pages',
    'additions',
    'visit_times',
    'visit_quarters',
    'past_assignments',
    'visits',
    'dedup_keys',
  ] as const)
    await transaction.deleteFrom(table).where('reference', 'in', references).execute()
  await transaction
    .deleteFrom('sent_forms')
    .where(({ or, eb }) => or(references.map((reference) => eb('leads_to', 'like', `${requestPath(reference)}%`))))
    .execute()
  const erased = await transaction.deleteFrom('enquiries').where('reference', 'in', references).returning(['reference', 'merged_into']).execute()
  await transaction.updateTable('enquiries').set({ merged_into: null }).where('merged_into', 'in', references).execute()
  for (const other of new Set(erased.map(({ merged_into }) => merged_into).filter((other) => other !== null))) await storeTurnOfOther(transaction, other)
  if (erased.length > 0)
    await transaction
      .insertInto('erasures')
      .values(erased.map(({ reference }) => ({ reference, erased_at: at, reason })))
      .execute()
  return erased.length
}

async function quarantined(db: Kysely<Tables>, receivedUpTo: string, most: number): Promise<string[]> {
  const rows = await inQuarantine(db.selectFrom('enquiries'))
    .select('reference')
    .where('received_at', '<=', receivedUpTo)
    .orderBy('received_at')
    .limit(most)
    .execute()
  return rows.map(({ reference }) => reference)
}

async function oldAndDelivered(db: Kysely<Tables>, lastContactBefore: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('received_at', '<', lastContactBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('replies')
            .select('id')
            .whereRef('replies.reference', '=', 'enquiries.reference')
            .where('undone_at', 'is', null)
            .where('made_at', '>=', lastContactBefore),
        ),
      ),
    )
    .where((where) => where.not(ownerEmailMissing(where)))
    .orderBy('received_at')
    .limit(most)
    .execute()
  return rows.map(({ reference }) => reference)
}
