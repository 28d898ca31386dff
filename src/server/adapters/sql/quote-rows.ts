import type { Quote } from '#domain/quote/quote.ts'
import type { ReplyDeadlines } from '#domain/quote/reply-deadlines.ts'
import type { PriceIndication } from '#domain/room/price.ts'
import type { QuoteRow } from './tables.ts'

type Asked = Omit<QuoteRow, 'suspicion' | 'quarantined_at' | 'released_at'>

/** What was checked on arrival is not checked again here: a rule that changes later must not hide an accepted request. */
export function quoteOf({ reference, received_at, answer_by, remind_at, remind_again_at, ...row }: Asked): Quote {
  const { name, phone, email, project, budget, timeline, size, location, message } = row
  const asked = { name, phone, email, project, budget, timeline, size, location, message }
  const drawn = { ...(row.plan !== null && { plan: row.plan }), ...(row.price !== null && { price: priceOf(row.price) }) }
  return { ...asked, ...drawn, reference, receivedAt: received_at, answerBy: answer_by, remindAt: remind_at, remindAgainAt: remind_again_at }
}

function priceOf(json: string): PriceIndication {
  const { movers, ...price } = JSON.parse(json)
  return { ...price, priceDrivers: movers }
}

/** The price as JSON, with the name that its drivers had when the first ones were stored. */
export function priceColumn({ priceDrivers, ...price }: PriceIndication): string {
  return JSON.stringify({ ...price, movers: priceDrivers })
}

export function deadlineColumns({ answerBy, remindAt, remindAgainAt }: ReplyDeadlines) {
  return { answer_by: answerBy, remind_at: remindAt, remind_again_at: remindAgainAt }
}
