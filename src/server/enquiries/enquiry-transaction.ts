import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { QuarantineReason } from '#domain/enquiry/quarantine-reason.ts'
import type { ReplyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import type { EmailKind } from '#server/core/outbox/email-kind.ts'
import type { Doer } from '../../domain/enquiry/doer.ts'
import type { CustomerPage } from './customer-links.ts'

/** Instants are ISO 8601, UTC. It is not sent before `dueAt`. */
export type NewEmail = { kind: EmailKind; reference: string; queuedAt: string; dueAt: string }

/** `suspicion`: points (domain/suspicion); the fewer, the more ordinary the enquiry looks. */
export type Quarantine = { reason: QuarantineReason; suspicion: number }

/**
 * Recognises a request that comes again. A request claims one key for its Idempotency-Key and one for its content, and a
 * confirmation claims one for its address and day. No two enquiries hold the same key.
 */
export type DedupKey = { key: string; reference: string; contentHash: string; claimedAt: string }

/** What can be read and written while a transaction is open. */
export type EnquiryTransaction = {
  keepEnquiry(enquiry: Enquiry, quarantine?: Quarantine): Promise<void>
  /** When the reply to a stored enquiry is promised; undefined if it is in quarantine, where nothing is, or does not exist. */
  answerBy(reference: string): Promise<string | undefined>
  /** When a stored enquiry was received; undefined if it does not exist. */
  receivedAt(reference: string): Promise<string | undefined>
  /** Whether a confirmation to the visitor was queued. */
  isConfirmed(reference: string): Promise<boolean>
  /** Takes an enquiry out of quarantine with new deadlines. Resolves to the enquiry, or undefined if it is not there. */
  release(reference: string, at: string, deadlines: ReplyDeadlines, by: Doer): Promise<Enquiry | undefined>
  /** Opens the customer's page about a stored enquiry. */
  openCustomerPage(page: CustomerPage): Promise<void>
  /** When the link to the customer's page was issued; undefined if there is none. */
  customerPageIssuedAt(reference: string): Promise<string | undefined>
  queueEmail(email: NewEmail): Promise<void>
  /** Puts the enquiry on the list that goes to the owner next, at `dueAt` at the latest. A list that is about to go is closed. */
  addToOwnerList(reference: string, at: string, dueAt: string): Promise<void>
  countEmails(kind: EmailKind, queuedSince: string): Promise<number>
  findKey(key: string): Promise<DedupKey | undefined>
  /** Claims the key unless it was claimed since `freshSince`; then returns that earlier claim. */
  claimKey(claim: DedupKey, freshSince: string): Promise<DedupKey | undefined>
}

/** Runs `work` in a transaction: everything it writes is stored, or nothing. */
export type InTransaction = <Result>(work: (transaction: EnquiryTransaction) => Promise<Result>) => Promise<Result>
