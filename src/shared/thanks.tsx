import { received, toasts } from '#content/quote-form.ts'
import { Received } from './received.tsx'

/** The response to a visitor without script whose request has been accepted. */
export function Thanks({ reference, answerBy }: { reference: string; answerBy: string }) {
  return (
    <div className="thanks">
      <h1>{toasts.sent.title}</h1>
      <p>{toasts.sent.text}</p>
      <Received reference={reference} answerBy={answerBy} />
      <p>
        <a className="button outlined" href="/">
          {received.home}
        </a>
      </p>
    </div>
  )
}
