import { memo } from 'react'
import { alternativeWords, reasonsInWords, setOutReasons } from '#content/fogplan/set-out-reasons.ts'
import { drawnJoint, drawnTile } from '#content/materials/drawn.ts'
import type { Plan } from '#domain/room/plan.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { moveJoints } from '#domain/room/tiling/edit-tiling.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { type AlternativePlace, alternativeAt, alternativePlaces, reasonFor } from '#domain/room/tiling/reasons.ts'
import type { PlannerAction } from '../use-plan-editor.ts'
import { jointsInWords } from './place-joints.ts'
import { path } from './surface-drawing.tsx'

type SetOutReasonsProps = { plan: Plan; all: readonly SetOut[]; setOut: SetOut; dispatch: (action: PlannerAction) => void }

/** Why a surface's tiles begin where they do, and the two next best places with what they cost, each a tap away. */
export const SetOutReasons = memo(function SetOutReasons({ plan, all, setOut, dispatch }: SetOutReasonsProps) {
  const { name } = setOut.surface
  const said = reasonsInWords(name, reasonFor(plan, setOut, 'x'), reasonFor(plan, setOut, 'y'))
  const others = alternativePlaces(all, setOut)
  if (!said && others.length === 0) return null
  return (
    <section aria-labelledby="fogplan-skal">
      <h3 id="fogplan-skal">{setOutReasons.heading}</h3>
      {said && <p>{said}</p>}
      {others.length > 0 && <p>{setOutReasons.others}</p>}
      <div className="fogplan-others">
        {others.map((place) => (
          <AlternativeButton key={`${place.axis} ${place.start}`} plan={plan} setOut={setOut} place={place} dispatch={dispatch} />
        ))}
      </div>
    </section>
  )
})

type AlternativeButtonProps = Omit<SetOutReasonsProps, 'all'> & { place: AlternativePlace }

/** A component of its own, because to reckon one takes a slow phone longer than a finger waits: between two of them React looks up. */
function AlternativeButton({ plan, setOut, place, dispatch }: AlternativeButtonProps) {
  const { name } = setOut.surface
  const alternative = alternativeAt(plan, setOut, place)
  if (!alternative) return null
  return (
    <button
      className="planner-button"
      type="button"
      onClick={() =>
        dispatch({ type: 'change', change: (plan) => moveJoints(plan, name, place.axis, place.start), announce: (plan) => jointsInWords(plan, name) })
      }
    >
      <SmallDrawing plan={plan} setOut={alternative.moved} />
      <span>{alternativeWords(alternative, plan)}</span>
    </button>
  )
}

function SmallDrawing({ plan, setOut }: { plan: Plan; setOut: SetOut }) {
  const { width, height, outline, painted, whole, cut, tiling, holes } = drawnSurface(plan, setOut)
  return (
    <svg viewBox={`-20 -20 ${width + 40} ${height + 40}`} aria-hidden="true">
      {painted && <path className="fogplan-paint" d={path(painted)} />}
      <path className="fogplan-joints" d={path(outline)} fill={drawnJoint(tiling)} fillRule="evenodd" />
      <path className="fogplan-tiles" d={path(whole)} fill={drawnTile(tiling.material)} />
      <path className="fogplan-cut" d={path(cut.flat())} fillRule="evenodd" />
      {holes.map((hole) => (
        <path key={`${hole.what} ${hole.id}`} className={`fogplan-hole ${hole.what}`} d={path([hole.outline])} />
      ))}
    </svg>
  )
}
