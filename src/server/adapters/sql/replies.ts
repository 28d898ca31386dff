import { type Kysely, sql } from 'kysely'
import type { NewReply, ReplyRepository } from '../../quotes/follow-up.ts'
import { endVisit } from './end-visit.ts'
import { lockQuote } from './lock-quote.ts'
import { newEmailRow } from './new-email-row.ts'
import type { Tables } from './tables.ts'

export function makeReplyRepository(db: Kysely<Tables>): ReplyRepository {
  return {
    add: (reply) =>
      ifQuoteExists(reply.reference, async (transaction) => {
        await addReply(transaction, reply)
        // The owner does not come to a customer whose request is closed.
        if (reply.kind === 'declined') await endVisit(transaction, { reference: reply.reference, by: 'owner', at: reply.madeAt })
      }),

    async undo(reference, id, at) {
      await ifQuoteExists(reference, async (transaction) => {
        await transaction
          .updateTable('replies')
          .set({ undone_at: at })
          .where('reference', '=', reference)
          .where('id', '=', id)
          .where('undone_at', 'is', null)
          .execute()
        await storeFirstReply(transaction, reference)
      })
    },

    addNote: (reference, note, at) =>
      ifQuoteExists(reference, async (transaction) => {
        await transaction
          .insertInto('notes')
          .values({ reference, note, written_at: at })
          .onConflict((conflict) => conflict.column('reference').doUpdateSet({ note: sql<string>`notes.note || ${`\n${note}`}`, written_at: at }))
          .execute()
      }),

    removeNotes: (reference) =>
      ifQuoteExists(reference, async (transaction) => {
        await transaction.deleteFrom('notes').where('reference', '=', reference).execute()
      }),

    revokeLinks: (reference, validFrom) =>
      ifQuoteExists(reference, async (transaction) => {
        await transaction.updateTable('quotes').set({ links_valid_from: validFrom }).where('reference', '=', reference).execute()
        // One email of a kind for each quote: a second revocation replaces the first one's.
        await transaction.deleteFrom('letters').where('reference', '=', reference).where('kind', '=', 'new link').execute()
        await transaction
          .insertInto('letters')
          .values(newEmailRow('new link', { reference }, validFrom))
          .execute()
      }),
  }

  /** Does the work if the quote exists, and resolves to whether it does. */
  function ifQuoteExists(reference: string, work: (transaction: Kysely<Tables>) => Promise<void>): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const exists = await lockQuote(transaction, reference)
      if (exists) await work(transaction)
      return exists
    })
  }
}

/** Once for each id. The quote must be locked. */
export async function addReply(transaction: Kysely<Tables>, { id, reference, kind, madeAt }: NewReply) {
  await transaction
    .insertInto('replies')
    .values({ id, reference, way: kind, made_at: madeAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await storeFirstReply(transaction, reference)
}

async function storeFirstReply(transaction: Kysely<Tables>, reference: string) {
  await transaction
    .updateTable('quotes')
    .set(({ selectFrom }) => ({
      answered_at: selectFrom('replies')
        .select((from) => from.fn.min('made_at').as('made_at'))
        .where('reference', '=', reference)
        .where('undone_at', 'is', null),
    }))
    .where('reference', '=', reference)
    .execute()
}
