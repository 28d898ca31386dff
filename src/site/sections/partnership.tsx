import { Fragment } from 'react'
import { partnership as words } from '#content/company/partner.ts'
import { fillIn } from '#content/publishing/fill-in.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { Picture, type ReadyPicture, RenderingLabel } from '#shared/picture.tsx'

type PartnershipProps = { content: PageContent; showroom: ReadyPicture; samples: readonly string[] }

export function Partnership({ content: { partnership, facts }, showroom, samples }: PartnershipProps) {
  return (
    <section className="partnership" aria-labelledby="partnership-heading">
      <figure className="showroom">
        <Picture picture={showroom} sizes="96vw" />
        <RenderingLabel kind={showroom.kind} />
        <figcaption>{fillIn(partnership.showroom, facts)}</figcaption>
      </figure>
      <div className="frame columns">
        <div className="partner-words">
          <h2 id="partnership-heading">{words.heading}</h2>
          <p className="lead">{facts.partner.name}</p>
          <p>{fillIn(partnership.description, facts)}</p>
          <a className="button large outlined out" href={facts.partner.url} target="_blank" rel="noopener" aria-describedby="new-tab">
            {words.visit(facts)}
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
          <h3>{words.offer(facts)}</h3>
          <dl>
            {partnership.offer.map((item) => (
              <Fragment key={item.name}>
                <dt>{item.name}</dt>
                <dd>{fillIn(item.text, facts)}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
