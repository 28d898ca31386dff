import type { Plan, SurfaceName, SurfaceTiling, TileColour } from '#domain/room/plan.ts'
import { type SetOut, tilingOf } from '#domain/room/tiling/lay-out.ts'
import { pitchOf, rowShift, USUAL_COLOUR } from '#domain/room/tiling/tiling.ts'
import { toMetres } from './metres.ts'

/** Tiles and joints in metres: from tile to tile, the tile itself, and how far every second row is moved. */
export type TilePattern = {
  readonly across: number
  readonly up: number
  readonly width: number
  readonly height: number
  readonly shift: number
}

export function patternOf(tiling: SurfaceTiling): TilePattern {
  return {
    across: toMetres(pitchOf(tiling, 'x')),
    up: toMetres(pitchOf(tiling, 'y')),
    width: toMetres(tiling.tile.width),
    height: toMetres(tiling.tile.height),
    shift: toMetres(rowShift(tiling, 1)),
  }
}

/**
 * Where a tile's lower left corner is, in metres: along a wall and above the floor, or to the right on the floor and towards the
 * drawing's top, hence the minus. As the Fogplan has it.
 */
export function patternStart({ surface, tiling, origin }: SetOut): { x: number; y: number } {
  return { x: toMetres(origin.x), y: surface.name === 'floor' ? -toMetres(origin.y + tiling.tile.height) : toMetres(origin.y) }
}

/**
 * The colour that was chosen for a surface with its joints. Undefined where it is the usual one, which any finish suits: a wall whose joints
 * were moved, or that got a niche, looks as the walls beside it.
 */
export function chosenColour({ tiling }: Pick<Plan, 'tiling'>, surface: SurfaceName): TileColour | undefined {
  const colour = tiling?.find((one) => one.surface === surface)?.colour
  return colour === USUAL_COLOUR ? undefined : colour
}

/** The tiles of a plan's surfaces, walls in order, then the floor. */
export function tilingsOf(plan: Pick<Plan, 'tiling' | 'tile' | 'room'>): readonly SurfaceTiling[] {
  return [...plan.room.corners.keys(), 'floor' as const].map((surface) => tilingOf(plan, surface))
}
