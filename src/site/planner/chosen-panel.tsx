import type { RefObject } from 'react'
import { planner } from '#content/planner.ts'
import { remove } from '#domain/room/edit.ts'
import type { Id } from '#domain/room/plan.ts'
import { FixtureFields } from './fixture-fields.tsx'
import { nameOf } from './names.ts'
import { DoorFields, WindowFields } from './opening-fields.tsx'
import { PlumbingPointFields } from './outlet-fields.tsx'
import type { Act, Doing } from './use-plan.ts'

const words = planner.chosen

type ChosenProps = Pick<Doing, 'plan' | 'act'> & { id: Id; board: RefObject<SVGSVGElement | null> }

/** Everything about the one thing that is chosen, by buttons and figures: nothing has to be dragged. */
export function ChosenPanel({ plan, act, id, board }: ChosenProps) {
  const name = nameOf(plan, id)

  /** The panel goes away with its buttons; focus stays at the drawing. */
  function leave(last: Act) {
    act(last)
    board.current?.focus()
  }

  return (
    <section className="planner-chosen" aria-labelledby="vald-sak">
      <div className="planner-chosen-top">
        <h3 id="vald-sak">{name}</h3>
        <div className="planner-row">
          <button
            className="planner-button"
            type="button"
            onClick={() => leave({ does: 'step', change: (plan) => remove(plan, id), say: planner.said.removed(name) })}
          >
            {words.remove}
          </button>
          <button className="planner-button" type="button" onClick={() => leave({ does: 'choose', id: undefined })}>
            {words.done}
          </button>
        </div>
      </div>
      <Fields plan={plan} act={act} id={id} />
    </section>
  )
}

function Fields({ plan, act, id }: Omit<ChosenProps, 'board'>) {
  const fixture = plan.fixtures.find((one) => one.id === id)
  if (fixture) return <FixtureFields act={act} fixture={fixture} />
  const plumbingPoint = plan.plumbingPoints.find((one) => one.id === id)
  if (plumbingPoint) return <PlumbingPointFields act={act} plumbingPoint={plumbingPoint} />
  const opening = plan.openings.find((one) => one.id === id)
  if (opening?.kind === 'door') return <DoorFields plan={plan} act={act} opening={opening} />
  return opening ? <WindowFields plan={plan} act={act} opening={opening} /> : null
}
