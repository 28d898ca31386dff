import type { Quote } from '#domain/quote/quote.ts'
import type { Digest } from '../quotes/digest.ts'
import type { QuoteEmailKind } from '../quotes/quote-transaction.ts'

/** A letter written out, ready for a transport. Addresses are plain or `Name <address>`. */
export type Email = {
  from: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Stable over every attempt, so that a letter sent twice is seen to be the same. */
  messageId: string
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: string }[]
}

/** What has to be put into words: which letter, and what it is about. */
export type EmailToWrite = { id: string; queuedAt: string } & ({ kind: QuoteEmailKind; quote: Quote } | { kind: 'digest'; digest: Digest })
