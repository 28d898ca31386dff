import type { ReactNode } from 'react'
import { answerByWords } from '#content/enquiries/answer-by.ts'
import { received } from '#content/enquiries/quote-form.ts'
import { deadlineAsSaid } from '#domain/sweden/time.ts'

export type ReceivedProps = {
  reference: string | undefined
  /** When a reply is promised, ISO 8601. Other backends send none. */
  answerBy: string | undefined
  /** The address that a confirmation is sent to. */
  confirmedTo: string | undefined
  /** The path of the customer's page, if there is one. */
  page: string | undefined
}

/** Shown when a request has been accepted: reference, deadline, where the confirmation goes, its photos (`children`), and next steps. */
export function Received({ reference, answerBy, confirmedTo, page, children }: ReceivedProps & { children?: ReactNode }) {
  return (
    <>
      {reference && (
        <p>
          {received.reference} <strong>{reference}</strong>.
        </p>
      )}
      {answerBy && (
        <p>
          {answerByWords(new Date(answerBy), new Date())} <strong>{deadlineAsSaid(new Date(answerBy))}</strong>.
        </p>
      )}
      {confirmedTo && (
        <p>
          {received.confirmed} <strong>{confirmedTo}</strong>.
        </p>
      )}
      {page && (
        <p>
          <a href={page}>{received.follow}</a>
        </p>
      )}
      {children}
      <ol>
        {received.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
