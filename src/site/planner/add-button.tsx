import { addition } from './addition.ts'
import type { Change, PlannerAction } from './use-plan-editor.ts'

type AddButtonProps = { name: string; dispatch: (action: PlannerAction) => void; change: Change; list: 'openings' | 'plumbingPoints' }

/** Adds something to the room's walls or floor, and selects it. */
export function AddButton({ name, dispatch, change, list }: AddButtonProps) {
  return (
    <button className="planner-add" type="button" onClick={() => dispatch(addition(name, list, change))}>
      {name}
    </button>
  )
}
