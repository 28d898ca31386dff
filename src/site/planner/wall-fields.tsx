import { openingWords } from '#content/planner/fixture-words.ts'
import { itemWords as words } from '#content/planner/item-words.ts'
import { addDoor, addWindow } from '#domain/room/edit.ts'
import { wallLimits } from '#domain/room/limits.ts'
import { moveWall, setWallLength } from '#domain/room/wall-length.ts'
import type { Wall } from '#domain/room/walls.ts'
import { AddButton } from './add-button.tsx'
import { LengthField } from './length-field.tsx'
import { placeInWords, wallIdOf } from './names.ts'
import type { PlanEditor } from './use-plan-editor.ts'

/** How far a button moves a wall (mm). */
const STEP = 100

/** A selected wall: its length, its place, and what can be put in it. */
export function WallFields({ dispatch, wall: { index, length } }: Pick<PlanEditor, 'dispatch'> & { wall: Wall }) {
  const move = (outwards: number) =>
    dispatch({ type: 'change', change: (plan) => moveWall(plan, index, outwards), announce: (plan) => placeInWords(plan, wallIdOf(index)) })
  return (
    <>
      <p className="planner-note">{words.wallHelp}</p>
      <fieldset className="planner-row planner-wall-moves" aria-label={words.moveWall}>
        <LengthField
          label={words.length}
          value={length}
          limits={wallLimits}
          onSet={(to) => dispatch({ type: 'change', change: (plan) => setWallLength(plan, index, to) })}
        />
        <button className="planner-button" type="button" onClick={() => move(STEP)}>
          {words.outwards}
        </button>
        <button className="planner-button" type="button" onClick={() => move(-STEP)}>
          {words.inwards}
        </button>
        <AddButton name={openingWords.door.name} dispatch={dispatch} change={(plan) => addDoor(plan, index)} list="openings" />
        <AddButton name={openingWords.window.name} dispatch={dispatch} change={(plan) => addWindow(plan, index)} list="openings" />
      </fieldset>
    </>
  )
}
