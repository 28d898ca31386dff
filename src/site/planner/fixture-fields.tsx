import { itemWords as words } from '#content/planner/item-words.ts'
import { planner } from '#content/planner/planner.ts'
import { boxOf } from '#domain/room/boxes.ts'
import { moveFixture, nudgeFixture, resizeFixture, turnFixture } from '#domain/room/edit.ts'
import { fixtures, isBuiltIn } from '#domain/room/fixtures.ts'
import { distanceLimits, fixtureLimits } from '#domain/room/limits.ts'
import type { Fixture, Mm, Plan } from '#domain/room/plan.ts'
import { BuiltInFields } from './built-in-fields.tsx'
import { inCm } from './in-cm.ts'
import { LengthField } from './length-field.tsx'
import { nameOf, placeInWords } from './names.ts'
import { NudgeButtons } from './nudge-buttons.tsx'
import { SelectField } from './select-field.tsx'
import type { Change, PlanEditor } from './use-plan-editor.ts'

export function FixtureFields({ plan, dispatch, fixture }: Pick<PlanEditor, 'dispatch'> & { plan: Plan; fixture: Fixture }) {
  const { id, kind, width, depth, at } = fixture
  const { left, top } = boxOf(fixture)
  const edit = (change: Change) => dispatch({ type: 'change', change })
  const moveBy = (x: Mm, y: Mm) => edit((plan) => moveFixture(plan, id, { x: at.x + x, y: at.y + y }, { snapped: false }))
  const { sizes } = fixtures[kind]
  const size = `${width}x${depth}`
  const known = Object.fromEntries(sizes.map(({ width, depth }) => [`${width}x${depth}`, `${inCm(width)} × ${inCm(depth)} cm`]))
  return (
    <>
      <NudgeButtons
        onMove={(right, down) =>
          dispatch({ type: 'change', change: (plan) => nudgeFixture(plan, id, right, down), announce: (plan) => placeInWords(plan, id) })
        }
        onTurn={() => dispatch({ type: 'change', change: (plan) => turnFixture(plan, id), announce: (plan) => planner.announcements.turned(nameOf(plan, id)) })}
      />
      <details>
        <summary>{words.measures}</summary>
        <div className="planner-inputs">
          <LengthField label={words.fromLeft} value={left} limits={distanceLimits} onSet={(to) => moveBy(to - left, 0)} />
          <LengthField label={words.fromTop} value={top} limits={distanceLimits} onSet={(to) => moveBy(0, to - top)} />
          <SelectField
            label={words.size}
            value={size in known ? size : ''}
            words={size in known ? known : { '': words.ownSize, ...known }}
            onPick={(picked) => {
              const [width, depth] = picked.split('x').map(Number)
              if (width && depth) edit((plan) => resizeFixture(plan, id, { width, depth }))
            }}
          />
          <LengthField label={words.width} value={width} limits={fixtureLimits} onSet={(width) => edit((plan) => resizeFixture(plan, id, { width, depth }))} />
          <LengthField label={words.depth} value={depth} limits={fixtureLimits} onSet={(depth) => edit((plan) => resizeFixture(plan, id, { width, depth }))} />
          {isBuiltIn(kind) && <BuiltInFields plan={plan} dispatch={dispatch} fixture={fixture} />}
        </div>
      </details>
    </>
  )
}
