import { mapOf, placeOfVisit } from '#content/company/owner.ts'
import { visitWords } from '#content/visits/visit.ts'
import type { Visit } from '#domain/enquiry/visit.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'

/** When and where: what is booked, or the time that was. Nothing before a booking. */
export function BookedTime({ visit, enquiry }: { visit: Visit; enquiry: EnquiryRecord }) {
  if (!visit.time) return null
  const place = placeOfVisit(visit.address, enquiry.location)
  const time = swedishPeriod(visit.time)
  return (
    <dl>
      <div>
        <dt>{visitWords.time}</dt>
        <dd>{visit.state === 'booked' ? <strong>{time}</strong> : <s>{time}</s>}</dd>
      </div>
      {visit.state === 'booked' && (
        <div>
          <dt>{visitWords.address}</dt>
          <dd>
            {place}
            <br />
            <a href={mapOf(place)}>{visitWords.map}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
