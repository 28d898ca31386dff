import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { newEmailRow } from '#server/core/outbox/new-email-row.ts'
import type { ReplyRepository } from '../follow-up.ts'
import { addEntry } from './add-entry.ts'
import { addReply, undoReplies } from './add-reply.ts'
import { closeEnquiry, openEnquiry } from './close-enquiry.ts'
import { lockEnquiry } from './lock-enquiry.ts'

export function makeReplyRepository(db: Kysely<Tables>): ReplyRepository {
  return {
    add: (reply) =>
      ifQuoteExists(reply.reference, async (transaction) => {
        await addReply(transaction, reply)
        if (reply.kind === 'declined') await closeEnquiry(transaction, { reference: reply.reference, because: 'declined', at: reply.madeAt, by: reply.by })
      }),

    async undo(reference, id, at, by) {
      await ifQuoteExists(reference, async (transaction) => {
        const undone = await undoReplies(transaction, reference, at, (replies) => replies.where('id', '=', id))
        for (const { kind } of undone) {
          await addEntry(transaction, { reference, kind: 'undone', at, by, detail: id })
          if (kind === 'declined') await openEnquiry(transaction, reference)
        }
      })
    },

    addNote: (reference, note, at, by) =>
      ifQuoteExists(reference, async (transaction) => {
        await addEntry(transaction, { reference, kind: 'note', at, by, text: note })
      }),

    removeNotes: (reference) =>
      ifQuoteExists(reference, async (transaction) => {
        await transaction.deleteFrom('history').where('reference', '=', reference).where('kind', '=', 'note').execute()
      }),

    revokeLinks: (reference, validFrom, by) =>
      ifQuoteExists(reference, async (transaction) => {
        await transaction.updateTable('enquiries').set({ links_valid_from: validFrom }).where('reference', '=', reference).execute()
        await addEntry(transaction, { reference, kind: 'links renewed', at: validFrom, by })
        // One email of a kind for each enquiry: a second revocation replaces the first one's.
        await transaction.deleteFrom('emails').where('reference', '=', reference).where('kind', '=', 'new link').execute()
        await transaction
          .insertInto('emails')
          .values(newEmailRow('new link', { reference }, validFrom))
          .execute()
      }),
  }

  /** Does the work if the enquiry exists, and resolves to whether it does. */
  function ifQuoteExists(reference: string, work: (transaction: Kysely<Tables>) => Promise<void>): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const exists = await lockEnquiry(transaction, reference)
      if (exists) await work(transaction)
      return exists
    })
  }
}
