import type { ReactNode } from 'react'
import { quoteForm, received, toasts } from '#content/enquiries/quote-form.ts'
import { useFacts } from '#shared/facts-context.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { Received, type ReceivedProps } from '#shared/received.tsx'

/** One id for both outcomes: the one that is shown takes focus. */
export const OUTCOME_ID = 'outcome'

type AcceptedProps = ReceivedProps & {
  onAgain: () => void
  /** How far the request's photos have come. */
  photos: ReactNode
}

/** The request is accepted. Stays when the toast is closed; the empty form is behind its button (form.css). */
export function Accepted({ reference, answerBy, confirmedTo, page, onAgain, photos }: AcceptedProps) {
  return (
    <section className="accepted" id={OUTCOME_ID} aria-labelledby="outcome-heading" tabIndex={-1}>
      <h3 id="outcome-heading">{received.heading}</h3>
      <Received reference={reference} answerBy={answerBy} confirmedTo={confirmedTo} page={page}>
        {photos}
      </Received>
      <p>
        <button className="button outlined" type="button" onClick={onAgain}>
          {received.again}
        </button>
      </p>
    </section>
  )
}

/** The request was not accepted. The answers are kept, and the button sends them again. */
export function NotSent({ sending }: { sending: boolean }) {
  const facts = useFacts()
  return (
    <section className="errors" id={OUTCOME_ID} aria-labelledby="outcome-heading" tabIndex={-1}>
      <h3 id="outcome-heading">{toasts.failed.title}</h3>
      <p>
        <Nowrap>{toasts.failed.text(facts)}</Nowrap>
      </p>
      <button className="button" type="submit" disabled={sending}>
        {quoteForm.sendAgain}
      </button>
    </section>
  )
}
