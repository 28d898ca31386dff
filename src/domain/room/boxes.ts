import { type Fixture, type Mm, type Point, type Turn, turns } from './plan.ts'

/** An axis-aligned rectangle seen from above, in millimetres; `top` is the smaller y. */
export type Box = { readonly left: Mm; readonly top: Mm; readonly right: Mm; readonly bottom: Mm }

/** The floor that a fixture covers, with its turn applied; whole millimetres. */
export function boxOf({ at, turn, width, depth }: Pick<Fixture, 'at' | 'turn' | 'width' | 'depth'>): Box {
  const [across, down] = turn % 2 === 0 ? [width, depth] : [depth, width]
  // The centre of an odd length lies between two millimetres; the box is rounded to whole ones.
  const left = at.x - Math.floor(across / 2)
  const top = at.y - Math.floor(down / 2)
  return { left, top, right: left + across, bottom: top + down }
}

/** The inverse of `boxOf`: where `at` is for a fixture that covers this box. Whole millimetres. */
export function middleOf({ left, top, right, bottom }: Box): Point {
  return { x: left + Math.floor((right - left) / 2), y: top + Math.floor((bottom - top) / 2) }
}

/** The exact centre, to half a millimetre. */
export function centreOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The unit vector from a fixture's back to its front. */
export function frontOf(turn: Turn): Point {
  return FRONTS[turn]
}
const FRONTS = { 0: { x: 0, y: 1 }, 1: { x: -1, y: 0 }, 2: { x: 0, y: -1 }, 3: { x: 1, y: 0 } } as const satisfies Record<Turn, Point>

/** The turn at which a fixture faces in this direction, a unit vector along x or y. */
export function turnTowards(front: Point): Turn {
  return turns.find((turn) => FRONTS[turn].x === front.x && FRONTS[turn].y === front.y) ?? 0
}

/** A number of quarter turns more, clockwise; fewer for a negative one. */
export function turnedBy(turn: Turn, quarters: number): Turn {
  return turns.at((turn + quarters) % 4) ?? 0
}

/** Whether two boxes share area; a shared edge is no overlap. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** The shortest distance in mm; 0 when they touch or overlap. */
export function distance(one: Box, other: Box): Mm {
  return Math.hypot(gap(one.left, one.right, other.left, other.right), gap(one.top, one.bottom, other.top, other.bottom))
}

/** The distance between two intervals in mm; 0 when they touch or overlap. */
export function gap(from: Mm, to: Mm, otherFrom: Mm, otherTo: Mm): Mm {
  return Math.max(0, otherFrom - to, from - otherTo)
}

/** Whether a point lies in a box; edges belong to the box. */
export function holds({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The same without the edges. */
export function surrounds({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom
}

/** From point to point, in mm. */
export function distanceBetween(one: Point, other: Point): Mm {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Area of a polygon in mm², by the shoelace formula; negative if its corners go clockwise where y points up. */
export function signedArea(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, one, index) => {
    const other = corners[(index + 1) % corners.length] ?? one
    return sum + one.x * other.y - other.x * one.y
  }, 0)
  return twice / 2
}

/** The box with every side moved outwards by so many mm. */
export function grown({ left, top, right, bottom }: Box, by: Mm): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** The bounding box of some points. */
export function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
