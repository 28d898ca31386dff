import type { ReactNode } from 'react'
import { deskListWords, requestsInWords } from '#content/desk/lists.ts'
import { photosInWords } from '#content/enquiries/enquiry-photos.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { whenAsSaid } from '#domain/sweden/time.ts'
import { PHOTOS_FOLDER, SMALL } from '#server/enquiries/enquiry-photos.tsx'
import { turnOf } from '#server/enquiries/enquiry-record.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import { cutAfter } from '../cut-after.ts'
import { EnquiryStatus } from '../enquiry/enquiry-status.tsx'
import { COUNTED_UP_TO, type ListedEnquiry } from './enquiry-lists.ts'

type RowsProps = {
  enquiries: readonly ListedEnquiry[]
  now: Date
  /** What stands before each, for instance its checkbox. */
  before?: (enquiry: ListedEnquiry) => ReactNode
  /** What can be done about each at once. */
  ways?: (enquiry: ListedEnquiry) => ReactNode
}

/** Enquiries, a line each. The whole line leads to the enquiry; what is read aloud is its name. */
export function EnquiryRows({ enquiries, now, before, ways }: RowsProps) {
  return (
    <ul className="enquiry-rows">
      {enquiries.map((enquiry) => (
        <li key={enquiry.reference}>
          {before?.(enquiry)}
          <FirstPhoto enquiry={enquiry} />
          <EnquiryRow enquiry={enquiry} now={now} />
          {ways?.(enquiry)}
        </li>
      ))}
    </ul>
  )
}

function EnquiryRow({ enquiry, now }: { enquiry: ListedEnquiry; now: Date }) {
  const { name, reference, project, location, timeline, budget, receivedAt, requests, takenBy, visit } = enquiry
  const words = firstWords(enquiry, now)
  return (
    <div className="enquiry-row">
      <p className="who">
        {isUnread(enquiry, now) && <span className="unread" role="img" aria-label={deskListWords.unread} />}
        <a href={requestPath(reference)}>{name}</a>
      </p>
      <p className="what">
        {timeline === 'akut' && <strong className="urgent">{choices.timeline.akut}</strong>}
        <span>{`${choices.project[project]}, ${location}`}</span> <span className="budget">{choices.budget[budget]}</span>
      </p>
      <EnquiryStatus enquiry={enquiry} now={now} />
      {words !== '' && <p className="words">{`”${words}”`}</p>}
      <p className="about">
        <span>{`${deskListWords.received} ${whenAsSaid(new Date(receivedAt), now)}`}</span>
        {requests > 1 && <span className="again">{requestsInWords(requests, requests === COUNTED_UP_TO)}</span>}
        {takenBy && <span>{`${deskListWords.takenBy} ${takenBy}`}</span>}
        {visit?.state === 'booked' && visit.assignee && <span>{`${visit.assignee.name} ${deskListWords.goes}`}</span>}
        <Signs enquiry={enquiry} />
      </p>
    </div>
  )
}

/** Small, beside the words that tell of it. */
function FirstPhoto({ enquiry: { reference, photos } }: { enquiry: ListedEnquiry }) {
  const photo = photos.find(({ kind }) => kind === 'photo')
  if (!photo) return null
  const { sha256, width, height } = photo
  return <img className="row-photo" src={`${requestPath(reference)}/${PHOTOS_FOLDER}/${sha256}/${SMALL}`} alt="" width={width} height={height} loading="lazy" />
}

/** Something came from the customer that nobody has opened. */
function isUnread(enquiry: ListedEnquiry, now: Date): boolean {
  const { whose, since } = turnOf(enquiry, now)
  return whose === 'ours' && (enquiry.openedAt === undefined || enquiry.openedAt < since)
}

/** What the customer said that it is about now, cut after so many characters, between words. */
function firstWords(enquiry: ListedEnquiry, now: Date): string {
  const { whose, reason } = turnOf(enquiry, now)
  if (whose !== 'ours') return ''
  const latest = reason === 'no time fits' ? enquiry.visit?.wish : reason === 'customer wrote' ? enquiry.addedWords : ''
  return cutAfter(latest || enquiry.message, MOST_WORDS)
}

const MOST_WORDS = 90

/** That there are a drawing and photos. */
function Signs({ enquiry: { drawn, photos } }: { enquiry: ListedEnquiry }) {
  return (
    <>
      {drawn && (
        <svg className="sign" viewBox="0 0 20 20" role="img" aria-label={deskListWords.drawing}>
          <path d="M2 2h16v16H2Z M2 11h7 M12 11h6 M9 18v-4" />
        </svg>
      )}
      {photos.length > 0 && (
        <span className="photo-count">
          <svg className="sign" viewBox="0 0 20 20" role="img" aria-label={photosInWords(photos.map(({ kind }) => kind))}>
            <path d="M2 4h16v12H2Z M2 13.5l4.5-4.5 4 4 3-3L18 14 M13.5 7.5h.1" />
          </svg>
          <span aria-hidden="true">{photos.length}</span>
        </span>
      )}
    </>
  )
}
