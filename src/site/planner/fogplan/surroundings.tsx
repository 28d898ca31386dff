import { fixtureWords, plumbingPointWords } from '#content/fixture-words.ts'
import { fogplan } from '#content/fogplan.ts'
import { boxOf } from '#domain/room/boxes.ts'
import { heightRangeOf } from '#domain/room/fixture-heights.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { FixtureKind, Mm, Plan } from '#domain/room/plan.ts'
import { boxSeenFrom, seenFrom, wallsOf } from '#domain/room/walls.ts'
import { wetZones } from '#domain/room/wet-zones.ts'

/** What stands this near a wall is drawn on it. */
const NEAR: Mm = 100

/** The middle of the usual place for a shower's mixer, and for water pipes at a basin (docs/fogplan.md). */
const MIXER: Mm = 1050
const PIPE: Mm = 550

/** The outlines of fixtures at a wall, its pipes, and where wet zone 1 is. `y` turns a height into the drawing's. */
export function OnWall({ plan, wall: index, y, zones }: { plan: Plan; wall: number; y: (mm: Mm) => Mm; zones: boolean }) {
  const wall = wallsOf(plan.room)[index]
  if (!wall) return null
  const standing = plan.fixtures.flatMap((fixture) => {
    const { from, to, near } = boxSeenFrom(wall, boxOf(fixture))
    const { low, high } = heightRangeOf(plan, fixture)
    return near < NEAR && near > -NEAR && from < wall.length && to > 0 ? [{ ...fixture, from, to, high, low: Math.max(low, lowerEdge(fixture.kind)) }] : []
  })
  const pipes = plan.plumbingPoints.flatMap(({ id, kind, at }) => {
    const { along, into } = seenFrom(wall, at)
    return kind !== 'drain' && into < 2 * NEAR && along >= 0 && along <= wall.length ? [{ id, kind, along }] : []
  })
  return (
    <g className="fogplan-around">
      {zones &&
        wetZones(plan)
          .walls.filter(({ wall, zone }) => wall === index && zone === 1)
          .map(({ from, to }) => <rect key={from} className="fogplan-zone" x={from} y={0} width={to - from} height={y(0)} />)}
      {standing.map(({ id, kind, from, to, low, high }) => (
        <g key={id}>
          <rect x={from} y={y(high)} width={to - from} height={high - low} />
          {/* In the middle, but above the mixer of a shower. */}
          <text x={(from + to) / 2} y={y(fixtures[kind].wet === 'shower' ? high - 250 : (high + low) / 2)} dy="0.35em" textAnchor="middle">
            {fixtureWords[kind].short}
          </text>
          {fixtures[kind].wet === 'shower' && to - from > 850 && (
            <text x={(from + to) / 2} y={y(MIXER)} dy="0.35em" textAnchor="middle">
              {fogplan.mixer}
            </text>
          )}
        </g>
      ))}
      {pipes.map(({ id, kind, along }) => (
        <g key={id}>
          <circle cx={along} cy={y(kind === 'waste' ? PIPE / 2 : PIPE)} r={40} />
          <text x={along + 60} y={y(kind === 'waste' ? PIPE / 2 : PIPE)} dy="0.35em">
            {plumbingPointWords[kind].short}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Most stand on the floor. */
function lowerEdge(kind: FixtureKind): Mm {
  const hanging: Partial<Record<FixtureKind, Mm>> = { basin: 700, 'double-basin': 700, 'wc-wall': 60, 'towel-dryer': 900 }
  return hanging[kind] ?? fixtures[kind].low
}

/** The fixtures as they stand on the floor. */
export function OnFloor({ plan }: { plan: Plan }) {
  return (
    <g className="fogplan-around">
      {plan.fixtures.map((fixture) => {
        const { left, top, right, bottom } = boxOf(fixture)
        return (
          <g key={fixture.id}>
            <rect x={left} y={top} width={right - left} height={bottom - top} />
            <text x={(left + right) / 2} y={(top + bottom) / 2} dy="0.35em" textAnchor="middle">
              {fixtureWords[fixture.kind].short}
            </text>
          </g>
        )
      })}
    </g>
  )
}
