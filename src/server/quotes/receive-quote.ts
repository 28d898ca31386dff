import type { Quote } from '#domain/quote/quote.ts'
import type { QuoteRequest } from '#domain/quote/quote-request.ts'
import type { InTransaction } from './books.ts'

type Needs = {
  now: () => Date
  newReference: () => string
  inTransaction: InTransaction
  /** Told once the letter is safely queued, so that it need not wait for the postman's next round. */
  letterQueued: () => void
}

export type ReceiveQuote = (request: QuoteRequest) => Promise<Quote>

/** Keeps the request and queues its letter in one transaction: both happen, or neither. */
export function makeReceiveQuote({ now, newReference, inTransaction, letterQueued }: Needs): ReceiveQuote {
  return async (request) => {
    const quote = { ...request, reference: newReference(), receivedAt: now().toISOString() }
    await inTransaction(async (books) => {
      await books.keepQuote(quote)
      await books.queueLetter({ kind: 'owner', reference: quote.reference, dueAt: quote.receivedAt })
    })
    letterQueued()
    return quote
  }
}
