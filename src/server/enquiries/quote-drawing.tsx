import { versionInWords } from '#content/enquiries/additions.ts'
import { findingLines, planFacts, planWords, priceDate, priceFacts } from '#content/planner/plan-facts.ts'
import { measuresNote } from '#content/planner/room-words.ts'
import type { Addition } from '#domain/enquiry/addition.ts'
import { drawingVersions, type PricedPlan } from '#domain/enquiry/drawings.ts'
import type { Quote } from '#domain/enquiry/quote.ts'
import { DRAWING } from '#domain/paths.ts'
import { unpackPlan } from '#domain/room/share.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { PlanDrawing } from '#shared/plan-drawing.tsx'
import { QuoteFogplan } from './quote-fogplan.tsx'

type QuoteDrawingProps = {
  id: string | undefined
  quote: PricedPlan
  heading: string
  unreadable?: string
  /** Who asked, where the drawing's Fogplan is shown too. */
  fogplanOf?: Quote | undefined
}

type QuoteDrawingsProps = Omit<QuoteDrawingProps, 'id' | 'quote' | 'fogplanOf'> & {
  quote: Quote
  additions: readonly Addition[]
  most?: number
  withFogplan?: boolean
}

/** The versions of a quote's drawing, the newest first; a single one by its heading alone. `most`: how many of them. The Fogplan is the newest one's. */
export function QuoteDrawings({ quote, additions, heading, most, withFogplan = false, ...words }: QuoteDrawingsProps) {
  const versions = drawingVersions(quote, additions)
  return versions
    .toReversed()
    .slice(0, most)
    .map((drawing, index) => (
      <QuoteDrawing
        key={drawing.version}
        id={index === 0 ? DRAWING : undefined}
        quote={drawing}
        heading={versions.length > 1 ? versionInWords(heading, drawing) : heading}
        fogplanOf={withFogplan && index === 0 ? quote : undefined}
        {...words}
      />
    ))
}

/** The drawing of a quote on a private page, with quantities, findings and the stored price indication. */
function QuoteDrawing({ id, quote: { plan: packed, price }, heading, unreadable = planWords.unreadable, fogplanOf }: QuoteDrawingProps) {
  if (packed === undefined) return null
  const plan = unpackPlan(packed)
  const lines = plan ? findingLines(plan) : []
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {plan ? <PlanDrawing plan={plan} /> : <p>{unreadable}</p>}
      {plan && <Facts facts={planFacts(plan)} />}
      {lines.length > 0 && (
        <>
          <h3>{planWords.findings}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {plan && fogplanOf && <QuoteFogplan plan={plan} quote={fogplanOf} />}
      {plan && <p>{measuresNote}</p>}
      {price && (
        <>
          <h3>{planWords.price}</h3>
          <Facts facts={priceFacts(price)} />
          <p>{priceDate(price)}</p>
        </>
      )}
    </>
  )
}
