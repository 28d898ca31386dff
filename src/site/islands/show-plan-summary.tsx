import { createRoot } from 'react-dom/client'
import { PlanSummary } from '#shared/plan-summary.tsx'

/** Loaded only when a drawing came along. */
export function showPlanSummary(place: Element, packed: string) {
  createRoot(place).render(<PlanSummary packed={packed} />)
}
