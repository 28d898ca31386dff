import { memo, type RefObject, useId } from 'react'
import { planner } from '#content/planner.ts'
import type { Plan } from '#domain/room/plan.ts'
import { drawingBox, PlanDrawing } from '#parts/plan-drawing.tsx'
import { Handle } from './handle.tsx'
import { handlesOf } from './handles.ts'
import type { Doing } from './use-plan.ts'
import { useDrag } from './use-drag.ts'
import { useKeys } from './use-keys.ts'

const words = planner.board

type BoardProps = Pick<Doing, 'plan' | 'act' | 'chosen'> & { zones: boolean; board: RefObject<SVGSVGElement | null> }

/** The drawing, with a handle on everything in it that can be chosen and moved. */
export function Board({ plan, act, chosen, zones, board }: BoardProps) {
  const help = useId()
  const drag = useDrag(plan, act, board)
  const keys = useKeys(act, board)
  const { left, top, width, height } = drawingBox(plan)
  return (
    <div className="planner-board">
      <svg ref={board} viewBox={`${left} ${top} ${width} ${height}`} role="group" aria-label={words.label} aria-describedby={help} tabIndex={-1}>
        <Backdrop plan={plan} zones={zones} />
        {handlesOf(plan).map((handle) => (
          <Handle key={handle.id} handle={handle} chosen={handle.id === chosen} drag={drag} keys={keys} act={act} />
        ))}
      </svg>
      <p className="planner-help" id={help}>
        {words.help}
      </p>
    </div>
  )
}

/** Not drawn again while a pointer moves something: a drag changes only what it drags (use-drag.ts). */
const Backdrop = memo(function Backdrop({ plan, zones }: { plan: Plan; zones: boolean }) {
  return (
    <g aria-hidden="true">
      <PlanDrawing plan={plan} zones={zones} />
    </g>
  )
})
