import { ArrowLink } from '#shared/arrow-link.tsx'
import { Nowrap } from '#shared/nowrap.tsx'
import missingTile from './drawings/missing-tile.svg?url'

/** A page that is missing or broken. The heading is fixed, and English (specification §2.4, §2.5); the wall beside it lacks a tile. */
export function FieldError({ words }: { words: { heading: string; text: string; home: string; questions: { text: string; href: string } } }) {
  return (
    <div className="frame error-page">
      <div>
        <h1 lang="en">{words.heading}</h1>
        <p className="lead">
          <Nowrap>{words.text}</Nowrap>
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
