import { owner } from '#content/company/owner.ts'
import { closedInWords } from '#content/desk/history.ts'
import { ownerPage } from '#content/enquiries/owner-page.ts'
import { ownerVisit } from '#content/visits/owner-visit.ts'
import { swedishDeadline, swedishTime, timeLeft } from '#domain/sweden/time.ts'
import { visitInWords } from '#domain/visit/visit-time.ts'
import { latestReply, type Reply } from '../../domain/enquiry/replies.ts'
import { isQuarantined, type QuoteRecord } from './quote-repository.ts'

/** Where a request stands, for the owner, in one sentence. */
export function statusOf(quote: QuoteRecord): string {
  const reply = latestReply(quote.replies)
  if (quote.closed && quote.closed.because !== reply?.kind) return closedInWords(quote.closed.because)
  if (quote.visit?.state === 'booked' && quote.visit.time && !quote.closed) return `${ownerVisit.status.booked} ${visitInWords(quote.visit.time)}`
  if (reply) return replyInWords(reply)
  if (isQuarantined(quote)) return `${ownerPage.quarantined} ${quote.quarantineReason ? owner.quarantineReasons[quote.quarantineReason] : ''}.`
  return `${ownerPage.waiting} ${swedishDeadline(new Date(quote.answerBy))}.`
}

/** "5 timmar kvar" or "2 dygn för sent", of a request that waits for a reply. */
export function timeLeftOf(quote: QuoteRecord, now: Date): string | undefined {
  const waits = !quote.closed && !latestReply(quote.replies) && !isQuarantined(quote)
  return waits ? timeLeft(new Date(quote.answerBy), now) : undefined
}

export function replyInWords({ kind, madeAt }: Reply): string {
  return `${owner.ways[kind]} ${swedishTime(new Date(madeAt))}`
}

/** What the customer did is the customer's, a visit has its own way back, and an email that was sent cannot be called back. */
export function canBeUndone({ id, kind }: Reply, { visit }: QuoteRecord, sent: ReadonlySet<string> = new Set()): boolean {
  return !sent.has(id) && kind !== 'withdrawn' && kind !== 'times proposed' && !(kind === 'visit booked' && visit)
}
