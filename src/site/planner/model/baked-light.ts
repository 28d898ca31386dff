import { DataTexture, LinearFilter, Vector3 } from 'three'
import { heightAt } from '#domain/room/ceiling.ts'
import type { Fixture, Plan } from '#domain/room/plan.ts'
import { boundsOf, isInside, pointAt, seenFrom, type Wall, wallsOf } from '#domain/room/walls.ts'
import { type Block, blocksOf } from './light-blocks.ts'
import { toMetres } from './metres.ts'

/**
 * The light on floor and walls, computed once for a plan: how much of the bright opening above, of the windows and of the other
 * surfaces each spot sees past the fixtures. That is what makes corners and the floor below a cabinet darker.
 */
export type BakedLight = { floor: DataTexture; walls: readonly DataTexture[] }

/** Between two spots (m). */
const SPACING = 0.05
/** Rays for each spot. Neighbours send different ones, and are blurred together afterwards. */
const RAYS = 24
const VARIANTS = 4

/** What a ray brings: from the open ceiling, and more of it from where the light comes; from a window; from tiles; from the floor; from a fixture. */
const LIGHT = { above: 0.85, key: 1.6, window: 1.9, wall: 0.56, floor: 0.42, fixture: 0.26 }
/** Where most of the light comes from. */
const KEY = new Vector3(-0.35, 0.85, 0.4).normalize()
/** The light that is shown as full. */
const FULL = 0.84
/** Red, green and blue fall off differently, so that shade is warm: exponents. */
const TINT = [1, 1.06, 1.14, 0] as const

export function bakeLight(plan: Plan): BakedLight {
  const scene = sceneOf(plan)
  const { right, bottom } = boundsOf(plan.room)
  const up = new Vector3(0, 1, 0)
  return {
    floor: bake(toMetres(right), toMetres(bottom), up, scene, (u, v, at) => at.set(u, 0.002, toMetres(bottom) - v)),
    walls: scene.walls.map((wall) => {
      const inward = new Vector3(wall.inward.x, 0, wall.inward.y)
      return bake(toMetres(wall.length), toMetres(plan.room.ceiling.height), inward, scene, (u, v, at) => {
        const { x, y } = pointAt(wall, u * 1000, 2)
        return at.set(toMetres(x), v, toMetres(y))
      })
    }),
  }
}

type LightScene = { plan: Plan; walls: readonly Wall[]; blocks: readonly Block[] }

function sceneOf(plan: Plan): LightScene {
  return { plan, walls: wallsOf(plan.room), blocks: plan.fixtures.flatMap((fixture: Fixture) => blocksOf(plan, fixture)) }
}

/** A texture for a surface `w` × `h` metres. `place` puts a spot, from the texture's lower left, into the room. */
function bake(w: number, h: number, normal: Vector3, scene: LightScene, place: (u: number, v: number, at: Vector3) => Vector3): DataTexture {
  const [columns, rows] = [Math.max(2, Math.ceil(w / SPACING)), Math.max(2, Math.ceil(h / SPACING))]
  const variants = raysAround(normal)
  const at = new Vector3()
  const light = Float32Array.from({ length: columns * rows }, (_, spot) => {
    const [column, row] = [spot % columns, Math.floor(spot / columns)]
    place(((column + 0.5) / columns) * w, ((row + 0.5) / rows) * h, at)
    if (!isInside(scene.plan.room, { x: at.x * 1000, y: at.z * 1000 })) return OUTSIDE
    const rays = variants[(column % VARIANTS) + VARIANTS * (row % VARIANTS)] ?? []
    return rays.reduce((sum, ray) => sum + lightAlong(at, ray, scene), 0) / RAYS
  })
  return textureOf(blurred(light, columns, rows), columns, rows)
}

/** Of a spot beside an L, which is not seen. */
const OUTSIDE = -1

/** Rays over the hemisphere, more of them where they count more (by the cosine): a spiral, turned for each variant. */
function raysAround(normal: Vector3): Vector3[][] {
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

function lightAlong(at: Vector3, ray: Vector3, { plan, walls, blocks }: LightScene): number {
  const toFloor = ray.y < 0 ? -at.y / ray.y : Number.POSITIVE_INFINITY
  let nearest = toFloor
  let light = LIGHT.floor
  for (const wall of walls) {
    const towards = ray.x * wall.inward.x + ray.z * wall.inward.y
    if (towards >= 0) continue
    const distance = ((toMetres(wall.start.x) - at.x) * wall.inward.x + (toMetres(wall.start.y) - at.z) * wall.inward.y) / towards
    if (distance < 0.004 || distance >= nearest) continue
    const point = { x: (at.x + ray.x * distance) * 1000, y: (at.z + ray.z * distance) * 1000 }
    const { along } = seenFrom(wall, point)
    const height = (at.y + ray.y * distance) * 1000
    if (along < 0 || along > wall.length || height > heightAt(plan.room, point)) continue
    nearest = distance
    light = isWindow(plan, wall, along, height) ? LIGHT.window : LIGHT.wall
  }
  for (const block of blocks) {
    const distance = distanceTo(block, at, ray)
    if (distance < nearest) {
      nearest = distance
      light = LIGHT.fixture
    }
  }
  return nearest === Number.POSITIVE_INFINITY ? LIGHT.above + LIGHT.key * Math.max(0, ray.dot(KEY)) ** 8 : light
}

function isWindow({ openings }: Plan, { index }: Wall, along: number, height: number): boolean {
  return openings.some((one) => {
    if (one.kind !== 'window' || one.wall !== index) return false
    return along > one.along && along < one.along + one.width && height > one.sill && height < one.sill + one.height
  })
}

/** How far along a ray a block begins (m); infinite if the ray misses it. A spot inside it is dark at once. */
function distanceTo({ left, right, low, high, top, bottom }: Block, { x, y, z }: Vector3, ray: Vector3): number {
  let [enters, leaves] = [0, Number.POSITIVE_INFINITY]
  for (const [at, along, from, to] of [
    [x, ray.x, left, right],
    [y, ray.y, low, high],
    [z, ray.z, top, bottom],
  ] as const) {
    const [one, other] = [(from - at) / along, (to - at) / along]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return enters < leaves ? enters : Number.POSITIVE_INFINITY
}

/** Each spot with its neighbours that sent other rays. */
function blurred(light: Float32Array, columns: number, rows: number): Float32Array {
  return light.map((_, spot) => {
    const [column, row] = [spot % columns, Math.floor(spot / columns)]
    let [sum, count] = [0, 0]
    for (let down = 0; down < VARIANTS; down += 1) {
      for (let across = 0; across < VARIANTS; across += 1) {
        const [x, y] = [Math.min(Math.max(column + across - 1, 0), columns - 1), Math.min(Math.max(row + down - 1, 0), rows - 1)]
        const one = light[y * columns + x] ?? OUTSIDE
        if (one === OUTSIDE) continue
        sum += one
        count += 1
      }
    }
    return count > 0 ? sum / count : 0
  })
}

function textureOf(light: Float32Array, columns: number, rows: number): DataTexture {
  const pixels = new Uint8Array(columns * rows * 4)
  for (const [spot, amount] of light.entries()) {
    const colour = TINT.map((tint) => Math.round(255 * Math.min(1, (amount / FULL) ** tint)))
    pixels.set(colour, spot * 4)
  }
  const texture = new DataTexture(pixels, columns, rows)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  // The second texture coordinates (surfaces.ts).
  texture.channel = 1
  texture.needsUpdate = true
  return texture
}
