import type { Plan, SurfaceTiling, TileColour } from '#domain/room/plan.ts'
import { type SetOut, tilingOf } from '#domain/room/tiling/lay-out.ts'
import { pitchOf, rowShift, USUAL_COLOUR } from '#domain/room/tiling/tiling.ts'
import { toMetres } from './metres.ts'

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

/** The colour of most walls. */
export function wallColour(plan: Pick<Plan, 'tiling' | 'tile' | 'room'>): TileColour {
  const colours = [...plan.room.corners.keys()].map((wall) => tilingOf(plan, wall).colour)
  const count = (colour: TileColour) => colours.filter((one) => one === colour).length
  return colours.reduce((most, colour) => (count(colour) > count(most) ? colour : most), USUAL_COLOUR)
}
