import type { Quote } from '#domain/quote/quote.ts'

/** A letter is named by what it says; its words are written when it is sent, from the quote as it then stands. */
export type LetterKind = 'owner'

export type NewLetter = {
  kind: LetterKind
  /** The quote it is about. */
  reference: string
  queuedAt: string
  /** ISO 8601, UTC: not before this instant. */
  dueAt: string
}

/** Why a request is kept apart. It is never dropped: the owner sees it and can release it. */
export type Suspicion = 'honeypot' | 'haste' | 'flood'

/**
 * What a request leaves behind, so that the same one is known when it comes again: one mark for the key it came with, one
 * for its content. No two quotes have the same mark.
 */
export type Mark = { mark: string; reference: string; contentHash: string; leftAt: string }

/** What can be written down while a transaction is open. */
export type Books = {
  keepQuote(quote: Quote, suspicion?: Suspicion): Promise<void>
  queueLetter(letter: NewLetter): Promise<void>
  findMark(mark: string): Promise<Mark | undefined>
  /** Leaves the mark, also over one that was left before `freshSince`. When a fresher one stands there, gives that one back. */
  leaveMark(mark: Mark, freshSince: string): Promise<Mark | undefined>
}

/** Opens the books, and closes them again with everything written or nothing. */
export type InTransaction = <Result>(work: (books: Books) => Promise<Result>) => Promise<Result>
