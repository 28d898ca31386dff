import type { Vector3 } from 'three'
import { heightAt } from '#domain/room/ceiling.ts'
import type { Fixture, Mm, Plan } from '#domain/room/plan.ts'
import { boundsOf, type Wall, wallsOf } from '#domain/room/walls.ts'
import { type Block, blocksOf } from './light-blocks.ts'
import { toMetres } from './metres.ts'

/** A room for light: its walls, the boxes that light does not pass, how deep it is (m), and the height that its ceiling has everywhere (mm). */
export type LightScene = {
  readonly plan: Plan
  readonly walls: readonly Wall[]
  readonly blocks: readonly Block[]
  readonly depth: number
  readonly leastHeight: Mm
}

export function sceneOf(plan: Plan): LightScene {
  const { height, slope } = plan.room.ceiling
  return {
    plan,
    walls: wallsOf(plan.room),
    blocks: plan.fixtures.flatMap((fixture: Fixture) => blocksOf(plan, fixture)),
    depth: toMetres(boundsOf(plan.room).bottom),
    leastHeight: Math.min(height, slope?.low ?? height),
  }
}

/** What a ray meets first: the floor (surface 0) or a wall (from 1 on) at a place in metres, a window in one, a fixture, or nothing below the ceiling. */
export type Hit = { what: 'surface' | 'window' | 'body' | 'above'; surface: number; u: number; v: number; distance: number }

/** Writes into `hit`, because there are some hundred thousand rays. */
export function nearestHit(at: Vector3, ray: Vector3, { plan, walls, blocks, depth, leastHeight }: LightScene, hit: Hit) {
  hit.distance = ray.y < 0 ? -at.y / ray.y : Number.POSITIVE_INFINITY
  hit.what = ray.y < 0 ? 'surface' : 'above'
  hit.surface = 0
  if (ray.y < 0) {
    hit.u = at.x + ray.x * hit.distance
    hit.v = depth - at.z - ray.z * hit.distance
  }
  for (const wall of walls) {
    const towards = ray.x * wall.inward.x + ray.z * wall.inward.y
    if (towards >= 0) continue
    const distance = ((toMetres(wall.start.x) - at.x) * wall.inward.x + (toMetres(wall.start.y) - at.z) * wall.inward.y) / towards
    if (distance < 0.004 || distance >= hit.distance) continue
    const x = (at.x + ray.x * distance) * 1000
    const y = (at.z + ray.z * distance) * 1000
    const along = (x - wall.start.x) * wall.along.x + (y - wall.start.y) * wall.along.y
    if (along < 0 || along > wall.length) continue
    const height = (at.y + ray.y * distance) * 1000
    if (height > leastHeight && height > heightAt(plan.room, { x, y })) continue
    hit.distance = distance
    hit.what = isWindow(plan, wall, along, height) ? 'window' : 'surface'
    hit.surface = wall.index + 1
    hit.u = toMetres(along)
    hit.v = toMetres(height)
  }
  for (const block of blocks) {
    const distance = distanceTo(block, at, ray)
    if (distance < hit.distance) {
      hit.distance = distance
      hit.what = 'body'
    }
  }
}

function isWindow({ openings }: Plan, { index }: Wall, along: number, height: number): boolean {
  return openings.some((one) => {
    if (one.kind !== 'window' || one.wall !== index) return false
    return along > one.along && along < one.along + one.width && height > one.sill && height < one.sill + one.height
  })
}

/** Whether nothing stands between a spot and a lamp. */
export function reaches(at: Vector3, ray: Vector3, distance: number, { blocks }: LightScene): boolean {
  return blocks.every((block) => distanceTo(block, at, ray) > distance)
}

/**
 * How far along a ray a block begins (m); infinite if the ray misses it. A spot inside it is dark at once. Written out for each axis: with a
 * loop over the three all of a room's light takes almost twice as long to compute, and the visitor waits for it.
 */
function distanceTo({ left, right, low, high, top, bottom }: Block, { x, y, z }: Vector3, ray: Vector3): number {
  const toLeft = (left - x) / ray.x
  const toRight = (right - x) / ray.x
  const toLow = (low - y) / ray.y
  const toHigh = (high - y) / ray.y
  const toTop = (top - z) / ray.z
  const toBottom = (bottom - z) / ray.z
  const enters = Math.max(0, Math.min(toLeft, toRight), Math.min(toLow, toHigh), Math.min(toTop, toBottom))
  const leaves = Math.min(Math.max(toLeft, toRight), Math.max(toLow, toHigh), Math.max(toTop, toBottom))
  return enters < leaves ? enters : Number.POSITIVE_INFINITY
}
