import { Fragment } from 'react'
import { privacy } from '#content/company/legal.ts'
import { Nowrap } from './nowrap.tsx'
import { useSaidFacts } from './said-facts.ts'

/** How personal data is handled: a short text, and the full one below it. */
export function Privacy() {
  const { say } = useSaidFacts()
  return (
    <details className="privacy">
      <summary>{privacy.summary}</summary>
      <p>
        <Nowrap>{privacy.short}</Nowrap>
      </p>
      <h3>{privacy.heading}</h3>
      <dl>
        {privacy.full.map(({ term, text }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>
              <Nowrap>{say(text)}</Nowrap>
            </dd>
          </Fragment>
        ))}
      </dl>
    </details>
  )
}
