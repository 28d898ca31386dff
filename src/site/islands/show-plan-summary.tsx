import { createRoot } from 'react-dom/client'
import { PlanSummary } from '#shared/plan-summary.tsx'

/** In a file of its own, which is loaded only when there is a drawing. */
export function showPlanSummary(place: Element, packed: string) {
  createRoot(place).render(<PlanSummary packed={packed} />)
}
