import type { Quote } from '#domain/quote/quote.ts'
import type { QuoteRow } from './tables.ts'

type Asked = Omit<QuoteRow, 'suspicion' | 'quarantined_at' | 'released_at'>

/** What was checked at the door is not checked again here: a rule that changes later must not hide an accepted request. */
export function quoteOf({ reference, received_at, name, phone, email, project, budget, timeline, size, location, message }: Asked): Quote {
  return { reference, receivedAt: received_at, name, phone, email, project, budget, timeline, size, location, message }
}
