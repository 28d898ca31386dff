import { DataTexture, LinearFilter, Vector3 } from 'three'
import type { Plan } from '#domain/room/plan.ts'
import { directOn } from './direct-light.ts'
import { ABOVE, BODY, type LightRays, NONE, RAYS, raysAround, raysIn, VARIANTS, variantAt, WINDOW } from './light-rays.ts'
import { addLight, type Surface } from './light-spots.ts'
import type { Light, RoomLight } from './room-light.ts'
import { type Shade, shadesOf } from './shades.ts'

/**
 * The light on floor and walls, computed once for a plan. Each spot sends rays over its hemisphere; what they hit sends on the light that it gets
 * itself, in its own colour, three times over. The sun through the first window and the lamps are added directly, with the fixtures' shadows.
 */
export type BakedLight = { floor: DataTexture; walls: readonly DataTexture[] }

/** How often light is sent on. */
const BOUNCES = 3

/** What a ray brings: from the open ceiling by day, and more of it from where the light comes; from a ceiling in the evening; from a window. */
const FROM_ABOVE: Record<RoomLight, Light> = { day: [0.83, 0.84, 0.84], evening: [0.2, 0.165, 0.12] }
const KEY = { light: [1.5, 1.46, 1.38], from: new Vector3(-0.35, 0.85, 0.4).normalize() } as const
const OUTDOORS: Record<RoomLight, Light> = { day: [2.2, 2.3, 2.4], evening: [0.05, 0.08, 0.14] }
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

/** `rays`: of the same room, openings and fixtures. */
export function bakeLight(plan: Plan, light: RoomLight, rays: LightRays = raysIn(plan)): BakedLight {
  const { surfaces, outside } = rays
  const direct = directOn(rays, light)
  const shades = shadesBySurface(plan, surfaces)
  const gathered = sentOn(rays, broughtFromOutside(rays, light), direct, shades)
  const full = Math.max(DARKEST[light], usualIn(gathered, direct, outside)) / EXPOSURE[light]
  const [floor, ...walls] = surfaces.map(({ index, columns, rows, first }) => {
    const lit = blurred(gathered, columns, rows, first)
    for (let at = 0; at < lit.length; at += 1) lit[at] = ((lit[at] ?? 0) + (direct[first * 3 + at] ?? 0)) / full
    const ofRows = shades[index] ?? []
    for (let spot = 0; spot < columns * rows; spot += 1) compress(lit, spot, ofRows[Math.floor(spot / columns)]?.brightest ?? 1)
    return textureOf(lit, columns, rows)
  })
  return { floor: floor ?? textureOf(new Float32Array(3), 1, 1), walls }
}

/** Of each surface, the shades of its rows: a wall's tiles may end below the ceiling. */
function shadesBySurface(plan: Plan, surfaces: readonly Surface[]): readonly (readonly Shade[])[] {
  const { floor, wallAt } = shadesOf(plan)
  return surfaces.map(({ index, rows, h }) => Array.from({ length: rows }, (_, row) => (index === 0 ? floor : wallAt(index - 1, ((row + 0.5) / rows) * h))))
}

/** The light that half of a room's spots get more of. */
function usualIn(gathered: Float32Array, direct: Float32Array, outside: Uint8Array): number {
  const green = [...outside.keys()].filter((spot) => !outside[spot]).map((spot) => (gathered[spot * 3 + 1] ?? 0) + (direct[spot * 3 + 1] ?? 0))
  const sorted = Float32Array.from(green).toSorted()
  return sorted[Math.floor(sorted.length * BRIGHT)] ?? 1
}

/** What the rays of each spot bring from the open ceiling and from windows. */
function broughtFromOutside({ surfaces, hits, outside }: LightRays, light: RoomLight): Float32Array {
  const brought = new Float32Array(outside.length * 3)
  const outdoors = OUTDOORS[light]
  for (const { columns, rows, first, normal } of surfaces) {
    const above = raysAround(normal).map((around) => around.map((ray) => fromAbove(ray, light)))
    for (let at = 0; at < columns * rows; at += 1) {
      const spot = first + at
      const lights = above[variantAt(at % columns, Math.floor(at / columns))] ?? []
      for (let ray = 0; ray < RAYS; ray += 1) {
        const hit = hits[spot * RAYS + ray]
        const source = hit === ABOVE ? lights[ray] : hit === WINDOW ? outdoors : undefined
        if (source) addLight(brought, spot, source, 1 / RAYS)
      }
    }
  }
  return brought
}

function fromAbove(ray: Vector3, light: RoomLight): Light {
  const [red, green, blue] = FROM_ABOVE[light]
  if (light === 'evening') return [red, green, blue]
  const more = Math.max(0, ray.dot(KEY.from)) ** 8
  return [red + KEY.light[0] * more, green + KEY.light[1] * more, blue + KEY.light[2] * more]
}

/** The light on each spot, but for what shines on it directly. */
function sentOn({ surfaces, hits, outside }: LightRays, brought: Float32Array, direct: Float32Array, shades: readonly (readonly Shade[])[]): Float32Array {
  // What a spot sends along one ray, computed once for all the rays that hit it.
  const sent = new Float64Array(outside.length * 3)
  let gathered = brought
  for (let bounce = 0; bounce < BOUNCES; bounce += 1) {
    const next = brought.slice()
    const fromBody = (FIXTURE * meanOf(gathered, outside)) / RAYS
    for (const { index, columns, rows, first } of surfaces) {
      const ofRows = shades[index] ?? []
      for (let at = 0; at < columns * rows; at += 1) {
        const shade = ofRows[Math.floor(at / columns)]?.sent ?? BLACK
        const spot = (first + at) * 3
        for (const channel of [0, 1, 2] as const) {
          sent[spot + channel] = (((gathered[spot + channel] ?? 0) + (direct[spot + channel] ?? 0)) * shade[channel]) / RAYS
        }
      }
    }
    for (let spot = 0; spot < outside.length; spot += 1) {
      const to = spot * 3
      for (let ray = 0; ray < RAYS; ray += 1) {
        const hit = hits[spot * RAYS + ray] ?? NONE
        if (hit !== BODY && hit < 0) continue
        for (let channel = 0; channel < 3; channel += 1) {
          next[to + channel] = (next[to + channel] ?? 0) + (hit === BODY ? fromBody : (sent[hit * 3 + channel] ?? 0))
        }
      }
    }
    gathered = next
  }
  for (let spot = 0; spot < outside.length; spot += 1) if (outside[spot]) gathered[spot * 3] = OUTSIDE
  return gathered
}

const BLACK: Light = [0, 0, 0]

function meanOf(light: Float32Array, outside: Uint8Array): number {
  const inside = outside.reduce((sum, one) => sum + (one ? 0 : 1), 0)
  return light.reduce((sum, one) => sum + one, 0) / Math.max(1, inside * 3)
}

/** Of a spot beside an L, which is not seen. */
const OUTSIDE = -1

/** Each spot of a surface with its neighbours that sent other rays. */
function blurred(light: Float32Array, columns: number, rows: number, first: number): Float32Array {
  const soft = new Float32Array(columns * rows * 3)
  for (let spot = 0; spot < columns * rows; spot += 1) {
    const column = spot % columns
    const row = Math.floor(spot / columns)
    const to = spot * 3
    let count = 0
    for (let down = 0; down < VARIANTS; down += 1) {
      const y = Math.min(Math.max(row + down - 1, 0), rows - 1)
      for (let across = 0; across < VARIANTS; across += 1) {
        const x = Math.min(Math.max(column + across - 1, 0), columns - 1)
        const from = (first + y * columns + x) * 3
        if (light[from] === OUTSIDE) continue
        for (let channel = 0; channel < 3; channel += 1) soft[to + channel] = (soft[to + channel] ?? 0) + (light[from + channel] ?? 0)
        count += 1
      }
    }
    for (let channel = 0; channel < 3; channel += 1) soft[to + channel] = (soft[to + channel] ?? 0) / Math.max(1, count)
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
  for (let channel = 0; channel < 3; channel += 1) light[at + channel] = shown * (1 - (shown / strongest) * (1 - (light[at + channel] ?? 0) / strongest))
}

function textureOf(light: Float32Array, columns: number, rows: number): DataTexture {
  const pixels = new Uint8Array(columns * rows * 4)
  for (let spot = 0; spot < columns * rows; spot += 1) {
    for (let channel = 0; channel < 3; channel += 1) pixels[spot * 4 + channel] = Math.round(255 * Math.min(1, (light[spot * 3 + channel] ?? 0) / BRIGHTEST))
  }
  const texture = new DataTexture(pixels, columns, rows)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  // The second texture coordinates (surfaces.ts).
  texture.channel = 1
  texture.needsUpdate = true
  return texture
}
