import type { Id } from '#domain/room/plan.ts'
import type { PlannerAction } from './use-plan-editor.ts'

/** Items as buttons that select them. */
export function PlanItemList({ items, dispatch }: { items: readonly { id: Id; name: string }[]; dispatch: (action: PlannerAction) => void }) {
  if (items.length === 0) return null
  return (
    <ul className="planner-row planner-items">
      {items.map(({ id, name }) => (
        <li key={id}>
          <button className="planner-item" type="button" onClick={() => dispatch({ type: 'select', id })}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
