import type { QuoteRequest } from '#domain/quote/quote-request.ts'
import type { LetterKind } from '../../quotes/books.ts'

/**
 * Only text and integers, so that one schema serves SQLite and PostgreSQL. Instants are ISO 8601 in UTC with
 * milliseconds, which sort as text in the order they happen.
 */
export type Tables = { quotes: QuoteRow; letters: LetterRow }

/** What was asked. */
export type QuoteRow = QuoteRequest & { reference: string; received_at: string }

/** What became of it on the way to somebody. Its state is read from its instants. */
export type LetterRow = {
  id: string
  reference: string
  kind: LetterKind
  queued_at: string
  due_at: string
  attempts: number
  /** Nobody else takes it before this instant. */
  taken_until: string | null
  sent_at: string | null
  given_up_at: string | null
  /** What the post office last answered. */
  last_answer: string | null
}
