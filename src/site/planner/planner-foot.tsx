import { memo, type ReactNode } from 'react'
import { priceInShort } from '#content/planner/plan-facts.ts'
import type { PageContent } from '#content/publishing/page-content.ts'
import type { Plan } from '#domain/room/plan.ts'
import { usePriceIndication } from './price-panel.tsx'

type PlannerFootProps = Pick<PageContent, 'priceFigures'> & {
  plan: Plan
  /** The way on. */
  children: ReactNode
}

/** At the foot of a phone's window while one draws: what the room may cost, and the way on. The style sheet says where it is shown. */
export function PlannerFoot({ plan, priceFigures, children }: PlannerFootProps) {
  return (
    <div className="planner-foot">
      <PriceInShort plan={plan} priceFigures={priceFigures} />
      {children}
    </div>
  )
}

const PriceInShort = memo(function PriceInShort({ plan, priceFigures }: Omit<PlannerFootProps, 'children'>) {
  const { span, conditions } = priceInShort(usePriceIndication(plan, priceFigures))
  return (
    <p>
      <strong className="nowrap">{span}</strong> <small>{conditions}</small>
    </p>
  )
})
