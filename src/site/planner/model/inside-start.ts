import { Vector3 } from 'three'
import { boxOf, distanceBetween, surrounds } from '#domain/room/boxes.ts'
import type { Plan, Point } from '#domain/room/plan.ts'
import { boundsOf, cornersOutside, pointAt, wallsOf } from '#domain/room/walls.ts'
import { ACROSS, ARM, eyeAt, type Inside } from './camera-pose.ts'
import { toMetres } from './metres.ts'
import { type Hit, type LightScene, nearestHit, sceneOf } from './rays.ts'
import { isInnerCorner } from './surfaces.ts'

/** So much lower than straight ahead one looks at first (radians). */
const TILT = -0.24

/** In the corner, or just inside the door, from which most of the room is seen; where as much is, in the corner nearest to the door. */
export function startInside(plan: Plan): Inside {
  const door = placeInDoor(plan)
  const scene = sceneOf(plan)
  const views = freeCorners(plan)
    .toSorted((one, other) => distanceBetween(one, door) - distanceBetween(other, door))
    .map((place) => viewFrom(place, middleOf(plan)))
  const [best] = [...views, viewFrom(door, door.ahead)].map((view) => ({ view, sight: sightOf(view, scene) })).toSorted((one, other) => other.sight - one.sight)
  return best?.view ?? viewFrom(door, door.ahead)
}

function viewFrom(place: Point, towards: Point): Inside {
  return { at: 'inside', x: toMetres(place.x), z: toMetres(place.y), turn: Math.atan2(place.x - towards.x, place.y - towards.y), tilt: TILT }
}

function middleOf({ room }: Plan): Point {
  const { left, top, right, bottom } = boundsOf(room)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** An arm's length from both walls, where nothing stands. */
function freeCorners({ room, fixtures }: Plan): Point[] {
  const places = cornersOutside(room, -ARM).filter((_, index) => !isInnerCorner(room, index))
  return places.filter((place) => !fixtures.some((fixture) => surrounds(boxOf(fixture), place)))
}

/** Just inside the door, with what lies between straight ahead and the middle of the room. */
function placeInDoor(plan: Plan): Point & { ahead: Point } {
  const { room, openings } = plan
  const door = openings.find(({ kind }) => kind === 'door')
  const walls = wallsOf(room)
  const wall = walls[door?.wall ?? 0] ?? walls[0]
  if (!wall) return { x: 0, y: 0, ahead: { x: 0, y: -1 } }
  const offset = door ? door.along + door.width / 2 : wall.length / 2
  const middle = middleOf(plan)
  const ahead = { x: middle.x + wall.inward.x * 800, y: middle.y + wall.inward.y * 800 }
  return { ...pointAt(wall, Math.min(Math.max(offset, ARM), wall.length - ARM), ARM), ahead }
}

/** The rays of a view: so many across, at these angles below the horizon. */
const RAYS = 13
const BELOW = [0.12, 0.3, 0.5]

/** So small a difference is none (m). */
const AS_FAR = 0.25

/** How far one sees, on average over a view (m). Glass hides nothing. */
function sightOf({ x, z, turn }: Inside, scene: LightScene): number {
  const at = new Vector3(x, eyeAt(scene.plan, { x, z }), z)
  const hit: Hit = { what: 'above', surface: 0, u: 0, v: 0, distance: 0 }
  const across = (ACROSS * Math.PI) / 180
  const distances = BELOW.flatMap((below) =>
    Array.from({ length: RAYS }, (_, ray) => {
      const aside = turn + (ray / (RAYS - 1) - 0.5) * across
      nearestHit(at, new Vector3(-Math.sin(aside) * Math.cos(below), -Math.sin(below), -Math.cos(aside) * Math.cos(below)), scene, hit)
      return hit.distance
    }),
  )
  return Math.round(distances.reduce((sum, one) => sum + one, 0) / distances.length / AS_FAR) * AS_FAR
}
