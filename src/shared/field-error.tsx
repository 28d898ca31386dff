import { sentence } from '#content/enquiries/quote-form.ts'
import type { FieldError } from '#domain/enquiry/enquiry-answers.ts'
import { Nowrap } from './nowrap.tsx'
import { useSaidFacts } from './said-facts.ts'

/** A field error: its title, if it has one, and what to do about it. */
export function FieldErrorText({ error }: { error: FieldError }) {
  const { say } = useSaidFacts()
  return (
    <>
      {error.title && (
        <>
          <strong>
            <Nowrap>{`${error.title}.`}</Nowrap>
          </strong>{' '}
        </>
      )}
      <Nowrap>{say(sentence(error))}</Nowrap>
    </>
  )
}
