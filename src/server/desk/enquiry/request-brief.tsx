import { Fragment } from 'react'
import { requestPage } from '#content/desk/request.ts'
import { answerInWords } from '#content/enquiries/quote-form.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import { DRAWING } from '#domain/paths.ts'
import { PHOTOS_FOLDER, SMALL } from '#server/enquiries/enquiry-photos.tsx'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'

/** "4–8 m² · 100 000–200 000 kr · Akut", on a narrow screen broken between the answers alone. */
export function Brief({ enquiry }: { enquiry: EnquiryRecord }) {
  const answers = BRIEFLY.map((name) => answerInWords(enquiry, name)).filter((answer) => answer !== '')
  return answers.map((answer, index) => (
    <Fragment key={answer}>
      {index > 0 && ' · '}
      <span className="nowrap">{answer}</span>
    </Fragment>
  ))
}

const BRIEFLY = ['size', 'budget', 'timeline'] as const

/** `path`: of the request's page. `from`: the same, where that is another than the one that shows it. */
type StripProps = { enquiry: EnquiryRecord; additions: readonly Addition[]; path: string; from?: string }

/** Small photos, and the way to the drawing. */
export function Strip({ enquiry, additions, path, from = '' }: StripProps) {
  const photos = enquiry.photos.filter(({ kind }) => kind === 'photo')
  const hasDrawing = enquiry.plan !== undefined || additions.some(({ plan }) => plan !== undefined)
  if (photos.length === 0 && !hasDrawing) return null
  return (
    <ul className="desk-strip" aria-label={requestPage.strip.label}>
      {photos.map(({ sha256, width, height }, index) => (
        <li key={sha256}>
          <a href={`${from}#bild-${index + 1}`}>
            <img src={`${path}/${PHOTOS_FOLDER}/${sha256}/${SMALL}`} alt={`${requestPage.strip.photo} ${index + 1}`} width={width} height={height} />
          </a>
        </li>
      ))}
      {hasDrawing && (
        <li>
          <a className="button outlined" href={`${from}#${DRAWING}`}>
            {requestPage.strip.drawing}
          </a>
        </li>
      )}
    </ul>
  )
}
