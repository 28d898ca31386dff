import { openingWords, plumbingPointWords, tileWords } from '#content/fixture-words.ts'
import { planner } from '#content/planner.ts'
import { addDoor, addPlumbingPoint, addWindow, setCeiling, setTile } from '#domain/room/edit.ts'
import { type Plan, plumbingPointKinds } from '#domain/room/plan.ts'
import { setWallLength } from '#domain/room/wall-length.ts'
import { wallsOf } from '#domain/room/walls.ts'
import { CeilingFields } from './ceiling-fields.tsx'
import { Choice } from './choice.tsx'
import { LengthField } from './length-field.tsx'
import { letterOf, nameOf, newest } from './names.ts'
import { PlanItemList } from './plan-item-list.tsx'
import type { Act, Doing } from './use-plan.ts'

const words = planner.room

/** The room itself: walls, ceiling, what opens, what comes up through the floor, and the tiles. */
export function RoomPanel({ plan, act }: Pick<Doing, 'plan' | 'act'>) {
  const walls = wallsOf(plan.room)
  const longest = walls.reduce((long, wall) => (wall.length > long.length ? wall : long), walls[0] ?? { index: 0, length: 0 })
  return (
    <div className="planner-fields">
      <fieldset>
        <legend>{words.walls}</legend>
        <p>{words.wallsHelp}</p>
        <div className="measures">
          {walls.map(({ index, length }) => (
            <LengthField
              key={index}
              label={words.wall(letterOf(index))}
              value={length}
              onSet={(length) => act({ does: 'step', change: (plan) => setWallLength(plan, index, length) })}
            />
          ))}
        </div>
      </fieldset>
      <CeilingFields room={plan.room} onSet={(ceiling) => act({ does: 'step', change: (plan) => setCeiling(plan, ceiling) })} />
      <fieldset>
        <legend>{words.openings}</legend>
        <PlanItemList things={plan.openings.map(({ id }) => ({ id, name: nameOf(plan, id) }))} act={act} />
        <div className="planner-adds">
          <Add name={openingWords.door.name} act={act} change={(plan) => addDoor(plan, longest.index)} list="openings" />
          <Add name={openingWords.window.name} act={act} change={(plan) => addWindow(plan, longest.index)} list="openings" />
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.plumbingPoints}</legend>
        <p>{words.outletsHelp}</p>
        <PlanItemList things={plan.plumbingPoints.map(({ id }) => ({ id, name: nameOf(plan, id) }))} act={act} />
        <div className="planner-adds">
          {plumbingPointKinds.map((kind) => (
            <Add key={kind} name={plumbingPointWords[kind].name} act={act} change={(plan) => addPlumbingPoint(plan, kind)} list="plumbingPoints" />
          ))}
        </div>
      </fieldset>
      <Choice label={words.tile} value={plan.tile} words={tileWords} onPick={(tile) => act({ does: 'step', change: (plan) => setTile(plan, tile) })} />
    </div>
  )
}

type AddProps = { name: string; act: (act: Act) => void; change: (plan: Plan) => Plan; list: 'openings' | 'plumbingPoints' }

function Add({ name, act, change, list }: AddProps) {
  return (
    <button
      className="planner-add"
      type="button"
      onClick={() => act({ does: 'step', change, say: planner.said.added(name), choose: (plan) => newest(plan[list]) })}
    >
      {name}
    </button>
  )
}
