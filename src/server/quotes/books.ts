import type { Quote } from '#domain/quote/quote.ts'

/** A letter is named by what it says; its words are written when it is sent, from the quote as it then stands. */
export type LetterKind = 'owner'

export type NewLetter = {
  kind: LetterKind
  /** The quote it is about. */
  reference: string
  /** ISO 8601, UTC: not before this instant. */
  dueAt: string
}

/** What can be written down while a transaction is open. */
export type Books = {
  keepQuote(quote: Quote): Promise<void>
  queueLetter(letter: NewLetter): Promise<void>
}

/** Opens the books, and closes them again with everything written or nothing. */
export type InTransaction = <Result>(work: (books: Books) => Promise<Result>) => Promise<Result>
