import type { PlannerState } from './use-plan.ts'

/** Tells whoever listens what has happened. The same words once more are said once more: every other time with a space that nobody hears. */
export function LiveRegion({ words, times }: PlannerState['said']) {
  return (
    <p className="planner-live-region" role="status">
      {words + (times % 2 === 0 ? '\u00a0' : '')}
    </p>
  )
}
