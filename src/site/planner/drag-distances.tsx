import { boxOf } from '#domain/room/boxes.ts'
import type { Fixture, Mm, Room } from '#domain/room/plan.ts'
import { wallDistances } from '#domain/room/wall-distances.ts'
import { centimetres } from '#domain/sweden/writing.ts'

/** Shorter ones have no room for their text. */
const SHORTEST: Mm = 120

/** How far a fixture is from the walls around it, while it is dragged. */
export function DragDistances({ fixture, room }: { fixture: Fixture; room: Room }) {
  return (
    <g className="planner-distances">
      {wallDistances(room, boxOf(fixture)).map(
        ({ from, to, length }) =>
          length >= SHORTEST && (
            <g key={`${from.x - to.x > 0} ${from.y - to.y > 0} ${from.x === to.x}`}>
              <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} vectorEffect="non-scaling-stroke" />
              <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2} dy="0.35em" textAnchor="middle" fontSize={110}>
                {centimetres(length)}
              </text>
            </g>
          ),
      )}
    </g>
  )
}
