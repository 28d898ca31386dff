import type { Selectable } from 'kysely'
import type { QuoteRequest } from '#domain/quote/quote-request.ts'
import type { FailureKind } from '../../outbox/mail-transport.ts'
import type { ErasureReason } from '../../quotes/quote-repository.ts'
import type { EmailKind, QuarantineReason } from '../../quotes/quote-transaction.ts'
import type { Way } from '../../quotes/replies.ts'

/**
 * Only text and integers, so that one schema serves SQLite and PostgreSQL. Instants are ISO 8601 in UTC with
 * milliseconds, which sort as text in the order they happen.
 */
export type Tables = { quotes: QuoteTable; replies: ReplyRow; notes: NoteRow; letters: EmailRow; marks: DedupKeyRow; erasures: ErasureRow }

/** What was asked, and what was promised then. */
type QuoteTable = Omit<QuoteRequest, 'plan'> & {
  reference: string
  received_at: string
  answer_by: string
  remind_at: string
  remind_again_at: string
  /** The drawing, packed. */
  plan: string | null
  /** What it indicated then, as JSON. */
  price: string | null
  suspicion: QuarantineReason | null
  /** Kept apart since then, until it is released. */
  quarantined_at: string | null
  released_at: string | null
}
export type QuoteRow = Selectable<QuoteTable>

/** What became of it: that the owner has called, mailed and so on. Its state is read from its instants. */
export type ReplyRow = { id: string; reference: string; way: Way; made_at: string; undone_at: string | null }

/** What the owner wrote down about it, for nobody else. */
export type NoteRow = { reference: string; note: string; written_at: string }

/** By what a request is known again. */
export type DedupKeyRow = { mark: string; reference: string; content_hash: string; left_at: string }

/** That something was erased, and nothing of what it said. */
export type ErasureRow = { reference: string; erased_at: string; reason: ErasureReason }

/** What became of it on the way to somebody. Its state is read from its instants. */
export type EmailRow = {
  id: string
  /** The quote it is about, or the Swedish day it is about. */
  reference: string | null
  day: string | null
  kind: EmailKind
  queued_at: string
  due_at: string
  attempts: number
  /** Nobody else takes it before this instant. */
  taken_until: string | null
  sent_at: string | null
  given_up_at: string | null
  /** What kind of trouble the last attempt met, and what the post office said. */
  trouble: FailureKind | null
  last_answer: string | null
}
