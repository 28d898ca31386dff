import { placeOfVisit } from '#content/company/owner.ts'
import { deskListWords } from '#content/desk/lists.ts'
import { ownVisitsPage as words } from '#content/desk/own-visits.ts'
import { isOver } from '#domain/enquiry/visit-rules.ts'
import { swedishPeriod } from '#domain/sweden/time.ts'
import { FormError } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { OWN_VISITS, ownVisitPath } from '#server/enquiries/request-path.ts'
import { DeskDone } from '../desk-done.tsx'
import { CalendarForm } from '../lists/calendar-form.tsx'
import { Empty } from '../lists/list-page.tsx'
import { VisitWays } from '../lists/row-ways.tsx'
import { dayOf } from '../lists/visit-days.ts'
import type { OwnVisit } from './own-visits.ts'

type Props = {
  visits: readonly OwnVisit[]
  now: Date
  /** The browser's own name, by which its maps are known. */
  userAgent: string
  formToken: string
  error: string | undefined
  /** The address of the calendar was just mailed. */
  isAddressSent: boolean
}

/** By day, with what is needed on the way; below them those that have been. */
export function OwnVisitsPage({ visits, now, userAgent, formToken, error, isAddressSent }: Props) {
  const toCome = visits.filter(({ visit }) => !isOver(visit.time, now))
  const past = visits.filter(({ visit }) => isOver(visit.time, now)).toReversed()
  const days = Map.groupBy(toCome, (visit) => dayOf(visit, now))
  const ways = (visit: OwnVisit) => <VisitWays enquiry={visit} userAgent={userAgent} />
  return (
    <>
      <div className="desk-heading">
        <h1>{words.heading}</h1>
      </div>
      <FormError error={error} />
      <DeskDone words={isAddressSent && deskListWords.calendar.sent} />
      {toCome.length === 0 && <Empty text={words.empty} hint={words.emptyHint} />}
      {[...days].map(([day, ofDay]) => (
        // The service worker keeps the pages of today's and tomorrow's (site/islands/desk).
        <section className="desk-part" aria-labelledby={`dag-${day}`} key={day}>
          <h2 id={`dag-${day}`}>{deskListWords.days[day]}</h2>
          <Rows visits={ofDay} ways={ways} />
        </section>
      ))}
      {past.length > 0 && (
        <section className="desk-part" aria-labelledby="har-varit">
          <h2 id="har-varit">{words.past}</h2>
          <p className="desk-hint">{words.pastHint}</p>
          <Rows visits={past} />
        </section>
      )}
      <CalendarForm path={`${OWNER_PATH}${OWN_VISITS}`} text={words.calendar.text} formToken={formToken} />
    </>
  )
}

function Rows({ visits, ways }: { visits: readonly OwnVisit[]; ways?: (visit: OwnVisit) => React.ReactNode }) {
  return (
    <ul className="enquiry-rows">
      {visits.map((one) => (
        <li key={`${one.reference} ${one.visit.time.start}`}>
          <div className="enquiry-row own">
            <p className="who">
              <a href={ownVisitPath(one.reference)}>{one.name}</a>
            </p>
            <p className="what">{placeOfVisit(one.visit.address, one.location)}</p>
            <p className="status">{swedishPeriod(one.visit.time)}</p>
          </div>
          {ways?.(one)}
        </li>
      ))}
    </ul>
  )
}
