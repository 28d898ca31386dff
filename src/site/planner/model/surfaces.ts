import { BufferGeometry, ExtrudeGeometry, Float32BufferAttribute, Path, Shape, ShapeGeometry, Vector2 } from 'three'
import { bendsOf, heightAt } from '#domain/room/ceiling.ts'
import { ascending, consecutive } from '#domain/room/in-order.ts'
import { doorHeight } from '#domain/room/openings.ts'
import type { Mm, Opening, Room } from '#domain/room/plan.ts'
import { type Extent, polygonSides, rectangleOf } from '#domain/room/tiling/polygons.ts'
import type { RecessSurface } from '#domain/room/tiling/recess-surfaces.ts'
import type { Hole } from '#domain/room/tiling/surface.ts'
import { boundsOf, cornersOutside, partsOf, pointAt, type Wall, wallsOf } from '#domain/room/walls.ts'
import { toMetres } from './metres.ts'

/** The thickness of a wall (m). */
export const WALL_DEPTH = 0.09

/** How far walls reach into each other and into floor and ceiling, so that nothing shines through where they meet (m). */
export const LAP = 0.004

/** How far the floor reaches under the walls (m): a wall seen along its face has no exact depth, and what lies lower would show as dark points at its foot. */
const UNDER_WALLS = 0.012

/**
 * A wall seen from inside, or a face of a pillar or boxing, in metres: x along it, y up, with holes. A tile's lower left corner is at `start`.
 * `lap`: how far it reaches into its neighbours.
 */
export function wallSurface(room: Room, wall: Wall, start: Place, holes: readonly Extent[] = [], lap = 0): BufferGeometry {
  const shape = new Shape()
  shape.moveTo(-lap, -lap).lineTo(toMetres(wall.length) + lap, -lap)
  for (const offset of [0, ...bendsOf(room, wall), wall.length].toReversed()) {
    const x = toMetres(offset) + (offset === 0 ? -lap : offset === wall.length ? lap : 0)
    shape.lineTo(x, toMetres(heightAt(room, pointAt(wall, offset))))
  }
  shape.closePath()
  shape.holes = holes.map(({ left, right, low, high }) => new Path().moveTo(left, low).lineTo(left, high).lineTo(right, high).lineTo(right, low).closePath())
  return mapped(new ShapeGeometry(shape), start, { x: 0, y: 0, w: toMetres(wall.length), h: toMetres(room.ceiling.height) })
}

/**
 * A side of a niche or reveal, or a niche's back, in the wall's coordinates, z into the room; no deeper than the wall. Its texture coordinates
 * are metres from a tile's lower left corner.
 */
export function recessSide({ hole, side, surface: { extent }, origin }: RecessSurface): BufferGeometry {
  const { left, right, low, high } = recessRectangle(hole)
  const place: Record<RecessSurface['side'], (x: number, y: number) => [number, number, number]> = {
    back: (x, y) => [x, y, -toMetres(hole.depth ?? 0)],
    bottom: (x, y) => [x, low, -y],
    top: (x, y) => [x, high, -y],
    left: (x, y) => [left, y, -x],
    right: (x, y) => [right, y, -x],
  }
  const outline = rectangleOf(withinWall(side, extent))
  // Counterclockwise, seen from the room.
  const [one, two, three, four] = side === 'top' || side === 'right' ? outline.toReversed() : outline
  if (!one || !two || !three || !four) return new BufferGeometry()
  const shape = triangles([one, two, three, one, three, four].flatMap(({ x, y }) => place[side](toMetres(x), toMetres(y))))
  const tiles = [one, two, three, one, three, four].flatMap(({ x, y }) => [toMetres(x - origin.x), toMetres(y - origin.y)])
  return shape.setAttribute('uv', new Float32BufferAttribute(tiles, 2))
}

function withinWall(side: RecessSurface['side'], extent: Extent): Extent {
  if (side === 'back') return extent
  const isLevel = side === 'bottom' || side === 'top'
  return isLevel ? { ...extent, high: Math.min(extent.high, THICK) } : { ...extent, right: Math.min(extent.right, THICK) }
}

/** A wall's thickness in mm. */
const THICK: Mm = WALL_DEPTH * 1000

/** Tiles lie before the frame's board, so that both are not in one plane (m). */
const BEFORE = 0.001

/** Where a niche or a tiled reveal is in its wall, in metres along it and up it. */
export function recessRectangle({ what, left, right, low, high }: Hole): Extent {
  const before = what === 'window' ? BEFORE : 0
  return { left: toMetres(left) + before, right: toMetres(right) - before, low: toMetres(low) + before, high: toMetres(high) - before }
}

export type Place = { readonly x: number; readonly y: number }

/** Gives a flat shape texture coordinates: for its tiles in metres from `start`, for its light from 0 to 1 across a frame. */
export function mapped(surface: BufferGeometry, start: Place, frame: Place & { w: number; h: number }): BufferGeometry {
  const places = surface.getAttribute('position')
  const along = Array.from({ length: places.count }, (_, corner) => ({ x: places.getX(corner), y: places.getY(corner) }))
  const tiles = along.flatMap(({ x, y }) => [x - start.x, y - start.y])
  const light = along.flatMap(({ x, y }) => [(x - frame.x) / frame.w, (y - frame.y) / frame.h])
  return surface.setAttribute('uv', new Float32BufferAttribute(tiles, 2)).setAttribute('uv1', new Float32BufferAttribute(light, 2))
}

/** An opening's lower and upper edge in metres above the floor. A hole must not share an edge with the wall, so a door starts at 1 mm. */
export function heightsOf(opening: Opening): { bottom: number; top: number } {
  if (opening.kind === 'door') return { bottom: 0.001, top: toMetres(doorHeight(opening)) }
  return { bottom: toMetres(opening.sill), top: toMetres(opening.sill + opening.height) }
}

/**
 * Where a wall is cut off: its upper edge, and its ends, mitred where it meets its neighbours. In the wall's coordinates, z into
 * the room. Where the room lies around a corner, the wall hides its own end from everywhere, and so close behind it would show along the edge.
 */
export function wallCut(room: Room, wall: Wall): { top: BufferGeometry; start?: BufferGeometry; end?: BufferGeometry } {
  const [before, after] = [mitreAt(room, wall.index), mitreAt(room, wall.index + 1)]
  const edge = [0, ...bendsOf(room, wall), wall.length].map((offset) => {
    const [x, y] = [toMetres(offset), toMetres(heightAt(room, pointAt(wall, offset)))]
    const out = offset === 0 ? -before : offset === wall.length ? after : 0
    const [nearX, farX] = [x + (out / WALL_DEPTH) * LAP, x + out]
    return { inner: [x, y, 0], near: [nearX, y, -LAP], nearFoot: [nearX, 0, -LAP], far: [farX, y, -WALL_DEPTH], farFoot: [farX, 0, -WALL_DEPTH] }
  })
  const top = consecutive(edge).flatMap(([from, to]) => quad(from.inner, to.inner, to.far, from.far))
  const [first, last] = [edge[0], edge.at(-1)]
  return {
    top: triangles(top),
    ...(first && !isInnerCorner(room, wall.index) && { start: triangles(quad(first.farFoot, first.nearFoot, first.near, first.far)) }),
    ...(last && !isInnerCorner(room, wall.index + 1) && { end: triangles(quad(last.nearFoot, last.farFoot, last.far, last.near)) }),
  }
}

export function openingRectangle(opening: Opening): Extent {
  const { bottom, top } = heightsOf(opening)
  return { left: toMetres(opening.along), right: toMetres(opening.along + opening.width), low: bottom, high: top }
}

/** The four inner sides of a hole, through the whole wall. */
export function revealSurface({ left, right, low, high }: Extent): BufferGeometry {
  const sides = polygonSides(rectangleOf({ left, right, low, high }))
  return triangles(sides.flatMap(([from, to]) => quad([from.x, from.y, 0], [to.x, to.y, 0], [to.x, to.y, -WALL_DEPTH], [from.x, from.y, -WALL_DEPTH])))
}

/** How far a wall's outer face goes beyond a corner (m). */
function mitreAt(room: Room, corner: number): number {
  return isInnerCorner(room, corner) ? -WALL_DEPTH : WALL_DEPTH
}

/** Whether the room lies around this corner, as it does once in an L. */
export function isInnerCorner(room: Room, corner: number): boolean {
  const walls = wallsOf(room)
  const [before, after] = [walls[(corner - 1 + walls.length) % walls.length], walls[corner % walls.length]]
  return before !== undefined && after !== undefined && before.along.x * after.along.y < before.along.y * after.along.x
}

/** The slab that room and walls stand on, lying like the floor, `SLAB` thick downwards. */
export function slabShape(room: Room): ExtrudeGeometry {
  return new ExtrudeGeometry(outlineOf(room, THICK), { depth: SLAB, bevelEnabled: false }).translate(0, 0, -SLAB - 0.006)
}

/** The thickness of the slab (m). */
export const SLAB = 0.14

/** What a plan shows of the walls: where they stand on the floor. */
export function footprint(room: Room): ShapeGeometry {
  const shape = outlineOf(room, THICK)
  shape.holes = [new Path().setFromPoints(outlineOf(room, 0).getPoints())]
  return new ShapeGeometry(shape).translate(0, 0, -0.003)
}

/**
 * The outline of the room, so many mm outside its walls' inner faces. Lying shapes are rotated flat, which turns their y towards the top of the
 * drawing: hence the minus.
 */
function outlineOf(room: Pick<Room, 'corners'>, by: Mm): Shape {
  return new Shape(cornersOutside(room, by).map(({ x, y }) => new Vector2(toMetres(x), -toMetres(y))))
}

function quad(one: number[], two: number[], three: number[], four: number[]): number[] {
  return [one, two, three, one, three, four].flat()
}

export function triangles(places: number[]): BufferGeometry {
  const surface = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(places, 3))
  surface.computeVertexNormals()
  return surface
}

export function floorSurface({ corners }: Room, start: Place): BufferGeometry {
  const { right, bottom } = boundsOf({ corners })
  const surface = new ShapeGeometry(outlineOf({ corners }, UNDER_WALLS * 1000))
  return mapped(surface, start, { x: 0, y: -toMetres(bottom), w: toMetres(right), h: toMetres(bottom) })
}

/** The ceiling seen from below, as triangles in metres, split where the slope ends. It reaches a little into the walls. */
export function ceilingSurface(room: Room): BufferGeometry {
  const lap = LAP * 1000
  const places = partsOf(room).flatMap((part) => {
    const xs = cut(room, part.left - lap, part.right + lap, 'x')
    const ys = cut(room, part.top - lap, part.bottom + lap, 'y')
    return consecutive(xs).flatMap(([left, right]) =>
      consecutive(ys).flatMap(([top, bottom]) => {
        const at = (x: Mm, y: Mm) => [toMetres(x), toMetres(heightAt(room, { x, y })), toMetres(y)]
        return quad(at(left, top), at(right, top), at(right, bottom), at(left, bottom))
      }),
    )
  })
  return triangles(places)
}

/** `from` and `to`, with the lines where the slope begins and ends that lie between them (mm). */
function cut({ corners, ceiling: { slope } }: Room, from: Mm, to: Mm, axis: 'x' | 'y'): Mm[] {
  const low = slope && wallsOf({ corners })[slope.wall]
  if (!slope || !low || low.inward[axis] === 0) return [from, to]
  const bends = [0, slope.depth].map((into) => low.start[axis] + low.inward[axis] * into)
  return [from, ...ascending(bends).filter((bend) => bend > from && bend < to), to]
}
