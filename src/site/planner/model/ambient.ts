import type { Vector3 } from 'three'
import type { Light, RoomLight } from './room-light.ts'

/** The light that comes from each side: what faces right, left, up, down, front, back. Warm from one side, cool from the other; in the evening from above. */
const FROM: Record<RoomLight, readonly [positive: Light, negative: Light][]> = {
  day: [
    [
      [0.86, 0.83, 0.78],
      [0.84, 0.85, 0.86],
    ],
    [
      [0.98, 0.96, 0.93],
      [0.56, 0.54, 0.5],
    ],
    [
      [0.9, 0.89, 0.87],
      [0.78, 0.77, 0.75],
    ],
  ],
  evening: [
    [
      [0.76, 0.68, 0.57],
      [0.69, 0.62, 0.52],
    ],
    [
      [0.95, 0.84, 0.7],
      [0.3, 0.25, 0.2],
    ],
    [
      [0.79, 0.7, 0.58],
      [0.66, 0.59, 0.49],
    ],
  ],
}

/** Near the floor less light arrives: so much, up to so high (m). */
const NEAR_FLOOR = { light: 0.72, height: 0.7 }

/** The light on a spot of a body, by where its surface faces and how high it is: an ambient cube, because the squares of a unit vector's components add up to 1. */
export function ambientOn({ x, y, z }: Vector3, height: number, light: RoomLight, into: [number, number, number]) {
  const high = Math.min(1, Math.max(0, height / NEAR_FLOOR.height))
  const part = NEAR_FLOOR.light + (1 - NEAR_FLOOR.light) * high * (2 - high)
  into.fill(0)
  for (const [axis, component] of [x, y, z].entries()) {
    const from = FROM[light][axis]?.[component > 0 ? 0 : 1] ?? [0, 0, 0]
    for (const channel of [0, 1, 2] as const) into[channel] += part * component ** 2 * from[channel]
  }
}
