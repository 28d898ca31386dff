import { planner } from '#content/planner.ts'
import { moveOutlet, NUDGE } from '#domain/room/edit.ts'
import type { Outlet, Point } from '#domain/room/plan.ts'
import { Measure } from './length-field.tsx'
import { placeInWords } from './names.ts'
import { Mover } from './nudge-button.tsx'
import type { Doing } from './use-plan.ts'

const words = planner.chosen

export function OutletFields({ act, outlet: { id, at } }: Pick<Doing, 'act'> & { outlet: Outlet }) {
  const move = (to: Point) => act({ does: 'step', change: (plan) => moveOutlet(plan, id, to), say: (plan) => placeInWords(plan, id) })
  return (
    <>
      <Mover onMove={(right, down) => move({ x: at.x + right * NUDGE, y: at.y + down * NUDGE })} />
      <details>
        <summary>{words.measures}</summary>
        <div className="measures">
          <Measure label={words.fromLeft} value={at.x} onSet={(x) => move({ x, y: at.y })} />
          <Measure label={words.fromTop} value={at.y} onSet={(y) => move({ x: at.x, y })} />
        </div>
      </details>
    </>
  )
}
