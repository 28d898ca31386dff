import type { Quote } from '#domain/enquiry/quote.ts'
import type { ReplyDeadlines } from '#domain/enquiry/reply-deadlines.ts'
import type { CustomerPage } from '#server/customer/customer-pages.ts'
import type { Doer } from './doer.ts'

/** Emails about the visit: to the customer, and to the owner. */
export const customersVisitKinds = ['visit proposal', 'visit to customer', 'visit reminder to customer'] as const
export const ownersVisitKinds = ['visit to owner', 'visit wish', 'visit reminder to owner'] as const
export type VisitEmailKind = (typeof customersVisitKinds)[number] | (typeof ownersVisitKinds)[number]

/** To the visitor, about a quote. */
export const visitorEmailKinds = ['confirmation', 'new customer link', ...customersVisitKinds] as const
export type VisitorEmailKind = (typeof visitorEmailKinds)[number]
/** To the owner, about a quote. `bounce` tells that the confirmation was returned, `photos` and `additions` that something came later, `withdrawal` that the customer withdrew; those of a visit tell of the latest that was done to it. */
export type OwnerEmailKind =
  | 'owner'
  | 'first reminder'
  | 'last reminder'
  | 'new link'
  | 'photos'
  | 'bounce'
  | 'additions'
  | 'withdrawal'
  | (typeof ownersVisitKinds)[number]
/** Emails about a quote; the database holds one of a kind for each quote and recipient. */
export type QuoteEmailKind = OwnerEmailKind | VisitorEmailKind
/** Emails about several quotes, or about none: those that came in one after the other, those in quarantine, those that wait for a reply, a visit whose quote is erased, and the calendar's address. */
export type ListEmailKind = 'owner list' | 'quarantine notice' | 'new quarantine link' | 'reminder list' | 'erased visit' | 'calendar address'
/** Emails about a quote in the owner's own words, any number of each: to the customer, and to a colleague. */
export const messageKinds = ['reply', 'forwarded'] as const
export type MessageKind = (typeof messageKinds)[number]
/** To the owner, that a reply was returned: one for each reply. */
type ReplyBounceKind = 'reply bounce'
/** An email is queued by its kind, a message by its id too; its text is written when it is sent, from what the database then holds. */
export type EmailKind = QuoteEmailKind | ListEmailKind | MessageKind | ReplyBounceKind | 'digest' | 'sign-in code'

/** Instants are ISO 8601, UTC. It is not sent before `dueAt`. */
export type NewEmail = { kind: QuoteEmailKind; reference: string; queuedAt: string; dueAt: string }

/** Why a request is quarantined. It is never dropped: the owner sees it and can release it. */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'flood'
/** `suspicion`: points (domain/suspicion); the fewer, the more ordinary the quote looks. */
export type Quarantine = { reason: QuarantineReason; suspicion: number }

/**
 * Recognises a request that comes again. A request claims one key for its Idempotency-Key and one for its content, and a
 * confirmation claims one for its address and day. No two quotes hold the same key.
 */
export type DedupKey = { key: string; reference: string; contentHash: string; claimedAt: string }

/** What can be read and written while a transaction is open. */
export type QuoteTransaction = {
  keepQuote(quote: Quote, quarantine?: Quarantine): Promise<void>
  /** When the reply to a stored quote is promised; undefined if it is in quarantine, where nothing is, or does not exist. */
  answerBy(reference: string): Promise<string | undefined>
  /** When a stored quote was received; undefined if it does not exist. */
  receivedAt(reference: string): Promise<string | undefined>
  /** Whether a confirmation to the visitor was queued. */
  isConfirmed(reference: string): Promise<boolean>
  /** Takes a quote out of quarantine with new deadlines. Resolves to the quote, or undefined if it is not there. */
  release(reference: string, at: string, deadlines: ReplyDeadlines, by: Doer): Promise<Quote | undefined>
  /** Opens the customer's page about a stored quote. */
  openCustomerPage(page: CustomerPage): Promise<void>
  /** When the link to the customer's page was issued; undefined if there is none. */
  customerPageIssuedAt(reference: string): Promise<string | undefined>
  queueEmail(email: NewEmail): Promise<void>
  /** Puts the quote on the list that goes to the owner next, at `dueAt` at the latest. A list that is about to go is closed. */
  addToOwnerList(reference: string, at: string, dueAt: string): Promise<void>
  countEmails(kind: QuoteEmailKind, queuedSince: string): Promise<number>
  findKey(key: string): Promise<DedupKey | undefined>
  /** Claims the key unless it was claimed since `freshSince`; then returns that earlier claim. */
  claimKey(claim: DedupKey, freshSince: string): Promise<DedupKey | undefined>
}

/** Runs `work` in a transaction: everything it writes is stored, or nothing. */
export type InTransaction = <Result>(work: (transaction: QuoteTransaction) => Promise<Result>) => Promise<Result>
