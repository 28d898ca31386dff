import { useDeferredValue, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { fogplan, surfaceWords } from '#content/fogplan/fogplan.ts'
import type { Letter } from '#domain/room/designs.ts'
import type { Plan } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import type { AnySurfaceName } from '#domain/room/tiling/surface.ts'
import type { PlannerAction } from '../use-plan-editor.ts'
import { CountsTable } from './counts-table.tsx'
import { JointTools } from './joint-tools.tsx'
import { SetOutReasons } from './set-out-reasons.tsx'
import { SurfaceDrawing } from './surface-drawing.tsx'
import { SurfaceMeasures } from './surface-measures.tsx'
import { TakeAlong } from './take-along.tsx'
import { TileFields } from './tile-fields.tsx'
import { TilingFindingList } from './tiling-finding-list.tsx'

export { default as styles } from '../../styles/fogplan.css?url'

/** Where parts of the Fogplan are shown in a wide window: in a tab beside the drawing, while that is open, and across below both. */
type FogplanPlaces = { tab: HTMLElement | null; below: HTMLElement | null }

/** Without `places` all of it stands below the drawing. */
export type FogplanProps = {
  plan: Plan
  /** Of one of two. */
  design: Letter | undefined
  dispatch: (action: PlannerAction) => void
  zones: boolean
  places: FogplanPlaces | undefined
}

/** Each wall and the floor with its joints: chosen, moved, counted. */
export function FogplanView({ plan, design, dispatch, zones, places }: FogplanProps) {
  const [picked, setPicked] = useState<AnySurfaceName>(0)
  const [allWalls, setAllWalls] = useState(true)
  const all = useMemo(() => setOuts(plan), [plan])
  const setOut = all.find(({ surface }) => surface.name === picked) ?? all[0]
  // They may lag behind the drawing.
  const late = useDeferredValue(useMemo(() => ({ plan, all }), [plan, all]))
  if (!setOut) return null
  const lateSetOut = late.all.find(({ surface }) => surface.name === setOut.surface.name) ?? setOut
  const { tooFine } = setOut
  const { name } = setOut.surface
  const controls = isFace(name) ? (
    <p className="planner-note">{fogplan.follows}</p>
  ) : (
    <>
      {!tooFine && <JointTools plan={plan} setOut={setOut} dispatch={dispatch} />}
      <TileFields plan={plan} surface={name} tiling={setOut.tiling} allWalls={allWalls} setAllWalls={setAllWalls} dispatch={dispatch} />
    </>
  )
  const result = !tooFine && (
    <>
      <SurfaceMeasures plan={late.plan} setOut={lateSetOut} />
      <SetOutReasons plan={late.plan} all={late.all} setOut={lateSetOut} dispatch={dispatch} />
      <TilingFindingList plan={late.plan} all={late.all} dispatch={dispatch} show={setPicked} />
      <CountsTable plan={late.plan} all={late.all} />
      <TakeAlong plan={plan} design={design} />
    </>
  )
  return (
    <div className="fogplan">
      <fieldset className="planner-row fogplan-surfaces">
        <legend className="hidden-text">{fogplan.surfaces}</legend>
        {all.map(({ surface }) => (
          <button key={surface.name} className="planner-button" type="button" aria-pressed={surface.name === name} onClick={() => setPicked(surface.name)}>
            {surfaceWords(surface.name)}
          </button>
        ))}
      </fieldset>
      <div className="fogplan-set-out">
        {tooFine ? <p role="status">{fogplan.tooFine}</p> : <SurfaceDrawing plan={plan} setOut={setOut} zones={zones} dispatch={dispatch} key={name} />}
        {places ? places.tab && createPortal(controls, places.tab) : controls}
      </div>
      {places ? places.below && createPortal(result, places.below) : result}
    </div>
  )
}
