import { DataTexture, LinearFilter, Vector3 } from 'three'
import type { Plan } from '#domain/room/plan.ts'
import { isInside } from '#domain/room/walls.ts'
import { directOn } from './direct-light.ts'
import { addLight, forEachSpot, type Surface, spotAt, surfacesOf } from './light-spots.ts'
import { type Hit, type LightScene, nearestHit, sceneOf } from './rays.ts'
import type { Light, RoomLight } from './room-light.ts'
import type { Shade } from './shades.ts'

/**
 * The light on floor and walls, computed once for a plan. Each spot sends rays over its hemisphere; what they hit sends on the light that it gets
 * itself, in its own colour, three times over. The sun through the first window and the lamps are added directly, with the fixtures' shadows.
 */
export type BakedLight = { floor: DataTexture; walls: readonly DataTexture[] }

/** Rays for each spot. Neighbours send different ones, and are blurred together afterwards. */
const RAYS = 24
const VARIANTS = 4
/** How often light is sent on. */
const BOUNCES = 3

/** What a ray brings: from the open ceiling by day, and more of it from where the light comes; from a ceiling in the evening; from a window. */
const ABOVE: Record<RoomLight, Light> = { day: [0.83, 0.84, 0.84], evening: [0.2, 0.165, 0.12] }
const KEY = { light: [1.5, 1.46, 1.38], from: new Vector3(-0.35, 0.85, 0.4).normalize() } as const
const WINDOW: Record<RoomLight, Light> = { day: [2.2, 2.3, 2.4], evening: [0.05, 0.08, 0.14] }
/** What a fixture sends on of the light around it. */
const FIXTURE = 0.55
/** As to an eye, a room is as bright as the light that it has lets it: so large a part of its spots gets less than what is shown as full. A dark room is not made a bright one. */
const BRIGHT = 0.5
/** In the evening a room stays a little darker than by day. */
const EXPOSURE: Record<RoomLight, number> = { day: 1.04, evening: 0.86 }
const DARKEST: Record<RoomLight, number> = { day: 0.28, evening: 0.55 }
/** How much more than full a texture can hold. */
export const BRIGHTEST = 1.6
/** No tile is lit to more than this part of a white sheet: beyond it tile and joint would both be white. */
const WHITE = 0.9
/** From this part of the most that a surface bears, light is compressed. */
const KNEE = 0.7

export function bakeLight(plan: Plan, light: RoomLight): BakedLight {
  const scene = sceneOf(plan)
  const surfaces = surfacesOf(plan, scene)
  const rays = raysOf(surfaces, scene, light)
  const direct = directOn(surfaces, scene, light)
  const gathered = sentOn(surfaces, rays, direct)
  const full = Math.max(DARKEST[light], usualIn(gathered, direct, rays.outside)) / EXPOSURE[light]
  const [floor, ...walls] = surfaces.map((surface) => {
    const { columns, rows, first } = surface
    const lit = blurred(gathered, columns, rows, first).map((one, at) => (one + (direct[first * 3 + at] ?? 0)) / full)
    for (let spot = 0; spot < columns * rows; spot += 1) compress(lit, spot, shadeAt(surface, spot).brightest)
    return textureOf(lit, columns, rows)
  })
  return { floor: floor ?? textureOf(new Float32Array(3), 1, 1), walls }
}

/** The light that half of a room's spots get more of. */
function usualIn(gathered: Float32Array, direct: Float32Array, outside: Uint8Array): number {
  const green = [...outside.keys()].filter((spot) => !outside[spot]).map((spot) => (gathered[spot * 3 + 1] ?? 0) + (direct[spot * 3 + 1] ?? 0))
  const sorted = Float32Array.from(green).toSorted()
  return sorted[Math.floor(sorted.length * BRIGHT)] ?? 1
}

/** Of each spot's rays: the light that they bring from outside, and the spots and fixtures that they hit. */
type Rays = { readonly brought: Float32Array; readonly hits: Int32Array; readonly outside: Uint8Array }

/** In place of a spot's number. */
const NOTHING = -1
const BODY = -2

function raysOf(surfaces: readonly Surface[], scene: LightScene, light: RoomLight): Rays {
  const count = surfaces.reduce((sum, { columns, rows }) => sum + columns * rows, 0)
  const rays = { brought: new Float32Array(count * 3), hits: new Int32Array(count * RAYS).fill(NOTHING), outside: new Uint8Array(count) }
  const hit: Hit = { what: 'above', surface: 0, u: 0, v: 0, distance: 0 }
  for (const surface of surfaces) {
    const variants = raysAround(surface.normal)
    forEachSpot(surface, (spot, at, column, row) => {
      if (!isInside(scene.plan.room, { x: at.x * 1000, y: at.z * 1000 })) {
        rays.outside[spot] = 1
        return
      }
      const around = variants[(column % VARIANTS) + VARIANTS * (row % VARIANTS)] ?? []
      for (const [index, ray] of around.entries()) {
        nearestHit(at, ray, scene, hit)
        const met = surfaces[hit.surface]
        if (hit.what === 'surface' && met) rays.hits[spot * RAYS + index] = spotAt(met, hit)
        else if (hit.what === 'body') rays.hits[spot * RAYS + index] = BODY
        else addLight(rays.brought, spot, hit.what === 'window' ? WINDOW[light] : fromAbove(ray, light), 1 / RAYS)
      }
    })
  }
  return rays
}

function fromAbove(ray: Vector3, light: RoomLight): Light {
  const [red, green, blue] = ABOVE[light]
  if (light === 'evening') return [red, green, blue]
  const more = Math.max(0, ray.dot(KEY.from)) ** 8
  return [red + KEY.light[0] * more, green + KEY.light[1] * more, blue + KEY.light[2] * more]
}

/** The light on each spot, but for what shines on it directly. */
function sentOn(surfaces: readonly Surface[], { brought, hits, outside }: Rays, direct: Float32Array): Float32Array {
  const shades = surfaces.flatMap((surface) => Array.from({ length: surface.columns * surface.rows }, (_, spot) => shadeAt(surface, spot).sent))
  let gathered = brought.slice()
  for (let bounce = 0; bounce < BOUNCES; bounce += 1) {
    const next = brought.slice()
    const mean = meanOf(gathered, outside)
    for (let spot = 0; spot < outside.length; spot += 1) {
      for (let ray = 0; ray < RAYS; ray += 1) {
        const from = hits[spot * RAYS + ray] ?? NOTHING
        if (from === NOTHING) continue
        const shade = shades[from]
        for (const channel of [0, 1, 2] as const) {
          const got = from === BODY || !shade ? FIXTURE * mean : ((gathered[from * 3 + channel] ?? 0) + (direct[from * 3 + channel] ?? 0)) * shade[channel]
          next[spot * 3 + channel] = (next[spot * 3 + channel] ?? 0) + got / RAYS
        }
      }
    }
    gathered = next
  }
  for (const [spot, isOutside] of outside.entries()) if (isOutside) gathered[spot * 3] = OUTSIDE
  return gathered
}

/** Of one of a surface's own spots. */
function shadeAt({ columns, rows, h, shade }: Surface, spot: number): Shade {
  return shade(((Math.floor(spot / columns) + 0.5) / rows) * h)
}

function meanOf(light: Float32Array, outside: Uint8Array): number {
  const inside = outside.reduce((sum, one) => sum + (one ? 0 : 1), 0)
  return light.reduce((sum, one) => sum + one, 0) / Math.max(1, inside * 3)
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

/** Each spot of a surface with its neighbours that sent other rays. */
function blurred(light: Float32Array, columns: number, rows: number, first: number): Float32Array {
  const soft = new Float32Array(columns * rows * 3)
  for (let spot = 0; spot < columns * rows; spot += 1) {
    const [column, row] = [spot % columns, Math.floor(spot / columns)]
    let count = 0
    for (let down = 0; down < VARIANTS; down += 1) {
      for (let across = 0; across < VARIANTS; across += 1) {
        const [x, y] = [Math.min(Math.max(column + across - 1, 0), columns - 1), Math.min(Math.max(row + down - 1, 0), rows - 1)]
        const from = (first + y * columns + x) * 3
        if (light[from] === OUTSIDE) continue
        for (const channel of [0, 1, 2]) soft[spot * 3 + channel] = (soft[spot * 3 + channel] ?? 0) + (light[from + channel] ?? 0)
        count += 1
      }
    }
    for (const channel of [0, 1, 2]) soft[spot * 3 + channel] = (soft[spot * 3 + channel] ?? 0) / Math.max(1, count)
  }
  return soft
}

/**
 * The light that is shown on a spot: pale tiles keep their joints under a lamp, dark ones their pool of light. What is compressed gets paler, as in an
 * eye, and keeps its hue: were each channel compressed alone, a lamp's warm light would turn green where it is brightest.
 */
function compress(light: Float32Array, spot: number, brightest: number) {
  const at = spot * 3
  const strongest = Math.max(light[at] ?? 0, light[at + 1] ?? 0, light[at + 2] ?? 0)
  const most = Math.min(BRIGHTEST, WHITE / brightest)
  const from = KNEE * most
  if (strongest < from) return
  const shown = from + (most - from) * (1 - Math.exp((from - strongest) / (most - from)))
  for (const channel of [0, 1, 2]) light[at + channel] = shown * (1 - (shown / strongest) * (1 - (light[at + channel] ?? 0) / strongest))
}

function textureOf(light: Float32Array, columns: number, rows: number): DataTexture {
  const pixels = new Uint8Array(columns * rows * 4)
  for (let spot = 0; spot < columns * rows; spot += 1) {
    for (const channel of [0, 1, 2]) pixels[spot * 4 + channel] = Math.round(255 * Math.min(1, (light[spot * 3 + channel] ?? 0) / BRIGHTEST))
  }
  const texture = new DataTexture(pixels, columns, rows)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  // The second texture coordinates (surfaces.ts).
  texture.channel = 1
  texture.needsUpdate = true
  return texture
}
