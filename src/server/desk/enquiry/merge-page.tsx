import type { CompanyFacts } from '#content/company/facts.ts'
import { enquiryTopic } from '#content/company/owner.ts'
import { requestPage } from '#content/desk/request.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import { FormError, TokenForm } from '#server/core/http/private-form.tsx'
import type { EnquiryRecord } from '#server/enquiries/enquiry-record.ts'
import { requestPath } from '#server/enquiries/request-path.ts'
import type { DeskPage } from '../desk-shell.tsx'
import type { MergeRefusal } from './merge.ts'

/** Of a request's page, and the field that names the other. */
export const MERGE = 'sla-ihop'
export const OTHER = 'med'

type MergePageParts = {
  older: EnquiryRecord
  newer: EnquiryRecord
  /** The page that led here. */
  path: string
  facts: CompanyFacts
  formToken: string
  error: string | undefined
  refusal: MergeRefusal | undefined
}

/** What becomes of the two, and the form that does it, or why it cannot be. */
export function mergeContent({ older, newer, path, facts, formToken, error, refusal }: MergePageParts): DeskPage {
  const { merge } = requestPage
  const lineOf = (enquiry: EnquiryRecord) => `${enquiry.name}, ${enquiryTopic(enquiry, facts)}, ${swedishTime(new Date(enquiry.receivedAt))}`
  return {
    title: merge.heading,
    content: (
      <div className="sheet follow-up">
        <h1>{merge.heading}</h1>
        <FormError error={error ?? (refusal && whyNot(refusal, newer))} />
        {[{ words: merge.older, enquiry: older } as const, { words: merge.newer, enquiry: newer } as const].map(({ words, enquiry }) => (
          <p key={words}>
            {`${words} `}
            <a className="nowrap" href={requestPath(enquiry.reference)}>
              {enquiry.reference}
            </a>
            <br />
            {lineOf(enquiry)}
          </p>
        ))}
        {!refusal && (
          <>
            <ul className="desk-goes">
              {merge.happens.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
            <TokenForm
              action={`${path}/${MERGE}`}
              className="desk-form"
              formToken={formToken}
              fields={{ [OTHER]: path === requestPath(older.reference) ? newer.reference : older.reference }}
              send={merge.send}
            />
          </>
        )}
        <p>
          <a href={path}>{merge.back}</a>
        </p>
      </div>
    ),
  }
}

/** In words, with the way out where there is one. */
function whyNot(refusal: MergeRefusal, { reference }: EnquiryRecord): string {
  const { notDone, refused } = requestPage.merge
  const inWords = typeof refusal === 'string' ? refused[refusal] : refusal
  return `${notDone} ${inWords(reference)}`
}
