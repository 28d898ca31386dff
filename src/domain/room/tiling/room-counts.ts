import type { Plan, TileMaterial, TileSize } from '../plan.ts'
import { wastePercentOf } from '../quantities.ts'
import { pipesIn } from './at-wall.ts'
import { countTiles, type TileCounts } from './counts.ts'
import type { SetOut } from './lay-out.ts'
import type { AnySurfaceName } from './surface.ts'

/** What a surface has, or all of them: figures whose sums are exact. */
export type SurfaceCounts = Pick<TileCounts, 'areaM2' | 'whole' | 'cut' | 'tiles'>

/** Tiles of one format and material, on all surfaces. */
type TilePurchase = {
  readonly tile: TileSize
  readonly material: TileMaterial
  readonly tiles: number
  /** The same by area and the usual percentage for waste, as tiles are usually reckoned. */
  readonly byPercentage: number
  /** Boxes of about 1 m². */
  readonly boxes: number
}

/** What is bought for the room: rounded up, once. */
export type Purchases = {
  readonly tiles: readonly TilePurchase[]
  readonly jointKg: number
  readonly adhesiveKg: number
  readonly softJointM: number
  readonly profileM: number
}

type RoomCounts = {
  readonly surfaces: readonly NamedCounts[]
  readonly sum: SurfaceCounts
  readonly purchases: Purchases
}

type NamedCounts = { readonly name: AnySurfaceName } & SurfaceCounts

/** What the surfaces have and what is bought for them. The page, the sheets and the emails say these figures. */
export function countRoom(plan: Plan, all: readonly SetOut[]): RoomCounts {
  const counted = all.map((setOut) => ({ ...setOut, counts: countTiles(setOut) }))
  const surfaces = all.map(countSurface)
  const sum = (of: keyof SurfaceCounts) => surfaces.reduce((all, one) => all + one[of], 0)
  const total = (of: keyof TileCounts) => counted.reduce((all, { counts }) => all + counts[of], 0)
  const kinds = Map.groupBy(counted, ({ tiling: { tile, material } }) => `${sortedSides(tile)} ${material}`)
  return {
    surfaces,
    sum: { areaM2: hundredths(sum('areaM2')), whole: sum('whole'), cut: sum('cut'), tiles: sum('tiles') },
    purchases: {
      tiles: [...kinds.values()].flatMap((surfaces) => purchaseOf(surfaces) ?? []),
      jointKg: roundedUp(total('jointKg')),
      adhesiveKg: roundedUp(total('adhesiveKg')),
      softJointM: roundedUp(total('softJointM') + aroundPipes(plan)),
      profileM: roundedUp(total('profileM') * 10) / 10,
    },
  }
}

export function countSurface(setOut: SetOut): NamedCounts {
  const { areaM2, whole, cut, tiles } = countTiles(setOut)
  return { name: setOut.surface.name, areaM2: hundredths(areaM2), whole, cut, tiles }
}

function hundredths(figure: number): number {
  return Math.round(figure * 100) / 100
}

function roundedUp(figure: number): number {
  return Math.ceil(figure - 1e-9)
}

/** A tile that lies on one wall and stands on another comes from the same boxes. */
function sortedSides({ width, height }: TileSize): string {
  return [width, height].toSorted((one, other) => one - other).join(' ')
}

function purchaseOf(surfaces: readonly (SetOut & { counts: TileCounts })[]): TilePurchase | undefined {
  const [first] = surfaces
  const tiles = surfaces.reduce((sum, { counts }) => sum + counts.tiles, 0)
  if (!first || tiles === 0) return undefined
  const { tile, material } = first.tiling
  const area = tile.width * tile.height
  const tiled = surfaces.reduce((sum, { counts }) => sum + counts.areaM2 * 1e6, 0)
  return {
    tile,
    material,
    tiles,
    byPercentage: roundedUp((tiled * (1 + wastePercentOf(tile) / 100)) / area),
    boxes: Math.ceil(tiles / Math.max(1, Math.round(1e6 / area))),
  }
}

/** Around the pipes that come out of walls, in m. */
function aroundPipes(plan: Plan): number {
  return pipesIn(plan).reduce((sum, { kind }) => sum + Math.PI * PIPE_M[kind], 0)
}

/** Usual diameters; assumed. */
const PIPE_M = { waste: 0.11, water: 0.03 } as const
