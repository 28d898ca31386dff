import { memo } from 'react'
import { priceBandsOf } from '#content/company/price-bands.ts'
import { priceDate, priceFacts, priceHeading } from '#content/planner/plan-facts.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import type { Plan } from '#domain/room/plan.ts'
import { type PriceIndication, priceIndication } from '#domain/room/price.ts'
import { useFacts } from '#shared/facts-context.ts'
import { Nowrap } from '#shared/nowrap.tsx'

/** The price indication: always a range, always with its conditions. */
export const PricePanel = memo(function PricePanel({ plan, priceFigures }: { plan: Plan; priceFigures: PageContent['priceFigures'] }) {
  const indication = usePriceIndication(plan, priceFigures)
  return (
    <section className="planner-price" aria-labelledby="prisindikation">
      <h2 id="prisindikation">{priceHeading}</h2>
      <dl>
        {priceFacts(indication).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Nowrap>{value}</Nowrap>
            </dd>
          </div>
        ))}
      </dl>
      <p className="planner-note">{priceDate(indication)}</p>
    </section>
  )
})

export function usePriceIndication(plan: Plan, priceFigures: PageContent['priceFigures']): PriceIndication {
  const { priceKr, rot } = useFacts()
  return priceIndication(plan, priceBandsOf(priceFigures, priceKr), { year: undefined, ...rot })
}
