import type { Doer } from '../../domain/enquiry/doer.ts'
import type { ReplyKind } from '../../domain/enquiry/replies.ts'
import type { EnquiryRecord } from './enquiry-repository.ts'
import { endOfLinks } from './owner-links.ts'
import type { ReleaseEnquiry } from './quarantine/release-enquiry.ts'
import type { EnquiryRepository } from './sql/enquiry-repository.ts'
import type { ReplyRepository } from './sql/replies.ts'

export type FollowUp = {
  find(reference: string): Promise<EnquiryRecord | undefined>
  /** `id` identifies the reply, so that a form sent twice counts once. */
  markAnswered(reference: string, kind: ReplyKind, id: string, by: Doer): Promise<boolean>
  undo(reference: string, id: string, by: Doer): Promise<void>
  addNote(reference: string, note: string, by: Doer): Promise<boolean>
  /** The new link goes to the owner's mailbox only: those who hold the old one must not get it. */
  revokeLinks(reference: string, by: Doer): Promise<boolean>
  /** Tells the customer, on the customer's page, that the request has been read. */
  tellSeen(reference: string, at: Date): Promise<void>
  release: ReleaseEnquiry
}

type Needs = {
  now: () => Date
  repository: Pick<EnquiryRepository, 'find'>
  replies: ReplyRepository
  customerPages: { setSeen(reference: string, at: string): Promise<void> }
  releaseEnquiry: ReleaseEnquiry
  emailQueued: () => void
}

/** What the owner can do about an enquiry: reply, undo, note, revoke its links, release. */
export function makeFollowUp({ now, repository, replies, customerPages, releaseEnquiry, emailQueued }: Needs): FollowUp {
  return {
    find: repository.find,
    async markAnswered(reference, kind, id, by) {
      const exists = await replies.add({ id, reference, kind, by, madeAt: now().toISOString() })
      // One that closes the request may cancel a visit.
      if (exists) emailQueued()
      return exists
    },
    undo: (reference, id, by) => replies.undo(reference, id, now().toISOString(), by),
    addNote: (reference, note, by) => replies.addNote(reference, note, now().toISOString(), by),
    async revokeLinks(reference, by) {
      const revoked = await replies.revokeLinks(reference, endOfLinks(now()), by)
      if (revoked) emailQueued()
      return revoked
    },
    tellSeen: (reference, at) => customerPages.setSeen(reference, at.toISOString()),
    release: releaseEnquiry,
  }
}
