import type { Kysely } from 'kysely'
import type { MessageKind } from '#content/emails.ts'
import type { ClosingReason } from '#domain/enquiry/closing.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { HistoryEntry } from '#domain/enquiry/history.ts'
import { decisive } from '#domain/enquiry/history.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueEmail } from '#server/core/outbox/queue-email.ts'
import { addEntry } from '#server/enquiries/sql/add-entry.ts'
import { addReply, undoReplies } from '#server/enquiries/sql/add-reply.ts'
import { closeEnquiry, openEnquiry } from '#server/enquiries/sql/close-enquiry.ts'
import { readHistory } from '#server/enquiries/sql/history.ts'
import { type FormDeed, onEnquiryOnce, type UndoableDeed, undoableDeeds } from '#server/enquiries/sql/undoable-deeds.ts'
import type { RequestSection } from '../desk-place.ts'
import { type MergeRefusal, type MergeResult, type Merging, mergeInto, type Pair, part, whyNotMerged } from './merge.ts'
import { type Undoing, type UndoResult, undoDeed } from './undo-deed.ts'

/** `overtaken`: since the history that the writer saw, this was done. */
export type ReplyResult = { outcome: 'sent' } | { outcome: 'gone' } | { outcome: 'overtaken'; since: readonly HistoryEntry[] }

/** `id` identifies the form that was sent, so that one sent twice counts once. Instants are ISO 8601, UTC. */
type Closing = FormDeed & { reference: string; reason: ClosingReason; text: string; at: string; by: Doer }

type DeskDeed = { id: string; reference: string; at: string; by: Doer }

/** `from` and `to`: names, or undefined. */
type Taking = DeskDeed & { from: string | undefined; to: string | undefined }

/** An email in the owner's words, to be queued. `at`: ISO 8601, UTC. `replyTo`: the address of the owner who wrote it. */
export type NewMessage = FormDeed & { reference: string; kind: MessageKind; to: string; replyTo: string; subject: string; text: string; at: string }

/** Stores what is done about a request at the desk, each with its entry in the history, in one transaction. */
export type DeskRequestRepository = ReturnType<typeof makeDeskRequestRepository>

/** `sections`: those of other rooms. */
export function makeDeskRequestRepository(db: Kysely<Tables>, sections: readonly RequestSection[] = []) {
  return {
    history: (reference: string): Promise<HistoryEntry[]> => readHistory(db, reference),

    undoable: (reference: string): Promise<UndoableDeed[]> => undoableDeeds(db, reference),

    undo: (undoing: Undoing): Promise<UndoResult> => undoDeed(db, undoing),

    async opened(reference: string, at: string): Promise<void> {
      await db.updateTable('enquiries').set({ opened_at: at }).where('reference', '=', reference).execute()
    },

    /** Queues the email and counts as a reply, unless the history has decisive entries that the writer has not seen (`historyVersion`). */
    reply: (message: NewMessage, by: Doer, seen: number): Promise<ReplyResult> =>
      onThe<ReplyResult>(message, { done: { outcome: 'sent' }, gone: { outcome: 'gone' } }, async (transaction) => {
        const { id, reference, at } = message
        const since = decisive(await readHistory(transaction, reference)).slice(seen)
        if (since.length > 0) return { outcome: 'overtaken', since }
        await queueMessage(transaction, message)
        await addReply(transaction, { id, reference, kind: 'mailed', madeAt: at, by })
        return { outcome: 'sent' }
      }),

    /** Resolves to whether the enquiry exists. */
    forward: (message: NewMessage, by: Doer): Promise<boolean> =>
      onThe(message, IS_DONE, async (transaction) => {
        const { id, reference, at } = message
        await queueMessage(transaction, message)
        await addEntry(transaction, { id, reference, kind: 'forwarded', at, by, detail: id })
        return true
      }),

    /** Resolves to whether `from` still had it. */
    take: ({ id, reference, at, by, from, to }: Taking): Promise<boolean> =>
      onThe({ id, reference }, IS_DONE, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('enquiries')
          .set({ taken_by: to ?? null })
          .where('reference', '=', reference)
          .where('taken_by', from === undefined ? 'is' : '=', from ?? null)
          .executeTakeFirstOrThrow()
        const taken = numUpdatedRows > 0n
        if (taken && from !== to) await addEntry(transaction, { id, reference, kind: to === undefined ? 'given back' : 'taken', at, by })
        return taken
      }),

    /** What is said about it without a word to the customer. Resolves to whether the enquiry exists. */
    note: ({ id, reference, at, by, kind }: DeskDeed & { kind: 'not reached' | 'handled' }): Promise<boolean> =>
      onThe({ id, reference }, IS_DONE, async (transaction) => {
        await addEntry(transaction, { id, reference, kind, at, by })
        return true
      }),

    /** Ends its visit too. Resolves to whether it was open. */
    close: ({ id, reference, reason, text, at, by, sendsAt }: Closing): Promise<boolean> =>
      onThe({ id, reference, sendsAt }, IS_DONE, async (transaction) => {
        if (await isClosed(transaction, reference)) return false
        await closeEnquiry(transaction, { reference, because: reason, at, by, sendsAt })
        await addEntry(transaction, { id, reference, kind: 'closed', at, by, text, detail: reason })
        return true
      }),

    whyNotMerged: (pair: Pair, at: string): Promise<MergeRefusal | undefined> => whyNotMerged(db, pair, at, sections),

    merge: (merging: Merging): Promise<MergeResult> =>
      onThe<MergeResult>(merging, { done: 'merged', gone: 'changed' }, (transaction) => mergeInto(transaction, merging, sections)),

    /** Undoes what closed it. Resolves to whether it was closed. */
    reopen: ({ id, reference, at, by }: DeskDeed): Promise<boolean> =>
      onThe({ id, reference }, IS_DONE, async (transaction) => {
        if (!(await isClosed(transaction, reference))) return false
        await part(transaction, reference, at)
        await openEnquiry(transaction, reference)
        await undoReplies(transaction, reference, at, (replies) => replies.where('kind', 'in', ['declined', 'withdrawn']))
        await addEntry(transaction, { id, reference, kind: 'reopened', at, by })
        return true
      }),
  }

  /** `done`: the result if the form was sent before. `gone`: if the enquiry does not exist, or that was undone. */
  function onThe<Result>(
    { id, reference, sendsAt }: FormDeed & { reference: string },
    { done, gone }: { done: Result; gone: Result },
    work: (transaction: Kysely<Tables>) => Promise<Result>,
  ): Promise<Result> {
    return db
      .transaction()
      .execute(async (transaction) => (await onEnquiryOnce(transaction, reference, { id, sendsAt }, done, () => work(transaction))) ?? gone)
  }
}

const IS_DONE = { done: true, gone: false }

/** Stores a message about an enquiry that is locked, and queues it. */
async function queueMessage(transaction: Kysely<Tables>, { id, reference, kind, to, replyTo, subject, text, at, sendsAt }: NewMessage) {
  await transaction.insertInto('messages').values({ id, reference, kind, to_address: to, reply_to: replyTo, subject, text, written_at: at }).execute()
  await queueEmail(transaction, kind, { reference, message: id }, at, sendsAt)
}

async function isClosed(transaction: Kysely<Tables>, reference: string): Promise<boolean> {
  const row = await transaction.selectFrom('enquiries').select('closed_at').where('reference', '=', reference).executeTakeFirst()
  return row?.closed_at != null
}
