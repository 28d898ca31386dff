import { frontOf, turnedBy } from './boxes.ts'
import { machineBelow } from './fixture-heights.ts'
import { type FixtureKind, fixtures, isBuiltIn, type Size } from './fixtures.ts'
import {
  builtInHeightLimits,
  ceilingLimits,
  doorHeightLimits,
  fixtureLimits,
  limited,
  most,
  openingLimits,
  revealLimits,
  sillLimits,
  slopeLimits,
  windowLimits,
} from './limits.ts'
import { doorHeight, longestFree, USUAL_DOOR_HEIGHT } from './openings.ts'
import { freePlace, middleOf } from './placing.ts'
import type { Ceiling, Door, Fixture, Id, Mm, Opening, Plan, PlumbingPoint, Point, TileName, Window } from './plan.ts'
import { tileFormats } from './quantities.ts'
import { snap } from './snap.ts'
import { jointWith } from './tiling/tiling.ts'
import { clampToWall } from './wall-length.ts'
import { boundsOf, wallsOf } from './walls.ts'

/** How far an arrow key moves an item. */
export const NUDGE: Mm = 10

/** Adds a fixture of this kind in the best free place. Unchanged if the plan is full. */
export function addFixture(plan: Plan, kind: FixtureKind): Plan {
  const { width, depth } = fixtures[kind]
  return withPlaced(plan, { kind, width, depth })
}

/** Adds another of this fixture, as large, in the best free place. Unchanged if the plan is full. */
export function duplicateFixture(plan: Plan, id: Id): Plan {
  const original = plan.fixtures.find((fixture) => fixture.id === id)
  return original ? withPlaced(plan, original) : plan
}

function withPlaced(plan: Plan, { kind, width, depth, height }: Omit<Fixture, 'id' | 'at' | 'turn'>): Plan {
  if (isFull(plan, kind)) return plan
  const placed = freePlace(plan, { id: newId('f', plan.fixtures), kind, width, depth })
  return { ...plan, fixtures: [...plan.fixtures, height === undefined ? placed : { ...placed, height }] }
}

function isFull({ fixtures }: Plan, kind: FixtureKind): boolean {
  return fixtures.length >= most.fixtures || (isBuiltIn(kind) && fixtures.filter((fixture) => isBuiltIn(fixture.kind)).length >= most.builtIns)
}

/** Moves the fixture's centre to `at` (mm); `snapped` pulls it to walls and neighbours within reach. */
export function moveFixture(plan: Plan, id: Id, at: Point, { snapped }: { snapped: boolean } = { snapped: true }): Plan {
  return withFixture(plan, id, (fixture) => {
    const moved = { ...fixture, at: nearRoom(plan, at) }
    return snapped ? snap(plan, moved) : moved
  })
}

/** Moves a fixture by a number of nudges of 10 mm, without snapping. */
export function nudgeFixture(plan: Plan, id: Id, right: number, down: number): Plan {
  return withFixture(plan, id, (fixture) => ({ ...fixture, at: nearRoom(plan, { x: fixture.at.x + right * NUDGE, y: fixture.at.y + down * NUDGE }) }))
}

/** Turns a fixture clockwise by a quarter turn. */
export function turnFixture(plan: Plan, id: Id): Plan {
  return withFixture(plan, id, (fixture) => ({ ...fixture, turn: turnedBy(fixture.turn, 1) }))
}

/** Resizes a fixture (mm, clamped to limits), with its back where it was. */
export function resizeFixture(plan: Plan, id: Id, size: Size): Plan {
  return withFixture(plan, id, (fixture) => {
    const width = limited(size.width, fixtureLimits)
    const depth = limited(size.depth, fixtureLimits)
    const back = Math.floor(depth / 2) - Math.floor(fixture.depth / 2)
    const { x, y } = frontOf(fixture.turn)
    return snap(plan, { ...fixture, width, depth, at: { x: fixture.at.x + x * back, y: fixture.at.y + y * back } })
  })
}

/** Gives a pillar or boxing a height of its own (mm, clamped to limits); one that reaches the ceiling has none. */
export function setBuiltInHeight(plan: Plan, id: Id, high: Mm): Plan {
  return withFixture(plan, id, ({ height: _, ...fixture }) => {
    const height = limited(high, builtInHeightLimits)
    return isBuiltIn(fixture.kind) && height < plan.room.ceiling.height ? { ...fixture, height } : fixture
  })
}

/** Removes the item with this id: fixture, opening or plumbing point. */
export function remove(plan: Plan, id: Id): Plan {
  return {
    ...plan,
    fixtures: plan.fixtures.filter((fixture) => fixture.id !== id),
    openings: plan.openings.filter((opening) => opening.id !== id),
    plumbingPoints: plan.plumbingPoints.filter((plumbingPoint) => plumbingPoint.id !== id),
  }
}

/** Adds a door of 80 cm in the middle of the wall's longest free stretch, opening outwards. Unchanged if there are too many openings. */
export function addDoor(plan: Plan, wall: number): Plan {
  return withOpening(plan, { id: newId('d', plan.openings), kind: 'door', wall, width: 800, swing: 'out', hinge: 'start' })
}

/** The same for a window of 60 × 60 cm, 120 cm above the floor. */
export function addWindow(plan: Plan, wall: number): Plan {
  return withOpening(plan, { id: newId('w', plan.openings), kind: 'window', wall, width: 600, sill: 1200, height: 600 })
}

export type DoorChange = Partial<Pick<Door, 'wall' | 'along' | 'width' | 'swing' | 'hinge' | 'height'>>
export type WindowChange = Partial<Pick<Window, 'wall' | 'along' | 'width' | 'sill' | 'height' | 'reveal'>>

/** Changes a door; lengths in mm are rounded and clamped to limits and to the wall. The usual height is not stored, so an untouched door packs as it did. */
export function changeDoor(plan: Plan, id: Id, change: DoorChange): Plan {
  return withOpenings(plan, (opening) => {
    if (opening.id !== id || opening.kind !== 'door') return opening
    const { height, ...door } = { ...opening, ...change }
    const high = limited(doorHeight({ height }), doorHeightLimits)
    return clampToWall(plan.room, rounded({ ...door, ...(high === USUAL_DOOR_HEIGHT ? {} : { height: high }) }))
  })
}

/** Changes a window; lengths in mm are rounded and clamped to limits and to the wall. A reveal of 0 is none. */
export function changeWindow(plan: Plan, id: Id, change: WindowChange): Plan {
  return withOpenings(plan, (opening) => {
    if (opening.id !== id || opening.kind !== 'window') return opening
    const { sill, height, reveal = 0, ...window } = { ...opening, ...change }
    const tiled = reveal > 0 ? { reveal: limited(reveal, revealLimits) } : {}
    return clampToWall(plan.room, rounded({ ...window, sill: limited(sill, sillLimits), height: limited(height, windowLimits), ...tiled }))
  })
}

/** Adds a drain in the first shower or bath, or a pipe in the middle of the room. */
export function addPlumbingPoint(plan: Plan, kind: PlumbingPoint['kind']): Plan {
  if (plan.plumbingPoints.length >= most.plumbingPoints) return plan
  const wet = plan.fixtures.find((fixture) => fixtures[fixture.kind].wet)
  const at = kind === 'drain' && wet ? wet.at : middleOf(plan)
  return { ...plan, plumbingPoints: [...plan.plumbingPoints, { id: newId('o', plan.plumbingPoints), kind, at: nearRoom(plan, at) }] }
}

export function movePlumbingPoint(plan: Plan, id: Id, at: Point): Plan {
  return {
    ...plan,
    plumbingPoints: plan.plumbingPoints.map((plumbingPoint) => (plumbingPoint.id === id ? { ...plumbingPoint, at: nearRoom(plan, at) } : plumbingPoint)),
  }
}

/** Sets height and slope (mm), clamped to limits; a slope at a wall that does not exist is dropped. */
export function setCeiling(plan: Plan, { height, slope }: Ceiling): Plan {
  const high = limited(height, ceilingLimits)
  const ceiling =
    slope && wallsOf(plan.room)[slope.wall]
      ? { height: high, slope: { wall: slope.wall, low: limited(slope.low, { from: 0, to: high }), depth: limited(slope.depth, slopeLimits) } }
      : { height: high }
  return { ...plan, room: { ...plan.room, ceiling } }
}

/** Gives the walls another format. A wall with a format of its own in the Fogplan keeps it; the joints of the others are proposed anew. */
export function setTile(plan: Plan, tile: TileName): Plan {
  const [old, { width, height }] = [tileFormats[plan.tile], tileFormats[tile]]
  const tiling = plan.tiling?.map((one) => {
    const isUsual = one.surface !== 'floor' && one.tile.width === old.width && one.tile.height === old.height
    return isUsual
      ? { ...one, tile: { width, height }, joint: jointWith(one, { width, height }), x: undefined, y: undefined, locked: [], niche: undefined }
      : one
  })
  return { ...plan, tile, ...(tiling && { tiling }) }
}

/** A machine that stands on the fixture moves with it. */
function withFixture(plan: Plan, id: Id, change: (fixture: Fixture) => Fixture): Plan {
  const found = plan.fixtures.find((fixture) => fixture.id === id)
  if (!found) return plan
  const changed = change(found)
  const { at, turn } = changed
  const fixtures = plan.fixtures.map((fixture) => (machineBelow(plan, fixture)?.id === id ? { ...fixture, at, turn } : fixture))
  return { ...plan, fixtures: fixtures.map((fixture) => (fixture.id === id ? changed : fixture)) }
}

function withOpenings(plan: Plan, change: (opening: Opening) => Opening): Plan {
  return { ...plan, openings: plan.openings.map(change) }
}

function withOpening(plan: Plan, opening: Omit<Door, 'along'> | Omit<Window, 'along'>): Plan {
  const wall = wallsOf(plan.room)[opening.wall]
  if (!wall || plan.openings.length >= most.openings) return plan
  const { from, to } = longestFree(wall, plan.openings)
  return { ...plan, openings: [...plan.openings, clampToWall(plan.room, { ...opening, along: Math.round((from + to - opening.width) / 2) })] }
}

function rounded<Shape extends Opening>(opening: Shape): Shape {
  return { ...opening, along: Math.round(opening.along), width: limited(opening.width, openingLimits) }
}

/** A dragged item stays within a metre of the room. */
function nearRoom(plan: Plan, { x, y }: Point): Point {
  const { right, bottom } = boundsOf(plan.room)
  return { x: limited(x, { from: -1000, to: right + 1000 }), y: limited(y, { from: -1000, to: bottom + 1000 }) }
}

function newId(prefix: string, taken: readonly { id: Id }[]): Id {
  const numbers = taken.map(({ id }) => (id.startsWith(prefix) ? Number(id.slice(1)) : 0))
  return `${prefix}${Math.max(0, ...numbers) + 1}`
}
