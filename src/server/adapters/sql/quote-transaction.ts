import type { Kysely, Transaction } from 'kysely'
import type { InTransaction, QuoteTransaction } from '../../quotes/quote-transaction.ts'
import type { Database } from './database.ts'
import { makeGroupCommit } from './group-commit.ts'
import { newEmailRow } from './new-email-row.ts'
import { priceColumn } from './price-column.ts'
import { deadlineColumns, suspicionColumn } from './quote-rows.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL groups commits by itself; SQLite, with its one writer, needs help (group-commit.ts). */
export function makeInTransaction(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>): InTransaction {
  if (writers === 'many') return (work) => db.transaction().execute((transaction) => work(quoteTransactionOn(transaction)))
  const inGroupCommit = makeGroupCommit(db)
  return (work) => inGroupCommit((transaction) => work(quoteTransactionOn(transaction)))
}

function quoteTransactionOn(transaction: Transaction<Tables>): QuoteTransaction {
  return {
    async keepQuote({ receivedAt, answerBy, remindAt, remindAgainAt, price, ...quote }, quarantineReason) {
      const quarantine = quarantineReason ? { suspicion: suspicionColumn(quarantineReason), quarantined_at: receivedAt } : {}
      await transaction
        .insertInto('quotes')
        .values({
          ...quote,
          ...quarantine,
          ...(price && { price: priceColumn(price) }),
          ...deadlineColumns({ answerBy, remindAt, remindAgainAt }),
          received_at: receivedAt,
        })
        .execute()
    },

    async answerBy(reference) {
      const row = await transaction.selectFrom('quotes').select('answer_by').where('reference', '=', reference).executeTakeFirst()
      return row?.answer_by
    },

    async queueEmail({ kind, reference, queuedAt, dueAt }) {
      await transaction
        .insertInto('letters')
        .values(newEmailRow(kind, { reference }, queuedAt, dueAt))
        .execute()
    },

    async countEmails(kind, queuedSince) {
      const { count } = await transaction
        .selectFrom('letters')
        .select((from) => from.fn.countAll().as('count'))
        .where('kind', '=', kind)
        .where('queued_at', '>=', queuedSince)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    findKey,

    async claimKey({ key, reference, contentHash, claimedAt }, freshSince) {
      const claim = { reference, content_hash: contentHash, left_at: claimedAt }
      const claimed = await transaction
        .insertInto('marks')
        .values({ mark: key, ...claim })
        .onConflict((conflict) => conflict.column('mark').doUpdateSet(claim).where('marks.left_at', '<', freshSince))
        .returning('mark')
        .executeTakeFirst()
      return claimed ? undefined : findKey(key)
    },
  }

  async function findKey(key: string) {
    const row = await transaction.selectFrom('marks').selectAll().where('mark', '=', key).executeTakeFirst()
    return row && { key, reference: row.reference, contentHash: row.content_hash, claimedAt: row.left_at }
  }
}
