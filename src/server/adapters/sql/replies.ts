import type { Kysely } from 'kysely'
import type { ReplyRepository } from '../../quotes/follow-up.ts'
import type { Tables } from './tables.ts'

export function makeReplyRepository(db: Kysely<Tables>): ReplyRepository {
  return {
    add: ({ id, reference, kind, madeAt }) =>
      ifQuoteExists(reference, async (transaction) => {
        await transaction
          .insertInto('replies')
          .values({ id, reference, way: kind, made_at: madeAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      }),

    async undo(reference, id, at) {
      await db.updateTable('replies').set({ undone_at: at }).where('reference', '=', reference).where('id', '=', id).where('undone_at', 'is', null).execute()
    },

    writeNote: (reference, note, at) =>
      ifQuoteExists(reference, async (transaction) => {
        const columns = { note, written_at: at }
        await transaction
          .insertInto('notes')
          .values({ reference, ...columns })
          .onConflict((conflict) => conflict.column('reference').doUpdateSet(columns))
          .execute()
      }),
  }

  /** Does the work if the quote exists, and resolves to whether it does. */
  function ifQuoteExists(reference: string, work: (transaction: Kysely<Tables>) => Promise<void>): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const row = await transaction.selectFrom('quotes').select('reference').where('reference', '=', reference).executeTakeFirst()
      if (row) await work(transaction)
      return row !== undefined
    })
  }
}
