import { sentence } from '#content/quote-form.ts'
import type { Fault } from '#domain/quote/quote-request.ts'
import { Nowrap } from './nowrap.tsx'

/** What is wrong with an answer: the toast's heading, where it has one, and what to do about it. */
export function FaultWords({ fault }: { fault: Fault }) {
  return (
    <>
      {fault.title && (
        <>
          <strong>
            <Nowrap>{`${fault.title}.`}</Nowrap>
          </strong>{' '}
        </>
      )}
      <Nowrap>{sentence(fault)}</Nowrap>
    </>
  )
}
