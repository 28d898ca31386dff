import { memo } from 'react'
import { openingWords, plumbingPointWords, tileWords, wallLetter } from '#content/planner/fixture-words.ts'
import { planner } from '#content/planner/planner.ts'
import { addDoor, addPlumbingPoint, addWindow, setCeiling, setTile } from '#domain/room/edit.ts'
import { wallLimits } from '#domain/room/limits.ts'
import { plumbingPointKinds } from '#domain/room/plan.ts'
import { setWallLength } from '#domain/room/wall-length.ts'
import { wallsOf } from '#domain/room/walls.ts'
import { AddButton } from './add-button.tsx'
import { CeilingFields } from './ceiling-fields.tsx'
import { LengthField } from './length-field.tsx'
import { nameOf } from './names.ts'
import { PlanItemList } from './plan-item-list.tsx'
import { SelectField } from './select-field.tsx'
import type { Change, PlanEditor } from './use-plan-editor.ts'

const words = planner.room

type RoomPanelProps = Pick<PlanEditor, 'plan' | 'dispatch'>

/** The room itself: walls, ceiling, openings, plumbing and tiles. */
export const RoomPanel = memo(Panel, showSame)

function Panel({ plan, dispatch }: RoomPanelProps) {
  const walls = wallsOf(plan.room)
  const edit = (change: Change) => dispatch({ type: 'change', change })
  const longest = walls.reduce((longest, wall) => (wall.length > longest.length ? wall : longest), walls[0] ?? { index: 0, length: 0 })
  return (
    <div className="planner-fields">
      <fieldset>
        <legend>{words.walls}</legend>
        <p>{words.wallsHelp}</p>
        <div className="planner-inputs">
          {walls.map(({ index, length }) => (
            <LengthField
              key={index}
              label={words.wall(wallLetter(index))}
              value={length}
              limits={wallLimits}
              onSet={(to) => edit((plan) => setWallLength(plan, index, to))}
            />
          ))}
        </div>
      </fieldset>
      <CeilingFields room={plan.room} onSet={(ceiling) => edit((plan) => setCeiling(plan, ceiling))} />
      <fieldset>
        <legend>{words.openings}</legend>
        <PlanItemList items={plan.openings.map(({ id }) => ({ id, name: nameOf(plan, id) }))} dispatch={dispatch} />
        <div className="planner-row">
          <AddButton name={openingWords.door.name} dispatch={dispatch} change={(plan) => addDoor(plan, longest.index)} list="openings" />
          <AddButton name={openingWords.window.name} dispatch={dispatch} change={(plan) => addWindow(plan, longest.index)} list="openings" />
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.plumbingPoints}</legend>
        <p>{words.plumbingPointsHelp}</p>
        <PlanItemList items={plan.plumbingPoints.map(({ id }) => ({ id, name: nameOf(plan, id) }))} dispatch={dispatch} />
        <div className="planner-row">
          {plumbingPointKinds.map((kind) => (
            <AddButton
              key={kind}
              name={plumbingPointWords[kind].name}
              dispatch={dispatch}
              change={(plan) => addPlumbingPoint(plan, kind)}
              list="plumbingPoints"
            />
          ))}
        </div>
      </fieldset>
      <SelectField label={words.tile} value={plan.tile} words={tileWords} onPick={(tile) => edit((plan) => setTile(plan, tile))} />
    </div>
  )
}

/** Moved joints change nothing in it. */
function showSame({ plan: one }: RoomPanelProps, { plan: other }: RoomPanelProps): boolean {
  return one.room === other.room && one.openings === other.openings && one.plumbingPoints === other.plumbingPoints && one.tile === other.tile
}
