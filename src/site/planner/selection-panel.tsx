import { lazy, type RefObject } from 'react'
import { planner } from '#content/planner/planner.ts'
import { remove } from '#domain/room/edit.ts'
import type { Id } from '#domain/room/plan.ts'
import { duplication } from './addition.ts'
import { Late } from './late.tsx'
import { nameOf, wallWithId } from './names.ts'
import type { PlanEditor, PlannerAction } from './use-plan-editor.ts'

const words = planner.selection

/** Nothing is selected when the planner opens. */
const ItemFields = lazy(async () => ({ default: (await import('./item-fields.tsx')).ItemFields }))

type SelectionProps = Pick<PlanEditor, 'plan' | 'dispatch'> & { id: Id; board: RefObject<SVGSVGElement | null>; panel: RefObject<HTMLElement | null> }

/** Everything about the selected item, by buttons and figures: dragging is never required. */
export function SelectionPanel({ plan, dispatch, id, board, panel }: SelectionProps) {
  const name = nameOf(plan, id)
  const wall = wallWithId(plan, id)
  const isFixture = plan.fixtures.some((one) => one.id === id)
  const isOpening = plan.openings.some((one) => one.id === id)

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
      <div className={`planner-item-fields ${wall ? 'of-wall' : isOpening ? 'of-opening' : ''}`}>
        <Late>
          <ItemFields plan={plan} dispatch={dispatch} id={id} />
        </Late>
      </div>
    </section>
  )
}
