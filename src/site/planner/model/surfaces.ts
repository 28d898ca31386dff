import { BufferGeometry, Float32BufferAttribute, Path, Shape, ShapeGeometry } from 'three'
import { heightAt } from '#domain/room/ceiling.ts'
import type { Mm, Opening, Room } from '#domain/room/plan.ts'
import { DOOR_HEIGHT } from '#domain/room/quantities.ts'
import { partsOf, pointAt, seenFrom, type Wall, wallsOf } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'

/** A wall as it is seen from within, in its own measures: along it and up, with its openings cut out. */
export function wallSurface(room: Room, wall: Wall, openings: readonly Opening[]): ShapeGeometry {
  const tops = [wall.length, ...bends(room, wall), 0].toSorted((one, other) => other - one)
  const shape = new Shape()
  shape.moveTo(0, 0).lineTo(toMetres(wall.length), 0)
  for (const so of tops) shape.lineTo(toMetres(so), toMetres(heightAt(room, pointAt(wall, so))))
  shape.closePath()
  shape.holes = openings.map((opening) => {
    const { bottom, top } = heightsOf(opening)
    const [from, to] = [toMetres(opening.along), toMetres(opening.along + opening.width)]
    return new Path().moveTo(from, bottom).lineTo(from, top).lineTo(to, top).lineTo(to, bottom).closePath()
  })
  return new ShapeGeometry(shape)
}

/** From where to where an opening goes, in metres over the floor. A hole may touch the wall's edge, but not share it. */
export function heightsOf(opening: Opening): { bottom: number; top: number } {
  if (opening.kind === 'door') return { bottom: 0.001, top: toMetres(DOOR_HEIGHT) }
  return { bottom: toMetres(opening.sill), top: toMetres(opening.sill + opening.height) }
}

/** Where a wall's upper edge bends because the slope ends there. */
function bends({ corners, ceiling: { slope } }: Room, wall: Wall): Mm[] {
  const low = slope && wallsOf({ corners })[slope.wall]
  if (!low) return []
  const [from, to] = [seenFrom(low, wall.start).into, seenFrom(low, wall.end).into]
  const so = ((slope.depth - from) / (to - from)) * wall.length
  return so > 0 && so < wall.length ? [so] : []
}

export function floorSurface({ corners }: Room): ShapeGeometry {
  // Laid on its back: what is up in the shape lies away from the eye, so down the drawing is minus.
  return new ShapeGeometry(new Shape().setFromPoints(corners.map(({ x, y }) => new Path().moveTo(toMetres(x), -toMetres(y)).currentPoint)))
}

/** The ceiling, seen from below: flat boxes, cut where the slope ends. */
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

/** From–to, with the line where the slope ends in between if it lies there. */
function cut({ corners, ceiling: { slope } }: Room, from: Mm, to: Mm, axis: 'x' | 'y'): Mm[] {
  const low = slope && wallsOf({ corners })[slope.wall]
  const line = low && low.inward[axis] !== 0 ? low.start[axis] + low.inward[axis] * slope.depth : from
  return line > from && line < to ? [from, line, to] : [from, to]
}
