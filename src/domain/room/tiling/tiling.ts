import type { Axis, Mm, SurfaceName, SurfaceTiling, TileMaterial, TileSize } from '../plan.ts'

export const tileLimits = { from: 50, to: 1500 } as const
/** Below 1.5 mm no joint can be filled; "plattsättning utan fog skall inte utföras" (docs/fogplan.md). */
export const jointLimits = { from: 1.5, to: 10 } as const
export const nicheLimits = { from: 50, to: 3500 } as const

/** Of silicone, in a room's inner corners and at the floor (docs/fogplan.md). */
export const SOFT_JOINT: Mm = 3

/** How deep a niche is that fits between the studs of a wall; assumed (docs/fogplan.md). */
export const NICHE_DEPTH: Mm = 85

/** Small enough to follow a floor's fall, as in the trade's ordinary shower (docs/fogplan.md). */
const FLOOR_TILE: TileSize = { width: 100, height: 100 }

/** Pressed tiles, whose edges are rounded, need 3 mm; the large formats are rectified and have 2 mm (docs/fogplan.md). */
function usualJoint({ width, height }: TileSize): Mm {
  return Math.max(width, height) >= 600 ? 2 : 3
}

/** The joint of a surface that gets other tiles: the one that was chosen; where none was, the usual one of those tiles. */
export function jointWith({ tile, joint }: Pick<SurfaceTiling, 'tile' | 'joint'>, other: TileSize): Mm {
  return joint === usualJoint(tile) ? usualJoint(other) : joint
}

/** A tile's size along an axis. */
export function sizeAlong({ tile }: Pick<SurfaceTiling, 'tile'>, axis: Axis): Mm {
  return axis === 'x' ? tile.width : tile.height
}

/** From tile to tile. */
export function pitchOf(tiling: Pick<SurfaceTiling, 'tile' | 'joint'>, axis: Axis): Mm {
  return sizeAlong(tiling, axis) + tiling.joint
}

/** How far a row is moved, in quarter mm so that sums are exact; rows count upwards from the one that starts the pattern. */
export function rowShift({ tile, joint, bond }: Pick<SurfaceTiling, 'tile' | 'joint' | 'bond'>, row: number): Mm {
  if (bond === 'straight' || row % 2 === 0) return 0
  return toQuarters((tile.width + joint) / (bond === 'half' ? 2 : 3))
}

export function toQuarters(mm: number): Mm {
  return Math.round(mm * 4) / 4
}

/** The remainder that is never negative. */
export function modulo(figure: number, by: number): number {
  return figure - Math.floor(figure / by) * by
}

/** What is tiled while nothing is chosen. */
const usualMaterial = { wall: 'vit', floor: 'ljusgra' } as const satisfies Record<string, TileMaterial>

/** A half wall's usual height above the floor. */
export const HALF_WALL: Mm = 1200

/** What a surface is tiled with when nothing was chosen for it. */
export function usualTiling(surface: SurfaceName, wallTile: TileSize): SurfaceTiling {
  const [tile, material] = surface === 'floor' ? [FLOOR_TILE, usualMaterial.floor] : [wallTile, usualMaterial.wall]
  return { surface, tile, joint: usualJoint(tile), bond: 'straight', material, locked: [] }
}
