import type { TileName } from '#domain/room/plan.ts'
import { tileFormats } from '#domain/room/quantities.ts'
import { toMetres } from './metres.ts'

/** A tile and its joint, in metres. */
export type Tile = { readonly width: number; readonly height: number; readonly joint: number }

const JOINT = 0.0025

/** The tiles of a plan's walls. */
export function wallTile(tile: TileName): Tile {
  const { width, height } = tileFormats[tile]
  return { width: toMetres(width), height: toMetres(height), joint: JOINT }
}

/** Floors have small tiles, because they slope towards the drain. */
export const floorTile: Tile = { width: 0.1, height: 0.1, joint: JOINT }

/**
 * Where four joints meet, in metres along a wall and above the floor, and from the upper left corner of the floor. Every surface
 * starts from its first corner, so horizontal joints meet in all corners.
 */
export const JOINTS_MEET = { x: 0, y: 0 } as const
