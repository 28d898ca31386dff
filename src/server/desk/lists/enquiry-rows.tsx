import type { ReactNode } from 'react'
import { deskListWords, requestsInWords } from '#content/desk/lists.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { photosInWords } from '#content/photos/photos.ts'
import { whenAsSaid } from '#domain/sweden/time.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { EnquiryStatus } from '../enquiry/enquiry-status.tsx'
import { COUNTED_UP_TO, type ListedEnquiry } from './enquiry-lists.ts'

type RowsProps = {
  enquiries: readonly ListedEnquiry[]
  now: Date /** Says what the list is, where no heading does. */
  label?: string /** What stands before each, for instance its checkbox. */
  before?: (enquiry: ListedEnquiry) => ReactNode
}

/** Enquiries, a line each. The whole line leads to the enquiry; what is read aloud is its name. */
export function EnquiryRows({ enquiries, now, label, before }: RowsProps) {
  return (
    <ul className="enquiry-rows" aria-label={label}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.reference}>
          {before?.(enquiry)}
          <EnquiryRow enquiry={enquiry} now={now} />
        </li>
      ))}
    </ul>
  )
}

function EnquiryRow({ enquiry, now }: { enquiry: ListedEnquiry; now: Date }) {
  return (
    <div className="enquiry-row">
      <p className="who">
        <a href={enquiryPath(enquiry.reference)}>{enquiry.name}</a>
      </p>
      <p className="what">{`${choices.project[enquiry.project]}, ${enquiry.location}`}</p>
      <EnquiryStatus enquiry={enquiry} now={now} />
      <p className="about">
        <span>{`${deskListWords.received} ${whenAsSaid(new Date(enquiry.receivedAt), now)}`}</span>
        {enquiry.requests > 1 && <span className="again">{requestsInWords(enquiry.requests, enquiry.requests === COUNTED_UP_TO)}</span>}
        {enquiry.takenBy && <span>{`${deskListWords.takenBy} ${enquiry.takenBy}`}</span>}
        <Signs enquiry={enquiry} />
      </p>
    </div>
  )
}

/** The page of an enquiry on the desk. */
export function enquiryPath(reference: string): string {
  return `${OWNER_PATH}/forfragan/${encodeURIComponent(reference)}`
}

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
