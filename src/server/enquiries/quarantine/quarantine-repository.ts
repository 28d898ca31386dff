import { type Kysely, sql } from 'kysely'
import { SUSPICIOUS } from '#domain/suspicion/suspicion.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { reportToConsole } from '#server/core/database/unreadable.ts'
import { PAGE_SIZE } from '../enquiry-repository.ts'
import { queueListEmail } from '../remind/list-emails.ts'
import { enquiryRecords, inQuarantine } from '../sql/enquiry-records.ts'
import type { QuarantineRepository } from './quarantine.ts'

export function makeQuarantineRepository(db: Kysely<Tables>, report = reportToConsole): QuarantineRepository {
  return {
    size: () => quarantineSize(db),

    async mostOrdinary() {
      const { count } = await quarantineSize(db)
      const first = await enquiryRecords(db, (enquiries) => inQuarantine(enquiries).orderBy('suspicion_points').orderBy('received_at').limit(PAGE_SIZE), report)
      return { count, first }
    },

    async heldOrdinary(receivedSince, most) {
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

    isUnseen: async () => (await unseen(db).executeTakeFirst()) !== undefined,

    setSeen: (receivedUpTo) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('quarantine_views')
          .values({ seen_up_to: receivedUpTo })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await transaction.deleteFrom('quarantine_views').where('seen_up_to', '<', receivedUpTo).execute()
      }),

    async latestNotice() {
      const row = await db
        .selectFrom('emails')
        .select('queued_at')
        .where('kind', '=', 'quarantine notice')
        .orderBy('queued_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.queued_at
    },

    floodedSince: async (instant) =>
      (await unseen(db).where('received_at', '>', instant).where('quarantine_reason', '=', 'flood').executeTakeFirst()) !== undefined,

    queueNotice: (name, at) => queueListEmail(db, { kind: 'quarantine notice', name, queuedAt: at, dueAt: at }),
  }
}

export async function quarantineSize(db: Kysely<Tables>) {
  const { count, bytes } = await inQuarantine(db.selectFrom('enquiries'))
    .select((from) => [from.fn.countAll().as('count'), from.fn.sum('quarantined_bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  // The sum of no rows is null.
  return { count: Number(count), bytes: Number(bytes ?? 0) }
}

/** One enquiry that was quarantined after the owner last looked. */
function unseen(db: Kysely<Tables>) {
  const seen = db.selectFrom('quarantine_views').select((from) => from.fn.coalesce(from.fn.max('seen_up_to'), sql.lit('')).as('seen_up_to'))
  return inQuarantine(db.selectFrom('enquiries')).select('reference').where('received_at', '>', seen).limit(1)
}
