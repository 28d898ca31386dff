import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ReminderRepository } from '../../quotes/remind-owner.ts'
import { unanswered } from './quote-records.ts'
import type { Tables } from './tables.ts'

export function makeReminderRepository(db: Kysely<Tables>): ReminderRepository {
  return {
    async due(kind, now, most) {
      const rows = await unanswered(db.selectFrom('quotes'))
        .select('quotes.reference')
        .where('next_reminder_at', '<=', now)
        .where('remind_again_at', kind === 'first reminder' ? '>' : '<=', now)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('letters')
                .select('letters.id')
                .whereRef('letters.reference', '=', 'quotes.reference')
                .where('kind', '=', 'owner')
                .where('sent_at', 'is', null)
                .where('given_up_at', 'is', null),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('letters')
                .select('letters.id')
                .whereRef('letters.day', '=', 'quotes.listed_in')
                .where('kind', '=', 'owner list')
                .where('sent_at', 'is', null)
                .where('given_up_at', 'is', null),
            ),
          ),
        )
        .orderBy('next_reminder_at')
        .limit(most)
        .execute()
      return rows.map(({ reference }) => reference)
    },

    queueOnce: (kind, references, at) =>
      db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('letters')
          .values(references.map((reference) => ({ id: randomUUID(), reference, kind, queued_at: at, due_at: at, attempts: 0 })))
          .onConflict((conflict) => conflict.columns(['reference', 'kind']).doNothing())
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
