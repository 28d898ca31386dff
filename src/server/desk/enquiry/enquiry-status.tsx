import { deskListWords } from '#content/desk/lists.ts'
import { turnWords } from '#content/enquiries/turn.ts'
import { timeBetween, whenAsSaid } from '#domain/sweden/time.ts'
import { turnOf } from '#server/enquiries/enquiry-record.ts'
import { isUnanswered, statusOf } from '#server/enquiries/enquiry-status.ts'
import type { ListedEnquiry } from '../lists/enquiry-lists.ts'

/** Where an enquiry stands, in a line of a list: the time that is left for the promised reply, or whose turn it is and why. */
export function EnquiryStatus({ enquiry, now }: { enquiry: ListedEnquiry; now: Date }) {
  const { whose, reason } = turnOf(enquiry, now)
  if (isUnanswered(enquiry)) return <TimeLeft answerBy={new Date(enquiry.answerBy)} now={now} isCalled={reason === 'not reached'} />
  return <p className={whose === 'ours' ? 'status' : 'status settled'}>{statusOf(enquiry, now, (instant) => whenAsSaid(instant, now))}</p>
}

/** "5 timmar kvar, till kl. 14:30", or "2 timmar för sent" with a sign, so that it is not told by its colour alone. */
function TimeLeft({ answerBy, now, isCalled }: { answerBy: Date; now: Date; isCalled: boolean }) {
  const between = timeBetween(answerBy, now)
  const called = isCalled ? `. ${turnWords['not reached']}` : ''
  if (answerBy > now)
    return (
      <p className="status">
        <strong>{`${between} ${deskListWords.left}`}</strong>
        {`, ${deskListWords.to} ${whenAsSaid(answerBy, now)}${called}`}
      </p>
    )
  return (
    <p className="status late">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2 19 18H1Z M10 8v4.5 M10 15v.6" />
      </svg>
      <strong>{`${between} ${deskListWords.late}`}</strong>
      {called}
    </p>
  )
}
