import type { Quote } from '#domain/quote/quote.ts'
import type { ReplyDeadlines } from '#domain/quote/reply-deadlines.ts'
import type { QuarantineReason } from './quote-transaction.ts'
import type { Reply } from './replies.ts'

/** A quote with what has become of it. Instants are ISO 8601, UTC. */
export type QuoteRecord = Quote & {
  quarantineReason: QuarantineReason | undefined
  quarantinedAt: string | undefined
  releasedAt: string | undefined
  /** When the owner's letter was taken over by a post office. */
  deliveredAt: string | undefined
  /** What the owner has done, in order of time, also what was undone. */
  replies: Reply[]
  /** What the owner wrote down about it, or ''. */
  note: string
}

/** `probe` is a request that the doctor sent to see that everything works. */
export type ErasureReason = 'asked' | 'old' | 'probe'

/** What was kept, for whoever looks after it. */
export type QuoteRepository = {
  /** Newest first. */
  list(): Promise<QuoteRecord[]>
  find(reference: string): Promise<QuoteRecord | undefined>
  /** Takes a quote out of quarantine with a new promise and queues the owner's letter, or says that there is nothing to release. */
  release(reference: string, at: string, deadlines: ReplyDeadlines): Promise<boolean>
  /** Removes a quote and everything about it, and leaves a trace without personal data. Says whether there was one. */
  erase(reference: string, at: string, reason: ErasureReason): Promise<boolean>
  /** References of quotes with no contact since the given instant whose letter to the owner, if there is one, was delivered. */
  oldAndDelivered(lastContactBefore: string): Promise<string[]>
}
