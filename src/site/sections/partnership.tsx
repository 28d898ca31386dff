import { Fragment } from 'react'
import { company } from '#content/company/company.ts'
import { partnership as words } from '#content/company/partner.ts'
import { Picture, type ReadyPicture, RenderingLabel } from '#shared/picture.tsx'

export function Partnership({ showroom, samples }: { showroom: ReadyPicture; samples: readonly string[] }) {
  return (
    <section className="partnership" aria-labelledby="partnership-heading">
      <figure className="showroom">
        <Picture picture={showroom} sizes="96vw" />
        <RenderingLabel kind={showroom.kind} />
        <figcaption>{words.showroom}</figcaption>
      </figure>
      <div className="frame columns">
        <div className="partner-words">
          <h2 id="partnership-heading">{words.heading}</h2>
          <p className="lead">{words.name}</p>
          <p>{words.description}</p>
          <a className="button large outlined out" href={company.partner.url} target="_blank" rel="noopener" aria-describedby="new-tab">
            {words.visit}
          </a>
          <span className="hidden-text" id="new-tab">
            {words.newTab}
          </span>
        </div>
        <div className="offer to-edges">
          <div className="samples">
            {samples.map((sample) => (
              <img key={sample} src={sample} width="240" height="240" alt="" loading="lazy" />
            ))}
          </div>
          <h3>{words.offer.heading}</h3>
          <dl>
            {words.offer.items.map((item) => (
              <Fragment key={item.name}>
                <dt>{item.name}</dt>
                <dd>{item.text}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
