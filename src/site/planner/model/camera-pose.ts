import type { PerspectiveCamera } from 'three'
import type { PictureCamera } from '#content/gallery/idea-views.ts'
import { boxOf, surrounds } from '#domain/room/boxes.ts'
import { heightAt } from '#domain/room/ceiling.ts'
import { isBasin } from '#domain/room/fixtures.ts'
import type { Plan, Point, Room } from '#domain/room/plan.ts'
import { boundsOf, isInside, seenFrom, wallsOf } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'
import { sidesOf } from './sides.ts'
import { isInnerCorner, SLAB, WALL_DEPTH } from './surfaces.ts'

/**
 * What the visitor looks from. Outside: around the room, `turn` 0 from the lower edge of the drawing and growing counter-clockwise,
 * `tilt` upwards, `zoom` 1 when the room just fits. Inside: a place on the floor (m), `turn` 0 towards the upper edge. Radians.
 */
export type View = Outside | Inside | Pictured
export type Outside = { readonly at: 'outside'; readonly turn: number; readonly tilt: number; readonly zoom: number }
export type Inside = { readonly at: 'inside'; readonly x: number; readonly z: number; readonly turn: number; readonly tilt: number }

/** From where a rendering was made. */
type Pictured = { readonly at: 'picture'; readonly from: PictureCamera }

/**
 * Where the camera is (m), where it looks, and its vertical angle of view in degrees. `shift`: how far below its middle line it looks without
 * tilting, in parts of the canvas' height, as an architect's camera does so that uprights stay upright.
 */
export type CameraPose = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  readonly tilt: number
  readonly angle: number
  readonly shift: number
}

/** Of a standing person, and below a low ceiling (m). */
const EYE_HEIGHT = 1.6
const BELOW_CEILING = 0.12
/** From outside, a small angle draws almost without perspective, like a model on a table. From inside it is a wide one, wider on upright canvases. */
const ANGLE = { outside: 17, inside: 62, insideMost: 96 }
/** From inside at least so much is seen from side to side, in degrees: less, and a small room is bare tile. */
export const ACROSS = 84

const TILT = { outside: { least: 0.16, most: 1.35 }, inside: { least: -1.1, most: 1.1 } }
const ZOOM = { least: 0.8, most: 2.6 }
/** How near to a wall one can walk (mm). */
export const ARM = 250

const START_TILT = 0.56
/** The corners of the drawing to look from; the first is preferred when several show as much. */
const START_TURNS = [-0.68, 0.68, Math.PI - 0.68, Math.PI + 0.68]

/** From the corner where the walls with most on them are seen; a mirror counts too. */
export function startOutside(plan: Plan): Outside {
  const [best] = START_TURNS.map((turn) => ({ turn, shown: shownFrom(plan, turn) })).toSorted((one, other) => other.shown - one.shown)
  return { at: 'outside', turn: best?.turn ?? 0, tilt: START_TILT, zoom: 1 }
}

/**
 * How much is seen on the walls that face a camera in this direction: fixtures, windows and a sloping ceiling's low wall. A wall
 * that ends in the inner corner of an L would hide a part of the room.
 */
function shownFrom(plan: Plan, turn: number): number {
  const walls = wallsOf(plan.room)
  const faces = walls.map(({ inward }) => inward.x * Math.sin(turn) + inward.y * Math.cos(turn) > 0)
  const backs = plan.fixtures.filter((fixture) => faces[sidesOf(plan, fixture).back ?? -1])
  const basins = backs.filter(isBasin)
  const windows = plan.openings.filter(({ kind, wall }) => kind === 'window' && faces[wall])
  const hiding = walls.filter(({ index }) => faces[index] && [index, index + 1].some((corner) => isInnerCorner(plan.room, corner)))
  return backs.length - hiding.length * 3 + basins.length + windows.length + (faces[plan.room.ceiling.slope?.wall ?? -1] ? 1.5 : 0)
}

/** Leaves a rendering's camera for the way around the room, on the side that it looked from. */
export function around(view: View): View {
  return view.at === 'picture' ? { at: 'outside', turn: view.from.turn, tilt: LOW_TILT, zoom: 1 } : view
}

/** Lower than at the start, because the rendering was seen at eye level. */
const LOW_TILT = 0.42

export function turned(view: Outside | Inside, by: number, tilt: number): View {
  const { least, most } = TILT[view.at]
  return { ...view, turn: view.turn + by, tilt: within(least, view.tilt + tilt, most) }
}

export function zoomed(view: Outside, by: number): Outside {
  return { ...view, zoom: within(ZOOM.least, view.zoom * by, ZOOM.most) }
}

/** So many metres ahead, along a wall where it is in the way. */
export function stepped(view: Inside, room: Room, by: number): Inside {
  const [x, z] = [view.x - Math.sin(view.turn) * by, view.z - Math.cos(view.turn) * by]
  const to = [
    { x, z },
    { x, z: view.z },
    { x: view.x, z },
  ].find((place) => isWalkable(room, { x: place.x * 1000, y: place.z * 1000 }))
  return { ...view, ...to }
}

/** To a place on the floor that was tapped (m), as near as walls and fixtures let one; unchanged where one cannot stand. */
export function walkedTo(view: Inside, { room, fixtures }: Plan, to: { x: number; z: number }): Inside {
  const point = { x: to.x * 1000, y: to.z * 1000 }
  if (!isInside(room, point) || fixtures.some((fixture) => surrounds(boxOf(fixture), point))) return view
  const walls = wallsOf(room)
  const kept = walls.reduce((place, wall) => {
    const { along, into } = seenFrom(wall, place)
    const short = ARM - into
    return along < 0 || along > wall.length || short <= 0 || into < 0 ? place : { x: place.x + wall.inward.x * short, y: place.y + wall.inward.y * short }
  }, point)
  return isWalkable(room, kept) ? { ...view, x: toMetres(kept.x), z: toMetres(kept.y) } : view
}

function isWalkable(room: Room, point: Point): boolean {
  const isFree = wallsOf(room).every((wall) => {
    const { along, into } = seenFrom(wall, point)
    return along < -ARM || along > wall.length + ARM || Math.abs(into) >= ARM - 1
  })
  return isFree && isInside(room, point)
}

/** `aspect`: the canvas' width divided by its height. */
export function poseOf(view: View, plan: Plan, aspect: number): CameraPose {
  if (view.at === 'picture') return picturePose(view.from, aspect)
  if (view.at === 'inside') {
    const angle = within(ANGLE.inside, upright(ACROSS, aspect), ANGLE.insideMost)
    return { x: view.x, y: eyeAt(plan, view), z: view.z, turn: view.turn, tilt: view.tilt, angle, shift: 0 }
  }
  const { turn, tilt, zoom } = view
  const middle = middleOf(plan.room)
  const away = distanceToFit(plan.room, aspect) / zoom
  const [aside, up] = [away * Math.cos(tilt), away * Math.sin(tilt)]
  return { x: middle.x + aside * Math.sin(turn), y: middle.y + up, z: middle.z + aside * Math.cos(turn), turn, tilt: -tilt, angle: ANGLE.outside, shift: 0 }
}

/** How high a standing person's eyes are at a place of the floor (m). */
export function eyeAt({ room }: Plan, { x, z }: { x: number; z: number }): number {
  return Math.min(EYE_HEIGHT, toMetres(heightAt(room, { x: x * 1000, y: z * 1000 })) - BELOW_CEILING)
}

/** The renderings are as wide as this for each part of their height. */
const PICTURE_ASPECT = 4 / 3

/** As the rendering covers the canvas: on a wider one its upper and lower edges are cut off, on a narrower one its sides. */
function picturePose({ x, y, z, turn, across, shift }: PictureCamera, aspect: number): CameraPose {
  const wide = Math.tan((across * Math.PI) / 360)
  const tall = wide / Math.max(aspect, PICTURE_ASPECT)
  return { x, y, z, turn, tilt: 0, angle: (2 * Math.atan(tall) * 180) / Math.PI, shift: (shift * wide) / tall }
}

/** The upright angle of view that shows so much across, in degrees. */
function upright(across: number, aspect: number): number {
  return (2 * Math.atan(Math.tan((across * Math.PI) / 360) / aspect) * 180) / Math.PI
}

/** What the camera looks at from outside (m). */
function middleOf(room: Room): { x: number; y: number; z: number } {
  const { right, bottom } = boundsOf(room)
  return { x: toMetres(right) / 2, y: toMetres(room.ceiling.height) * 0.46, z: toMetres(bottom) / 2 }
}

/** Air around the room, in parts of its size. */
const AIR = 1.02
const DIRECTIONS = 16

/** How far away the camera must be so that the whole room is seen from each direction, at the tilt that it starts with (m). */
function distanceToFit(room: Room, aspect: number): number {
  const tall = Math.tan((ANGLE.outside * Math.PI) / 360)
  const wide = tall * aspect
  const { x, y, z } = middleOf(room)
  const [sin, cos] = [Math.sin(START_TILT), Math.cos(START_TILT)]
  const distances = Array.from({ length: DIRECTIONS }, (_, n) => (n / DIRECTIONS) * 2 * Math.PI).flatMap((turn) =>
    [-x - WALL_DEPTH, x + WALL_DEPTH].flatMap((right) =>
      [-z - WALL_DEPTH, z + WALL_DEPTH].flatMap((front) =>
        [-y - SLAB, toMetres(room.ceiling.height) - y].map((up) => {
          const aside = right * Math.cos(turn) - front * Math.sin(turn)
          const nearer = right * Math.sin(turn) + front * Math.cos(turn)
          const [height, depth] = [up * cos - nearer * sin, up * sin + nearer * cos]
          return Math.max((Math.abs(aside) * AIR) / wide, (Math.abs(height) * AIR) / tall) + depth
        }),
      ),
    ),
  )
  return Math.max(...distances)
}

export function place(camera: PerspectiveCamera, to: CameraPose, aspect: number): PerspectiveCamera {
  camera.position.set(to.x, to.y, to.z)
  camera.rotation.set(to.tilt, to.turn, 0, 'YXZ')
  camera.fov = to.angle
  camera.aspect = aspect
  camera.setViewOffset(aspect, 1, 0, -to.shift, aspect, 1)
  return camera
}

export function isSamePose(one: CameraPose, other: CameraPose): boolean {
  return POSE.every((part) => one[part] === other[part])
}

const POSE = ['x', 'y', 'z', 'turn', 'tilt', 'angle', 'shift'] as const

/** Interpolates, the shorter way around: `part` 0 is `from`, 1 is `to`. */
export function between(from: CameraPose, to: CameraPose, part: number): CameraPose {
  const mix = (one: number, other: number) => one + (other - one) * part
  const round = Math.round((to.turn - from.turn) / (2 * Math.PI)) * 2 * Math.PI
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    turn: mix(from.turn + round, to.turn),
    tilt: mix(from.tilt, to.tilt),
    angle: mix(from.angle, to.angle),
    shift: mix(from.shift, to.shift),
  }
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}
