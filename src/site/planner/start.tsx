import { planner } from '#content/planner/planner.ts'
import type { Plan, Room } from '#domain/room/plan.ts'
import { startPlan, templateNames, templates } from '#domain/room/templates.ts'
import { boundsOf } from '#domain/room/walls.ts'
import { RoomDrawing } from '#shared/plan-drawing.tsx'

/** The templates. Presses before hydration are replayed after it (`data-replay`). */
export function Start({ onPick }: { onPick?: (plan: Plan) => void }) {
  return (
    <fieldset className="planner-start to-edges" aria-labelledby="vilken-form">
      <p id="vilken-form">{planner.start.legend}</p>
      {templateNames.map((name) => (
        <button key={name} type="button" data-replay="" onClick={() => onPick?.(templates[name])}>
          <Outline room={templates[name].room} />
          <span>{planner.start.templates[name]}</span>
        </button>
      ))}
      <RoomDrawing plan={startPlan} />
    </fieldset>
  )
}

/** The same scale for all rooms (mm). */
const SIDE = 3400

function Outline({ room }: { room: Room }) {
  const { right, bottom } = boundsOf(room)
  return (
    <svg viewBox={`${(right - SIDE) / 2} ${(bottom - SIDE) / 2} ${SIDE} ${SIDE}`} aria-hidden="true">
      <polygon points={room.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {room.ceiling.slope && <path d={`M0 ${room.ceiling.slope.depth}H${right}`} />}
    </svg>
  )
}
