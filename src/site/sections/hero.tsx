import type { CompanyFacts } from '#content/company/facts.ts'
import { hero as words } from '#content/home/hero.ts'
import { breakpoints } from '#shared/breakpoints.ts'
import { Nowrap } from '#shared/nowrap.tsx'
import { type ReadyPicture, RenderingLabel } from '#shared/picture.tsx'

export function Hero({ facts, phone, wide }: { facts: CompanyFacts; phone: ReadyPicture; wide: ReadyPicture }) {
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="frame">
        <Headline />
        <div className="hero-words">
          <p className="lead">{words.subline(facts)}</p>
          <p className="buttons">
            <a className="button large" href="#kontakt">
              {words.quote}
            </a>
            <a className="button large outlined" href="#tjanster">
              {words.services}
            </a>
          </p>
        </div>
      </div>
      <div className="hero-picture">
        <picture>
          <source media={breakpoints.phone} type="image/avif" srcSet={phone.avif} width={phone.width} height={phone.height} />
          <source type="image/avif" srcSet={wide.avif} />
          <img src={wide.webp} width={wide.width} height={wide.height} alt={wide.alt} fetchPriority="high" />
        </picture>
        <RenderingLabel kind={wide.kind} />
      </div>
      <div className="frame rot-frame">
        <aside className="rot">
          <p className="rot-figure">{words.rot.figure(facts)}</p>
          <p className="rot-title">
            <Nowrap>{words.rot.title}</Nowrap>
          </p>
          <p>{words.rot.text(facts)}</p>
        </aside>
      </div>
    </section>
  )
}

/** The full stops are drawn as tiles but stay characters, for screen readers and copying. The plumb line hangs from the last. */
function Headline() {
  const [first, last] = words.headline
  const [opening, ...rest] = first.split(' ')
  return (
    <h1 id="hero-heading">
      {`${opening} `}
      <span className="nowrap">
        {rest.join(' ')}
        <span className="full-stop">.</span>
      </span>{' '}
      <span className="last-word">
        {last}
        <span className="full-stop">
          .
          <svg className="plumb" viewBox="0 0 16 452" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path d="M7 0h2v400h1v8h6v18l-8 26-8-26v-18h6v-8h1z" />
          </svg>
        </span>
      </span>
    </h1>
  )
}
