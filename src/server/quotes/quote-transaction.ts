import type { Quote } from '#domain/quote/quote.ts'

/** Emails about a quote; each kind is sent at most once for each quote. `bounce` tells the owner that the confirmation was returned. */
export type QuoteEmailKind = 'owner' | 'confirmation' | 'first reminder' | 'last reminder' | 'bounce'
/** An email is queued by its kind alone; its text is written when it is sent, from what the database then holds. */
export type EmailKind = QuoteEmailKind | 'digest'

/** Instants are ISO 8601, UTC. It is not sent before `dueAt`. */
export type NewEmail = { kind: QuoteEmailKind; reference: string; queuedAt: string; dueAt: string }

/** Why a request is quarantined. It is never dropped: the owner sees it and can release it. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'flood'

/**
 * Recognises a request that comes again. A request claims one key for its Idempotency-Key and one for its content, and a
 * confirmation claims one for its address and day. No two quotes hold the same key.
 */
export type DedupKey = { key: string; reference: string; contentHash: string; claimedAt: string }

/** What can be read and written while a transaction is open. */
export type QuoteTransaction = {
  keepQuote(quote: Quote, quarantineReason?: QuarantineReason): Promise<void>
  /** When the reply to a stored quote is due, or undefined if there is no such quote. */
  answerBy(reference: string): Promise<string | undefined>
  queueEmail(email: NewEmail): Promise<void>
  countEmails(kind: QuoteEmailKind, queuedSince: string): Promise<number>
  findKey(key: string): Promise<DedupKey | undefined>
  /** Claims the key unless it was claimed since `freshSince`; then returns that earlier claim. */
  claimKey(claim: DedupKey, freshSince: string): Promise<DedupKey | undefined>
}

/** Runs `work` in a transaction: everything it writes is stored, or nothing. */
export type InTransaction = <Result>(work: (transaction: QuoteTransaction) => Promise<Result>) => Promise<Result>
