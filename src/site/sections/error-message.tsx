import type { CompanyFacts } from '#content/company/facts.ts'
import { ArrowLink } from '#shared/arrow-link.tsx'
import { Nowrap } from '#shared/nowrap.tsx'
import missingTile from './drawings/missing-tile.svg?url'

type ErrorMessageProps = {
  words: { heading: string; text: (facts: CompanyFacts) => string; home: string; questions: { text: string; href: string } }
  facts: CompanyFacts
}

/** The body of the 404 and 500 pages. The heading is English and fixed (specification §2.4, §2.5); in the drawing a tile is missing. */
export function ErrorMessage({ words, facts }: ErrorMessageProps) {
  return (
    <div className="frame columns error-page">
      <div>
        <h1 lang="en">{words.heading}</h1>
        <p className="lead">
          <Nowrap>{words.text(facts)}</Nowrap>
        </p>
        <p className="error-links">
          <a className="button large" href="/">
            {words.home}
          </a>
          <ArrowLink href={words.questions.href}>{words.questions.text}</ArrowLink>
        </p>
      </div>
      <img src={missingTile} width="768" height="560" alt="" />
    </div>
  )
}
