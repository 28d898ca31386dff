import { MAX_PACKED_LENGTH } from './limits.ts'
import { readPlan } from './packed-plan.ts'
import type { Door, Fixture, Opening, Plan, PlumbingPoint, Point, Room, Window } from './plan.ts'
import { packTiling, readTiling } from './tiling/packed-tiling.ts'

/**
 * Packs a plan into a short text of letters, digits, `.`, `-`, `_` and `~`, which need no escaping in an address:
 * `2~corners~ceiling~openings~plumbingPoints~fixtures~tile`, and as version 3 with `~tiling` if there is one. Items are
 * separated by `_`, their values by `.`.
 */
export function packPlan({ room, openings, plumbingPoints, fixtures, tile, tiling }: Plan): string {
  return [
    tiling ? '3' : '2',
    packCorners(room),
    packCeiling(room),
    openings.map(packOpening).join('_'),
    plumbingPoints.map(packPlumbingPoint).join('_'),
    fixtures.map(packFixture).join('_'),
    tile,
    ...(tiling ? [packTiling(tiling)] : []),
  ].join('~')
}

/** Parses a packed plan of any version; undefined if it is not one. Never throws. */
export function unpackPlan(text: string): Plan | undefined {
  if (text.length > MAX_PACKED_LENGTH) return undefined
  const [version, ...parts] = text.split('~')
  if (version === '2') return readPlan(parts)
  if (version === '3') return withTiling(readPlan(parts.slice(0, -1)), parts.at(-1))
  return undefined
}

/** A plan that came with a request: packed as it is stored, and parsed. */
export type SentPlan = { readonly packed: string; readonly plan: Plan }

/** Parses a packed plan of any version and packs it in the current one. Undefined if it cannot be parsed. */
export function readSentPlan(sent: string): SentPlan | undefined {
  const plan = unpackPlan(sent)
  return plan && { packed: packPlan(plan), plan }
}

function withTiling(plan: Plan | undefined, packed = ''): Plan | undefined {
  const tiling = plan && readTiling(packed, plan.room.corners.length)
  return plan && tiling && { ...plan, tiling }
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

function packFixture({ id, kind, at, turn, width, depth }: Fixture): string {
  return [id, kind, packPoint(at), turn, width, depth].join('.')
}
