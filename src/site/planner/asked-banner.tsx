import { askedWords as words } from '#content/planner/asked-words.ts'
import { planContents } from '#content/planner/drawing-words.ts'
import { priceWithRot } from '#content/planner/plan-facts.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import type { Designs } from '#domain/room/designs.ts'
import type { Plan } from '#domain/room/plan.ts'
import { boundsOf } from '#domain/room/walls.ts'
import { centimetresBy } from '#domain/sweden/writing.ts'
import { usePriceIndication } from './price-panel.tsx'
import { RequestButton } from './request-quote.tsx'

/** Above the room that the home page's two fields asked for: what is in it, what it may cost, and the way on. It follows what is changed. */
export function AskedBanner({ plan, priceFigures, designs }: Pick<PageContent, 'priceFigures'> & { plan: Plan; designs: Designs }) {
  const { right, bottom } = boundsOf(plan.room)
  return (
    <section className="apart planner-asked" aria-labelledby="forslaget">
      <div>
        <h2 id="forslaget">{words.heading(centimetresBy(right, bottom))}</h2>
        <p>{`${planContents(plan)} ${words.adapt}`}</p>
        <dl>
          {priceWithRot(usePriceIndication(plan, priceFigures)).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <RequestButton designs={designs} look="button">
        {words.quote}
      </RequestButton>
    </section>
  )
}
