import { layersIn, aboutSection as words } from '#content/company/about.ts'
import { fillIn } from '#content/publishing/fill-in.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { Nowrap } from '#shared/nowrap.tsx'

/** Two columns, and below them the layers of a bathroom wall, which appear one after the other while scrolling (styles/opened-wall.css). */
export function About({ content: { about, facts } }: { content: PageContent }) {
  const { columns, licence } = about
  return (
    <section className="about" id="om-oss" aria-labelledby="about-heading">
      <div className="frame">
        <h2 className="hidden-text" id="about-heading">
          {words.heading}
        </h2>
        {columns.map((column) => (
          <div key={column.heading}>
            <h3>{column.heading}</h3>
            <p>{fillIn(column.text, facts)}</p>
          </div>
        ))}
      </div>
      <div className="opened-wall">
        <ol aria-label={words.layers}>
          {layersIn(facts.renovationTime).map(({ name, week }) => (
            <li key={name}>
              {`${name} `}
              {week && <span>{week}</span>}
            </li>
          ))}
        </ol>
        <div className="frame">
          <div className="licence ticked">
            <h3>
              <Nowrap>{licence.heading}</Nowrap>
            </h3>
            <p>{fillIn(licence.text, facts)}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
