import { drawingWords } from '#content/planner/drawing-words.ts'
import { around, grown } from '#domain/room/boxes.ts'
import { doorsOf, swingOf } from '#domain/room/openings.ts'
import type { Mm, Opening, Plan, Point, Room } from '#domain/room/plan.ts'
import { boundsOf, boxSeenFrom, cornersOutside, partsOf, pointAt, type Wall, wallsOf } from '#domain/room/walls.ts'
import { wetZones } from '#domain/room/wet-zones.ts'
import { centimetres } from '#domain/sweden/writing.ts'
import { freeMiddle } from './free-middle.ts'
import { ink, lettering } from './plan-symbols.tsx'

/** The drawn thickness of walls, outside the room. */
export const WALL: Mm = 100
/** From the room's edge to a dimension line. */
const DIMENSION: Mm = 260
/** Around the room, for dimensions. */
const MARGIN: Mm = 420

/** The drawing's `viewBox` in mm: the room, its dimensions, doors that open outwards, and `below` mm for a legend. */
export function viewBoxOf(plan: Plan, below: Mm = 0): { x: Mm; y: Mm; width: Mm; height: Mm } {
  const swings = doorsOf(plan).map(({ door, wall }) => grown(around([swingOf(wall, door).open]), 60))
  const room = grown(boundsOf(plan.room), MARGIN)
  const corners = [room, ...swings].flatMap(({ left, top, right, bottom }) => [
    { x: left, y: top },
    { x: right, y: bottom },
  ])
  const { left, top, right, bottom } = around(corners)
  return { x: left, y: top, width: right - left, height: bottom - top + below }
}

/** Floor and walls. */
export function RoomShape({ plan }: { plan: Plan }) {
  const inner = outline(plan.room.corners)
  return (
    <g>
      <path d={`${outline(cornersOutside(plan.room, WALL))}${inner}`} fill={ink.wall} fillRule="evenodd" />
      <path d={inner} fill={ink.floor} />
      <Niches plan={plan} />
      <Slope room={plan.room} />
    </g>
  )
}

/** The niches of the Fogplan, as recesses in their walls. */
function Niches({ plan }: { plan: Plan }) {
  const walls = wallsOf(plan.room)
  return plan.tiling?.map(({ surface, niche }) => {
    const wall = surface === 'floor' ? undefined : walls[surface]
    if (!niche || !wall) return null
    return <path key={surface} d={strip(wall, niche, 0, -RECESS)} fill={ink.floor} stroke={ink.line} strokeWidth={8} strokeDasharray="40 20" />
  })
}

/** How deep a niche is drawn. */
const RECESS: Mm = 80

function outline(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

/** A stretch of a wall, between two distances into the room. */
export function strip(wall: Wall, { along, width }: { along: Mm; width: Mm }, from: Mm, to: Mm): string {
  return outline([pointAt(wall, along, from), pointAt(wall, along + width, from), pointAt(wall, along + width, to), pointAt(wall, along, to)])
}

/** Gaps and symbols for doors and windows. */
export function Openings({ plan }: { plan: Plan }) {
  const walls = wallsOf(plan.room)
  return (
    <g>
      {plan.openings.map((opening) => {
        const wall = walls[opening.wall]
        return wall && <OpeningSymbol key={opening.id} wall={wall} opening={opening} />
      })}
    </g>
  )
}

export function OpeningSymbol({ wall, opening }: { wall: Wall; opening: Opening }) {
  const { along, width } = opening
  return (
    <g fill="none" stroke={ink.line} strokeWidth={10}>
      <path d={strip(wall, opening, 0, -WALL)} fill={ink.paper} />
      {opening.kind === 'window' ? (
        <path d={`M${at(pointAt(wall, along, -WALL / 2))}L${at(pointAt(wall, along + width, -WALL / 2))}`} />
      ) : (
        <Leaf wall={wall} door={opening} />
      )}
    </g>
  )
}

function Leaf({ wall, door }: { wall: Wall; door: Extract<Opening, { kind: 'door' }> }) {
  const { hinge, closed, open, radius } = swingOf(wall, door)
  const turnsRight = (door.hinge === 'start') === (door.swing === 'in')
  return (
    <>
      <path d={`M${at(hinge)}L${at(open)}`} strokeWidth={24} />
      <path d={`M${at(closed)}A${radius} ${radius} 0 0 ${turnsRight ? 1 : 0} ${at(open)}`} strokeWidth={6} strokeDasharray="40 24" />
    </>
  )
}

function at({ x, y }: Point): string {
  return `${x} ${y}`
}

/** A dashed line where a sloping ceiling reaches its full height, and both heights as text. */
function Slope({ room }: { room: Room }) {
  const { slope, height } = room.ceiling
  const low = slope && wallsOf(room)[slope.wall]
  if (!slope || !low) return null
  const lines = partsOf(room).flatMap((part) => {
    const { from, to, near, far } = boxSeenFrom(low, part)
    return near < slope.depth && slope.depth < far ? [[pointAt(low, from, slope.depth), pointAt(low, to, slope.depth)] as const] : []
  })
  const words = pointAt(low, low.length / 2, slope.depth / 2)
  return (
    <g>
      {lines.map(([one, other]) => (
        <path key={at(one)} d={`M${at(one)}L${at(other)}`} fill="none" stroke={ink.faint} strokeWidth={8} strokeDasharray="80 30 15 30" />
      ))}
      <text x={words.x} y={words.y} fontSize={90} {...lettering} fill={ink.wall}>
        {`${drawingWords.slope} ${centimetres(slope.low).replace(/\D+$/, '')}–${centimetres(height)}`}
      </text>
    </g>
  )
}

/** The wet zones on the walls: zone 1 as a solid line, zone 2 dashed. */
export function ZoneLines({ plan }: { plan: Plan }) {
  const walls = wallsOf(plan.room)
  return (
    <g fill="none">
      {wetZones(plan).map(({ wall, from, to, zone }) => {
        const stands = walls[wall]
        return (
          stands && <path key={`${wall} ${from}`} d={`M${at(pointAt(stands, from, -WALL / 3))}L${at(pointAt(stands, to, -WALL / 3))}`} {...zoneLine[zone]} />
        )
      })}
    </g>
  )
}

export const zoneLine = {
  1: { stroke: ink.zone1, strokeWidth: 45 },
  2: { stroke: ink.zone2, strokeWidth: 25, strokeDasharray: '70 50' },
} as const

/**
 * Every wall's length, beside the arc of a door that opens outwards. All lie outside the room's bounding box: at an L's inner corner
 * they would cross, and now stand in line with the lengths of the outer walls.
 */
export function Dimensions({ plan }: { plan: Plan }) {
  const bounds = boundsOf(plan.room)
  const outwards = plan.openings.filter((opening) => opening.kind === 'door' && opening.swing === 'out')
  return (
    <g>
      {wallsOf(plan.room).map((wall) => (
        <Dimension key={wall.index} wall={wall} at={freeMiddle(wall, outwards, DIMENSION_TEXT)} into={boxSeenFrom(wall, bounds).near - DIMENSION} />
      ))}
    </g>
  )
}

/** Roughly the length of "240 cm". */
const DIMENSION_TEXT: Mm = 420

function Dimension({ wall, at: offset, into }: { wall: Wall; at: Mm; into: Mm }) {
  const [from, to] = [pointAt(wall, 0, into), pointAt(wall, wall.length, into)]
  const ends = [0, wall.length].map((end) => `M${at(pointAt(wall, end, into + 50))}L${at(pointAt(wall, end, into - 50))}`)
  const words = pointAt(wall, offset, into)
  const upright = wall.along.x === 0
  return (
    <g>
      <path d={`M${at(from)}L${at(to)}${ends.join('')}`} fill="none" stroke={ink.faint} strokeWidth={6} />
      <text transform={`translate(${words.x} ${words.y})${upright ? ' rotate(-90)' : ''}`} dy="0.35em" fontSize={110} {...lettering} strokeWidth={50}>
        {centimetres(wall.length)}
      </text>
    </g>
  )
}
