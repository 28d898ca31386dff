import type { Id } from '#domain/room/plan.ts'
import { FixtureFields } from './fixture-fields.tsx'
import { wallWithId } from './names.ts'
import { DoorFields, WindowFields } from './opening-fields.tsx'
import { PlumbingPointFields } from './plumbing-point-fields.tsx'
import type { PlanEditor } from './use-plan-editor.ts'
import { WallFields } from './wall-fields.tsx'

/** The fields and buttons of the selected item. */
export function ItemFields({ plan, dispatch, id }: Pick<PlanEditor, 'plan' | 'dispatch'> & { id: Id }) {
  const wall = wallWithId(plan, id)
  if (wall) return <WallFields dispatch={dispatch} wall={wall} />
  const fixture = plan.fixtures.find((one) => one.id === id)
  if (fixture) return <FixtureFields plan={plan} dispatch={dispatch} fixture={fixture} />
  const plumbingPoint = plan.plumbingPoints.find((one) => one.id === id)
  if (plumbingPoint) return <PlumbingPointFields dispatch={dispatch} plumbingPoint={plumbingPoint} />
  const opening = plan.openings.find((one) => one.id === id)
  if (opening?.kind === 'door') return <DoorFields plan={plan} dispatch={dispatch} opening={opening} />
  return opening ? <WindowFields plan={plan} dispatch={dispatch} opening={opening} /> : null
}
