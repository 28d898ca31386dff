import { planner } from '#content/planner.ts'
import { movePlumbingPoint, NUDGE } from '#domain/room/edit.ts'
import type { PlumbingPoint, Point } from '#domain/room/plan.ts'
import { LengthField } from './length-field.tsx'
import { placeInWords } from './names.ts'
import { NudgeButton } from './nudge-button.tsx'
import type { Doing } from './use-plan.ts'

const words = planner.chosen

export function PlumbingPointFields({ act, plumbingPoint: { id, at } }: Pick<Doing, 'act'> & { plumbingPoint: PlumbingPoint }) {
  const move = (to: Point) => act({ does: 'step', change: (plan) => movePlumbingPoint(plan, id, to), say: (plan) => placeInWords(plan, id) })
  return (
    <>
      <NudgeButton onMove={(right, down) => move({ x: at.x + right * NUDGE, y: at.y + down * NUDGE })} />
      <details>
        <summary>{words.measures}</summary>
        <div className="planner-inputs">
          <LengthField label={words.fromLeft} value={at.x} onSet={(x) => move({ x, y: at.y })} />
          <LengthField label={words.fromTop} value={at.y} onSet={(y) => move({ x: at.x, y })} />
        </div>
      </details>
    </>
  )
}
