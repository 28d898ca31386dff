import type { Doer } from '#domain/enquiry/doer.ts'
import type { ReplyKind } from '#domain/enquiry/replies.ts'
import type { Config } from '#server/core/config.ts'
import type { Core } from '#server/core/core.ts'
import { sendsAt } from '#server/core/outbox/sends-at.ts'
import { endOfLinks } from './owner-links.ts'
import type { ReleaseEnquiry } from './quarantine/release-enquiry.ts'
import type { EnquiryRepository } from './sql/enquiry-repository.ts'
import type { ReplyRepository } from './sql/replies.ts'

/** What the owner can do about an enquiry: reply, undo, note, revoke its links, release. */
export type FollowUp = ReturnType<typeof makeFollowUp>

export function makeFollowUp(
  { config, now, emailQueued }: Pick<Core, 'now' | 'emailQueued'> & { config: Pick<Config, 'undoSeconds'> },
  {
    repository,
    replies,
    setSeen,
    releaseEnquiry,
  }: {
    repository: Pick<EnquiryRepository, 'find'>
    replies: ReplyRepository
    setSeen: (reference: string, at: string) => Promise<void>
    releaseEnquiry: ReleaseEnquiry
  },
) {
  return {
    find: repository.find,
    /** `id` identifies the reply, so that a form sent twice counts once. */
    async markAnswered(reference: string, kind: ReplyKind, id: string, by: Doer): Promise<boolean> {
      const madeAt = now().toISOString()
      const exists = await replies.add({ id, reference, kind, by, madeAt, sendsAt: sendsAt(config, madeAt) })
      // One that closes the request may cancel a visit.
      if (exists) emailQueued()
      return exists
    },
    undo: (reference: string, id: string, by: Doer): Promise<void> => replies.undo(reference, id, now().toISOString(), by),
    addNote: (reference: string, note: string, by: Doer, id: string): Promise<boolean> => replies.addNote(reference, note, now().toISOString(), by, id),
    /** The new link goes to the owner's mailbox only: those who hold the old one must not get it. */
    async revokeLinks(reference: string, by: Doer, id: string): Promise<boolean> {
      const revoked = await replies.revokeLinks(reference, endOfLinks(now()), by, id)
      if (revoked) emailQueued()
      return revoked
    },
    /** Tells the customer, on the customer's page, that the request has been read. */
    tellSeen: (reference: string, at: Date): Promise<void> => setSeen(reference, at.toISOString()),
    release: releaseEnquiry,
  }
}
