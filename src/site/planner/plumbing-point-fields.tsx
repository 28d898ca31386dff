import { itemWords as words } from '#content/planner/item-words.ts'
import { movePlumbingPoint, NUDGE } from '#domain/room/edit.ts'
import { distanceLimits } from '#domain/room/limits.ts'
import type { PlumbingPoint, Point } from '#domain/room/plan.ts'
import { LengthField } from './length-field.tsx'
import { placeInWords } from './names.ts'
import { NudgeButtons } from './nudge-buttons.tsx'
import type { PlanEditor } from './use-plan-editor.ts'

export function PlumbingPointFields({ dispatch, plumbingPoint: { id, at } }: Pick<PlanEditor, 'dispatch'> & { plumbingPoint: PlumbingPoint }) {
  const move = (to: Point) => dispatch({ type: 'change', change: (plan) => movePlumbingPoint(plan, id, to), announce: (plan) => placeInWords(plan, id) })
  return (
    <>
      <NudgeButtons onMove={(right, down) => move({ x: at.x + right * NUDGE, y: at.y + down * NUDGE })} />
      <details>
        <summary>{words.measures}</summary>
        <div className="planner-inputs">
          <LengthField label={words.fromLeft} value={at.x} limits={distanceLimits} onSet={(x) => move({ x, y: at.y })} />
          <LengthField label={words.fromTop} value={at.y} limits={distanceLimits} onSet={(y) => move({ x: at.x, y })} />
        </div>
      </details>
    </>
  )
}
