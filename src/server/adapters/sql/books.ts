import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Quote } from '#domain/quote/quote.ts'
import type { Books, InTransaction } from '../../quotes/books.ts'
import type { Tables } from './tables.ts'

export function makeInTransaction(db: Kysely<Tables>): InTransaction {
  return (work) => db.transaction().execute((transaction) => work(booksIn(transaction)))
}

function booksIn(transaction: Transaction<Tables>): Books {
  return {
    async keepQuote({ receivedAt, ...quote }: Quote) {
      await transaction
        .insertInto('quotes')
        .values({ ...quote, received_at: receivedAt })
        .execute()
    },
    async queueLetter({ kind, reference, dueAt }) {
      await transaction.insertInto('letters').values({ id: randomUUID(), reference, kind, queued_at: dueAt, due_at: dueAt, attempts: 0 }).execute()
    },
  }
}
