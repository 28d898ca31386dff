import type { RefObject } from 'react'
import { planner } from '#content/planner/planner.ts'
import { remove } from '#domain/room/edit.ts'
import type { Id } from '#domain/room/plan.ts'
import { duplication } from './addition.ts'
import { FixtureFields } from './fixture-fields.tsx'
import { nameOf, wallWithId } from './names.ts'
import { DoorFields, WindowFields } from './opening-fields.tsx'
import { PlumbingPointFields } from './plumbing-point-fields.tsx'
import type { PlanEditor, PlannerAction } from './use-plan-editor.ts'
import { WallFields } from './wall-fields.tsx'

const words = planner.selection

type SelectionProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { id: Id; board: RefObject<SVGSVGElement | null>; panel: RefObject<HTMLElement | null> }

/** Everything about the selected item, by buttons and figures: dragging is never required. */
export function SelectionPanel({ plan, dispatch, id, board, panel }: SelectionProps) {
  const name = nameOf(plan, id)
  const wall = wallWithId(plan, id)
  const isFixture = plan.fixtures.some((one) => one.id === id)

  /** The panel disappears together with the pressed button, so focus moves to the drawing. */
  function leave(last: PlannerAction) {
    dispatch(last)
    board.current?.focus()
  }

  return (
    <section className="planner-selection" aria-labelledby="vald-sak" ref={panel}>
      <div className="apart planner-selection-top">
        <h3 id="vald-sak">{name}</h3>
        <div className="planner-row">
          {isFixture && (
            <button className="planner-button" type="button" onClick={() => dispatch(duplication(id, name))}>
              {words.duplicate}
            </button>
          )}
          {!wall && (
            <button
              className="planner-button"
              type="button"
              onClick={() => leave({ type: 'change', change: (plan) => remove(plan, id), announce: planner.announcements.removed(name) })}
            >
              {words.remove}
            </button>
          )}
          <button className="planner-button" type="button" onClick={() => leave({ type: 'select', id: undefined })}>
            {words.done}
          </button>
        </div>
      </div>
      <Fields plan={plan} dispatch={dispatch} id={id} />
    </section>
  )
}

function Fields({ plan, dispatch, id }: Omit<SelectionProps, 'board' | 'panel'>) {
  const wall = wallWithId(plan, id)
  if (wall) return <WallFields dispatch={dispatch} wall={wall} />
  const fixture = plan.fixtures.find((one) => one.id === id)
  if (fixture) return <FixtureFields dispatch={dispatch} fixture={fixture} />
  const plumbingPoint = plan.plumbingPoints.find((one) => one.id === id)
  if (plumbingPoint) return <PlumbingPointFields dispatch={dispatch} plumbingPoint={plumbingPoint} />
  const opening = plan.openings.find((one) => one.id === id)
  if (opening?.kind === 'door') return <DoorFields plan={plan} dispatch={dispatch} opening={opening} />
  return opening ? <WindowFields plan={plan} dispatch={dispatch} opening={opening} /> : null
}
