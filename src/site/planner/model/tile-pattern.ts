import type { Plan, SurfaceTiling, TileMaterial } from '#domain/room/plan.ts'
import { type SetOut, stretchesOf, tilingOf } from '#domain/room/tiling/lay-out.ts'
import { pitchOf, rowShift } from '#domain/room/tiling/tiling.ts'
import { toMetres } from './metres.ts'
import type { PartsLaid } from './wall-parts.ts'

/** Tiles and joints in metres: from tile to tile, the tile itself, and how far every second row is moved. */
export function patternOf(tiling: SurfaceTiling) {
  return {
    across: toMetres(pitchOf(tiling, 'x')),
    up: toMetres(pitchOf(tiling, 'y')),
    width: toMetres(tiling.tile.width),
    height: toMetres(tiling.tile.height),
    shift: toMetres(rowShift(tiling, 1)),
  }
}
export type TilePattern = ReturnType<typeof patternOf>

/**
 * Where a tile's lower left corner is, in metres: along a wall and above the floor, or to the right on the floor and towards the
 * drawing's top, hence the minus. As the Fogplan has it.
 */
export function patternStart({ surface, tiling, origin }: SetOut): { x: number; y: number } {
  return { x: toMetres(origin.x), y: surface.name === 'floor' ? -toMetres(origin.y + tiling.tile.height) : toMetres(origin.y) }
}

/** What is tiled of a wall or face, each stretch with where its tiles begin. */
export function laidParts(setOut: SetOut): readonly PartsLaid[] {
  return stretchesOf(setOut).map(({ x, part }) => ({ parts: part.faces.flat(), start: patternStart({ ...setOut, origin: { ...setOut.origin, x } }) }))
}

/** The material of most walls, of those alone that have tiles if any has. */
export function wallMaterial(plan: Pick<Plan, 'tiling' | 'tile' | 'room'>): TileMaterial {
  const walls = [...plan.room.corners.keys()].map((wall) => tilingOf(plan, wall))
  const tiled = walls.filter(({ tiledTo }) => tiledTo !== 0)
  const materials = (tiled.length > 0 ? tiled : walls).map(({ material }) => material)
  const count = (material: TileMaterial) => materials.filter((one) => one === material).length
  return materials.reduce((most, material) => (count(material) > count(most) ? material : most))
}
