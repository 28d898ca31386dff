import { Fragment } from 'react'
import { privacy } from '#content/company/legal.ts'
import { useFacts } from './facts-context.ts'
import { Nowrap } from './nowrap.tsx'

/** How personal data is handled: a short text, and the full one below it. */
export function Privacy() {
  const facts = useFacts()
  return (
    <details className="privacy">
      <summary>{privacy.summary}</summary>
      <p>
        <Nowrap>{privacy.short}</Nowrap>
      </p>
      <h3>{privacy.heading}</h3>
      <dl>
        {privacy.full(facts).map(({ term, text }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>
              <Nowrap>{text}</Nowrap>
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}
