import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Books, InTransaction } from '../../quotes/books.ts'
import type { Tables } from './tables.ts'

export function makeInTransaction(db: Kysely<Tables>): InTransaction {
  return (work) => db.transaction().execute((transaction) => work(booksIn(transaction)))
}

function booksIn(transaction: Transaction<Tables>): Books {
  return {
    async keepQuote({ receivedAt, ...quote }, suspicion) {
      const suspected = suspicion ? { suspicion, quarantined_at: receivedAt } : {}
      await transaction
        .insertInto('quotes')
        .values({ ...quote, ...suspected, received_at: receivedAt })
        .execute()
    },

    async queueLetter({ kind, reference, queuedAt, dueAt }) {
      await transaction.insertInto('letters').values({ id: randomUUID(), reference, kind, queued_at: queuedAt, due_at: dueAt, attempts: 0 }).execute()
    },

    findMark,

    async leaveMark({ contentHash, leftAt, ...mark }, freshSince) {
      const left = { reference: mark.reference, content_hash: contentHash, left_at: leftAt }
      const written = await transaction
        .insertInto('marks')
        .values({ mark: mark.mark, ...left })
        .onConflict((conflict) => conflict.column('mark').doUpdateSet(left).where('marks.left_at', '<', freshSince))
        .returning('mark')
        .executeTakeFirst()
      return written ? undefined : findMark(mark.mark)
    },
  }

  async function findMark(mark: string) {
    const row = await transaction.selectFrom('marks').selectAll().where('mark', '=', mark).executeTakeFirst()
    return row && { mark, reference: row.reference, contentHash: row.content_hash, leftAt: row.left_at }
  }
}
