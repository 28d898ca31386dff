import { memo } from 'react'
import { priceBandsOf } from '#content/company/price-bands.ts'
import { planWords, priceDate, priceFacts } from '#content/planner/plan-facts.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import { useFacts } from '#shared/facts-context.ts'
import { Nowrap } from '#shared/nowrap.tsx'

/** The price indication: always a range, always with its conditions. */
export const PricePanel = memo(function PricePanel({ plan, priceFigures }: { plan: Plan; priceFigures: PageContent['priceFigures'] }) {
  const { priceKr, rot } = useFacts()
  const indication = priceIndication(plan, priceBandsOf(priceFigures, priceKr), { year: undefined, ...rot })
  return (
    <section className="planner-price" aria-labelledby="prisindikation">
      <h2 id="prisindikation">{planWords.price}</h2>
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
