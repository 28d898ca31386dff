import { wallArea } from './ceiling.ts'
import { ascending, consecutive } from './in-order.ts'
import type { Mm, Opening, Plan, TileName, TileSize } from './plan.ts'
import { areaOf, type Wall, wallsOf } from './walls.ts'
import { wetZones } from './wet-zones.ts'

/** Specification §10.7: 800 × 2 000 mm is deducted for a door whose height nobody gave. */
const DOOR_HEIGHT: Mm = 2000

/** Width and height in mm, and the waste: large tiles leave more offcuts. */
export const tileFormats = {
  '10x10': { width: 100, height: 100, wastePercent: 8 },
  '15x15': { width: 150, height: 150, wastePercent: 8 },
  '20x20': { width: 200, height: 200, wastePercent: 10 },
  '20x40': { width: 200, height: 400, wastePercent: 10 },
  '30x60': { width: 300, height: 600, wastePercent: 12 },
  '60x60': { width: 600, height: 600, wastePercent: 15 },
} as const satisfies Record<TileName, { width: Mm; height: Mm; wastePercent: number }>

export function isTileName(word: string): word is TileName {
  return Object.hasOwn(tileFormats, word)
}

/** The material that a plan takes, in m², m and whole pieces. */
export function quantities(plan: Plan) {
  const walls = wallsOf(plan.room)
  const stretches = wetZones(plan).map((stretch) => ({ ...stretch, area: tiledArea(plan, walls[stretch.wall], stretch.from, stretch.to) }))
  const zone = (wanted: 1 | 2) => stretches.reduce((sum, { zone, area }) => sum + (zone === wanted ? area : 0), 0)
  const floor = areaOf(plan.room)
  const [one, two] = [zone(1), zone(2)]
  const bySize = wallTiles(plan, stretches)
  return {
    floorM2: floor / 1e6,
    /** Without openings and what is painted. */
    wallTileM2: (one + two) / 1e6,
    /** Waterproofing: the floor and the tiled walls of both zones. */
    membraneM2: { floor: floor / 1e6, zone1: one / 1e6, zone2: two / 1e6, whole: (floor + one + two) / 1e6 },
    /** The walls without the doors. */
    skirtingM: skirting(plan, walls) / 1000,
    tiles: { pieces: bySize.reduce((sum, { pieces }) => sum + pieces, 0), bySize },
  }
}

/** The walls' tiles of each size, those of the most walls first; where nothing is tiled the plan's tile and none of it. */
function wallTiles(plan: Plan, stretches: readonly { wall: number; area: number }[]): readonly WallTiles[] {
  const sizes = Map.groupBy(stretches, ({ wall }) => {
    const { width, height } = tileOn(plan, wall)
    return `${width} ${height}`
  })
  const taken = [...sizes.values()].flatMap((alike): WallTiles[] => {
    const area = alike.reduce((sum, one) => sum + one.area, 0)
    const [first] = alike
    if (!first || area === 0) return []
    const size = tileOn(plan, first.wall)
    const wastePercent = wastePercentOf(size)
    return [{ size, wastePercent, pieces: Math.ceil((area * (1 + wastePercent / 100)) / (size.width * size.height) - 1e-9) }]
  })
  const { width, height, wastePercent } = tileFormats[plan.tile]
  return taken.length > 0 ? taken : [{ size: { width, height }, wastePercent, pieces: 0 }]
}
type WallTiles = { readonly size: TileSize; readonly pieces: number; readonly wastePercent: number }

function tileOn({ tile, tiling = [] }: Plan, wall: number): TileSize {
  const { width, height } = tiling.find(({ surface }) => surface === wall)?.tile ?? tileFormats[tile]
  return { width, height }
}

/** By the usual format that is nearest in area. */
export function wastePercentOf({ width, height }: TileSize): number {
  const area = width * height
  const off = (format: { width: Mm; height: Mm }) => Math.abs(Math.log((format.width * format.height) / area))
  return Object.values(tileFormats).toSorted((one, other) => off(one) - off(other))[0]?.wastePercent ?? 10
}

/** Area in mm² of a stretch of wall as high as it is tiled, without its openings. Overlapping openings are deducted once. */
function tiledArea(plan: Plan, wall: Wall | undefined, from: Mm, to: Mm): number {
  if (!wall) return 0
  const high = plan.tiling?.find(({ surface }) => surface === wall.index)?.tiledTo
  const openings = plan.openings.filter((opening) => opening.wall === wall.index)
  const edges = [from, to, ...openings.flatMap(({ along, width }) => [along, along + width])].filter((edge) => edge >= from && edge <= to)
  return consecutive(ascending(edges)).reduce((sum, [start, end]) => {
    const open = openings.filter(({ along, width }) => along < end && along + width > start)
    return sum + wallArea(plan.room, wall, start, end, 0, high) - openArea(plan, wall, start, end, open, high)
  }, 0)
}

function openArea(plan: Plan, wall: Wall, from: Mm, to: Mm, open: readonly Opening[], most: Mm = Number.POSITIVE_INFINITY): number {
  const heights = open.map(span).toSorted((one, other) => one.low - other.low)
  let reached = 0
  return heights.reduce((sum, { low, high: top }) => {
    const [start, high] = [Math.max(low, reached), Math.min(top, most)]
    reached = Math.max(reached, high)
    return start < high ? sum + wallArea(plan.room, wall, from, to, start, high) : sum
  }, 0)
}

function span(opening: Opening): { low: Mm; high: Mm } {
  return opening.kind === 'door' ? { low: 0, high: opening.height ?? DOOR_HEIGHT } : { low: opening.sill, high: opening.sill + opening.height }
}

function skirting({ openings }: Plan, walls: readonly Wall[]): Mm {
  const doors = openings.filter(({ kind }) => kind === 'door').reduce((sum, { width }) => sum + width, 0)
  return Math.max(0, walls.reduce((sum, { length }) => sum + length, 0) - doors)
}
