import type { Point } from '../plan.ts'
import { type Polygon, signedArea } from './polygons.ts'

type Edge = { readonly from: Point; readonly to: Point }

/**
 * The outlines of convex polygons that share only upright borders: around each connected part one loop counterclockwise, around
 * each hole in it one clockwise. Corners on a straight line are left out.
 */
export function outlinesOf(cells: readonly Polygon[]): readonly Polygon[] {
  const [only, ...more] = cells
  if (only && more.length === 0) return [withoutStraight(only)]
  return chained(borders(cells))
    .map(withoutStraight)
    .filter((loop) => loop.length > 2)
}

/** The edges that remain when shared upright borders cancel out. */
function borders(cells: readonly Polygon[]): readonly Edge[] {
  const kept: Edge[] = []
  const upright = new Map<number, Edge[]>()
  for (const cell of cells) {
    for (let index = 0; index < cell.length; index += 1) {
      const [from, to] = [cell[index], cell[(index + 1) % cell.length]]
      if (!from || !to) continue
      if (from.x === to.x) upright.set(from.x, [...(upright.get(from.x) ?? []), { from, to }])
      else kept.push({ from, to })
    }
  }
  for (const [x, edges] of upright) kept.push(...uncancelled(x, edges))
  return kept
}

function uncancelled(x: number, edges: readonly Edge[]): readonly Edge[] {
  const ys = [...new Set(edges.flatMap(({ from, to }) => [from.y, to.y]))].toSorted((one, other) => one - other)
  return ys.slice(1).flatMap((high, index) => {
    const low = ys[index] ?? high
    let upwards = 0
    for (const { from, to } of edges) {
      if (Math.min(from.y, to.y) <= low && Math.max(from.y, to.y) >= high) upwards += Math.sign(to.y - from.y)
    }
    if (upwards === 0) return []
    const [one, other] = [
      { x, y: low },
      { x, y: high },
    ]
    return [upwards > 0 ? { from: one, to: other } : { from: other, to: one }]
  })
}

/** Edges joined into closed loops. Where parts touch in a point, the sharpest turn to the left keeps them apart. */
function chained(edges: readonly Edge[]): readonly Polygon[] {
  const starting = new Map<string, Edge[]>()
  for (const edge of edges) starting.set(keyOf(edge.from), [...(starting.get(keyOf(edge.from)) ?? []), edge])
  const loops: Point[][] = []
  for (const first of edges) {
    if (!taken(starting, first)) continue
    const loop = [first.from]
    let last = first
    while (keyOf(last.to) !== keyOf(first.from)) {
      const next = leftmost(last, starting.get(keyOf(last.to)) ?? [])
      if (!next || !taken(starting, next)) break
      loop.push(next.from)
      last = next
    }
    loops.push(loop)
  }
  return loops
}

/** Takes an edge out of those that are left; false if it was not among them. */
function taken(starting: Map<string, Edge[]>, edge: Edge): boolean {
  const left = starting.get(keyOf(edge.from)) ?? []
  if (!left.includes(edge)) return false
  starting.set(
    keyOf(edge.from),
    left.filter((one) => one !== edge),
  )
  return true
}

function leftmost(last: Edge, next: readonly Edge[]): Edge | undefined {
  return next.toSorted((one, other) => turn(last, other) - turn(last, one))[0]
}

function turn(last: Edge, next: Edge): number {
  const [ax, ay, bx, by] = [last.to.x - last.from.x, last.to.y - last.from.y, next.to.x - next.from.x, next.to.y - next.from.y]
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`
}

function withoutStraight(loop: Polygon): Polygon {
  return loop.filter((point, index) => {
    const [before, after] = [loop.at(index - 1) ?? point, loop[(index + 1) % loop.length] ?? point]
    return Math.abs(signedArea([before, point, after])) > STRAIGHT
  })
}

/** Corners that rounding puts beside a sloping line span less (mm²). */
const STRAIGHT = 1e-5
