import { useState } from 'react'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { tileWords } from '#content/planner/fixture-words.ts'
import type { Plan, SurfaceName, SurfaceTiling, TileName } from '#domain/room/plan.ts'
import { tileFormats } from '#domain/room/quantities.ts'
import { chooseTiles, setWallTiles, type TileChoice, tileNameOf } from '#domain/room/tiling/edit-tiling.ts'
import { tileLimits } from '#domain/room/tiling/tiling.ts'
import { LengthField } from '../length-field.tsx'
import { SelectField } from '../select-field.tsx'
import type { PlannerAction } from '../use-plan-editor.ts'

/** In mm, those that are sold as crosses and wedges. */
const JOINTS = { '1.5': 1.5, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '8': 8, '10': 10 } as const

type TileFieldsProps = { plan: Plan; surface: SurfaceName; tiling: SurfaceTiling; dispatch: (action: PlannerAction) => void }

/** Format, joint, bond and colour of a surface, or of all walls. */
export function TileFields({ plan, surface: name, tiling, dispatch }: TileFieldsProps) {
  const [all, setAll] = useState(true)
  const { tile, joint, bond, colour } = tiling
  const usual = tileNameOf(tile)
  const surfaces: readonly SurfaceName[] = name !== 'floor' && all ? plan.room.corners.map((_, index) => index) : [name]
  const choose = (choice: TileChoice) => dispatch({ type: 'change', change: (plan) => chooseTiles(plan, surfaces, choice) })

  function pickFormat(format: TileName | 'own') {
    if (format === 'own') return choose({ tile: { width: tile.width + 10, height: tile.height } })
    if (name !== 'floor' && all) return dispatch({ type: 'change', change: (plan) => setWallTiles(plan, format) })
    choose({ tile: { width: tileFormats[format].width, height: tileFormats[format].height } })
  }

  return (
    <fieldset className="fogplan-fields">
      <legend>{fogplan.tiles}</legend>
      {name !== 'floor' && (
        <label className="fogplan-all">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> {fogplan.allWalls}
        </label>
      )}
      <div className="planner-inputs">
        <SelectField label={fogplan.format} value={usual ?? 'own'} words={{ ...tileWords, own: fogplan.ownFormat }} onPick={pickFormat} />
        <LengthField label={fogplan.width} value={tile.width} limits={tileLimits} onSet={(width) => choose({ tile: { ...tile, width } })} />
        <LengthField label={fogplan.height} value={tile.height} limits={tileLimits} onSet={(height) => choose({ tile: { ...tile, height } })} />
        <SelectField label={fogplan.joint} value={jointName(joint)} words={jointWords()} onPick={(name) => choose({ joint: JOINTS[name] })} />
        <SelectField label={fogplan.bond} value={bond} words={fogplan.bonds} onPick={(bond) => choose({ bond })} />
        <SelectField label={fogplan.colour} value={colour} words={fogplan.colours} onPick={(colour) => choose({ colour })} />
      </div>
    </fieldset>
  )
}

type JointName = keyof typeof JOINTS

const jointNames = ['1.5', '2', '3', '4', '5', '6', '8', '10'] as const satisfies readonly JointName[]

/** The one that is sold nearest to a joint. */
function jointName(joint: number): JointName {
  const off = (name: JointName) => Math.abs(JOINTS[name] - joint)
  return jointNames.reduce((best, name) => (off(name) < off(best) ? name : best))
}

function jointWords(): Record<JointName, string> {
  const { jointUnit } = fogplan
  return {
    '1.5': jointUnit(1.5),
    '2': jointUnit(2),
    '3': jointUnit(3),
    '4': jointUnit(4),
    '5': jointUnit(5),
    '6': jointUnit(6),
    '8': jointUnit(8),
    '10': jointUnit(10),
  }
}
