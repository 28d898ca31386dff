import { about } from '#content/company/about.ts'
import { Nowrap } from '#shared/nowrap.tsx'

/** Two columns, and below them the layers of a bathroom wall, which come on as one scrolls (styles/opened-wall.css). */
export function About() {
  const { heading, columns, layers, licence } = about
  return (
    <section className="about" id="om-oss" aria-labelledby="about-heading">
      <div className="frame">
        <h2 className="hidden-text" id="about-heading">
          {heading}
        </h2>
        {columns.map((column) => (
          <div key={column.heading}>
            <h3>{column.heading}</h3>
            <p>{column.text}</p>
          </div>
        ))}
      </div>
      <div className="opened-wall">
        <ol aria-label={layers.label}>
          {layers.steps.map(({ name, week }) => (
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
            <p>{licence.text}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
