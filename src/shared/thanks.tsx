import type { ReactNode } from 'react'
import { received, toasts } from '#content/enquiries/quote-form.ts'
import { useFacts } from './facts-context.ts'
import { Nowrap } from './nowrap.tsx'
import { Received, type ReceivedProps } from './received.tsx'
import { Ticked } from './ticked.tsx'

/** The page for a visitor without script whose request has been accepted. Without `answerBy` no reply is promised. `children`: what is added below. */
export function Thanks({ reference, answerBy, confirmedTo, page, children }: ReceivedProps & { children?: ReactNode }) {
  const facts = useFacts()
  const words = answerBy === undefined ? toasts.setAside : toasts.sent
  return (
    <div className="thanks">
      <h1>
        <Ticked>{words.title}</Ticked>
      </h1>
      <p>
        <Nowrap>{words.text(facts)}</Nowrap>
      </p>
      <Received reference={reference} answerBy={answerBy} confirmedTo={confirmedTo} page={page} />
      {children}
      <p>
        <a className="button outlined" href="/">
          {received.home}
        </a>
      </p>
    </div>
  )
}
