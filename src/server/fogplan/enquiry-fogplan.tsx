import { fogplan } from '#content/fogplan/fogplan.ts'
import { fogplanFacts, fogplanFactWords } from '#content/fogplan/fogplan-facts.ts'
import { FOGPLAN_FILES } from '#domain/paths.ts'
import type { Letter } from '#domain/room/designs.ts'
import type { Plan } from '#domain/room/plan.ts'
import { packPlan } from '#domain/room/share.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { areTooFine, isTooFine, piecesTogether, setOuts } from '#domain/room/tiling/lay-out.ts'
import { Facts } from '#server/core/http/facts.tsx'
import { SurfaceFigure } from '#shared/fogplan/surface-figure.tsx'

/** Pieces: more would make the page hundreds of kilobytes. All walls and the floor of a bathroom in 10 × 10 cm have 3 500. */
const MOST_SHOWN = 5000

type EnquiryFogplanProps = {
  plan: Plan
  /** Of one of two. */
  letter: Letter | undefined
  /** All of the drawing, which the page shows together. */
  designs: readonly Plan[]
  enquiry: { name: string; reference: string }
}

/** The Fogplan of a design of a request's drawing, if the customer chose something in it: counts, set-out, each surface, and the files. */
export function EnquiryFogplan({ plan, letter, designs, enquiry: { name, reference } }: EnquiryFogplanProps) {
  const facts = fogplanFacts(plan, designs)
  if (facts.length === 0) return null
  const all = setOuts(plan)
  const { pdf, poster, dxf } = fogplan.take
  return (
    <>
      <h3>{fogplanFactWords.heading}</h3>
      <Facts facts={facts} />
      {!isTooFine(all) && !areTooFine(designs) && (
        <>
          {piecesTogether(designs) <= MOST_SHOWN ? (
            <div className="fogplan-figures">
              {all.map((setOut) => (
                <SurfaceFigure key={setOut.surface.name} drawn={drawnSurface(plan, setOut)} />
              ))}
            </div>
          ) : (
            <p>{fogplan.onlyInFiles}</p>
          )}
          <form className="fogplan-files" method="post" action={FOGPLAN_FILES.pdf}>
            <input type="hidden" name="plan" value={packPlan(plan)} />
            <input type="hidden" name="namn" value={name} />
            <input type="hidden" name="arende" value={reference} />
            {letter && <input type="hidden" name="forslag" value={letter} />}
            <button className="button outlined" type="submit">
              {pdf}
            </button>
            <button className="button outlined" type="submit" formAction={FOGPLAN_FILES.poster}>
              {poster}
            </button>
            <button className="button outlined" type="submit" formAction={FOGPLAN_FILES.dxf}>
              {dxf}
            </button>
          </form>
        </>
      )}
    </>
  )
}
