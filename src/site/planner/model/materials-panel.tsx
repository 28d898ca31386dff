import { useState } from 'react'
import { modelWords as words } from '#content/planner/model-words.ts'
import { finishOf, withFinish } from '#domain/room/finish.ts'
import type { Finish, Plan } from '#domain/room/plan.ts'
import { tilingOf } from '#domain/room/tiling/lay-out.ts'
import { chooseMaterial } from '../materials/choose-material.ts'
import { metalOptions, paintOptions, tileOptionsOn, woodOptions } from '../materials/swatch-options.ts'
import { Swatches } from '../materials/swatches.tsx'
import type { PlanEditor } from '../use-plan-editor.ts'
import { wallMaterial } from './tile-pattern.ts'

const kinds = ['wall', 'floor', 'metal', 'wood', 'paint'] as const
type Kind = (typeof kinds)[number]

/** The room's materials, one kind at a time. Wall by wall they are chosen in the Fogplan. */
export function MaterialsPanel({ plan, dispatch }: Pick<PlanEditor, 'plan' | 'dispatch'>) {
  const [kind, setKind] = useState<Kind>('wall')
  return (
    <div className="planner-materials">
      <fieldset className="planner-row">
        <legend className="hidden-text">{words.materials}</legend>
        {kinds.map((one) => (
          <button key={one} className="planner-button" type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
            {words.kinds[one]}
          </button>
        ))}
      </fieldset>
      <MaterialsOf kind={kind} plan={plan} dispatch={dispatch} />
      {kind === 'wall' && <p className="planner-note">{words.wallByWall}</p>}
    </div>
  )
}

function MaterialsOf({ kind, plan, dispatch }: { kind: Kind } & Pick<PlanEditor, 'plan' | 'dispatch'>) {
  const edit = (change: (plan: Plan) => Plan) => dispatch({ type: 'change', change })
  const legend = words.kinds[kind]
  const choose = (choice: Partial<Finish>) => edit((plan) => withFinish(plan, choice))
  const { metal, wood, paint } = finishOf(plan)
  switch (kind) {
    case 'wall': {
      const chosen = wallMaterial(plan)
      const onPick = (material: typeof chosen) => edit((plan) => chooseMaterial(plan, tiledWalls(plan), material))
      return <Swatches legend={legend} options={tileOptionsOn('wall', chosen)} value={chosen} onPick={onPick} />
    }
    case 'floor': {
      const { material } = tilingOf(plan, 'floor')
      const onPick = (picked: typeof material) => edit((plan) => chooseMaterial(plan, ['floor'], picked))
      return <Swatches legend={legend} options={tileOptionsOn('floor', material)} value={material} onPick={onPick} />
    }
    case 'metal':
      return <Swatches legend={legend} options={metalOptions} value={metal} onPick={(metal) => choose({ metal })} />
    case 'wood':
      return <Swatches legend={legend} options={woodOptions} value={wood} onPick={(wood) => choose({ wood })} />
    case 'paint':
      return <Swatches legend={legend} options={paintOptions} value={paint} onPick={(paint) => choose({ paint })} />
  }
}

/** The walls that have tiles; all of them where none has. */
function tiledWalls(plan: Plan): readonly number[] {
  const walls = [...plan.room.corners.keys()]
  const tiled = walls.filter((wall) => tilingOf(plan, wall).tiledTo !== 0)
  return tiled.length > 0 ? tiled : walls
}
