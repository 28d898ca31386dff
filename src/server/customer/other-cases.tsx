import { customerPage } from '#content/customer/customer-page.ts'
import { choices } from '#content/enquiries/quote-form.ts'
import { swedishTime } from '#domain/sweden/time.ts'
import type { LinkedCase } from './customer-case.ts'

/** The customer's other requests. Nothing without any. `mergedInto`: the one that this one goes on as. */
export function OtherCases({ others, mergedInto }: { others: readonly LinkedCase[]; mergedInto: string | undefined }) {
  if (others.length === 0) return null
  const { heading, goesOn } = customerPage.others
  return (
    <>
      <h2>{heading}</h2>
      <ul>
        {others.map(({ reference, project, receivedAt, path }) => (
          <li key={reference}>
            <a href={path}>{reference}</a>
            {`: ${choices.project[project]}, ${swedishTime(new Date(receivedAt))}${reference === mergedInto ? ` (${goesOn})` : ''}`}
          </li>
        ))}
      </ul>
    </>
  )
}
