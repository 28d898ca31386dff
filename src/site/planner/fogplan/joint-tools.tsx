import { memo } from 'react'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { type Axis, axes, type Plan } from '#domain/room/plan.ts'
import { lockJoints, moveJoints, proposeAgain, setNiche } from '#domain/room/tiling/edit-tiling.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { proposedNiche } from '#domain/room/tiling/niche.ts'
import { snapPlaces } from '#domain/room/tiling/set-out.ts'
import { modulo, pitchOf } from '#domain/room/tiling/tiling.ts'
import type { Change, PlannerAction } from '../use-plan-editor.ts'
import { jointsInWords } from './place-joints.ts'
import { movedBy } from './use-joint-keys.ts'

const STEPS = { left: ['x', -10], right: ['x', 10], up: ['y', 10], down: ['y', -10] } as const

type JointToolsProps = { plan: Plan; setOut: SetOut; dispatch: (action: PlannerAction) => void }

/** Everything that moves a surface's joints without dragging them. */
export const JointTools = memo(function JointTools({ plan, setOut, dispatch }: JointToolsProps) {
  const { surface, tiling, origin } = setOut
  const { name } = surface
  const locks = name === 'floor' ? fogplan.lockFloor : fogplan.lock
  const edit = (change: Change) => dispatch({ type: 'change', change, announce: (plan) => jointsInWords(plan, name) })
  const isLocked = (axis: Axis) => tiling.locked.includes(axis)
  const niche = name === 'floor' || tiling.niche ? undefined : proposedNiche(plan, setOut)
  return (
    <fieldset className="planner-row" aria-label={fogplan.tools}>
      {(['left', 'right', 'up', 'down'] as const).map((way) => {
        const [axis, by] = STEPS[way]
        return (
          <button
            key={way}
            className={`planner-arrow ${way}`}
            type="button"
            aria-label={fogplan.directions[way]}
            disabled={isLocked(axis)}
            onClick={() => edit(movedBy(surface, axis, by))}
          />
        )
      })}
      {(['symmetric', 'whole'] as const).map((to) => (
        <button key={to} className="planner-button" type="button" disabled={isLocked('x')} onClick={() => edit(snapped(setOut, to))}>
          {fogplan[to]}
        </button>
      ))}
      {axes.map((axis) => (
        <button
          key={axis}
          className="planner-button"
          type="button"
          aria-pressed={isLocked(axis)}
          onClick={() => edit((plan) => lockJoints(plan, name, axis, origin[axis], !isLocked(axis)))}
        >
          {locks[axis]}
        </button>
      ))}
      <button
        className="planner-button"
        type="button"
        disabled={tiling.x === undefined && tiling.y === undefined}
        onClick={() => edit((plan) => proposeAgain(plan, name))}
      >
        {fogplan.again}
      </button>
      {name !== 'floor' && (
        <button className="planner-button" type="button" disabled={!niche && !tiling.niche} onClick={() => edit((plan) => setNiche(plan, name, niche))}>
          {tiling.niche ? fogplan.removeNiche : fogplan.addNiche}
        </button>
      )}
    </fieldset>
  )
})

/** The next symmetric or whole place to the right. */
function snapped(setOut: SetOut, to: 'symmetric' | 'whole'): Change {
  const { surface, tiling, origin } = setOut
  return (plan) => {
    const pitch = pitchOf(tiling, 'x')
    const ahead = (start: number) => modulo(start - origin.x - 1e-6, pitch)
    const [next] = snapPlaces(plan, setOut, 'x')
      .filter((place) => place.to === to)
      .toSorted((one, other) => ahead(one.start) - ahead(other.start))
    return next ? moveJoints(plan, surface.name, 'x', next.start) : plan
  }
}
