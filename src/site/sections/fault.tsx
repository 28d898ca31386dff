import { Nowrap } from '#parts/nowrap.tsx'

/** A page that is missing or broken. The heading is the specification's and English. */
export function Fault({ words }: { words: { heading: string; text: string; home: string } }) {
  return (
    <div className="frame fault-page">
      <h1 lang="en">{words.heading}</h1>
      <p className="lead">
        <Nowrap>{words.text}</Nowrap>
      </p>
      <a className="button large" href="/">
        {words.home}
      </a>
    </div>
  )
}
