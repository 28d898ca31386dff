import type { Kysely } from 'kysely'
import type { ReminderRepository } from '../../quotes/remind-owner.ts'
import { newEmailRow } from './new-email-row.ts'
import { ownerEmailPending } from './owner-emails.ts'
import { unanswered } from './quote-records.ts'
import type { Tables } from './tables.ts'

export function makeReminderRepository(db: Kysely<Tables>): ReminderRepository {
  return {
    async due(kind, now, most) {
      const rows = await unanswered(db.selectFrom('quotes'))
        .select('quotes.reference')
        .where('next_reminder_at', '<=', now)
        .where('remind_again_at', kind === 'first reminder' ? '>' : '<=', now)
        .where((where) => where.not(ownerEmailPending(where)))
        .orderBy('next_reminder_at')
        .limit(most)
        .execute()
      return rows.map(({ reference }) => reference)
    },

    queueOnce: (kind, references, at) =>
      db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('letters')
          .values(references.map((reference) => newEmailRow(kind, { reference }, at)))
          .onConflict((conflict) => conflict.columns(['reference', 'kind', 'recipient']).doNothing())
          .executeTakeFirstOrThrow()
        await transaction
          .updateTable('quotes')
          .set(({ ref }) => ({ next_reminder_at: kind === 'first reminder' ? ref('remind_again_at') : null }))
          .where('reference', 'in', references)
          .execute()
        return Number(numInsertedOrUpdatedRows ?? 0n)
      }),
  }
}
