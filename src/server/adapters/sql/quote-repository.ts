import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { QuoteRepository } from '../../quotes/quote-repository.ts'
import { quoteRecords } from './quote-records.ts'
import { deadlineColumns, reportToConsole } from './quote-rows.ts'
import type { Tables } from './tables.ts'

export function makeQuoteRepository(db: Kysely<Tables>, report = reportToConsole): QuoteRepository {
  return {
    list: () => quoteRecords(db, (quotes) => quotes.orderBy('received_at', 'desc'), report),

    async find(reference) {
      const [quote] = await quoteRecords(db, (quotes) => quotes.where('quotes.reference', '=', reference), report)
      return quote
    },

    release: (reference, at, deadlines) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('quotes')
          .set({ released_at: at, ...deadlineColumns(deadlines) })
          .where('reference', '=', reference)
          .where('quarantined_at', 'is not', null)
          .where('released_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await transaction.insertInto('letters').values({ id: randomUUID(), reference, kind: 'owner', queued_at: at, due_at: at, attempts: 0 }).execute()
        return true
      }),

    erase: (reference, at, reason) =>
      db.transaction().execute(async (transaction) => {
        for (const table of ['letters', 'replies', 'notes', 'marks'] as const) await transaction.deleteFrom(table).where('reference', '=', reference).execute()
        const { numDeletedRows } = await transaction.deleteFrom('quotes').where('reference', '=', reference).executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await transaction.insertInto('erasures').values({ reference, erased_at: at, reason }).execute()
        return true
      }),

    async oldAndDelivered(lastContactBefore) {
      const rows = await db
        .selectFrom('quotes')
        .select('reference')
        .where('received_at', '<', lastContactBefore)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('replies')
                .select('id')
                .whereRef('replies.reference', '=', 'quotes.reference')
                .where('undone_at', 'is', null)
                .where('made_at', '>=', lastContactBefore),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('letters')
                .select('id')
                .whereRef('letters.reference', '=', 'quotes.reference')
                .where('kind', '=', 'owner')
                .where('sent_at', 'is', null),
            ),
          ),
        )
        .execute()
      return rows.map(({ reference }) => reference)
    },
  }
}
