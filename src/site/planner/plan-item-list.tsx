import type { Id } from '#domain/room/plan.ts'
import type { Act } from './use-plan.ts'

/** What there is, each a button that chooses it. */
export function PlanItemList({ things, act }: { things: readonly { id: Id; name: string }[]; act: (act: Act) => void }) {
  if (things.length === 0) return null
  return (
    <ul className="planner-items">
      {things.map(({ id, name }) => (
        <li key={id}>
          <button className="planner-item" type="button" onClick={() => act({ does: 'choose', id })}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
