import { requestPage } from '#content/desk/request.ts'
import { swedishClockWithSeconds } from '#domain/sweden/calendar.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { meanwhileInWords } from '#server/enquiries/history-words.ts'
import type { RequestDeed } from './request-deeds.ts'
import { ButtonForm } from './request-forms.tsx'
import type { DeskRequest } from './requests.ts'

type WaitingEmailsProps = { request: DeskRequest; path: string; formToken: string; now: Date }

/** What the owners have just done, each with when its email leaves and a way back, for whoever of them looks. */
export function WaitingEmails({ request: { undoable, history }, path, formToken, now }: WaitingEmailsProps) {
  const { waits } = requestPage
  const to = deedsBelow<RequestDeed>(path)
  return undoable.map(({ id, sendsAt }) => {
    const deed = history.find((entry) => entry.id === id)
    const leaves = new Date(sendsAt)
    return (
      <div className="desk-waiting" key={id}>
        <p>
          {deed && `${meanwhileInWords(deed, now)} `}
          {leaves > now ? `${waits.goes} ${swedishClockWithSeconds(leaves)}.` : waits.late}
        </p>
        <ButtonForm action={to('ta-tillbaka')} send={waits.send} formToken={formToken} fields={{ vilket: id }} />
      </div>
    )
  })
}
