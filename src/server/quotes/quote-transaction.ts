import type { Quote } from '#domain/quote/quote.ts'

/** Letters about a quote; each is sent at most once for each of them. */
export type QuoteLetterKind = 'owner' | 'confirmation' | 'first reminder' | 'last reminder'
/** A letter is named by what it says; its words are written when it is sent, from the books as they then stand. */
export type LetterKind = QuoteLetterKind | 'digest'

export type NewLetter = {
  kind: QuoteLetterKind
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
 * for its content. And one for the address that a confirmation went to that day. No two quotes have the same mark.
 */
export type Mark = { mark: string; reference: string; contentHash: string; leftAt: string }

/** What can be written down while a transaction is open. */
export type Books = {
  keepQuote(quote: Quote, suspicion?: Suspicion): Promise<void>
  /** When an answer to a kept quote is due. */
  answerBy(reference: string): Promise<string | undefined>
  queueLetter(letter: NewLetter): Promise<void>
  countLetters(kind: QuoteLetterKind, queuedSince: string): Promise<number>
  findMark(mark: string): Promise<Mark | undefined>
  /** Leaves the mark, also over one that was left before `freshSince`. When a fresher one stands there, gives that one back. */
  leaveMark(mark: Mark, freshSince: string): Promise<Mark | undefined>
}

/** Opens the books, and closes them again with everything written or nothing. */
export type InTransaction = <Result>(work: (books: Books) => Promise<Result>) => Promise<Result>
