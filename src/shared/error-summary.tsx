import { quoteForm } from '#content/enquiries/quote-form.ts'
import { type FieldErrors, fieldNames } from '#domain/enquiry/enquiry-answers.ts'
import { FieldErrorText } from './field-error.tsx'

/** The labels stand in the order of the form; a request's fields in the order of its body. */
const labelled = Object.keys(quoteForm.labels)
const inPageOrder = fieldNames.toSorted((a, b) => labelled.indexOf(a) - labelled.indexOf(b))

/** GOV.UK's error summary: repeats every field error and links to its field. Takes focus. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const invalid = inPageOrder.flatMap((name) => (errors[name] ? [{ name, error: errors[name] }] : []))
  if (invalid.length === 0) return null
  return (
    <section className="errors" id="errors" aria-labelledby="errors-heading" tabIndex={-1}>
      <h2 id="errors-heading">{quoteForm.errorsHeading}</h2>
      <ul>
        {invalid.map(({ name, error }) => (
          <li key={name}>
            <a href={`#${name}`}>
              <FieldErrorText error={error} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
