import { Vector3 } from 'three'
import { type Lamp, lampsIn, type Sun, sunThrough } from './lamps.ts'
import type { LightRays } from './light-rays.ts'
import { addLight, forEachSpot, SPACING } from './light-spots.ts'
import { type Hit, type LightScene, nearestHit, reaches } from './rays.ts'
import type { RoomLight } from './room-light.ts'

/** The sun through a window by day, the lamps in the evening. */
export function directOn({ scene, surfaces, outside }: LightRays, light: RoomLight): Float32Array {
  const direct = new Float32Array(outside.length * 3)
  const [sun, lamps] = light === 'day' ? [sunThrough(scene), []] : [undefined, lampsIn(scene)]
  const hit: Hit = { what: 'above', surface: 0, u: 0, v: 0, distance: 0 }
  for (const surface of surfaces) {
    forEachSpot(surface, (spot, at) => {
      if (sun) addLight(direct, spot, sun.light, sunAround(at, surface.normal, sun, scene, hit))
      for (const lamp of lamps) addLight(direct, spot, lamp.light, lampOn(at, surface.normal, lamp, scene))
    })
  }
  return direct
}

/** The patch's edge is soft, because each spot is looked at in four places. */
function sunAround(at: Vector3, normal: Vector3, sun: Sun, scene: LightScene, hit: Hit): number {
  if (normal.dot(sun.towards) <= 0) return 0
  const isLevel = Math.abs(normal.y) > 0.5
  const across = isLevel || Math.abs(normal.x) <= 0.5 ? ALONG_X : ALONG_Z
  const up = isLevel ? ALONG_Z : ALONG_Y
  let sum = 0
  for (const { right, high } of QUARTERS) {
    nearby
      .copy(at)
      .addScaledVector(across, (right * SPACING) / 4)
      .addScaledVector(up, (high * SPACING) / 4)
    sum += sunOn(nearby, normal, sun, scene, hit) / QUARTERS.length
  }
  return sum
}
const [ALONG_X, ALONG_Y, ALONG_Z] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)]
const QUARTERS = [
  { right: -1, high: -1 },
  { right: 1, high: -1 },
  { right: -1, high: 1 },
  { right: 1, high: 1 },
] as const
const nearby = new Vector3()

function sunOn(at: Vector3, normal: Vector3, sun: Sun, scene: LightScene, hit: Hit): number {
  const facing = normal.dot(sun.towards)
  if (facing <= 0) return 0
  nearestHit(at, sun.towards, scene, hit)
  return hit.what === 'window' && hit.surface === sun.surface ? facing : 0
}

const towards = new Vector3()

function lampOn(at: Vector3, normal: Vector3, lamp: Lamp, scene: LightScene): number {
  towards.subVectors(lamp.at, at)
  const distance = towards.length()
  towards.divideScalar(distance)
  const facing = normal.dot(towards)
  if (facing <= 0) return 0
  // A lamp in the ceiling shines downwards.
  const sends = lamp.isDownlight ? Math.max(0, towards.y) ** 2 : 1
  return sends > 0 && reaches(at, towards, distance, scene) ? (facing * sends) / Math.max(0.09, distance * distance) : 0
}
