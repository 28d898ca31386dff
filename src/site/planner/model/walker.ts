import type { Plan } from '#domain/room/plan.ts'
import { boundsOf, pointAt, wallsOf } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'

/** Where somebody stands and looks, in metres and radians. At `turn` 0 they look up the drawing; it grows to the left. */
export type Pose = { readonly x: number; readonly z: number; readonly turn: number; readonly tilt: number }

/** A standing person's eyes (m). */
export const EYES = 1.6

/** How far outside the room one may step back; the walls are seen only from within, so the room is never hidden. */
const ROUND = 1.4
const TILT = 1.1

/** In the doorway, a step back, looking in. */
export function atDoor({ room, openings }: Plan): Pose {
  const door = openings.find(({ kind }) => kind === 'door')
  const walls = wallsOf(room)
  const wall = walls[door?.wall ?? 0] ?? walls[0]
  if (!wall) return { x: 0, z: 0, turn: 0, tilt: 0 }
  const so = door ? door.along + door.width / 2 : wall.length / 2
  const { x, y } = pointAt(wall, so, -900)
  const { left, top, right, bottom } = boundsOf(room)
  const [aimX, aimY] = [(left + right) / 2 - x, (top + bottom) / 2 - y]
  // Between straight in and the middle of the room: seldom does the door stand in the middle of its wall.
  const [lookX, lookY] = [aimX + wall.inward.x * 1500, aimY + wall.inward.y * 1500]
  return { x: toMetres(x), z: toMetres(y), turn: Math.atan2(-lookX, -lookY), tilt: -0.22 }
}

export function stepped(pose: Pose, { room }: Plan, by: number): Pose {
  const { left, top, right, bottom } = boundsOf(room)
  return {
    ...pose,
    x: within(toMetres(left) - ROUND, pose.x - Math.sin(pose.turn) * by, toMetres(right) + ROUND),
    z: within(toMetres(top) - ROUND, pose.z - Math.cos(pose.turn) * by, toMetres(bottom) + ROUND),
  }
}

export function turned(pose: Pose, by: number, tilt = 0): Pose {
  return { ...pose, turn: pose.turn + by, tilt: within(-TILT, pose.tilt + tilt, TILT) }
}

/** Part of the way from one pose to another, 0–1. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (one: number, other: number) => one + (other - one) * part
  return { x: mix(from.x, to.x), z: mix(from.z, to.z), turn: mix(from.turn, to.turn), tilt: mix(from.tilt, to.tilt) }
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}
