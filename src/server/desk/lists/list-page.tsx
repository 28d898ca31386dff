import type { ReactNode } from 'react'
import { placeOfVisit } from '#content/company/owner.ts'
import { deskLists, deskListWords } from '#content/desk/lists.ts'
import { whenAsSaid } from '#domain/sweden/time.ts'
import { FormError } from '#server/core/http/private-form.tsx'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { DeskDone } from '../desk-done.tsx'
import { CalendarForm } from './calendar-form.tsx'
import { COUNTED_UP_TO, type EnquiryPage, type ListedEnquiry, type ListName } from './enquiry-lists.ts'
import { EnquiryRows } from './enquiry-rows.tsx'
import { CallWay, VisitWays } from './row-ways.tsx'
import { TURN_PARTS, turnPartOf } from './turn-parts.ts'
import { dayOf } from './visit-days.ts'

/** What is done about the visits, below its address. */
export const VISITS = '/besok'

export type ListPageProps = {
  page: EnquiryPage
  now: Date
  /** Of the page after this one; undefined for the last. */
  nextPath: string | undefined
  /** Of the first page, when this is another. */
  firstPath: string | undefined
}

export function ListPage({ name, below, ...page }: ListPageProps & { name: ListName /** What stands below the list. */; below?: ReactNode }) {
  const words = deskLists[name]
  return (
    <>
      <div className="desk-heading">
        <h1>{words.heading}</h1>
        {'lead' in words && page.page.enquiries.length > 0 && <p className="desk-lead">{words.lead}</p>}
      </div>
      <ListPart name={name} {...page} />
      {below}
    </>
  )
}

type VisitsProps = ListPageProps & {
  /** The browser's own name, by which its maps are known. */
  userAgent: string
  proposed: ListPageProps
  /** Of all of them, where there are more. */
  proposedPath: string | undefined
  pastPath: string
  formToken: string
  error: string | undefined
  /** The address of the calendar was just mailed. */
  isAddressSent: boolean
}

type TurnProps = ListPageProps & { late: number; nextVisit: ReactNode }

/** What waits for the owner: the day. Empty, it says what comes next. */
export function TurnPage({ page, now, nextPath, firstPath, late, nextVisit }: TurnProps) {
  const words = deskLists.turn
  const parts = TURN_PARTS.map((part) => ({ part, enquiries: page.enquiries.filter((enquiry) => turnPartOf(enquiry, now) === part) }))
  return (
    <>
      <div className="desk-heading">
        <h1>{words.heading}</h1>
      </div>
      {page.enquiries.length === 0 && firstPath === undefined && (
        <>
          <Empty text={words.empty} hint={words.emptyHint} />
          {nextVisit}
        </>
      )}
      {parts.map(
        ({ part, enquiries }) =>
          enquiries.length > 0 && (
            <section className="desk-part" aria-labelledby={`tur-${part}`} key={part}>
              <h2 id={`tur-${part}`}>
                {deskListWords.turnParts[part]}
                {part === 'late' && ` (${late.toLocaleString('sv-SE') + (late === COUNTED_UP_TO ? deskListWords.orMore : '')})`}
              </h2>
              <EnquiryRows enquiries={enquiries} now={now} ways={CallWay} />
            </section>
          ),
      )}
      <Pager nextPath={nextPath} firstPath={firstPath} more={words.more} />
    </>
  )
}

/** Where nothing else waits. */
export function NextVisit({ enquiry: { name, reference, location, visit }, now }: { enquiry: ListedEnquiry; now: Date }) {
  if (!visit?.time) return null
  return (
    <p className="desk-lead">
      {`${deskListWords.nextVisit} ${whenAsSaid(new Date(visit.time.start), now)}, `}
      <a href={requestPath(reference)}>{name}</a>
      {`, ${placeOfVisit(visit.address, location)}.`}
    </p>
  )
}

/** Booked visits, and below them what is proposed. */
export function VisitsPage({ proposed, proposedPath, pastPath, formToken, error, isAddressSent, userAgent, ...visits }: VisitsProps) {
  const { heading } = deskLists.visits
  return (
    <>
      <div className="desk-heading">
        <h1>{heading}</h1>
      </div>
      <FormError error={error} />
      <DeskDone words={isAddressSent && deskListWords.calendar.sent} />
      <BookedVisits {...visits} userAgent={userAgent} />
      <section className="desk-part" aria-labelledby="foreslagna">
        <h2 id="foreslagna">{deskLists.proposed.part}</h2>
        <ListPart name="proposed" {...proposed} />
        {proposedPath && <a href={proposedPath}>{deskListWords.allProposed}</a>}
      </section>
      <p>
        <a href={pastPath}>{deskListWords.pastVisits}</a>
      </p>
      <CalendarForm path={`${OWNER_PATH}${VISITS}`} text={deskListWords.calendar.text} formToken={formToken} />
    </>
  )
}

/** By day, with what is needed on the way. */
function BookedVisits({ page, now, nextPath, firstPath, userAgent }: ListPageProps & { userAgent: string }) {
  const words = deskLists.visits
  if (page.enquiries.length === 0 && firstPath === undefined) return <Empty text={words.empty} hint={words.emptyHint} />
  const days = Map.groupBy(page.enquiries, (enquiry) => dayOf(enquiry, now))
  return (
    <>
      {[...days].map(([day, enquiries]) => (
        <section className="desk-part" aria-labelledby={`dag-${day}`} key={day}>
          <h2 id={`dag-${day}`}>{deskListWords.days[day]}</h2>
          <EnquiryRows enquiries={enquiries} now={now} ways={(enquiry) => <VisitWays enquiry={enquiry} userAgent={userAgent} />} />
        </section>
      ))}
      <Pager nextPath={nextPath} firstPath={firstPath} more={words.more} />
    </>
  )
}

function ListPart({ name, page, now, nextPath, firstPath }: ListPageProps & { name: ListName }) {
  const words = deskLists[name]
  if (page.enquiries.length === 0 && firstPath === undefined) return <Empty text={words.empty} hint={words.emptyHint} />
  return (
    <>
      <EnquiryRows enquiries={page.enquiries} now={now} />
      <Pager nextPath={nextPath} firstPath={firstPath} more={words.more} />
    </>
  )
}

export function Empty({ text, hint }: { text: string; hint: string }) {
  return (
    <div className="desk-empty">
      <p className="desk-empty-text">{text}</p>
      <p className="desk-hint">{hint}</p>
    </div>
  )
}

export function Pager({ nextPath, firstPath, more }: Pick<ListPageProps, 'nextPath' | 'firstPath'> & { more: string }) {
  if (nextPath === undefined && firstPath === undefined) return null
  return (
    <p className="desk-pager">
      {nextPath && (
        <a className="button" href={nextPath} rel="next">
          {more}
        </a>
      )}
      {firstPath && <a href={firstPath}>{deskListWords.first}</a>}
    </p>
  )
}

type SearchProps = ListPageProps & {
  searched: string
  /** Undefined where nothing can be asked for. */
  filter: { chips: ReactNode; isFiltered: boolean }
  /** Back to the list that was open before. */
  clearPath: string
}

export function SearchPage({ searched, page, now, nextPath, firstPath, filter, clearPath }: SearchProps) {
  const words = deskListWords.search
  const quoted = `”${searched}”`
  return (
    <>
      <div className="desk-heading">
        <h1>{words.heading}</h1>
        {page.enquiries.length > 0 && <p className="desk-lead">{`${words.found} ${quoted}. ${words.newest}`}</p>}
      </div>
      {filter.chips}
      {page.enquiries.length > 0 || firstPath ? (
        <EnquiryRows enquiries={page.enquiries} now={now} />
      ) : (
        <Empty text={`${words.none} ${quoted}.`} hint={filter.isFiltered ? deskListWords.filter.noneHint : words.hint} />
      )}
      <Pager nextPath={nextPath} firstPath={firstPath} more={words.more} />
      <p>
        <a href={clearPath}>{words.clear}</a>
      </p>
    </>
  )
}
