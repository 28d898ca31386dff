import type { Mm } from '#domain/room/plan.ts'
import type { Sides } from './sides.ts'

/** The 3D scene is in metres, the scale that three.js' lights and cameras are made for. */
export function toMetres(mm: Mm): number {
  return mm / 1000
}

/** A body's width, height and depth in metres, and its walls. It stands on the floor (y = 0), centred on x and z, its back towards minus z. */
export type BodySize = { w: number; h: number; d: number; sides: Sides; isCut?: boolean }
