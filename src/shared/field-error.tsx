import { sentenceOf } from '#content/enquiries/quote-form.ts'
import type { FieldError } from '#domain/enquiry/enquiry-answers.ts'
import { useFacts } from './facts-context.ts'
import { Nowrap } from './nowrap.tsx'

/** A field error: its title, if it has one, and what to do about it. */
export function FieldErrorText({ error }: { error: FieldError }) {
  const facts = useFacts()
  return (
    <>
      {error.title && (
        <>
          <strong>
            <Nowrap>{`${error.title}.`}</Nowrap>
          </strong>{' '}
        </>
      )}
      <Nowrap>{sentenceOf(error, facts)}</Nowrap>
    </>
  )
}
