import { type Kysely, sql } from 'kysely'
import { SUSPICIOUS } from '#domain/suspicion/suspicion.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { reportToConsole } from '#server/core/database/unreadable.ts'
import { type EnquiryRecord, PAGE_SIZE } from '../enquiry-record.ts'
import type { QuarantineSize } from '../quarantine/quarantine-capacity.ts'
import type { Excerpt } from '../remind/excerpts.ts'
import { enquiryRecords, inQuarantine } from './enquiry-records.ts'
import { queueListEmail } from './list-emails.ts'

/** What is in quarantine, for the owner and for the alarm. Instants are ISO 8601, UTC. */
export type QuarantineRepository = ReturnType<typeof makeQuarantineRepository>

export function makeQuarantineRepository(db: Kysely<Tables>, report = reportToConsole) {
  return {
    size: (): Promise<QuarantineSize> => quarantineSize(db),

    /** An excerpt, the most ordinary-looking enquiries first. */
    async mostOrdinary(): Promise<Excerpt<EnquiryRecord>> {
      const { count } = await quarantineSize(db)
      const first = await enquiryRecords(db, (enquiries) => inQuarantine(enquiries).orderBy('suspicion_points').orderBy('received_at').limit(PAGE_SIZE), report)
      return { count, first }
    },

    /** References of up to `most` ordinary-looking enquiries that came when the trickle was used up, since this instant, the most ordinary first. */
    async heldOrdinary(receivedSince: string, most: number): Promise<string[]> {
      const rows = await inQuarantine(db.selectFrom('enquiries'))
        .select('reference')
        .where('quarantine_reason', '=', 'flood')
        .where('suspicion_points', '<', SUSPICIOUS)
        .where('received_at', '>=', receivedSince)
        .orderBy('suspicion_points')
        .orderBy('received_at')
        .limit(most)
        .execute()
      return rows.map(({ reference }) => reference)
    },

    /** Whether an enquiry has come into quarantine since the owner last looked. */
    isUnseen: async (): Promise<boolean> => (await unseen(db).executeTakeFirst()) !== undefined,

    /** Notes that the owner has looked at those received up to this instant. */
    setSeen: (receivedUpTo: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('quarantine_views')
          .values({ seen_up_to: receivedUpTo })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await transaction.deleteFrom('quarantine_views').where('seen_up_to', '<', receivedUpTo).execute()
      }),

    /** When the latest notice was queued. */
    async latestNotice(): Promise<string | undefined> {
      const row = await db
        .selectFrom('emails')
        .select('queued_at')
        .where('kind', '=', 'quarantine notice')
        .orderBy('queued_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.queued_at
    },

    /** Whether a flood left an enquiry after this instant that the owner has not looked at. */
    floodedSince: async (instant: string): Promise<boolean> =>
      (await unseen(db).where('received_at', '>', instant).where('quarantine_reason', '=', 'flood').executeTakeFirst()) !== undefined,

    /** Queues a notice once for each name. Resolves to whether it was queued. */
    queueNotice: (name: string, at: string): Promise<boolean> => queueListEmail(db, { kind: 'quarantine notice', name, queuedAt: at, dueAt: at }),
  }
}

export async function quarantineSize(db: Kysely<Tables>) {
  const { count, bytes } = await inQuarantine(db.selectFrom('enquiries'))
    .select((from) => [from.fn.countAll().as('count'), from.fn.sum('quarantined_bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  // The sum of no rows is null.
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}

/** One enquiry that was quarantined after the owner last looked. What the owner has marked as spam raises no alarm. */
function unseen(db: Kysely<Tables>) {
  const seen = db.selectFrom('quarantine_views').select((from) => from.fn.coalesce(from.fn.max('seen_up_to'), sql.lit('')).as('seen_up_to'))
  return inQuarantine(db.selectFrom('enquiries'))
    .select('reference')
    .where('received_at', '>', seen)
    .where('quarantine_reason', 'not in', ['spam sender', 'spam link'])
    .limit(1)
}
