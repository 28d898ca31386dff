import { around, boxOf, centreOf, distance, distanceBetween, frontOf, holds } from './boxes.ts'
import type { Finding } from './finding.ts'
import { clearances, fixtures } from './fixtures.ts'
import type { Fixture, Mm, Plan, PlumbingPoint, Point } from './plan.ts'
import { isInside, wallsOf } from './walls.ts'

/** A WC farther than this from its soil pipe needs the pipe moved. */
const MOVED: Mm = 600

/** Findings about drains and soil pipes: a drain belongs in the bath or shower, and moving a soil pipe costs. */
export function plumbing(plan: Plan): readonly Finding[] {
  const drains = plan.plumbingPoints.filter(({ kind }) => kind === 'drain')
  const inside = drains.filter(({ at }) => isInside(plan.room, at))
  const outside = drains.filter((drain) => !inside.includes(drain))
  return [
    ...outside.map(({ id }): Finding => ({ level: 'error', code: 'drain-outside', about: [id] })),
    ...wetPlaces(plan, inside),
    ...inside.flatMap((drain) => nearWall(plan, drain)),
    ...movedWcs(plan).map(({ wc, pipe }): Finding => ({ level: 'advice', code: 'waste-moved', about: [wc.id, pipe.id] })),
  ]
}

function wetPlaces(plan: Plan, drains: readonly PlumbingPoint[]): Finding[] {
  const wet = plan.fixtures.filter(({ kind }) => fixtures[kind].wet)
  const about = wet.map(({ id }) => id)
  if (wet.length > 0 && drains.length === 0) return [{ level: 'warning', code: 'drain-missing', about }]
  const drained = wet.filter((fixture) => drains.some(({ at }) => holds(boxOf(fixture), at)))
  const dry = wet.filter((fixture) => !drained.includes(fixture))
  // A bath or cabin can lead its water to another drain; an open shower needs its own.
  return dry.map(
    ({ id, kind }): Finding => ({ level: drained.length > 0 && fixtures[kind].tray ? 'advice' : 'warning', code: 'drain-not-in-wet-place', about: [id] }),
  )
}

function nearWall({ room }: Plan, { id, at }: PlumbingPoint): Finding[] {
  const ways = wallsOf(room).map((wall) => distance(around([at]), around([wall.start, wall.end])))
  const free = Math.floor(Math.min(...ways))
  return free < clearances.drainToWall ? [{ level: 'advice', code: 'drain-to-wall', about: [id], needed: clearances.drainToWall, free }] : []
}

/** WCs too far from the nearest soil pipe; none if the plan has no soil pipe. */
export function movedWcs(plan: Plan): readonly { wc: Fixture; pipe: PlumbingPoint }[] {
  const pipes = plan.plumbingPoints.filter(({ kind }) => kind === 'waste')
  const wcs = plan.fixtures.filter(({ kind }) => fixtures[kind].pipe === 'waste')
  return wcs.flatMap((wc) => {
    const [nearest] = pipes.map((pipe) => ({ pipe, off: distanceBetween(backOf(wc), pipe.at) })).toSorted((one, other) => one.off - other.off)
    return nearest && nearest.off > MOVED ? [{ wc, pipe: nearest.pipe }] : []
  })
}

/** The middle of a fixture's back, to half a millimetre. */
export function backOf(fixture: Fixture): Point {
  const { x, y } = frontOf(fixture.turn)
  const centre = centreOf(boxOf(fixture))
  return { x: centre.x - (x * fixture.depth) / 2, y: centre.y - (y * fixture.depth) / 2 }
}
