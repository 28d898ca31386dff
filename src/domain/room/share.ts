import { MAX_PACKED_LENGTH } from './limits.ts'
import { readPlan } from './packed-plan.ts'
import {
  type Door,
  type Finish,
  type Fixture,
  metals,
  type Opening,
  type Plan,
  type PlumbingPoint,
  type Point,
  paints,
  type Room,
  type Window,
  woods,
} from './plan.ts'
import { needsVersion4, packTiling, readTiling, type TilingVersion } from './tiling/packed-tiling.ts'

/**
 * Packs a plan into a short text of letters, digits, `.`, `-`, `_` and `~`, which need no escaping in an address:
 * `2~corners~ceiling~openings~plumbingPoints~fixtures~tile`, as version 3 with `~tiling` if there is one, and as version 4 with
 * `~tiling~finish` if joint colours, half walls, metal, wood or paint were chosen. Items are separated by `_`, their values by `.`.
 */
export function packPlan({ room, openings, plumbingPoints, fixtures, tile, tiling, finish }: Plan): string {
  const version = finish || (tiling && needsVersion4(tiling)) ? 4 : tiling ? 3 : 2
  return [
    String(version),
    packCorners(room),
    packCeiling(room),
    openings.map(packOpening).join('_'),
    plumbingPoints.map(packPlumbingPoint).join('_'),
    fixtures.map(packFixture).join('_'),
    tile,
    ...(version === 2 ? [] : [tiling ? packTiling(tiling, version) : '']),
    ...(version === 4 ? [finish ? packFinish(finish) : ''] : []),
  ].join('~')
}

/** Parses a packed plan of any version; undefined if it is not one. Never throws. */
export function unpackPlan(text: string): Plan | undefined {
  if (text.length > MAX_PACKED_LENGTH) return undefined
  const [version, ...parts] = text.split('~')
  if (version === '2') return readPlan(parts)
  if (version === '3') return withTiling(readPlan(parts.slice(0, -1)), parts.at(-1), 3)
  if (version === '4') return readVersion4(parts)
  return undefined
}

function readVersion4(parts: readonly string[]): Plan | undefined {
  const [packedTiling = '', packedFinish = ''] = parts.slice(-2)
  const bare = readPlan(parts.slice(0, -2))
  const plan = packedTiling === '' ? bare : withTiling(bare, packedTiling, 4)
  if (packedFinish === '') return plan
  const finish = readFinish(packedFinish)
  return plan && finish && { ...plan, finish }
}

function withTiling(plan: Plan | undefined, packed: string | undefined, version: TilingVersion): Plan | undefined {
  const tiling = plan && readTiling(packed ?? '', plan.room.corners.length, version)
  return plan && tiling && { ...plan, tiling }
}

function packFinish({ metal, wood, paint }: Finish): string {
  return [metal, wood, paint].join('.')
}

function readFinish(text: string): Finish | undefined {
  const [named, grained, painted, ...more] = text.split('.')
  const [metal, wood, paint] = [metals.find((one) => one === named), woods.find((one) => one === grained), paints.find((one) => one === painted)]
  return metal && wood && paint && more.length === 0 ? { metal, wood, paint } : undefined
}

function packCorners({ corners }: Room): string {
  return corners.map(packPoint).join('_')
}

function packPoint({ x, y }: Point): string {
  return `${x}.${y}`
}

function packCeiling({ ceiling: { height, slope } }: Room): string {
  return slope ? [height, slope.wall, slope.low, slope.depth].join('.') : String(height)
}

function packOpening(opening: Opening): string {
  const { id, wall, along, width } = opening
  return [id, wall, along, width, ...(opening.kind === 'door' ? packDoor(opening) : packWindow(opening))].join('.')
}

function packDoor({ swing, hinge, height }: Door): readonly (string | number)[] {
  return [swing, hinge, ...(height === undefined ? [] : [height])]
}

function packWindow({ sill, height, reveal }: Window): readonly number[] {
  return [sill, height, ...(reveal === undefined ? [] : [reveal])]
}

function packPlumbingPoint({ id, kind, at }: PlumbingPoint): string {
  return [id, kind, packPoint(at)].join('.')
}

function packFixture({ id, kind, at, turn, width, depth, height }: Fixture): string {
  return [id, kind, packPoint(at), turn, width, depth, ...(height === undefined ? [] : [height])].join('.')
}
