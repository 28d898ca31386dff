import type { Closed } from '#domain/enquiry/closing.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { QuarantineReason } from '#domain/enquiry/quarantine-reason.ts'
import type { Reply } from '#domain/enquiry/replies.ts'
import { type Standing, type Turn, turnAt } from '#domain/enquiry/turn.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import type { PhotoFacts } from '#server/enquiries/photo-facts.ts'

/** A stored enquiry with its history. Instants are ISO 8601, UTC. */
export type EnquiryRecord = Enquiry & {
  quarantineReason: QuarantineReason | undefined
  quarantinedAt: string | undefined
  releasedAt: string | undefined
  /** When a mail server accepted the email to the owner. */
  deliveredAt: string | undefined
  /** Links to the owner's page that were issued before it no longer work. */
  linksValidFrom: string | undefined
  /** When the owner said that it has been read. */
  seenAt: string | undefined
  /** The owner's replies in order of time, undone ones included. */
  replies: Reply[]
  /** The photos and PDFs that came with it, in order. */
  photos: PhotoFacts[]
  /** From the first proposal on. */
  visit: Visit | undefined
  /** The owner's notes, a line each at least, or ''. */
  note: string
  closed: Closed | undefined
  /** The reference of the request that this one goes on as. */
  mergedInto: string | undefined
  /** Which of those who sign in takes care of it, by name. */
  takenBy: string | undefined
  /** What its history comes to; `turnOf` says whose turn that makes it. */
  standing: Standing
  /** When its page on the desk was last opened. */
  openedAt: string | undefined
}

/** Whose turn it is, and why. */
export function turnOf({ standing, visit }: Pick<EnquiryRecord, 'standing' | 'visit'>, now: Date): Turn {
  return turnAt(standing, visit, now)
}

export function isQuarantined({ quarantinedAt, releasedAt }: Pick<EnquiryRecord, 'quarantinedAt' | 'releasedAt'>): boolean {
  return quarantinedAt !== undefined && releasedAt === undefined
}

/** The number of enquiries that lists show at once. */
export const PAGE_SIZE = 50

/** A place in the order of arrival. */
export type Position = Pick<Enquiry, 'receivedAt' | 'reference'>
