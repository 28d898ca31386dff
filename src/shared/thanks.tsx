import { received, toasts } from '#content/quote-form.ts'
import { Nowrap } from './nowrap.tsx'
import { Received } from './received.tsx'

/** The response to a visitor without script whose request has been accepted. Without `answerBy` no reply is promised. */
export function Thanks({ reference, answerBy }: { reference: string; answerBy: string | undefined }) {
  const words = answerBy === undefined ? toasts.setAside : toasts.sent
  return (
    <div className="thanks">
      <h1>{words.title}</h1>
      <p>
        <Nowrap>{words.text}</Nowrap>
      </p>
      <Received reference={reference} answerBy={answerBy} />
      <p>
        <a className="button outlined" href="/">
          {received.home}
        </a>
      </p>
    </div>
  )
}
