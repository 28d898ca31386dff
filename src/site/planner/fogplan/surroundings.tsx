import { memo } from 'react'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { fixtureWords, plumbingPointWords } from '#content/planner/fixture-words.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import { fixturesInFrontOf, MIXER, pipesAt } from '#domain/room/tiling/at-wall.ts'
import { fixturesOnFloor } from '#domain/room/tiling/on-floor.ts'
import type { Wall } from '#domain/room/walls.ts'
import { wetZones } from '#domain/room/wet-zones.ts'

/** `top` is the height of the drawing's upper edge, `clip` the id of the wall's outline. */
type OnWallProps = { plan: Plan; wall: Wall; top: Mm; zones: boolean; clip: string }

/** The outlines of fixtures at a wall, its pipes, and where wet zone 1 is. It stays as it is while joints are dragged. */
export const OnWall = memo(function OnWall({ plan, wall, top, zones, clip }: OnWallProps) {
  const y = (height: Mm) => top - height
  return (
    <g className="fogplan-around">
      {zones &&
        wetZones(plan)
          .walls.filter((stretch) => stretch.wall === wall.index && stretch.zone === 1)
          .map(({ from, to }) => <rect key={from} className="fogplan-zone" x={from} y={0} width={to - from} height={y(0)} clipPath={`url(#${clip})`} />)}
      {fixturesInFrontOf(plan, wall).map(({ id, kind, from, to, low, high, nameAt, hasMixer }) => (
        <g key={id}>
          <rect x={from} y={y(high)} width={to - from} height={high - low} />
          {nameAt !== undefined && (
            <text x={(from + to) / 2} y={y(nameAt)} dy="0.35em" textAnchor="middle">
              {fixtureWords[kind].short}
            </text>
          )}
          {hasMixer && (
            <text x={(from + to) / 2} y={y(MIXER)} dy="0.35em" textAnchor="middle">
              {fogplan.mixer}
            </text>
          )}
        </g>
      ))}
      {pipesAt(plan, wall).map(({ id, kind, along, height }) => (
        <g key={id}>
          <circle cx={along} cy={y(height)} r={40} />
          <text x={along + 60} y={y(height)} dy="0.35em">
            {plumbingPointWords[kind].short}
          </text>
        </g>
      ))}
    </g>
  )
})

/** What stands on the floor. */
export const OnFloor = memo(function OnFloor({ plan }: { plan: Plan }) {
  return (
    <g className="fogplan-around">
      {fixturesOnFloor(plan).map(({ id, kind, box: { left, top, right, bottom }, nameAt }) => (
        <g key={id}>
          <rect x={left} y={top} width={right - left} height={bottom - top} />
          <text x={nameAt.x} y={nameAt.y} dy="0.35em" textAnchor="middle">
            {fixtureWords[kind].short}
          </text>
        </g>
      ))}
    </g>
  )
})
