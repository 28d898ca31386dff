import { planner } from '#content/planner.ts'
import { boxOf } from '#domain/room/boxes.ts'
import { moveFixture, nudgeFixture, resizeFixture, turnFixture } from '#domain/room/edit.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Fixture, Mm } from '#domain/room/plan.ts'
import { Choice } from './choice.tsx'
import { inCm } from './in-cm.ts'
import { LengthField } from './length-field.tsx'
import { nameOf, placeInWords } from './names.ts'
import { NudgeButton } from './nudge-button.tsx'
import type { Doing } from './use-plan.ts'

const words = planner.chosen

export function FixtureFields({ act, fixture }: Pick<Doing, 'act'> & { fixture: Fixture }) {
  const { id, kind, width, depth, at } = fixture
  const { left, top } = boxOf(fixture)
  const moveBy = (x: Mm, y: Mm) => act({ does: 'step', change: (plan) => moveFixture(plan, id, { x: at.x + x, y: at.y + y }, { snapped: false }) })
  const { sizes } = fixtures[kind]
  const size = `${width}x${depth}`
  const known = Object.fromEntries(sizes.map(({ width, depth }) => [`${width}x${depth}`, `${inCm(width)} × ${inCm(depth)} cm`]))
  return (
    <>
      <NudgeButton
        onMove={(right, down) => act({ does: 'step', change: (plan) => nudgeFixture(plan, id, right, down), say: (plan) => placeInWords(plan, id) })}
        onTurn={() => act({ does: 'step', change: (plan) => turnFixture(plan, id), say: (plan) => planner.said.turned(nameOf(plan, id)) })}
      />
      <details>
        <summary>{words.measures}</summary>
        <div className="planner-inputs">
          <LengthField label={words.fromLeft} value={left} onSet={(to) => moveBy(to - left, 0)} />
          <LengthField label={words.fromTop} value={top} onSet={(to) => moveBy(0, to - top)} />
          <Choice
            label={words.size}
            value={size in known ? size : ''}
            words={size in known ? known : { '': words.ownSize, ...known }}
            onPick={(picked) => {
              const [width, depth] = picked.split('x').map(Number)
              if (width && depth) act({ does: 'step', change: (plan) => resizeFixture(plan, id, { width, depth }) })
            }}
          />
          <LengthField
            label={words.width}
            value={width}
            onSet={(width) => act({ does: 'step', change: (plan) => resizeFixture(plan, id, { width, depth }) })}
          />
          <LengthField
            label={words.depth}
            value={depth}
            onSet={(depth) => act({ does: 'step', change: (plan) => resizeFixture(plan, id, { width, depth }) })}
          />
        </div>
      </details>
    </>
  )
}
