import type { Mm, Point } from '../plan.ts'
import { type Polygon, polygonSides } from './polygons.ts'

export type Segment = readonly [from: Point, to: Point]

export function segment(fromX: Mm, fromY: Mm, toX: Mm, toY: Mm): Segment {
  return [
    { x: fromX, y: fromY },
    { x: toX, y: toY },
  ]
}

/**
 * Lines at 45°, so far apart, inside an outline with holes. They lie on one grid for all outlines, so that neighbours continue each
 * other's.
 */
export function hatchLines(loops: readonly Polygon[], apart: Mm): readonly Segment[] {
  const step = apart * Math.SQRT2
  const sides = loops.flatMap(polygonSides)
  const offsets = loops.flat().map(({ x, y }) => x + y)
  const lines: Segment[] = []
  for (let number = Math.ceil(Math.min(...offsets) / step); number * step < Math.max(...offsets); number += 1) {
    const crossed = crossings(sides, number * step).toSorted((one, other) => one.x - other.x)
    lines.push(...crossed.slice(1).flatMap((to, index): Segment[] => (index % 2 === 0 ? [[crossed[index] ?? to, to]] : [])))
  }
  return lines
}

/** Where sides cross the line x + y = `offset`. */
function crossings(sides: readonly Segment[], offset: Mm): readonly Point[] {
  const crossed: Point[] = []
  for (const [from, to] of sides) {
    const [one, other] = [from.x + from.y, to.x + to.y]
    if (one < offset === other < offset) continue
    const share = (offset - one) / (other - one)
    crossed.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  return crossed
}
