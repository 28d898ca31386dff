import type { Plan } from '#domain/room/plan.ts'
import { boundsOf, pointAt, wallsOf } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'

/** Position in metres, angles in radians. `turn` is 0 towards the top of the drawing and grows counter-clockwise; `tilt` is positive upwards. */
export type Pose = { readonly x: number; readonly z: number; readonly turn: number; readonly tilt: number }

/** Of a standing person (m). */
export const EYE_HEIGHT = 1.6

/** How far outside the room the camera may go (m). Walls are one-sided, so they never hide the room. */
const MARGIN = 1.4
/** Steepest angle up or down (radians). */
const MAX_TILT = 1.1

/** 90 cm outside the doorway, looking in. */
export function poseAtDoor({ room, openings }: Plan): Pose {
  const door = openings.find(({ kind }) => kind === 'door')
  const walls = wallsOf(room)
  const wall = walls[door?.wall ?? 0] ?? walls[0]
  if (!wall) return { x: 0, z: 0, turn: 0, tilt: 0 }
  const offset = door ? door.along + door.width / 2 : wall.length / 2
  const { x, y } = pointAt(wall, offset, -900)
  const { left, top, right, bottom } = boundsOf(room)
  const [aimX, aimY] = [(left + right) / 2 - x, (top + bottom) / 2 - y]
  // Between straight in and the room's centre, because doors are rarely in the middle of their wall.
  const [lookX, lookY] = [aimX + wall.inward.x * 1500, aimY + wall.inward.y * 1500]
  return { x: toMetres(x), z: toMetres(y), turn: Math.atan2(-lookX, -lookY), tilt: -0.22 }
}

export function stepped(pose: Pose, { room }: Plan, by: number): Pose {
  const { left, top, right, bottom } = boundsOf(room)
  return {
    ...pose,
    x: within(toMetres(left) - MARGIN, pose.x - Math.sin(pose.turn) * by, toMetres(right) + MARGIN),
    z: within(toMetres(top) - MARGIN, pose.z - Math.cos(pose.turn) * by, toMetres(bottom) + MARGIN),
  }
}

export function turned(pose: Pose, by: number, tilt = 0): Pose {
  return { ...pose, turn: pose.turn + by, tilt: within(-MAX_TILT, pose.tilt + tilt, MAX_TILT) }
}

/** Interpolates: `part` 0 is `from`, 1 is `to`. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (one: number, other: number) => one + (other - one) * part
  return { x: mix(from.x, to.x), z: mix(from.z, to.z), turn: mix(from.turn, to.turn), tilt: mix(from.tilt, to.tilt) }
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}
