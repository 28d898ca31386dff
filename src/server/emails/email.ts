import type { Quote } from '#domain/quote/quote.ts'
import type { Digest, Excerpt } from '../quotes/digest.ts'
import type { QuoteEmailKind } from '../quotes/quote-transaction.ts'

/** Addresses are plain or `Name <address>`. `messageId` is the same at every attempt, so that mail programs recognise a duplicate. */
export type Envelope = { from: string; to: string[]; messageId: string }

/** A complete email, ready for a transport. */
export type Email = Envelope & {
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: string }[]
}

/** A queued email with its subject matter. */
export type EmailToWrite = { id: string; queuedAt: string } & (
  | { kind: QuoteEmailKind; quote: Quote }
  | { kind: 'owner list'; quotes: Excerpt<Quote> }
  /** How many quotes are in quarantine. */
  | { kind: 'quarantine notice'; count: number }
  | { kind: 'digest'; digest: Digest }
)
