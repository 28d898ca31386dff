import { comparison as words } from '#content/home/hero.ts'
import { renderingWords } from '#content/pictures.ts'
import { ArrowLink } from '#shared/arrow-link.tsx'
import { breakpoints } from '#shared/breakpoints.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { Picture, type ReadyPicture } from '#shared/picture.tsx'

/** Where the style sheet places the cut, in per cent from the left. */
const START = 46

const SIZES = `${breakpoints.stacked} 100vw, 66vw`

export function Comparison({ checklist, before, after }: { checklist: readonly string[]; before: ReadyPicture; after: ReadyPicture }) {
  return (
    <section className="comparison" aria-labelledby="comparison-heading">
      <div className="frame columns">
        <figure className="compared to-edges">
          <div className="before-after">
            <Picture picture={after} sizes={SIZES} />
            <Picture picture={before} sizes={SIZES} className="before" />
            <span className="divider">
              <svg viewBox="0 0 24 52" aria-hidden="true">
                <path d="M10 0h4v8h6v18l-8 26-8-26V8h6z" />
              </svg>
            </span>
            <span className="tag start">{words.before}</span>
            <span className="tag end">{words.after}</span>
            <input className="slider" type="range" aria-label={words.compare} defaultValue={START} />
          </div>
          <figcaption>{[before, after].some(({ kind }) => kind === 'rendering') ? `${words.caption} ${renderingWords.label}.` : words.caption}</figcaption>
        </figure>
        <div className="checklist">
          <h2 id="comparison-heading">{words.heading}</h2>
          <ul>
            {checklist.map((item) => (
              <li className="ticked" key={item}>
                <Nowrap>{item}</Nowrap>
              </li>
            ))}
          </ul>
          <ArrowLink href="#galleri">{words.more}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
