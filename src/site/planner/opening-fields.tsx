import { wallLetter } from '#content/planner/fixture-words.ts'
import { itemWords as words } from '#content/planner/item-words.ts'
import { planner } from '#content/planner/planner.ts'
import { changeDoor, changeWindow, type DoorChange, type WindowChange } from '#domain/room/edit.ts'
import { distanceLimits, doorHeightLimits, openingLimits, revealLimits, sillLimits, windowLimits } from '#domain/room/limits.ts'
import { doorHeight } from '#domain/room/openings.ts'
import type { Door, Plan, Window } from '#domain/room/plan.ts'
import { wallsOf } from '#domain/room/walls.ts'
import { LengthField } from './length-field.tsx'
import { SelectField } from './select-field.tsx'
import type { PlanEditor } from './use-plan-editor.ts'

type FieldsOf<Opening> = Pick<PlanEditor, 'plan' | 'dispatch'> & { opening: Opening }

export function DoorFields({ plan, dispatch, opening }: FieldsOf<Door>) {
  const set = (change: DoorChange) => dispatch({ type: 'change', change: (plan) => changeDoor(plan, opening.id, change) })
  return (
    <div className="planner-inputs">
      <Place plan={plan} opening={opening} onSet={set} />
      <LengthField label={words.doorHeight} value={doorHeight(opening)} limits={doorHeightLimits} onSet={(height) => set({ height })} />
      <SelectField label={words.swing} value={opening.swing} words={words.swings} onPick={(swing) => set({ swing })} />
      <SelectField label={words.hinge} value={opening.hinge} words={words.hinges} onPick={(hinge) => set({ hinge })} />
    </div>
  )
}

export function WindowFields({ plan, dispatch, opening }: FieldsOf<Window>) {
  const set = (change: WindowChange) => dispatch({ type: 'change', change: (plan) => changeWindow(plan, opening.id, change) })
  return (
    <div className="planner-inputs">
      <Place plan={plan} opening={opening} onSet={set} />
      <LengthField label={words.sill} value={opening.sill} limits={sillLimits} onSet={(sill) => set({ sill })} />
      <LengthField label={words.height} value={opening.height} limits={windowLimits} onSet={(height) => set({ height })} />
      <LengthField label={words.reveal} value={opening.reveal ?? 0} limits={{ from: 0, to: revealLimits.to }} onSet={(reveal) => set({ reveal })} />
    </div>
  )
}

type PlaceProps = { plan: Plan; opening: Door | Window; onSet: (change: Pick<DoorChange, 'wall' | 'along' | 'width'>) => void }

function Place({ plan, opening, onSet }: PlaceProps) {
  const walls = Object.fromEntries(wallsOf(plan.room).map(({ index }) => [String(index), planner.room.wall(wallLetter(index))]))
  return (
    <>
      <SelectField label={words.wall} value={String(opening.wall)} words={walls} onPick={(wall) => onSet({ wall: Number(wall) })} />
      <LengthField label={words.along} value={opening.along} limits={distanceLimits} onSet={(along) => onSet({ along })} />
      <LengthField label={words.width} value={opening.width} limits={openingLimits} onSet={(width) => onSet({ width })} />
    </>
  )
}
