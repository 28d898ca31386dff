import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueEmail } from '#server/core/outbox/queue-email.ts'
import { addEntry } from './add-entry.ts'
import { addReply, type NewReply, undoReplies } from './add-reply.ts'
import { closeEnquiry, openEnquiry } from './close-enquiry.ts'
import { type FormDeed, onEnquiryOnce } from './undoable-deeds.ts'

/** Stores the owner's replies, notes and revoked links. `by`: the owner by a link, if it is left out. */
export type ReplyRepository = ReturnType<typeof makeReplyRepository>

export function makeReplyRepository(db: Kysely<Tables>) {
  return {
    /** Stores the reply, once for each id. Resolves to whether the enquiry exists. */
    add: ({ sendsAt, ...reply }: NewReply & FormDeed): Promise<boolean> => {
      const { id, reference, kind, madeAt, by } = reply
      return ifEnquiryExists(
        reference,
        async (transaction) => {
          await addReply(transaction, reply)
          if (kind === 'declined') await closeEnquiry(transaction, { reference, because: 'declined', at: madeAt, by, sendsAt })
        },
        { id, sendsAt },
      )
    },

    async undo(reference: string, id: string, at: string, by?: Doer): Promise<void> {
      await ifEnquiryExists(reference, async (transaction) => {
        const undone = await undoReplies(transaction, reference, at, (replies) => replies.where('id', '=', id))
        for (const { kind } of undone) {
          await addEntry(transaction, { reference, kind: 'undone', at, by, detail: id })
          if (kind === 'declined') await openEnquiry(transaction, reference)
        }
      })
    },

    /** Resolves to whether the enquiry exists. */
    addNote: (reference: string, note: string, at: string, by?: Doer, id: string = randomUUID()): Promise<boolean> =>
      ifEnquiryExists(reference, (transaction) => addEntry(transaction, { id, reference, kind: 'note', at, by, text: note }), { id }),

    /** Resolves to whether the enquiry exists. */
    removeNotes: (reference: string): Promise<boolean> =>
      ifEnquiryExists(reference, async (transaction) => {
        await transaction.deleteFrom('history').where('reference', '=', reference).where('kind', '=', 'note').execute()
      }),

    /** Ends the links issued before an instant, and queues an email with a new one. Resolves to whether the enquiry exists. */
    revokeLinks: (reference: string, validFrom: string, by?: Doer, id: string = randomUUID()): Promise<boolean> =>
      ifEnquiryExists(
        reference,
        async (transaction) => {
          await transaction.updateTable('enquiries').set({ links_valid_from: validFrom }).where('reference', '=', reference).execute()
          await addEntry(transaction, { id, reference, kind: 'links renewed', at: validFrom, by })
          // One email of a kind for each enquiry: a second revocation replaces the first one's.
          await transaction.deleteFrom('emails').where('reference', '=', reference).where('kind', '=', 'new link').execute()
          await queueEmail(transaction, 'new link', { reference }, validFrom)
        },
        { id },
      ),
  }

  /** Does the work if the enquiry exists, once if it is a form's, and resolves to whether it does. */
  function ifEnquiryExists(reference: string, work: (transaction: Kysely<Tables>) => Promise<void>, form?: FormDeed): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const existing = async () => {
        await work(transaction)
        return true
      }
      return (await onEnquiryOnce(transaction, reference, form, true, existing)) ?? false
    })
  }
}
