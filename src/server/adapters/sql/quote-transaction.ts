import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Books, InTransaction } from '../../quotes/quote-transaction.ts'
import type { Database } from './database.ts'
import { makeGroupCommit } from './group-commit.ts'
import { promiseColumns } from './quote-rows.ts'
import type { Tables } from './tables.ts'

/** Several writers have a transaction each, and their database commits them together by itself; one writer needs help with that. */
export function makeInTransaction(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>): InTransaction {
  if (writers === 'many') return (work) => db.transaction().execute((transaction) => work(booksIn(transaction)))
  const inGroup = makeGroupCommit(db)
  return (work) => inGroup((transaction) => work(booksIn(transaction)))
}

function booksIn(transaction: Transaction<Tables>): Books {
  return {
    async keepQuote({ receivedAt, answerBy, remindAt, remindAgainAt, price, ...quote }, suspicion) {
      const suspected = suspicion ? { suspicion, quarantined_at: receivedAt } : {}
      await transaction
        .insertInto('quotes')
        .values({
          ...quote,
          ...suspected,
          ...(price && { price: JSON.stringify(price) }),
          ...promiseColumns({ answerBy, remindAt, remindAgainAt }),
          received_at: receivedAt,
        })
        .execute()
    },

    async answerBy(reference) {
      const row = await transaction.selectFrom('quotes').select('answer_by').where('reference', '=', reference).executeTakeFirst()
      return row?.answer_by
    },

    async queueLetter({ kind, reference, queuedAt, dueAt }) {
      await transaction.insertInto('letters').values({ id: randomUUID(), reference, kind, queued_at: queuedAt, due_at: dueAt, attempts: 0 }).execute()
    },

    async countLetters(kind, queuedSince) {
      const { count } = await transaction
        .selectFrom('letters')
        .select((from) => from.fn.countAll().as('count'))
        .where('kind', '=', kind)
        .where('queued_at', '>=', queuedSince)
        .executeTakeFirstOrThrow()
      return Number(count)
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
