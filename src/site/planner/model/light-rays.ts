import { Vector3 } from 'three'
import type { Plan } from '#domain/room/plan.ts'
import { partsOf } from '#domain/room/walls.ts'
import { forEachSpot, type Surface, spotAt, surfacesOf } from './light-spots.ts'
import { type Hit, type LightScene, nearestHit, sceneOf } from './rays.ts'

/**
 * What each spot of floor and walls sees: it sends rays over its hemisphere. That is most of the work of computing a room's light, and stays as it is
 * when only materials or the time of day change.
 */
export type LightRays = {
  readonly scene: LightScene
  readonly surfaces: readonly Surface[]
  /** Of each spot's rays: the spot that is hit, or one of the numbers below. */
  readonly hits: Int32Array
  /** The spots beside an L, which are not seen. */
  readonly outside: Uint8Array
}

/** In place of a spot's number: the open ceiling, a fixture, a window, and what a spot outside sends. */
export const ABOVE = -1
export const BODY = -2
export const WINDOW = -3
export const NONE = -4

/** Rays for each spot. Neighbours send different ones, and are blurred together afterwards. */
export const RAYS = 24
export const VARIANTS = 4

export function raysIn(plan: Plan): LightRays {
  const scene = sceneOf(plan)
  const surfaces = surfacesOf(scene)
  const count = surfaces.reduce((sum, { columns, rows }) => sum + columns * rows, 0)
  const hits = new Int32Array(count * RAYS).fill(NONE)
  const outside = new Uint8Array(count)
  // As `isInside` of a room: for tens of thousands of spots its parts are found once.
  const parts = partsOf(plan.room)
  const isInside = (x: number, y: number) => parts.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
  const hit: Hit = { what: 'above', surface: 0, u: 0, v: 0, distance: 0 }
  for (const surface of surfaces) {
    const variants = raysAround(surface.normal)
    forEachSpot(surface, (spot, at, column, row) => {
      if (!isInside(at.x * 1000, at.z * 1000)) {
        outside[spot] = 1
        return
      }
      const around = variants[variantAt(column, row)] ?? []
      for (let ray = 0; ray < RAYS; ray += 1) {
        const sent = around[ray]
        if (!sent) continue
        nearestHit(at, sent, scene, hit)
        hits[spot * RAYS + ray] = numberOf(hit, surfaces)
      }
    })
  }
  return { scene, surfaces, hits, outside }
}

function numberOf(hit: Hit, surfaces: readonly Surface[]): number {
  if (hit.what === 'above') return ABOVE
  if (hit.what === 'body') return BODY
  const met = surfaces[hit.surface]
  return hit.what === 'surface' && met ? spotAt(met, hit) : WINDOW
}

export function variantAt(column: number, row: number): number {
  return (column % VARIANTS) + VARIANTS * (row % VARIANTS)
}

/** Rays over the hemisphere, more of them where they count more (by the cosine): a spiral, turned for each variant. */
export function raysAround(normal: Vector3): readonly (readonly Vector3[])[] {
  const side = Math.abs(normal.y) > 0.5 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0)
  const other = new Vector3().crossVectors(normal, side)
  const count = VARIANTS * VARIANTS
  return Array.from({ length: count }, (_, variant) =>
    Array.from({ length: RAYS }, (_, ray) => {
      const part = (ray + (((variant * 7) % count) + 0.5) / count) / RAYS
      const angle = (ray * count + variant) * 2.399963
      return new Vector3()
        .addScaledVector(side, Math.sqrt(part) * Math.cos(angle))
        .addScaledVector(other, Math.sqrt(part) * Math.sin(angle))
        .addScaledVector(normal, Math.sqrt(1 - part))
    }),
  )
}
