import { BufferGeometry, Float32BufferAttribute } from 'three'
import { consecutive } from '#domain/room/in-order.ts'
import type { Mm, Room } from '#domain/room/plan.ts'
import { type Polygon, polygonMiddle } from '#domain/room/tiling/polygons.ts'
import type { TiledSurface } from '#domain/room/tiling/surface.ts'
import type { Wall } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'
import { LAP, mapped, type Place, triangles } from './surfaces.ts'

/** Parts of a wall in its own mm, and where their tiles begin. */
export type PartsLaid = { readonly parts: readonly Polygon[]; readonly start: Place }

/**
 * A wall in parts, in metres: when it is not tiled all over, or its stretches have tiles of their own. Each reaches a little into its neighbours, and
 * at the wall's ends as far as whole walls do (`lap`).
 */
export function partsOfWall(room: Room, wall: Wall, laid: readonly PartsLaid[], lap = LAP): BufferGeometry {
  const frame = { x: 0, y: 0, w: toMetres(wall.length), h: toMetres(room.ceiling.height) }
  const shapes = laid.map(({ parts, start }) => {
    const places = parts.flatMap((part) => trianglesOf(part.map((corner) => reaching(corner, part, wall, lap))).flatMap(({ x, y }) => [x, y, 0]))
    return mapped(triangles(places), start, frame)
  })
  return joined(shapes)
}

/** A boxing's top, in the coordinates of the face whose joints it continues, z into the room. */
export function topOfBuiltIn({ faces }: TiledSurface, start: Place, high: Mm): BufferGeometry {
  const corners = faces.flat().flatMap(trianglesOf)
  const shape = triangles(corners.flatMap(({ x, y }) => [toMetres(x), toMetres(high), -toMetres(y)]))
  return shape.setAttribute(
    'uv',
    new Float32BufferAttribute(
      corners.flatMap(({ x, y }) => [toMetres(x) - start.x, toMetres(y) - start.y]),
      2,
    ),
  )
}

/** A convex polygon's triangles, corner by corner. */
function trianglesOf([first, ...rest]: Polygon): readonly Place[] {
  return consecutive(rest).flatMap(([one, other]) => (first ? [first, one, other] : []))
}

function joined(shapes: readonly BufferGeometry[]): BufferGeometry {
  const whole = new BufferGeometry()
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['uv', 2],
    ['uv1', 2],
  ] as const) {
    const figures = shapes.flatMap((shape) => [...(shape.getAttribute(name)?.array ?? [])])
    if (figures.length > 0) whole.setAttribute(name, new Float32BufferAttribute(figures, size))
  }
  return whole
}

function reaching({ x, y }: Place, part: Polygon, { length }: Wall, lap: number): Place {
  const middle = polygonMiddle(part)
  const atEnd = x <= 0 || x >= length
  return {
    x: toMetres(x) + Math.sign(x - middle.x) * (atEnd ? lap : SEAM),
    y: toMetres(y) + Math.sign(y - middle.y) * (y <= 0 ? lap : SEAM),
  }
}

/** Between two parts of a wall (m). */
const SEAM = 0.0004
