import type { Addition } from '#domain/enquiry/addition.ts'
import type { ClosingReason } from '#domain/enquiry/closing.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import { decisive, type HistoryEntry } from '#domain/enquiry/history.ts'
import type { Config } from '#server/core/config.ts'
import type { Core } from '#server/core/core.ts'
import { sendsAt } from '#server/core/outbox/sends-at.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import type { EnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import type { UndoableDeed } from '#server/enquiries/sql/undoable-deeds.ts'
import type { DeskRequestRepository, ReplyResult } from './desk-requests.ts'
import type { MergeRefusal, MergeResult, Pair } from './merge.ts'
import type { UndoResult } from './undo-deed.ts'

/** A request with everything that was done about it. */
export type DeskRequest = {
  enquiry: EnquiryRecord
  additions: readonly Addition[]
  history: readonly HistoryEntry[]
  /** Other requests of the customer that go on as this one. */
  merged: readonly MergedRequest[]
  /** What the owners have done whose emails still wait. */
  undoable: readonly UndoableDeed[]
}

export type MergedRequest = { enquiry: EnquiryRecord; additions: readonly Addition[] }

/** Who is signed in: the address that answers go to, and the name in the history. */
export type Writer = { address: string; name: string }
type Draft = { subject: string; text: string }

/** What can be done about a request at the desk, beside what the signed links allow (follow-up.ts). */
export type DeskRequests = ReturnType<typeof makeDeskRequests>

export function makeDeskRequests(
  { config, now, emailQueued }: Pick<Core, 'now' | 'emailQueued'> & { config: Pick<Config, 'undoSeconds'> },
  { repository, additionsTo }: { repository: Pick<EnquiryRepository, 'find' | 'mergedInto' | 'erase'>; additionsTo: Enquiries['additionsTo'] },
  requests: DeskRequestRepository,
) {
  const deed = (id: string, reference: string, { name }: Writer) => ({ id, reference, at: now().toISOString(), by: ownerNamed(name) })

  return {
    /** Notes that its page is open, so that lists no longer call it new. */
    opened: (reference: string): Promise<void> => requests.opened(reference, now().toISOString()),

    async find(reference: string): Promise<DeskRequest | undefined> {
      const enquiry = await repository.find(reference)
      if (!enquiry) return undefined
      const merged: MergedRequest[] = []
      for (const other of await repository.mergedInto(reference)) merged.push({ enquiry: other, additions: await additionsTo(other.reference) })
      const [additions, history, undoable] = [await additionsTo(reference), await requests.history(reference), await requests.undoable(reference)]
      return { enquiry, additions, history, merged, undoable }
    },

    /** To the customer's address. `seen`: the version of the history that the writer saw. */
    async reply(
      { enquiry: { reference, email }, history }: DeskRequest,
      draft: Draft,
      seen: number,
      id: string,
      { address, name }: Writer,
    ): Promise<ReplyResult> {
      // Most of those who are overtaken need not wait for the lock.
      const since = decisive(history).slice(seen)
      if (since.length > 0)
        return since.some((entry) => entry.id === id && entry.undoneAt === undefined) ? { outcome: 'sent' } : { outcome: 'overtaken', since }
      const at = now().toISOString()
      const message = { ...draft, id, reference, kind: 'reply', to: email, replyTo: address, at, sendsAt: sendsAt(config, at) } as const
      const result = await requests.reply(message, ownerNamed(name), seen)
      if (result.outcome === 'sent') emailQueued()
      return result
    },

    async forward(reference: string, to: string, draft: Draft, id: string, { address, name }: Writer): Promise<boolean> {
      const message = { ...draft, id, reference, kind: 'forwarded', to, replyTo: address, at: now().toISOString() } as const
      const exists = await requests.forward(message, ownerNamed(name))
      if (exists) emailQueued()
      return exists
    },

    take: (reference: string, from: string | undefined, id: string, writer: Writer): Promise<boolean> =>
      requests.take({ ...deed(id, reference, writer), from, to: writer.name }),
    giveBack: (reference: string, from: string | undefined, id: string, writer: Writer): Promise<boolean> =>
      requests.take({ ...deed(id, reference, writer), from, to: undefined }),

    notReached: (reference: string, id: string, writer: Writer): Promise<boolean> => requests.note({ ...deed(id, reference, writer), kind: 'not reached' }),
    /** There is nothing to answer. */
    handled: (reference: string, id: string, writer: Writer): Promise<boolean> => requests.note({ ...deed(id, reference, writer), kind: 'handled' }),

    async close(reference: string, reason: ClosingReason, text: string, id: string, writer: Writer): Promise<boolean> {
      const closing = deed(id, reference, writer)
      const closed = await requests.close({ ...closing, reason, text, sendsAt: sendsAt(config, closing.at) })
      // The customer is told of a visit that is cancelled.
      if (closed) emailQueued()
      return closed
    },

    reopen: (reference: string, id: string, writer: Writer): Promise<boolean> => requests.reopen(deed(id, reference, writer)),

    /** Why one goes not on as another; undefined where it can. */
    whyNotMerged: (merged: Pair): Promise<MergeRefusal | undefined> => requests.whyNotMerged(merged, now().toISOString()),
    merge: ({ reference, into }: Pair, id: string, writer: Writer): Promise<MergeResult> => requests.merge({ ...deed(id, reference, writer), into }),

    /** `undone`: the id of the deed. */
    async undo(reference: string, undone: string, id: string, by: Doer): Promise<UndoResult> {
      const result = await requests.undo({ id, reference, deed: undone, at: now().toISOString(), by })
      // An email that it took the place of may be due.
      if (result.outcome === 'undone') emailQueued()
      return result
    },

    /** At the customer's request. Resolves to whether it existed. */
    async erase(reference: string): Promise<boolean> {
      const existed = await repository.erase(reference, now().toISOString(), 'asked')
      // The owner's calendar may have to drop a visit.
      if (existed) emailQueued()
      return existed
    },
  }
}

export function ownerNamed(name: string): Doer {
  return { party: 'owner', name }
}
