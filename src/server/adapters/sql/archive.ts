import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Archive, FiledQuote } from '../../quotes/archive.ts'
import { quoteOf } from './quotes.ts'
import type { QuoteRow, Tables } from './tables.ts'

export function makeArchive(db: Kysely<Tables>): Archive {
  const filed = db
    .selectFrom('quotes')
    .leftJoin('letters', (join) => join.onRef('letters.reference', '=', 'quotes.reference').on('letters.kind', '=', 'owner'))
    .selectAll('quotes')
    .select('letters.sent_at')

  return {
    async list() {
      const rows = await filed.orderBy('received_at', 'desc').execute()
      return rows.map(filedQuoteOf)
    },

    async find(reference) {
      const row = await filed.where('quotes.reference', '=', reference).executeTakeFirst()
      return row && filedQuoteOf(row)
    },

    release: (reference, at) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('quotes')
          .set({ released_at: at })
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
        await transaction.deleteFrom('letters').where('reference', '=', reference).execute()
        await transaction.deleteFrom('marks').where('reference', '=', reference).execute()
        const { numDeletedRows } = await transaction.deleteFrom('quotes').where('reference', '=', reference).executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return false
        await transaction.insertInto('erasures').values({ reference, erased_at: at, reason }).execute()
        return true
      }),

    async oldAndDelivered(receivedBefore) {
      const rows = await db
        .selectFrom('quotes')
        .select('reference')
        .where('received_at', '<', receivedBefore)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('letters').select('id').whereRef('letters.reference', '=', 'quotes.reference').where('sent_at', 'is', null))),
        )
        .execute()
      return rows.map(({ reference }) => reference)
    },
  }
}

function filedQuoteOf({ suspicion, quarantined_at, released_at, sent_at, ...row }: QuoteRow & { sent_at: string | null }): FiledQuote {
  return {
    ...quoteOf(row),
    suspicion: suspicion ?? undefined,
    quarantinedAt: quarantined_at ?? undefined,
    releasedAt: released_at ?? undefined,
    deliveredAt: sent_at ?? undefined,
  }
}
