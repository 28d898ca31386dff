import { owner, waysTo } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { isMobile } from '#domain/sweden/phone.ts'
import { deedsBelow } from '#server/core/http/deeds.ts'
import { TokenForm } from '#server/core/http/private-form.tsx'
import { turnOf } from '#server/enquiries/enquiry-record.ts'
import type { RequestDeed } from './request-deeds.ts'
import type { DeskRequest } from './requests.ts'

type CallOutcomeProps = {
  request: DeskRequest
  path: string
  formToken: string
  now: Date
  /** The customer was just called without an answer. */
  isNotReached: boolean
}

/** What came of a call, one press each, while it is the owner's turn; after one without an answer a text message that is written already. */
export function CallOutcome({ request: { enquiry }, path, formToken, now, isNotReached }: CallOutcomeProps) {
  const { call } = requestPage
  const to = deedsBelow<RequestDeed>(path)
  if (enquiry.closed || turnOf(enquiry, now).whose !== 'ours') return null
  if (isNotReached && isMobile(enquiry.phone))
    return (
      <p>
        <a className="button" href={waysTo(enquiry, owner.sms.notReached).sms}>
          {call.sms}
        </a>
      </p>
    )
  return (
    <TokenForm action={to('inget-svar')} className="call-outcome" formToken={formToken}>
      <fieldset>
        <legend>{call.label}</legend>
        <button className="button outlined" type="submit" formAction={to('svar')} name="svar" value="called">
          {call.talked}
        </button>
        <button className="button outlined" type="submit">
          {call.notReached}
        </button>
        <button className="button outlined" type="submit" formAction={to('svar')} name="svar" value="declined">
          {call.no}
        </button>
      </fieldset>
    </TokenForm>
  )
}
