import { fogplan } from '#content/fogplan/fogplan.ts'
import { formatWords } from '#content/fogplan/measure-words.ts'
import type { Plan, SurfaceName, SurfaceTiling, TileName } from '#domain/room/plan.ts'
import { tileFormats } from '#domain/room/quantities.ts'
import { chooseTiles, setWallTiles, type TileChoice, tileNameOf } from '#domain/room/tiling/edit-tiling.ts'
import { tileLimits } from '#domain/room/tiling/tiling.ts'
import { LengthField } from '../length-field.tsx'
import { SelectField } from '../select-field.tsx'
import type { PlannerAction } from '../use-plan-editor.ts'

/** In mm, those that are sold as crosses and wedges. */
const JOINTS: readonly number[] = [1.5, 2, 3, 4, 5, 6, 8, 10]
const jointWords = Object.fromEntries(JOINTS.map((joint) => [keyOf(joint), fogplan.jointUnit(joint)]))

type TileFieldsProps = {
  plan: Plan
  surface: SurfaceName
  tiling: SurfaceTiling
  /** A choice for one wall is one for all. */
  allWalls: boolean
  setAllWalls: (all: boolean) => void
  dispatch: (action: PlannerAction) => void
}

/** Format, joint, bond and colour of a surface, or of all walls. */
export function TileFields({ plan, surface: name, tiling, allWalls, setAllWalls, dispatch }: TileFieldsProps) {
  const { tile, joint, bond, colour } = tiling
  const usual = tileNameOf(tile)
  const surfaces: readonly SurfaceName[] = name !== 'floor' && allWalls ? plan.room.corners.map((_, index) => index) : [name]
  const choose = (choice: TileChoice) => dispatch({ type: 'change', change: (plan) => chooseTiles(plan, surfaces, choice) })

  function pickFormat(format: TileName | 'own') {
    if (format === 'own') return choose({ tile: { width: tile.width + 10, height: tile.height } })
    if (name !== 'floor' && allWalls) return dispatch({ type: 'change', change: (plan) => setWallTiles(plan, format) })
    choose({ tile: { width: tileFormats[format].width, height: tileFormats[format].height } })
  }

  return (
    <fieldset className="fogplan-fields">
      <legend>{fogplan.tiles}</legend>
      {name !== 'floor' && (
        <label className="fogplan-all">
          <input type="checkbox" checked={allWalls} onChange={(event) => setAllWalls(event.target.checked)} /> {fogplan.allWalls}
        </label>
      )}
      <div className="planner-inputs">
        <SelectField label={fogplan.format} value={usual ?? 'own'} words={formatWords} onPick={pickFormat} />
        <LengthField label={fogplan.width} value={tile.width} limits={tileLimits} unit="mm" onSet={(width) => choose({ tile: { ...tile, width } })} />
        <LengthField label={fogplan.height} value={tile.height} limits={tileLimits} unit="mm" onSet={(height) => choose({ tile: { ...tile, height } })} />
        <SelectField label={fogplan.joint} value={soldJoint(joint)} words={jointWords} onPick={(picked) => choose({ joint: Number(picked) })} />
        <SelectField label={fogplan.bond} value={bond} words={fogplan.bonds} onPick={(bond) => choose({ bond })} />
        <SelectField label={fogplan.colour} value={colour} words={fogplan.colours} onPick={(colour) => choose({ colour })} />
      </div>
    </fieldset>
  )
}

/** The one that is sold nearest to a joint. */
function soldJoint(joint: number): string {
  return keyOf(JOINTS.reduce((best, one) => (Math.abs(one - joint) < Math.abs(best - joint) ? one : best)))
}

/** With a decimal, because an object puts whole numbers before all its other keys. */
function keyOf(joint: number): string {
  return joint.toFixed(1)
}
