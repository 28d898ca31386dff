import { received } from '#content/quote-form.ts'
import { deadlineAsSaid } from '#domain/sweden/time.ts'

/** Shown when a request has been accepted: reference, reply deadline and next steps. Other backends send no `answerBy`. */
export function Received({ reference, answerBy }: { reference: string | undefined; answerBy: string | undefined }) {
  return (
    <>
      {reference && (
        <p>
          {received.reference} <strong>{reference}</strong>.
        </p>
      )}
      {answerBy && (
        <p>
          {received.answerBy} <strong>{deadlineAsSaid(new Date(answerBy))}</strong>.
        </p>
      )}
      <ol>
        {received.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}
