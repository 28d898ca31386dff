import { Vector3 } from 'three'
import { boundsOf, pointAt, type Wall } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'
import type { Hit, LightScene } from './rays.ts'
import type { Light } from './room-light.ts'

/** Between two spots (m). */
export const SPACING = 0.05

/** The spots of the floor (0) or of a wall (from 1 on): the first one's number among those of all surfaces; `place` puts one, from the texture's lower left, into the room. */
export type Surface = {
  readonly index: number
  readonly columns: number
  readonly rows: number
  readonly first: number
  readonly w: number
  readonly h: number
  readonly normal: Vector3
  readonly place: (u: number, v: number, at: Vector3) => Vector3
}

export function surfacesOf({ plan: { room }, walls }: LightScene): readonly Surface[] {
  const { right, bottom } = boundsOf(room)
  const all: Pick<Surface, 'w' | 'h' | 'normal' | 'place'>[] = [
    {
      w: toMetres(right),
      h: toMetres(bottom),
      normal: new Vector3(0, 1, 0),
      place: (u, v, at) => at.set(u, 0.002, toMetres(bottom) - v),
    },
    ...walls.map((wall) => ({
      w: toMetres(wall.length),
      h: toMetres(room.ceiling.height),
      normal: new Vector3(wall.inward.x, 0, wall.inward.y),
      place: (u: number, v: number, at: Vector3) => onWall(wall, u, v, at),
    })),
  ]
  let first = 0
  return all.map((known, index) => {
    const [columns, rows] = [Math.max(2, Math.ceil(known.w / SPACING)), Math.max(2, Math.ceil(known.h / SPACING))]
    const surface = { ...known, index, columns, rows, first }
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
  const column = Math.floor((u / w) * columns)
  const row = Math.floor((v / h) * rows)
  return first + Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
}

export function addLight(to: Float32Array, spot: number, light: Light, part: number) {
  const at = spot * 3
  to[at] = (to[at] ?? 0) + light[0] * part
  to[at + 1] = (to[at + 1] ?? 0) + light[1] * part
  to[at + 2] = (to[at + 2] ?? 0) + light[2] * part
}
