import type { Doer } from '../../domain/enquiry/doer.ts'
import type { ReplyKind } from '../../domain/enquiry/replies.ts'
import type { EnquiryRecord, EnquiryRepository } from './enquiry-repository.ts'
import { endOfLinks } from './owner-links.ts'
import type { ReleaseEnquiry } from './quarantine/release-enquiry.ts'

/** `madeAt`: ISO 8601, UTC. `by`: the owner by a link, if it is left out. */
export type NewReply = { id: string; reference: string; kind: ReplyKind; madeAt: string; by?: Doer }

/** Stores the owner's replies, notes and revoked links. `by`: the owner by a link, if it is left out. */
export type ReplyRepository = {
  /** Stores the reply, once for each id. Resolves to whether the enquiry exists. */
  add(reply: NewReply): Promise<boolean>
  undo(reference: string, id: string, at: string, by?: Doer): Promise<void>
  /** Resolves to whether the enquiry exists. */
  addNote(reference: string, note: string, at: string, by?: Doer): Promise<boolean>
  /** Resolves to whether the enquiry exists. */
  removeNotes(reference: string): Promise<boolean>
  /** Ends the links issued before an instant, and queues an email with a new one. Resolves to whether the enquiry exists. */
  revokeLinks(reference: string, validFrom: string, by?: Doer): Promise<boolean>
}

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
