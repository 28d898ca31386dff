import { memo } from 'react'
import { company } from '#content/company/company.ts'
import { priceBands } from '#content/company/price-bands.ts'
import { planWords, priceDate, priceFacts } from '#content/planner/plan-facts.ts'
import type { Plan } from '#domain/room/plan.ts'
import { priceIndication } from '#domain/room/price.ts'
import { Nowrap } from '#shared/nowrap.tsx'

/** The price indication: always a range, always with its conditions. */
export const PricePanel = memo(function PricePanel({ plan }: { plan: Plan }) {
  const indication = priceIndication(plan, priceBands, company.rot)
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
