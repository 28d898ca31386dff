import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ReminderRepository } from '../../quotes/remind-owner.ts'
import { unanswered } from './quote-records.ts'
import type { Tables } from './tables.ts'

export function makeReminderRepository(db: Kysely<Tables>): ReminderRepository {
  return {
    async due(kind, now) {
      const rows = await unanswered(db.selectFrom('quotes'))
        .select('quotes.reference')
        .$if(kind === 'first reminder', (quotes) => quotes.where('remind_at', '<=', now).where('remind_again_at', '>', now))
        .$if(kind === 'last reminder', (quotes) => quotes.where('remind_again_at', '<=', now))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('letters')
                .select('letters.id')
                .whereRef('letters.reference', '=', 'quotes.reference')
                .where(({ or, and, eb }) =>
                  or([eb('kind', '=', kind), and([eb('kind', '=', 'owner'), eb('sent_at', 'is', null), eb('given_up_at', 'is', null)])]),
                ),
            ),
          ),
        )
        .execute()
      return rows.map(({ reference }) => reference)
    },

    async queueOnce({ kind, reference, queuedAt, dueAt }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('letters')
        .values({ id: randomUUID(), reference, kind, queued_at: queuedAt, due_at: dueAt, attempts: 0 })
        .onConflict((conflict) => conflict.columns(['reference', 'kind']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
