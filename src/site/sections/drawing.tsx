import { drawing as words } from '#content/rita/rita.ts'
import { breakpoints } from '#shared/breakpoints.ts'
import { Picture, type ReadyPicture } from '#shared/picture.tsx'

export function Drawing({ picture }: { picture: ReadyPicture }) {
  return (
    <section className="drawing" id="uppritning" aria-labelledby="drawing-heading">
      <div className="frame columns">
        <div className="drawing-words">
          <h2 id="drawing-heading">{words.heading}</h2>
          <p>{words.text}</p>
          <a className="button large" href="/rita">
            {words.link}
          </a>
        </div>
        <figure className="to-edges">
          <Picture picture={picture} sizes={`${breakpoints.stacked} 118vw, 66vw`} />
          <figcaption>
            <strong>{`${words.card}. `}</strong>
            {words.note}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
