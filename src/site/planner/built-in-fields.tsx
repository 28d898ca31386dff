import { itemWords } from '#content/planner/item-words.ts'
import { topOf } from '#domain/room/built-in.ts'
import { setBuiltInHeight } from '#domain/room/edit.ts'
import { builtInHeightLimits } from '#domain/room/limits.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'
import { LengthField } from './length-field.tsx'
import { SelectField } from './select-field.tsx'
import type { PlanEditor } from './use-plan-editor.ts'

/** How high a pillar or boxing is: to the ceiling, a usual height, or one of its own. */
export function BuiltInFields({ plan, dispatch, fixture }: Pick<PlanEditor, 'dispatch'> & { plan: Plan; fixture: Fixture }) {
  const { usual, own, top } = itemWords.builtIn
  const high = topOf(plan, fixture)
  const set = (to: number) => dispatch({ type: 'change', change: (plan) => setBuiltInHeight(plan, fixture.id, to) })
  const picked = Number.isFinite(high) ? String(high) : 'ceiling'
  return (
    <>
      <SelectField
        label={itemWords.height}
        value={picked in usual ? picked : ''}
        words={picked in usual ? usual : { '': own, ...usual }}
        onPick={(value) => value !== '' && set(value === 'ceiling' ? Number.POSITIVE_INFINITY : Number(value))}
      />
      {Number.isFinite(high) && (
        <>
          <LengthField label={own} value={high} limits={builtInHeightLimits} onSet={set} />
          <p className="planner-note">{top}</p>
        </>
      )}
    </>
  )
}
