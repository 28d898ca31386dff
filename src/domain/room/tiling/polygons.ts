import { signedArea } from '../boxes.ts'
import { ascending, consecutive } from '../in-order.ts'
import type { Axis, Point } from '../plan.ts'

/** Corners in order, counterclockwise where y points up; closed. Convex unless it says otherwise. */
export type Polygon = readonly Point[]

/** A rectangle by its edges, in mm. `low` is the smaller y. */
export type Extent = { readonly left: number; readonly right: number; readonly low: number; readonly high: number }

export function rectangleOf({ left, right, low, high }: Extent): Polygon {
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ]
}

export function extentOf(points: Polygon): Extent {
  let [left, right, low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  return { left, right, low, high }
}

/** Whether two share area. */
export function meet(one: Extent, other: Extent): boolean {
  return one.left < other.right && other.left < one.right && one.low < other.high && other.low < one.high
}

/** The middle of what a polygon spans. */
export function polygonMiddle(polygon: Polygon): Point {
  const { left, right, low, high } = extentOf(polygon)
  return { x: (left + right) / 2, y: (low + high) / 2 }
}

/** From each corner to the next, and from the last to the first. */
export function polygonSides(polygon: Polygon): readonly (readonly [from: Point, to: Point])[] {
  return polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from])
}

/** The part of a convex polygon whose coordinate is at most, or at least, `limit`; empty if there is none. */
export function clipped(polygon: Polygon, axis: Axis, limit: number, keep: 'below' | 'above'): Polygon {
  const isKept = (point: Point) => (keep === 'below' ? point[axis] <= limit : point[axis] >= limit)
  if (polygon.every(isKept)) return polygon
  const kept: Point[] = []
  for (const [one, other] of polygonSides(polygon)) {
    if (isKept(one)) kept.push(one)
    if (isKept(one) !== isKept(other) && one[axis] !== limit && other[axis] !== limit) kept.push(crossing(one, other, axis, limit))
  }
  return Math.abs(signedArea(kept)) < SMALLEST ? [] : kept
}

/** Smaller areas are rounding (mm²). */
export const SMALLEST = 1e-6

/** Where the edge between two points meets a line; exactly on it, and exact along an edge that runs straight. */
function crossing(one: Point, other: Point, axis: Axis, limit: number): Point {
  const share = (limit - one[axis]) / (other[axis] - one[axis])
  return axis === 'x' ? { x: limit, y: one.y + (other.y - one.y) * share } : { x: one.x + (other.x - one.x) * share, y: limit }
}

/** The part of a convex polygon within a rectangle. */
export function within(polygon: Polygon, { left, right, low, high }: Extent): Polygon {
  return clipped(clipped(clipped(clipped(polygon, 'x', left, 'above'), 'x', right, 'below'), 'y', low, 'above'), 'y', high, 'below')
}

/** A convex polygon without rectangular holes, as convex polygons that share only upright borders. */
export function withoutHoles(polygon: Polygon, holes: readonly Extent[]): readonly Polygon[] {
  const { left, right } = extentOf(polygon)
  return consecutive(ascending([left, right, ...holes.flatMap((hole) => [hole.left, hole.right])])).flatMap(([from, to]) => {
    const strip = clipped(clipped(polygon, 'x', from, 'above'), 'x', to, 'below')
    return freeStretches(holes.filter((hole) => hole.left < to && hole.right > from)).flatMap(([low, high]) => {
      const part = clipped(clipped(strip, 'y', low, 'above'), 'y', high, 'below')
      return part.length > 0 ? [part] : []
    })
  })
}

/** What the holes leave free of a line upwards; a stretch that ends before it begins where they overlap. */
function freeStretches(holes: readonly Extent[]): readonly (readonly [low: number, high: number])[] {
  const free: [number, number][] = []
  let reached = Number.NEGATIVE_INFINITY
  for (const { low, high } of holes.toSorted((one, other) => one.low - other.low)) {
    free.push([reached, low])
    reached = Math.max(reached, high)
  }
  return [...free, [reached, Number.POSITIVE_INFINITY]]
}
