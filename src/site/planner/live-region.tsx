import type { PlannerState } from './use-plan-editor.ts'

/** Announces to screen readers. Every other announcement ends with a no-break space, so that a repeated text is announced again. */
export function LiveRegion({ text, count }: PlannerState['announcement']) {
  return (
    <p className="hidden-text planner-live-region" role="status">
      {text + (count % 2 === 0 ? '\u00a0' : '')}
    </p>
  )
}
