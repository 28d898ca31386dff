import { around, boxOf, overlap } from '#domain/room/boxes.ts'
import { meetInHeight } from '#domain/room/fixture-heights.ts'
import { type FreeDistance, freeAlongWall, freeDistances } from '#domain/room/free-distances.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { centimetres } from '#domain/sweden/writing.ts'
import type { PlanItem } from './plan-items.ts'

const SIZE: Mm = 110

/** The text of a shorter distance stands beside its line, not on it. */
const SHORT: Mm = 400

/** An item's distances to its surroundings, while it is dragged. */
export function DragDistances({ plan, item }: { plan: Plan; item: PlanItem }) {
  return (
    <>
      {distancesOf(plan, item).map(({ from, to, length }) => {
        const upright = from.x === to.x
        const beside = length < (upright ? SIZE * 1.5 : SHORT) ? SIZE : 0
        return (
          <g key={`${from.x - to.x > 0} ${from.y - to.y > 0} ${upright}`}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} vectorEffect="non-scaling-stroke" />
            <text
              x={(from.x + to.x) / 2 + (upright ? beside * 2 : 0)}
              y={(from.y + to.y) / 2 - (upright ? 0 : beside)}
              dy="0.35em"
              textAnchor="middle"
              fontSize={SIZE}
            >
              {centimetres(Math.round(length / 10) * 10)}
            </text>
          </g>
        )
      })}
    </>
  )
}

function distancesOf(plan: Plan, item: PlanItem): readonly FreeDistance[] {
  if (item.kind === 'opening') return freeAlongWall(plan, item.opening)
  if (item.kind === 'plumbingPoint') return freeDistances(plan.room, around([item.at]))
  const { fixture } = item
  const box = boxOf(fixture)
  const beside = plan.fixtures.filter((other) => other.id !== fixture.id && meetInHeight(plan, fixture, other) && !overlap(box, boxOf(other)))
  return freeDistances(plan.room, box, beside.map(boxOf))
}
