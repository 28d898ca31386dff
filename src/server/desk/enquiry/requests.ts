import type { Addition } from '#domain/enquiry/addition.ts'
import type { ClosingReason } from '#domain/enquiry/closing.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import { decisive, type HistoryEntry } from '#domain/enquiry/history.ts'
import type { Core } from '#server/core/core.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-repository.ts'
import type { Enquiries } from '#server/enquiries/index.ts'
import type { EnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import type { DeskRequestRepository, ReplyResult } from './desk-requests.ts'

/** A request with everything that was done about it. */
export type DeskRequest = { enquiry: EnquiryRecord; additions: readonly Addition[]; history: readonly HistoryEntry[] }

/** Who is signed in: the address that answers go to, and the name in the history. */
export type Writer = { address: string; name: string }
type Draft = { subject: string; text: string }

/** What can be done about a request at the desk, beside what the signed links allow (follow-up.ts). */
export type DeskRequests = ReturnType<typeof makeDeskRequests>

export function makeDeskRequests(
  { now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>,
  { repository, additionsTo }: { repository: Pick<EnquiryRepository, 'find' | 'erase'>; additionsTo: Enquiries['additionsTo'] },
  requests: DeskRequestRepository,
) {
  const deed = (id: string, reference: string, { name }: Writer) => ({ id, reference, at: now().toISOString(), by: ownerNamed(name) })

  return {
    /** Notes that its page is open, so that lists no longer call it new. */
    opened: (reference: string): Promise<void> => requests.opened(reference, now().toISOString()),

    async find(reference: string): Promise<DeskRequest | undefined> {
      const enquiry = await repository.find(reference)
      return enquiry && { enquiry, additions: await additionsTo(reference), history: await requests.history(reference) }
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
      if (since.length > 0) return since.some((entry) => entry.id === id) ? { outcome: 'sent' } : { outcome: 'overtaken', since }
      const message = { ...draft, id, reference, kind: 'reply', to: email, replyTo: address, at: now().toISOString() } as const
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
      const closed = await requests.close({ ...deed(id, reference, writer), reason, text })
      // The customer is told of a visit that is cancelled.
      if (closed) emailQueued()
      return closed
    },

    reopen: (reference: string, id: string, writer: Writer): Promise<boolean> => requests.reopen(deed(id, reference, writer)),

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
