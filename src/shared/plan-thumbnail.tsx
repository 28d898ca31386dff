import { grown } from '#domain/room/boxes.ts'
import type { Plan } from '#domain/room/plan.ts'
import { boundsOf } from '#domain/room/walls.ts'
import { paintingOrder } from './painting-order.ts'
import { Openings, RoomShape, WALL } from './plan-room.tsx'
import { FixtureSymbol } from './plan-symbols.tsx'

/** The room and its fixtures without any text. Decorative: what stands beside it says the same in words. */
export function PlanThumbnail({ plan }: { plan: Plan }) {
  const { belowDrains, aboveDrains } = paintingOrder(plan)
  const { left, top, right, bottom } = grown(boundsOf(plan.room), WALL)
  return (
    <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
      <RoomShape plan={plan} />
      <Openings plan={plan} />
      {[...belowDrains, ...aboveDrains].map((fixture) => (
        <g key={fixture.id} transform={`translate(${fixture.at.x} ${fixture.at.y}) rotate(${fixture.turn * 90})`}>
          <FixtureSymbol {...fixture} />
        </g>
      ))}
    </svg>
  )
}
