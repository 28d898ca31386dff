import { owner } from '#content/company/owner.ts'
import { closedInWords } from '#content/desk/history.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import { swedishDeadline, swedishPeriod, swedishTime, timeLeft } from '#domain/sweden/time.ts'
import { latestReply, type Reply } from '../../domain/enquiry/replies.ts'
import { type EnquiryRecord, isQuarantined } from './enquiry-repository.ts'

/** Where a request stands, for the owner, in one sentence. */
export function statusOf(enquiry: EnquiryRecord): string {
  const reply = latestReply(enquiry.replies)
  if (enquiry.closed && enquiry.closed.because !== reply?.kind) return closedInWords(enquiry.closed.because)
  if (enquiry.visit?.state === 'booked' && enquiry.visit.time && !enquiry.closed) return `${owner.ways['visit booked']} ${swedishPeriod(enquiry.visit.time)}`
  if (reply) return replyInWords(reply)
  if (isQuarantined(enquiry)) return `${requestWords.quarantined} ${enquiry.quarantineReason ? owner.quarantineReasons[enquiry.quarantineReason] : ''}.`
  return `${requestWords.waiting} ${swedishDeadline(new Date(enquiry.answerBy))}.`
}

/** "5 timmar kvar" or "2 dygn för sent", of a request that waits for a reply. */
export function timeLeftOf(enquiry: EnquiryRecord, now: Date): string | undefined {
  const waits = !enquiry.closed && !latestReply(enquiry.replies) && !isQuarantined(enquiry)
  return waits ? timeLeft(new Date(enquiry.answerBy), now) : undefined
}

export function replyInWords({ kind, madeAt }: Reply): string {
  return `${owner.ways[kind]} ${swedishTime(new Date(madeAt))}`
}

/** What the customer did is the customer's, a visit has its own way back, and an email that was sent cannot be called back. */
export function canBeUndone({ id, kind }: Reply, { visit }: EnquiryRecord, sent: ReadonlySet<string> = new Set()): boolean {
  return !sent.has(id) && kind !== 'withdrawn' && kind !== 'times proposed' && !(kind === 'visit booked' && visit)
}
