import { fixtures, type Size } from './fixtures.ts'
import { ceilingLimits, fixtureLimits, most, openingLimits, sillLimits, slopeLimits, windowLimits } from './limits.ts'
import { freePlace } from './placing.ts'
import type { Ceiling, Door, Fixture, FixtureKind, Id, Mm, Opening, Plan, PlumbingPoint, Point, TileName, Turn, Window } from './plan.ts'
import { snap } from './snap.ts'
import { keptInWall } from './wall-length.ts'
import { boundsOf, wallsOf } from './walls.ts'

/** How far an arrow key moves something. */
export const NUDGE: Mm = 10

/** A new fixture of this kind, in the best free place there is. With `at` it lands there instead, snapped to what is near. */
export function addFixture(plan: Plan, kind: FixtureKind, at?: Point): Plan {
  if (plan.fixtures.length >= most.fixtures) return plan
  const { width, depth } = fixtures[kind]
  const wanted: Omit<Fixture, 'at' | 'turn'> = { id: newId('f', plan.fixtures), kind, width, depth }
  const fixture = at ? snap(plan, { ...wanted, at, turn: 0 }) : freePlace(plan, wanted)
  return { ...plan, fixtures: [...plan.fixtures, fixture] }
}

/** Puts the fixture's middle there; `snapped` draws it to walls and neighbours within reach. */
export function moveFixture(plan: Plan, id: Id, at: Point, { snapped }: { snapped: boolean } = { snapped: true }): Plan {
  return withFixture(plan, id, (fixture) => {
    const moved = { ...fixture, at: nearRoom(plan, at) }
    return snapped ? snap(plan, moved) : moved
  })
}

/** Moves it by so many nudges, and leaves it exactly there. */
export function nudgeFixture(plan: Plan, id: Id, right: number, down: number): Plan {
  return withFixture(plan, id, (fixture) => ({ ...fixture, at: nearRoom(plan, { x: fixture.at.x + right * NUDGE, y: fixture.at.y + down * NUDGE }) }))
}

/** A quarter turn clockwise, or so many. */
export function turnFixture(plan: Plan, id: Id, quarters = 1): Plan {
  return withFixture(plan, id, (fixture) => ({ ...fixture, turn: quarter(fixture.turn + quarters) }))
}

/** Another size, with its back where it was. */
export function resizeFixture(plan: Plan, id: Id, size: Size): Plan {
  return withFixture(plan, id, (fixture) => {
    const width = within(size.width, fixtureLimits)
    const depth = within(size.depth, fixtureLimits)
    const back = Math.floor(depth / 2) - Math.floor(fixture.depth / 2)
    const { x, y } = [
      { x: 0, y: back },
      { x: -back, y: 0 },
      { x: 0, y: -back },
      { x: back, y: 0 },
    ][fixture.turn] ?? { x: 0, y: 0 }
    return snap(plan, { ...fixture, width, depth, at: { x: fixture.at.x + x, y: fixture.at.y + y } })
  })
}

export function removeFixture(plan: Plan, id: Id): Plan {
  return { ...plan, fixtures: plan.fixtures.filter((fixture) => fixture.id !== id) }
}

/** Takes away whatever has this id. */
export function remove(plan: Plan, id: Id): Plan {
  return {
    ...removeFixture(plan, id),
    openings: plan.openings.filter((opening) => opening.id !== id),
    plumbingPoints: plan.plumbingPoints.filter((plumbingPoint) => plumbingPoint.id !== id),
  }
}

/** A door in the middle of the wall's longest free stretch, opening outwards. */
export function addDoor(plan: Plan, wall: number): Plan {
  const door: Omit<Door, 'along'> = { id: newId('d', plan.openings), kind: 'door', wall, width: 800, swing: 'out', hinge: 'start' }
  return withOpening(plan, door)
}

export function addWindow(plan: Plan, wall: number): Plan {
  const window: Omit<Window, 'along'> = { id: newId('w', plan.openings), kind: 'window', wall, width: 600, sill: 1200, height: 600 }
  return withOpening(plan, window)
}

export type DoorChange = Partial<Pick<Door, 'wall' | 'along' | 'width' | 'swing' | 'hinge'>>
export type WindowChange = Partial<Pick<Window, 'wall' | 'along' | 'width' | 'sill' | 'height'>>

export function changeDoor(plan: Plan, id: Id, change: DoorChange): Plan {
  return withOpenings(plan, (opening) => (opening.id === id && opening.kind === 'door' ? keptInWall(plan.room, whole({ ...opening, ...change })) : opening))
}

export function changeWindow(plan: Plan, id: Id, change: WindowChange): Plan {
  return withOpenings(plan, (opening) => {
    if (opening.id !== id || opening.kind !== 'window') return opening
    const { sill, height, ...window } = { ...opening, ...change }
    return keptInWall(plan.room, whole({ ...window, sill: within(sill, sillLimits), height: within(height, windowLimits) }))
  })
}

/** A drain or a pipe end, put where there is most likely one. */
export function addPlumbingPoint(plan: Plan, kind: PlumbingPoint['kind'], at?: Point): Plan {
  if (plan.plumbingPoints.length >= most.plumbingPoints) return plan
  const wet = plan.fixtures.find((fixture) => fixtures[fixture.kind].wet)
  const { left, top, right, bottom } = boundsOf(plan.room)
  const usual = kind === 'drain' && wet ? wet.at : { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  return { ...plan, plumbingPoints: [...plan.plumbingPoints, { id: newId('o', plan.plumbingPoints), kind, at: nearRoom(plan, at ?? usual) }] }
}

export function movePlumbingPoint(plan: Plan, id: Id, at: Point): Plan {
  return {
    ...plan,
    plumbingPoints: plan.plumbingPoints.map((plumbingPoint) => (plumbingPoint.id === id ? { ...plumbingPoint, at: nearRoom(plan, at) } : plumbingPoint)),
  }
}

export function setCeiling(plan: Plan, { height, slope }: Ceiling): Plan {
  const high = within(height, ceilingLimits)
  const ceiling =
    slope && wallsOf(plan.room)[slope.wall]
      ? { height: high, slope: { wall: slope.wall, low: within(slope.low, { from: 0, to: high }), depth: within(slope.depth, slopeLimits) } }
      : { height: high }
  return { ...plan, room: { ...plan.room, ceiling } }
}

export function setTile(plan: Plan, tile: TileName): Plan {
  return { ...plan, tile }
}

function withFixture(plan: Plan, id: Id, change: (fixture: Fixture) => Fixture): Plan {
  return { ...plan, fixtures: plan.fixtures.map((fixture) => (fixture.id === id ? change(fixture) : fixture)) }
}

function withOpenings(plan: Plan, change: (opening: Opening) => Opening): Plan {
  return { ...plan, openings: plan.openings.map(change) }
}

function withOpening(plan: Plan, opening: Omit<Door, 'along'> | Omit<Window, 'along'>): Plan {
  const wall = wallsOf(plan.room)[opening.wall]
  if (!wall || plan.openings.length >= most.openings) return plan
  const taken = plan.openings.filter((other) => other.wall === opening.wall).map(({ along, width }) => ({ from: along, to: along + width }))
  const edges = [0, ...taken.toSorted((one, other) => one.from - other.from).flatMap(({ from, to }) => [from, to]), wall.length]
  const stretches = edges.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: edges[index + 1] ?? from }] : []))
  const { from, to } = stretches.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best))
  return { ...plan, openings: [...plan.openings, keptInWall(plan.room, { ...opening, along: Math.round((from + to - opening.width) / 2) })] }
}

function whole<Some extends Opening>(opening: Some): Some {
  return { ...opening, along: Math.round(opening.along), width: within(opening.width, openingLimits) }
}

/** Whatever somebody drags stays within sight of the room. */
function nearRoom(plan: Plan, { x, y }: Point): Point {
  const { right, bottom } = boundsOf(plan.room)
  return { x: within(x, { from: -1000, to: right + 1000 }), y: within(y, { from: -1000, to: bottom + 1000 }) }
}

function within(measure: Mm, { from, to }: { from: Mm; to: Mm }): Mm {
  return Number.isNaN(measure) ? from : Math.min(Math.max(Math.round(measure), from), to)
}

function quarter(turns: number): Turn {
  const rest = ((turns % 4) + 4) % 4
  return rest === 1 || rest === 2 || rest === 3 ? rest : 0
}

function newId(letter: string, taken: readonly { id: Id }[]): Id {
  const numbers = taken.map(({ id }) => (id.startsWith(letter) ? Number(id.slice(1)) : 0))
  return `${letter}${Math.max(0, ...numbers) + 1}`
}
