import { Vector3 } from 'three'
import type { Plan } from '#domain/room/plan.ts'
import { boundsOf, pointAt, type Wall } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'
import type { Hit, LightScene } from './rays.ts'
import type { Light } from './room-light.ts'
import { type Shade, shadesOf } from './shades.ts'

/** Between two spots (m). */
export const SPACING = 0.05

/** A surface's spots: the first one's number among those of all surfaces; `place` puts one, from the texture's lower left, into the room. */
export type Surface = {
  readonly columns: number
  readonly rows: number
  readonly first: number
  readonly w: number
  readonly h: number
  readonly normal: Vector3
  readonly place: (u: number, v: number, at: Vector3) => Vector3
  readonly shade: (v: number) => Shade
}

export function surfacesOf(plan: Plan, { walls }: LightScene): readonly Surface[] {
  const { right, bottom } = boundsOf(plan.room)
  const { floor, wallAt } = shadesOf(plan)
  const all: Omit<Surface, 'columns' | 'rows' | 'first'>[] = [
    {
      w: toMetres(right),
      h: toMetres(bottom),
      normal: new Vector3(0, 1, 0),
      place: (u, v, at) => at.set(u, 0.002, toMetres(bottom) - v),
      shade: () => floor,
    },
    ...walls.map((wall) => ({
      w: toMetres(wall.length),
      h: toMetres(plan.room.ceiling.height),
      normal: new Vector3(wall.inward.x, 0, wall.inward.y),
      place: (u: number, v: number, at: Vector3) => onWall(wall, u, v, at),
      shade: (v: number) => wallAt(wall.index, v),
    })),
  ]
  let first = 0
  return all.map((known) => {
    const [columns, rows] = [Math.max(2, Math.ceil(known.w / SPACING)), Math.max(2, Math.ceil(known.h / SPACING))]
    const surface = { ...known, columns, rows, first }
    first += columns * rows
    return surface
  })
}

function onWall(wall: Wall, u: number, v: number, at: Vector3): Vector3 {
  const { x, y } = pointAt(wall, u * 1000, 2)
  return at.set(toMetres(x), v, toMetres(y))
}

export function forEachSpot({ columns, rows, first, w, h, place }: Surface, each: (spot: number, at: Vector3, column: number, row: number) => void) {
  const at = new Vector3()
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      each(first + row * columns + column, place(((column + 0.5) / columns) * w, ((row + 0.5) / rows) * h, at), column, row)
    }
  }
}

/** The spot of a surface that a ray hits. */
export function spotAt(surface: Surface, { u, v }: Hit): number {
  const { columns, rows, first, w, h } = surface
  const [column, row] = [Math.floor((u / w) * columns), Math.floor((v / h) * rows)]
  return first + Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
}

export function addLight(to: Float32Array, spot: number, light: Light, part: number) {
  for (const channel of [0, 1, 2] as const) to[spot * 3 + channel] = (to[spot * 3 + channel] ?? 0) + light[channel] * part
}
