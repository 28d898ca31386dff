import { signedArea } from '../boxes.ts'
import type { Mm, TileSize } from '../plan.ts'
import { jointLengths } from './joint-lengths.ts'
import { piecesIn, type SetOut } from './lay-out.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { SMALLEST } from './polygons.ts'
import { recessSurfaces } from './recess-surfaces.ts'
import { remembered } from './remembered.ts'
import type { TiledSurface } from './surface.ts'

/** What a surface takes, piece by piece, with the sides of its niche and of its windows' tiled reveals. Nothing is rounded. */
export type TileCounts = {
  /** m² without openings. */
  readonly areaM2: number
  readonly whole: number
  /** Cut pieces that are laid. */
  readonly cut: number
  /** Whole tiles that those are cut from. */
  readonly cutFrom: number
  /** All tiles to buy, breakage apart. */
  readonly tiles: number
  readonly jointKg: number
  readonly adhesiveKg: number
  /** Soft joint where surfaces meet, and edge profiles where tiles end in the open. */
  readonly softJointM: number
  readonly profileM: number
}

export const countTiles = remembered(function countTiles(setOut: SetOut): TileCounts {
  const { surface, tiling } = setOut
  const recesses = recessSurfaces(setOut)
  const laid = [piecesIn(setOut), ...recesses.map((side) => piecesOf(side.surface, tiling, side.origin))]
  const whole = laid.flat().filter(({ cut }) => !cut).length
  const cut = laid.map((pieces) => pieces.filter((piece) => piece.cut))
  const cutFrom = tilesCut(cut, tiling.tile)
  const tiled = laid.flat().reduce((sum, { area }) => sum + area, 0)
  const area = recesses.reduce((sum, side) => sum + side.surface.area, surface.area)
  const { soft, profile } = jointLengths(surface, recesses)
  return {
    areaM2: area / 1e6,
    whole,
    cut: cut.flat().length,
    cutFrom,
    tiles: whole + cutFrom,
    // The soft joint is no joint mass.
    jointKg: ((areaOfAll([surface, ...recesses.map((side) => side.surface)]) - tiled) * thickness(tiling.tile) * JOINT_KG_PER_DM3) / 1e6,
    adhesiveKg: (area / 1e6) * adhesivePerM2(tiling.tile),
    softJointM: soft / 1000,
    profileM: profile / 1000,
  }
})

function areaOfAll(surfaces: readonly TiledSurface[]): number {
  return surfaces.flatMap(({ laid }) => laid.flat()).reduce((sum, part) => sum + signedArea(part), 0)
}

/**
 * How many tiles cut pieces of some surfaces take. The pieces of one place come from one tile. The offcut of a
 * straight cut is used once more, where it fits: it has one factory edge left, which lies at the joint. Anything else is waste.
 */
function tilesCut(cut: readonly (readonly Piece[])[], tile: TileSize): number {
  const places = cut.flatMap((pieces) => [...Map.groupBy(pieces, ({ column, row }) => `${column} ${row}`).values()])
  const across: Mm[] = []
  const up: Mm[] = []
  let others = 0
  for (const pieces of places) {
    const [only] = pieces
    const strip = only && pieces.length === 1 ? stripOf(only, tile) : undefined
    if (strip?.way === 'across') across.push(strip.measure)
    else if (strip) up.push(strip.measure)
    else others += 1
  }
  return others + paired(across, tile.width) + paired(up, tile.height)
}

/** A piece that one straight cut makes: how wide it is, or how high. */
function stripOf({ extent, area }: Piece, { width, height }: TileSize): { way: 'across' | 'up'; measure: Mm } | undefined {
  const [wide, high] = [extent.right - extent.left, extent.high - extent.low]
  // What is no rectangle, or has a hole, does not fill its extent.
  if (wide * high - area > SMALLEST) return undefined
  if (high === height) return { way: 'across', measure: wide }
  return wide === width ? { way: 'up', measure: high } : undefined
}

/** Tiles for strips, two at most from each: the widest with the widest that still fits. */
function paired(strips: readonly Mm[], whole: Mm): number {
  const left = strips.toSorted((one, other) => one - other)
  let tiles = 0
  for (let widest = left.pop(); widest !== undefined; widest = left.pop()) {
    tiles += 1
    const rest = whole - widest - KERF
    const fits = left.findLastIndex((strip) => strip <= rest)
    if (fits >= 0) left.splice(fits, 1)
  }
  return tiles
}

/** The width of the blade. */
const KERF: Mm = 3

/** Cement joint by volume, after the manufacturers' formula (docs/fogplan.md). */
const JOINT_KG_PER_DM3 = 1.6

/** Usual thickness of a tile, which is the depth of its joints (mm); assumed. */
function thickness({ width, height }: TileSize): Mm {
  return Math.max(width, height) > 200 ? 9 : 7
}

/** Dry adhesive in kg/m² with the notched trowel for the format; assumed, the sack says (docs/fogplan.md). */
function adhesivePerM2({ width, height }: TileSize): number {
  const longest = Math.max(width, height)
  if (longest <= 150) return 2
  return longest <= 400 ? 3 : 5
}
