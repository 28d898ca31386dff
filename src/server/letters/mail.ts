import type { Quote } from '#domain/quote/quote.ts'
import type { LetterKind } from '../quotes/books.ts'

/** A letter written out, ready for a postman. Addresses are plain or `Name <address>`. */
export type Mail = {
  from: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Stable over every attempt, so that a letter sent twice is seen to be the same. */
  messageId: string
  headers?: Record<string, string>
}

/** What has to be put into words: which letter, and about which quote. */
export type LetterToWrite = { id: string; kind: LetterKind; quote: Quote }
