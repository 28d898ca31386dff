import type { ReactNode } from 'react'
import { deskListWords, requestsInWords } from '#content/desk/lists.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { photosInWords } from '#content/photos/photos.ts'
import { whenAsSaid } from '#domain/sweden/time.ts'
import { OWNER_PATH } from '#server/enquiries/owner-links.ts'
import { QuoteStatus } from '../enquiry/quote-status.tsx'
import { COUNTED_UP_TO, type ListedQuote } from './quote-lists.ts'

type RowsProps = {
  quotes: readonly ListedQuote[]
  now: Date /** Says what the list is, where no heading does. */
  label?: string /** What stands before each, for instance its checkbox. */
  before?: (quote: ListedQuote) => ReactNode
}

/** Quotes, a line each. The whole line leads to the quote; what is read aloud is its name. */
export function QuoteRows({ quotes, now, label, before }: RowsProps) {
  return (
    <ul className="quote-rows" aria-label={label}>
      {quotes.map((quote) => (
        <li key={quote.reference}>
          {before?.(quote)}
          <QuoteRow quote={quote} now={now} />
        </li>
      ))}
    </ul>
  )
}

function QuoteRow({ quote, now }: { quote: ListedQuote; now: Date }) {
  return (
    <div className="quote-row">
      <p className="who">
        <a href={quotePath(quote.reference)}>{quote.name}</a>
      </p>
      <p className="what">{`${choices.project[quote.project]}, ${quote.location}`}</p>
      <QuoteStatus quote={quote} now={now} />
      <p className="about">
        <span>{`${deskListWords.received} ${whenAsSaid(new Date(quote.receivedAt), now)}`}</span>
        {quote.requests > 1 && <span className="again">{requestsInWords(quote.requests, quote.requests === COUNTED_UP_TO)}</span>}
        {quote.takenBy && <span>{`${deskListWords.takenBy} ${quote.takenBy}`}</span>}
        <Signs quote={quote} />
      </p>
    </div>
  )
}

/** The page of a quote on the desk. */
export function quotePath(reference: string): string {
  return `${OWNER_PATH}/forfragan/${encodeURIComponent(reference)}`
}

/** That there are a drawing and photos. */
function Signs({ quote: { drawn, photos } }: { quote: ListedQuote }) {
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
