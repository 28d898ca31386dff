import { owner } from '#content/company/owner.ts'
import { historyWords } from '#content/desk/history.ts'
import { deskListWords } from '#content/desk/lists.ts'
import { latestReply } from '#domain/enquiry/replies.ts'
import { swedishClock } from '#domain/sweden/calendar.ts'
import { type Period, timeBetween, whenAsSaid } from '#domain/sweden/time.ts'
import { isQuarantined } from '#server/enquiries/enquiry-repository.ts'
import type { ListedEnquiry } from '../lists/enquiry-lists.ts'

/** What became of an enquiry, in a few words: the time left, a visit, the reply, or why it is set aside. */
export function EnquiryStatus({ enquiry, now }: { enquiry: ListedEnquiry; now: Date }) {
  if (isQuarantined(enquiry)) return <p className="status">{`${deskListWords.quarantined}: ${reasonOf(enquiry)}`}</p>
  const { closed, visit, replies } = enquiry
  if (closed) return <p className="status">{`${historyWords.reasons[closed.because]}, ${whenAsSaid(new Date(closed.at), now)}`}</p>
  const reply = latestReply(replies)
  if (!reply) return <TimeLeft answerBy={new Date(enquiry.answerBy)} now={now} />
  if (visit?.state === 'booked' && visit.time) return <p className="status settled">{`${deskListWords.visit} ${visitAsSaid(visit.time, now)}`}</p>
  if (visit?.state === 'proposed')
    return visit.wish ? <p className="status">{`${deskListWords.wish}: ”${visit.wish}”`}</p> : <p className="status">{deskListWords.proposed}</p>
  return <p className="status settled">{`${owner.ways[reply.kind]}, ${whenAsSaid(new Date(reply.madeAt), now)}`}</p>
}

function reasonOf({ quarantineReason }: ListedEnquiry): string {
  return quarantineReason ? owner.quarantineReasons[quarantineReason] : ''
}

/** "5 timmar kvar, till kl. 14:30", or "2 timmar försenad" with a sign, so that it is not told by its colour alone. */
function TimeLeft({ answerBy, now }: { answerBy: Date; now: Date }) {
  const between = timeBetween(answerBy, now)
  if (answerBy > now)
    return (
      <p className="status">
        <strong>{`${between} ${deskListWords.left}`}</strong>
        {`, ${deskListWords.to} ${whenAsSaid(answerBy, now)}`}
      </p>
    )
  return (
    <p className="status late">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2 19 18H1Z M10 8v4.5 M10 15v.6" />
      </svg>
      <strong>{`${between} ${deskListWords.late}`}</strong>
    </p>
  )
}

/** "i morgon kl. 09:00–10:00" */
function visitAsSaid({ start, end }: Period, now: Date): string {
  return `${whenAsSaid(new Date(start), now)}–${swedishClock(new Date(end))}`
}
