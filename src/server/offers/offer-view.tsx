import type { ReactNode } from 'react'
import { Facts } from '#server/core/http/facts.tsx'
import type { OfferPart, OfferSum } from './offer-parts.ts'

type ViewProps = { options?: ReactNode; isLive?: boolean }

/** An offer as a page. `options`: a form in place of the list of options, where they can be chosen; then the sums are told when they change. */
export function OfferView({ parts, ...view }: ViewProps & { parts: readonly OfferPart[] }) {
  return (
    <div className="offer">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reordered
        <Part key={index} part={part} {...view} />
      ))}
    </div>
  )
}

function Part({ part, options, isLive }: ViewProps & { part: OfferPart }) {
  switch (part.kind) {
    case 'heading':
      return <h2>{part.text}</h2>
    case 'words':
      return <p className="words">{part.text}</p>
    case 'facts':
      return <Facts facts={part.facts} />
    case 'sums':
      return isLive ? (
        <div aria-live="polite">
          <OfferSums sums={part.sums} />
        </div>
      ) : (
        <OfferSums sums={part.sums} />
      )
    case 'options':
      return options ?? <Rows rows={part.rows} />
    case 'lines':
      return <Rows rows={part.rows} />
  }
}

function Rows({ rows }: { rows: Extract<OfferPart, { kind: 'lines' }>['rows'] }) {
  return (
    <ul className="offer-lines">
      {rows.map(({ id, name, detail, sum }) => (
        <li key={id}>
          <span>{name}</span>
          <span className="sum">{sum}</span>
          <span className="hint">{detail}</span>
        </li>
      ))}
    </ul>
  )
}

export function OfferSums({ sums }: { sums: readonly OfferSum[] }) {
  return (
    <dl className="offer-sums">
      {sums.map(({ name, words, value, isStrong }) => (
        <div key={name} className={isStrong ? 'strong' : undefined}>
          <dt>{words}</dt>
          <dd data-sum={name}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
