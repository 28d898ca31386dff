import { BufferGeometry, Float32BufferAttribute, Path, Shape, ShapeGeometry } from 'three'
import { heightAt } from '#domain/room/ceiling.ts'
import type { Mm, Opening, Room } from '#domain/room/plan.ts'
import { DOOR_HEIGHT } from '#domain/room/quantities.ts'
import { partsOf, pointAt, seenFrom, type Wall, wallsOf } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'

/** A wall seen from inside, in metres: x along it, y up, with holes for its openings. */
export function wallSurface(room: Room, wall: Wall, openings: readonly Opening[]): ShapeGeometry {
  const tops = [wall.length, ...bends(room, wall), 0].toSorted((one, other) => other - one)
  const shape = new Shape()
  shape.moveTo(0, 0).lineTo(toMetres(wall.length), 0)
  for (const offset of tops) shape.lineTo(toMetres(offset), toMetres(heightAt(room, pointAt(wall, offset))))
  shape.closePath()
  shape.holes = openings.map((opening) => {
    const { bottom, top } = heightsOf(opening)
    const [from, to] = [toMetres(opening.along), toMetres(opening.along + opening.width)]
    return new Path().moveTo(from, bottom).lineTo(from, top).lineTo(to, top).lineTo(to, bottom).closePath()
  })
  return new ShapeGeometry(shape)
}

/** An opening's lower and upper edge in metres above the floor. A hole must not share an edge with the wall, so a door starts at 1 mm. */
export function heightsOf(opening: Opening): { bottom: number; top: number } {
  if (opening.kind === 'door') return { bottom: 0.001, top: toMetres(DOOR_HEIGHT) }
  return { bottom: toMetres(opening.sill), top: toMetres(opening.sill + opening.height) }
}

/** Where along the wall its upper edge bends, because the ceiling's slope ends there (mm). */
function bends({ corners, ceiling: { slope } }: Room, wall: Wall): Mm[] {
  const low = slope && wallsOf({ corners })[slope.wall]
  if (!low) return []
  const [from, to] = [seenFrom(low, wall.start).into, seenFrom(low, wall.end).into]
  const offset = ((slope.depth - from) / (to - from)) * wall.length
  return offset > 0 && offset < wall.length ? [offset] : []
}

export function floorSurface({ corners }: Room): ShapeGeometry {
  // The shape is rotated flat, which turns its y towards the top of the drawing: hence the minus.
  return new ShapeGeometry(new Shape().setFromPoints(corners.map(({ x, y }) => new Path().moveTo(toMetres(x), -toMetres(y)).currentPoint)))
}

/** The ceiling seen from below, as triangles in metres, split where the slope ends. */
export function ceilingSurface(room: Room): BufferGeometry {
  const places = partsOf(room).flatMap((part) => {
    const xs = cut(room, part.left, part.right, 'x')
    const ys = cut(room, part.top, part.bottom, 'y')
    return xs.slice(1).flatMap((right, column) =>
      ys.slice(1).flatMap((bottom, row) => {
        const [left, top] = [xs[column] ?? right, ys[row] ?? bottom]
        const at = (x: Mm, y: Mm) => [toMetres(x), toMetres(heightAt(room, { x, y })), toMetres(y)]
        return [at(left, top), at(right, top), at(right, bottom), at(left, top), at(right, bottom), at(left, bottom)].flat()
      }),
    )
  })
  const surface = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3))
  surface.computeVertexNormals()
  return surface
}

/** `from` and `to`, with the line where the slope ends between them if it lies there (mm). */
function cut({ corners, ceiling: { slope } }: Room, from: Mm, to: Mm, axis: 'x' | 'y'): Mm[] {
  const low = slope && wallsOf({ corners })[slope.wall]
  const line = low && low.inward[axis] !== 0 ? low.start[axis] + low.inward[axis] * slope.depth : from
  return line > from && line < to ? [from, line, to] : [from, to]
}
