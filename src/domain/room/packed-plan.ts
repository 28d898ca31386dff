import { fixtureKinds, isBuiltIn } from './fixtures.ts'
import {
  builtInHeightLimits,
  ceilingLimits,
  doorHeightLimits,
  fixtureLimits,
  most,
  openingLimits,
  revealLimits,
  sillLimits,
  slopeLimits,
  wallLimits,
  windowLimits,
} from './limits.ts'
import { type Ceiling, type Fixture, type Mm, type Opening, type Plan, type PlumbingPoint, type Point, plumbingPointKinds, type Room, turns } from './plan.ts'
import { isTileName } from './quantities.ts'
import { boundsOf, wallsOf } from './walls.ts'

/** Parses the parts of a packed plan (share.ts), version 2. Undefined unless every number is within its limits and every id unique. */
export function readPlan(parts: readonly string[]): Plan | undefined {
  const [packedCorners, packedCeiling, packedOpenings, packedPlumbingPoints, packedFixtures, tile, ...more] = parts
  if (more.length > 0 || tile === undefined || !isTileName(tile)) return undefined
  const corners = readAll(packedCorners, 6, readPoint)
  if (!corners || !isRoom(corners)) return undefined
  const ceiling = readCeiling(packedCeiling, corners)
  const openings = readAll(packedOpenings, most.openings, (text) => readOpening(text, corners))
  const plumbingPoints = readAll(packedPlumbingPoints, most.plumbingPoints, readPlumbingPoint)
  const fixtures = readAll(packedFixtures, most.fixtures, readFixture)
  if (!ceiling || !openings || !plumbingPoints || !fixtures || !allDifferent([...openings, ...plumbingPoints, ...fixtures])) return undefined
  if (fixtures.filter(({ kind }) => isBuiltIn(kind)).length > most.builtIns) return undefined
  return { room: { corners, ceiling }, openings, plumbingPoints, fixtures, tile }
}

/** Parses a list; undefined if an entry cannot be parsed or there are more than `atMost`. */
export function readAll<Item>(packed: string | undefined, atMost: number, read: (text: string) => Item | undefined): readonly Item[] | undefined {
  if (packed === undefined) return undefined
  if (packed === '') return []
  const texts = packed.split('_', atMost + 1)
  const items = texts.flatMap((text) => read(text) ?? [])
  return texts.length > atMost || items.length < texts.length ? undefined : items
}

function readPoint(text: string): Point | undefined {
  const [x, y, ...more] = text.split('.')
  return more.length > 0 ? undefined : pointOf(x, y)
}

function pointOf(x: string | undefined, y: string | undefined): Point | undefined {
  const [right, down] = [readMm(x, PLACES), readMm(y, PLACES)]
  return right === undefined || down === undefined ? undefined : { x: right, y: down }
}

/** Coordinates may lie outside the room. */
const PLACES = { from: -20_000, to: 20_000 } as const

/** Parses a whole number in its canonical form (no leading zeros, no "-0") within limits; undefined otherwise. */
export function readMm(text: string | undefined, { from, to }: { from: Mm; to: Mm }): Mm | undefined {
  if (text === undefined || !/^(?:0|-?[1-9]\d{0,4})$/.test(text)) return undefined
  const mm = Number(text)
  return mm >= from && mm <= to ? mm : undefined
}

/**
 * A rectangle or an L: right angles, clockwise, bounding box from (0, 0), walls within limits. All of four corners turn right,
 * or all but one of six; then the walls do not cross.
 */
function isRoom(corners: Room['corners']): boolean {
  const walls = wallsOf({ corners })
  const { left, top } = boundsOf({ corners })
  const straight = walls.every(({ start, end, length }) => (start.x === end.x) !== (start.y === end.y) && length >= wallLimits.from && length <= wallLimits.to)
  const bends = walls.map(({ inward }, index) => {
    const next = walls[(index + 1) % walls.length]
    return next ? next.along.x * inward.x + next.along.y * inward.y : 0
  })
  const right = bends.filter((turn) => turn === 1).length
  return left === 0 && top === 0 && straight && ((corners.length === 4 && right === 4) || (corners.length === 6 && right === 5 && bends.includes(-1)))
}

function readCeiling(text: string | undefined, corners: Room['corners']): Ceiling | undefined {
  const [first, ...rest] = text?.split('.') ?? []
  const height = readMm(first, ceilingLimits)
  if (height === undefined || rest.length === 0) return height === undefined ? undefined : { height }
  const wall = readMm(rest[0], { from: 0, to: corners.length - 1 })
  const low = readMm(rest[1], { from: 0, to: height })
  const depth = readMm(rest[2], slopeLimits)
  return wall === undefined || low === undefined || depth === undefined || rest.length > 3 ? undefined : { height, slope: { wall, low, depth } }
}

function readOpening(text: string, corners: Room['corners']): Opening | undefined {
  const [id = '', atWall, from, wide, ...own] = text.split('.')
  const wall = readMm(atWall, { from: 0, to: corners.length - 1 })
  const length = wallsOf({ corners })[wall ?? -1]?.length
  if (wall === undefined || length === undefined) return undefined
  const width = readMm(wide, { ...openingLimits, to: Math.min(openingLimits.to, length) })
  const along = width === undefined ? undefined : readMm(from, { from: 0, to: length - width })
  if (width === undefined || along === undefined) return undefined
  const inWall = { id, wall, along, width }
  return isId(id, 'd') ? readDoor(inWall, own) : isId(id, 'w') ? readWindow(inWall, own) : undefined
}

type InWall = Pick<Opening, 'id' | 'wall' | 'along' | 'width'>

function readDoor(inWall: InWall, [swing, hinge, high, ...more]: readonly string[]): Opening | undefined {
  if (more.length > 0 || (swing !== 'in' && swing !== 'out') || (hinge !== 'start' && hinge !== 'end')) return undefined
  if (high === undefined) return { ...inWall, kind: 'door', swing, hinge }
  const height = readMm(high, doorHeightLimits)
  return height === undefined ? undefined : { ...inWall, kind: 'door', swing, hinge, height }
}

function readWindow(inWall: InWall, [from, high, deep, ...more]: readonly string[]): Opening | undefined {
  const [sill, height, reveal] = [readMm(from, sillLimits), readMm(high, windowLimits), readMm(deep, revealLimits)]
  if (sill === undefined || height === undefined || more.length > 0) return undefined
  if (deep === undefined) return { ...inWall, kind: 'window', sill, height }
  return reveal === undefined ? undefined : { ...inWall, kind: 'window', sill, height, reveal }
}

function readPlumbingPoint(text: string): PlumbingPoint | undefined {
  const [id = '', word, x, y, ...more] = text.split('.')
  const kind = plumbingPointKinds.find((one) => one === word)
  const at = pointOf(x, y)
  return at && kind && more.length === 0 && isId(id, 'o') ? { id, kind, at } : undefined
}

function readFixture(text: string): Fixture | undefined {
  const [id = '', word, x, y, turned, wide, deep, high, ...more] = text.split('.')
  const kind = fixtureKinds.find((one) => one === word)
  const at = pointOf(x, y)
  const turn = turns.find((one) => String(one) === turned)
  const width = readMm(wide, fixtureLimits)
  const depth = readMm(deep, fixtureLimits)
  if (!kind || !at || turn === undefined || width === undefined || depth === undefined || more.length > 0 || !isId(id, 'f')) return undefined
  if (high === undefined) return { id, kind, at, turn, width, depth }
  const height = readMm(high, builtInHeightLimits)
  return height === undefined || !isBuiltIn(kind) ? undefined : { id, kind, at, turn, width, depth, height }
}

function isId(id: string, prefix: string): boolean {
  return id.startsWith(prefix) && /^[a-z][1-9]\d{0,3}$/.test(id)
}

function allDifferent(items: readonly { id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length
}
