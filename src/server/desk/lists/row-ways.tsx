import { directionsTo, owner, placeOfVisit, waysTo } from '#content/company/owner.ts'
import { deskListWords } from '#content/desk/lists.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { isMobile } from '#domain/sweden/phone.ts'
import type { ListedEnquiry } from './enquiry-lists.ts'

/** Calls from a line of a list. */
export function CallWay({ name, ...enquiry }: ListedEnquiry) {
  return (
    <p className="row-ways">
      <a className="button outlined" href={waysTo(enquiry).call} aria-label={`${deskListWords.call} ${name}`}>
        {deskListWords.call}
      </a>
    </p>
  )
}

type Visited = Pick<Enquiry, 'name' | 'phone' | 'location'> & { visit?: Pick<Visit, 'address'> | undefined }

/** What is needed on the way to a visit. Without a street there is nowhere to be shown the way to. */
export function VisitWays({ enquiry, userAgent }: { enquiry: Visited; userAgent: string }) {
  const { name, phone, location, visit } = enquiry
  const { call, sms } = waysTo(enquiry, owner.sms.onTheWay)
  const address = visit?.address ?? ''
  return (
    <p className="row-ways">
      <a className="button outlined" href={call} aria-label={`${deskListWords.call} ${name}`}>
        {deskListWords.call}
      </a>
      {isMobile(phone) && (
        <a className="button outlined" href={sms} aria-label={`${deskListWords.onTheWay}: ${deskListWords.smsTo} ${name}`}>
          {deskListWords.onTheWay}
        </a>
      )}
      {address === '' ? (
        <span className="desk-hint">{deskListWords.askForAddress}</span>
      ) : (
        <a className="button outlined" href={directionsTo(placeOfVisit(address, location), userAgent)}>
          {deskListWords.directions}
        </a>
      )}
    </p>
  )
}
