import type { Mm, Point } from '../plan.ts'
import type { Polygon } from './polygons.ts'

export type Segment = readonly [from: Point, to: Point]

/**
 * Lines at 45°, so far apart, inside an outline with holes. They lie on one grid for all outlines, so that neighbours continue each
 * other's.
 */
export function hatchLines(loops: readonly Polygon[], apart: Mm): readonly Segment[] {
  const step = apart * Math.SQRT2
  const offsets = loops.flat().map(({ x, y }) => x + y)
  const lines: Segment[] = []
  for (let number = Math.ceil(Math.min(...offsets) / step); number * step < Math.max(...offsets); number += 1) {
    const crossed = loops.flatMap((loop) => crossings(loop, number * step)).toSorted((one, other) => one.x - other.x)
    for (let index = 1; index < crossed.length; index += 2) {
      const [from, to] = [crossed[index - 1], crossed[index]]
      if (from && to) lines.push([from, to])
    }
  }
  return lines
}

/** Where the edges of a closed loop cross the line x + y = `offset`. */
function crossings(loop: Polygon, offset: Mm): readonly Point[] {
  return loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length] ?? from
    const [one, other] = [from.x + from.y, to.x + to.y]
    if (one < offset === other < offset) return []
    const share = (offset - one) / (other - one)
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]
  })
}
