import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/core/database/database.ts'
import type { ErasureReason, Tables } from '#server/core/database/tables.ts'
import { reportToConsole } from '#server/core/database/unreadable.ts'
import { keepErasedVisits } from '#server/visits/erased-visits.ts'
import { type EnquiryRecord, type EnquiryRepository, PAGE_SIZE, type Position } from '../enquiry-repository.ts'
import { enquiryRecords, inQuarantine } from './enquiry-records.ts'
import { ownerEmailMissing } from './owner-emails.ts'

/** What is read at once when everything is. */
const CHUNK = 500

/** Without `emptyLog`, for a connection that only reads, what it erases stays in the log for a while. */
export function makeEnquiryRepository(db: Kysely<Tables>, report = reportToConsole, { emptyLog }: Partial<Pick<Database, 'emptyLog'>> = {}): EnquiryRepository {
  return {
    async count() {
      const { count } = await db
        .selectFrom('enquiries')
        .select((from) => from.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    list: (before) => page(PAGE_SIZE, before),

    async *all() {
      for (let enquiries = await page(CHUNK); enquiries.length > 0; enquiries = await page(CHUNK, enquiries.at(-1))) yield* enquiries
    },

    async find(reference) {
      const [enquiry] = await enquiryRecords(db, (enquiries) => enquiries.where('enquiries.reference', '=', reference), report)
      return enquiry
    },

    erase: async (reference, at, reason) => (await eraseThose(async () => [reference], at, reason)) === 1,

    eraseOld: (lastContactBefore, at, most) => eraseThose((transaction) => oldAndDelivered(transaction, lastContactBefore, most), at, 'old'),

    eraseQuarantined: (receivedUpTo, at, most) => eraseThose((transaction) => quarantined(transaction, receivedUpTo, most), at, 'quarantined'),
  }

  async function eraseThose(find: (transaction: Kysely<Tables>) => Promise<string[]>, at: string, reason: ErasureReason): Promise<number> {
    const erased = await db.transaction().execute(async (transaction) => eraseTogether(transaction, await find(transaction), at, reason))
    // Also without any: another process that read may have kept the log from being emptied the last time.
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

/** A statement for each table, however many enquiries there are. Resolves to the number of those that existed. */
async function eraseTogether(transaction: Kysely<Tables>, references: readonly string[], at: string, reason: ErasureReason): Promise<number> {
  if (references.length === 0) return 0
  await keepErasedVisits(transaction, references, at)
  for (const table of [
    'search_entries',
    'emails',
    'messages',
    'history',
    'replies',
    'photos',
    'customer_pages',
    'additions',
    'visit_times',
    'visit_quarters',
    'visits',
    'dedup_keys',
  ] as const)
    await transaction.deleteFrom(table).where('reference', 'in', references).execute()
  const erased = await transaction.deleteFrom('enquiries').where('reference', 'in', references).returning('reference').execute()
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
