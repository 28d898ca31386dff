import { quoteForm } from '#content/quote-form.ts'
import { type Faults, fieldNames } from '#domain/quote/quote-request.ts'
import { FaultWords } from './field-error.tsx'

/** GOV.UK's error summary: names every fault in the words that also stand at the field, and links there. Takes focus. */
export function FaultSummary({ faults }: { faults: Faults }) {
  const faulty = fieldNames.flatMap((name) => (faults[name] ? [{ name, fault: faults[name] }] : []))
  if (faulty.length === 0) return null
  return (
    <section className="faults" id="faults" aria-labelledby="faults-heading" tabIndex={-1}>
      <h2 id="faults-heading">{quoteForm.faultsHeading}</h2>
      <ul>
        {faulty.map(({ name, fault }) => (
          <li key={name}>
            <a href={`#${name}`}>
              <FaultWords fault={fault} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
