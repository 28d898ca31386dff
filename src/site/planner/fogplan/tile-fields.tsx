import { memo } from 'react'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { type TileLook, tileLooks } from '#content/materials/tiles.ts'
import { tiledToLimits } from '#domain/room/limits.ts'
import type { Mm, Plan, SurfaceName, SurfaceTiling, TileSize } from '#domain/room/plan.ts'
import { chooseTiles, setWallTiles, type TileChoice, tileNameOf } from '#domain/room/tiling/edit-tiling.ts'
import { HALF_WALL, tileLimits } from '#domain/room/tiling/tiling.ts'
import { millimetresBy } from '#domain/sweden/writing.ts'
import { LengthField } from '../length-field.tsx'
import { chooseMaterial } from '../materials/choose-material.ts'
import { tileOptionsOn } from '../materials/swatch-options.ts'
import { Swatches } from '../materials/swatches.tsx'
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

/** Format, joint, bond, tiled height and material of a surface, or of all walls. */
export const TileFields = memo(Fields, showSame)

function Fields({ plan, surface: name, tiling, allWalls, setAllWalls, dispatch }: TileFieldsProps) {
  const { tile, joint, bond, material, jointColour } = tiling
  const look = tileLooks[material]
  const onAllWalls = name !== 'floor' && allWalls
  const surfaces: readonly SurfaceName[] = onAllWalls ? plan.room.corners.map((_, index) => index) : [name]
  const choose = (choice: TileChoice) => dispatch({ type: 'change', change: (plan) => chooseTiles(plan, surfaces, choice) })
  const formats = formatsOf(look)

  function pickFormat(picked: string) {
    const size = formats.get(picked)
    if (!size) return choose({ tile: { width: tile.width + 10, height: tile.height } })
    const format = tileNameOf(size)
    if (onAllWalls && format) return dispatch({ type: 'change', change: (plan) => setWallTiles(plan, format) })
    choose({ tile: size })
  }

  return (
    <fieldset>
      <legend>{fogplan.tiles}</legend>
      {name !== 'floor' && (
        <label className="fogplan-all">
          <input type="checkbox" checked={allWalls} onChange={(event) => setAllWalls(event.target.checked)} /> {fogplan.allWalls}
        </label>
      )}
      <div className="planner-inputs">
        <SelectField
          label={fogplan.format}
          value={formats.has(formatKey(tile)) ? formatKey(tile) : 'own'}
          words={{ ...Object.fromEntries([...formats].map(([key, { width, height }]) => [key, millimetresBy(width, height)])), own: fogplan.ownFormat }}
          onPick={pickFormat}
        />
        <LengthField label={fogplan.width} value={tile.width} limits={tileLimits} unit="mm" onSet={(width) => choose({ tile: { ...tile, width } })} />
        <LengthField label={fogplan.height} value={tile.height} limits={tileLimits} unit="mm" onSet={(height) => choose({ tile: { ...tile, height } })} />
        <SelectField label={fogplan.joint} value={soldJoint(joint)} words={jointWords} onPick={(picked) => choose({ joint: Number(picked) })} />
        <SelectField label={fogplan.bond} value={bond} words={fogplan.bonds} onPick={(bond) => choose({ bond })} />
        <SelectField
          label={fogplan.jointColour}
          value={jointColour ?? look.joint}
          words={fogplan.jointColours}
          onPick={(picked) => choose({ jointColour: picked === look.joint ? undefined : picked })}
        />
        {name !== 'floor' && <TiledHeight tiledTo={tiling.tiledTo} onSet={(tiledTo) => choose({ tiledTo })} />}
      </div>
      <Swatches
        legend={fogplan.material}
        options={tileOptionsOn(name === 'floor' ? 'floor' : 'wall', material)}
        value={material}
        onPick={(material) => dispatch({ type: 'change', change: (plan) => chooseMaterial(plan, surfaces, material) })}
      />
    </fieldset>
  )
}

/** Moved joints change none of the fields. */
function showSame(one: TileFieldsProps, other: TileFieldsProps): boolean {
  const shown = ({ plan, surface, allWalls, tiling: { tile, joint, bond, material, jointColour, tiledTo } }: TileFieldsProps) =>
    JSON.stringify([plan.room.corners.length, surface, allWalls, tile.width, tile.height, joint, bond, material, jointColour, tiledTo])
  return shown(one) === shown(other)
}

/** Tiles up to the ceiling, up to a height with paint above, or none. */
function TiledHeight({ tiledTo, onSet }: { tiledTo: Mm | undefined; onSet: (tiledTo: Mm | undefined) => void }) {
  const heights = { all: undefined, half: HALF_WALL, none: 0 }
  return (
    <>
      <SelectField
        label={fogplan.tiledTo}
        value={tiledTo === undefined ? 'all' : tiledTo === 0 ? 'none' : 'half'}
        words={fogplan.tiledTos}
        onPick={(picked) => onSet(heights[picked])}
      />
      {tiledTo !== undefined && tiledTo > 0 && <LengthField label={fogplan.tiledHeight} value={tiledTo} limits={HALF_LIMITS} unit="mm" onSet={onSet} />}
    </>
  )
}
/** Lower is no wall but a skirting. */
const HALF_LIMITS = { ...tiledToLimits, from: 100 }

/** The formats of a material by name, smallest first. */
function formatsOf({ sizes }: TileLook): ReadonlyMap<string, TileSize> {
  return new Map(sizes.toSorted((one, other) => one.width * one.height - other.width * other.height).map((size) => [formatKey(size), size]))
}

function formatKey({ width, height }: TileSize): string {
  return `${width / 10}x${height / 10}`
}

/** The one that is sold nearest to a joint. */
function soldJoint(joint: number): string {
  return keyOf(JOINTS.reduce((best, one) => (Math.abs(one - joint) < Math.abs(best - joint) ? one : best)))
}

/** With a decimal, because an object puts whole numbers before all its other keys. */
function keyOf(joint: number): string {
  return joint.toFixed(1)
}
