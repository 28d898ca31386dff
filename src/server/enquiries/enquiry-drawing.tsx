import { versionInWords } from '#content/enquiries/additions.ts'
import { differenceSentence } from '#content/planner/design-differences.ts'
import { designHeading } from '#content/planner/design-names.ts'
import { findingLines, planWords, priceDate, priceFacts } from '#content/planner/plan-facts.ts'
import { planFacts } from '#content/planner/room-facts.ts'
import { measuresNote } from '#content/planner/room-words.ts'
import { designsIn, drawingVersions, type PricedPlan, type SentDesign } from '#domain/enquiry/drawings.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { DRAWING } from '#domain/paths.ts'
import type { Plan } from '#domain/room/plan.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { EnquiryFogplan } from '#server/fogplan/enquiry-fogplan.tsx'
import { PlanDrawing } from '#shared/plan-drawing.tsx'

type EnquiryDrawingProps = {
  id: string | undefined
  enquiry: PricedPlan
  heading: string
  unreadable?: string
  /** The enquiry that the drawing belongs to, if its Fogplan is shown too. */
  fogplanOf?: Enquiry | undefined
}

type EnquiryDrawingsProps = Omit<EnquiryDrawingProps, 'id' | 'enquiry' | 'fogplanOf'> & {
  enquiry: Enquiry
  additions: readonly (PricedPlan & { at: string })[]
  most?: number
  withFogplan?: boolean
}

/** The versions of an enquiry's drawing, at most `most`, the newest first. The heading of a single one names no version. The Fogplan is that of the newest. */
export function EnquiryDrawings({ enquiry, additions, heading, most, withFogplan = false, ...words }: EnquiryDrawingsProps) {
  const versions = drawingVersions(enquiry, additions)
  return versions
    .toReversed()
    .slice(0, most)
    .map((drawing, index) => (
      <EnquiryDrawing
        key={drawing.version}
        id={index === 0 ? DRAWING : undefined}
        enquiry={drawing}
        heading={versions.length > 1 ? versionInWords(heading, drawing) : heading}
        fogplanOf={withFogplan && index === 0 ? enquiry : undefined}
        {...words}
      />
    ))
}

/** The drawing of an enquiry on a private page: its one design, or both. */
function EnquiryDrawing({ id, enquiry, heading, unreadable = planWords.unreadable, fogplanOf }: EnquiryDrawingProps) {
  const all = designsIn(enquiry)
  if (all.length === 0)
    return (
      <>
        <h2 id={id}>{heading}</h2>
        <p>{unreadable}</p>
      </>
    )
  const designs = all.map(({ plan }) => plan)
  return all.map((design, index) => (
    <DrawnDesign key={design.letter ?? 'A'} id={index === 0 ? id : undefined} design={design} designs={designs} heading={heading} fogplanOf={fogplanOf} />
  ))
}

type DrawnDesignProps = Pick<EnquiryDrawingProps, 'id' | 'heading' | 'fogplanOf'> & { design: SentDesign; designs: readonly Plan[] }

/** A design with quantities, findings and the stored price indication; the second of two with what differs from the first. */
function DrawnDesign({ id, design: { plan, price, letter }, designs, heading, fogplanOf }: DrawnDesignProps) {
  const lines = findingLines(plan)
  const [first] = designs
  return (
    <>
      <h2 id={id}>{letter ? `${heading}: ${designHeading(letter)}` : heading}</h2>
      {first && first !== plan && <p>{differenceSentence(first, plan)}</p>}
      <PlanDrawing plan={plan} />
      <Facts facts={planFacts(plan)} />
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
      {fogplanOf && <EnquiryFogplan plan={plan} letter={letter} designs={designs} enquiry={fogplanOf} />}
      <p>{measuresNote}</p>
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
