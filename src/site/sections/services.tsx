import { type Service, type ServiceDrawing, servicesOf, servicesSection as words } from '#content/company/services.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import membrane from './drawings/membrane.svg?url'
import rebuild from './drawings/rebuild.svg?url'
import tiles from './drawings/tiles.svg?url'

const drawings: Record<ServiceDrawing, string> = { rebuild, tiles, membrane }

export function Services({ content }: { content: PageContent }) {
  return (
    <section className="services" id="tjanster" aria-labelledby="services-heading">
      <div className="frame">
        <h2 id="services-heading">{words.heading}</h2>
        <div className="cards to-edges">
          {servicesOf(content).map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </div>
        <a className="button large closing" href="#kontakt">
          {words.call}
        </a>
      </div>
    </section>
  )
}

/** The panel is a sibling of its card: on wide screens it spans the row below all three. */
function ServiceCard({ service }: { service: Service }) {
  const heading = `${service.id}-rubrik`
  const panel = `${service.id}-mer`
  return (
    <>
      <article className="card" aria-labelledby={heading}>
        <picture>
          <img src={drawings[service.drawing]} width="320" height="160" alt="" loading="lazy" />
        </picture>
        <h3 id={heading}>{service.title}</h3>
        <p>{service.description}</p>
        <ul>
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <details name="tjanst">
          <summary aria-describedby={heading} aria-controls={panel}>
            <span className="more">{words.more}</span>
            <span className="less">{words.less}</span>
          </summary>
        </details>
      </article>
      <div className="panel" id={panel}>
        <h4>{service.expanded.title}</h4>
        <ol>
          {service.expanded.steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <Nowrap>{` ${step.content}`}</Nowrap>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
