import { Vector3 } from 'three'
import { boxOf } from '#domain/room/boxes.ts'
import { heightAt } from '#domain/room/ceiling.ts'
import { isBasin } from '#domain/room/fixtures.ts'
import type { Plan, Point } from '#domain/room/plan.ts'
import { boundsOf, boxSeenFrom, isInside, pointAt, wallsOf } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'
import type { LightScene } from './rays.ts'
import type { Light } from './room-light.ts'
import { sidesOf } from './sides.ts'

/** A lamp in the ceiling, or one above a mirror. Metres. */
export type Lamp = { readonly at: Vector3; readonly light: Light; readonly isDownlight: boolean }

/** Between two lamps in the ceiling, about (mm). */
const APART = 1300
const WARM: Light = [1, 0.88, 0.72]
/** How much light a square metre of floor gets a lamp for, and a mirror's lamp. */
const PER_M2 = 1.15
const AT_MIRROR = 0.32

/** Evenly over the floor, as the electrician places them. */
export function downlightsIn({ room }: Pick<Plan, 'room'>): readonly Point[] {
  const { right, bottom } = boundsOf(room)
  const [across, down] = [Math.max(1, Math.round(right / APART)), Math.max(1, Math.round(bottom / APART))]
  const places = Array.from({ length: across * down }, (_, lamp) => ({
    x: (((lamp % across) + 0.5) / across) * right,
    y: ((Math.floor(lamp / across) + 0.5) / down) * bottom,
  }))
  return places.filter((place) => isInside(room, place))
}

export function lampsIn({ plan }: LightScene): readonly Lamp[] {
  const { right, bottom } = boundsOf(plan.room)
  const places = downlightsIn(plan)
  const each = (PER_M2 * toMetres(right) * toMetres(bottom)) / Math.max(1, places.length)
  const above = places.map((place): Lamp => {
    const height = toMetres(heightAt(plan.room, place)) - 0.03
    return { at: new Vector3(toMetres(place.x), height, toMetres(place.y)), light: scaledTo(each), isDownlight: true }
  })
  return [...above, ...mirrorLamps(plan)]
}

/** Above the mirror of a basin, a hand before its wall. */
function mirrorLamps(plan: Plan): readonly Lamp[] {
  return plan.fixtures.filter(isBasin).flatMap((fixture): Lamp[] => {
    const wall = wallsOf(plan.room)[sidesOf(plan, fixture).back ?? -1]
    if (!wall) return []
    const { from, to } = boxSeenFrom(wall, boxOf(fixture))
    const { x, y } = pointAt(wall, (from + to) / 2, 200)
    return [{ at: new Vector3(toMetres(x), 1.95, toMetres(y)), light: scaledTo(AT_MIRROR), isDownlight: false }]
  })
}

function scaledTo(by: number): Light {
  return [WARM[0] * by, WARM[1] * by, WARM[2] * by]
}

/** The sun through a window: where it stands, and the wall's number among the surfaces. */
export type Sun = { readonly towards: Vector3; readonly light: Light; readonly surface: number }

/** Through the first window, in the afternoon: half high, and a little from its side. */
export function sunThrough({ plan, walls }: LightScene): Sun | undefined {
  const window = plan.openings.find(({ kind }) => kind === 'window')
  const wall = window && walls[window.wall]
  if (!wall) return undefined
  const { inward, along } = wall
  const towards = new Vector3(-inward.x * 0.8 + along.x * 0.35, 0.62, -inward.y * 0.8 + along.y * 0.35).normalize()
  return { towards, light: [1.15, 1, 0.78], surface: wall.index + 1 }
}
