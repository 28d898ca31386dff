import type { Quote } from '#domain/quote/quote.ts'
import type { QuoteRow } from './tables.ts'

/** What was checked at the door is not checked again here: a rule that changes later must not hide an accepted request. */
export function quoteOf({ received_at, ...row }: QuoteRow): Quote {
  return { ...row, receivedAt: received_at }
}
