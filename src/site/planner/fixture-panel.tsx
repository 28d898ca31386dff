import { fixtureWords } from '#content/planner/fixture-words.ts'
import { planner } from '#content/planner/planner.ts'
import { addFixture } from '#domain/room/edit.ts'
import { type FixtureKind, fixtureKinds, fixtures } from '#domain/room/fixtures.ts'
import { FixtureSymbol } from '#shared/plan-symbols.tsx'
import { addition } from './addition.ts'
import { inCm } from './in-cm.ts'
import { nameOf } from './names.ts'
import { PlanItemList } from './plan-item-list.tsx'
import type { PlanEditor } from './use-plan-editor.ts'

/** Every kind of fixture with its ordinary size, and the fixtures in the room. */
export function FixturePanel({ plan, dispatch }: Pick<PlanEditor, 'plan' | 'dispatch'>) {
  return (
    <div className="planner-fields">
      <p>{planner.add.help}</p>
      <ul className="planner-catalogue">
        {fixtureKinds.map((kind) => (
          <li key={kind}>
            <button type="button" onClick={() => dispatch(addition(fixtureWords[kind].name, 'fixtures', (plan) => addFixture(plan, kind)))}>
              <KindPicture kind={kind} />
              <span>
                {fixtureWords[kind].name}
                <small>{`${inCm(fixtures[kind].width)} × ${inCm(fixtures[kind].depth)} cm`}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {plan.fixtures.length > 0 && (
        <section aria-labelledby="inne">
          <h3 id="inne">{planner.add.inside}</h3>
          <PlanItemList items={plan.fixtures.map(({ id }) => ({ id, name: nameOf(plan, id) }))} dispatch={dispatch} />
        </section>
      )}
    </div>
  )
}

/** What fills its picture (mm). Smaller ones are drawn larger than to scale, so that a pillar is seen and a bath is still the longest. */
const LARGEST = 1700

function KindPicture({ kind }: { kind: FixtureKind }) {
  const { width, depth } = fixtures[kind]
  const side = Math.sqrt(Math.max(width, depth) * LARGEST)
  return (
    <svg viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`} aria-hidden="true">
      <FixtureSymbol kind={kind} width={width} depth={depth} />
    </svg>
  )
}
