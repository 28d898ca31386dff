import { owner } from '#content/company/owner.ts'
import { closedInWords } from '#content/desk/history.ts'
import { requestWords } from '#content/enquiries/request-words.ts'
import { turnWords } from '#content/enquiries/turn.ts'
import { latestReply, type Reply } from '#domain/enquiry/replies.ts'
import { swedishClock } from '#domain/sweden/calendar.ts'
import { type Period, swedishDeadline, swedishTime, timeLeft } from '#domain/sweden/time.ts'
import { type EnquiryRecord, isQuarantined, turnOf } from './enquiry-record.ts'

/** Where a request stands, for the owner, in one sentence. `when`: an instant in words. */
export function statusOf(enquiry: EnquiryRecord, now: Date, when: (instant: Date) => string = swedishTime): string {
  const { reason, since } = turnOf(enquiry, now)
  switch (reason) {
    case 'quarantined':
      return `${requestWords.quarantined} ${enquiry.quarantineReason ? owner.quarantineReasons[enquiry.quarantineReason] : ''}.`
    case 'closed':
      return enquiry.closed ? `${closedInWords(enquiry.closed.because, enquiry.mergedInto)}, ${when(new Date(enquiry.closed.at))}` : ''
    case 'new':
      return `${requestWords.waiting} ${swedishDeadline(new Date(enquiry.answerBy))}.`
    case 'visit booked':
      return enquiry.visit?.time ? `${owner.ways['visit booked']} ${periodInWords(enquiry.visit.time, when)}` : ''
    default:
      return `${turnWords[reason]} ${when(new Date(since))}`
  }
}

/** "i morgon kl. 09:00–10:00" */
function periodInWords({ start, end }: Period, when: (instant: Date) => string): string {
  return `${when(new Date(start))}–${swedishClock(new Date(end))}`
}

/** "5 timmar kvar" or "2 dagar för sent", of a request that waits for a reply. */
export function timeLeftOf(enquiry: EnquiryRecord, now: Date): string | undefined {
  return isUnanswered(enquiry) ? timeLeft(new Date(enquiry.answerBy), now) : undefined
}

/** Whether the promised reply is still to come. */
export function isUnanswered(enquiry: EnquiryRecord): boolean {
  return !enquiry.closed && !latestReply(enquiry.replies) && !isQuarantined(enquiry)
}

export function replyInWords({ kind, madeAt }: Reply): string {
  return `${owner.ways[kind]} ${swedishTime(new Date(madeAt))}`
}

/** The owner cannot undo what the customer did, nor an email that was sent; a visit is undone in its own way. */
export function canBeUndone({ id, kind }: Reply, { visit }: EnquiryRecord, sent: ReadonlySet<string> = new Set()): boolean {
  return !sent.has(id) && kind !== 'withdrawn' && kind !== 'times proposed' && !(kind === 'visit booked' && visit)
}
