import { signedArea } from '../boxes.ts'
import { ascending, consecutive } from '../in-order.ts'
import type { Point } from '../plan.ts'
import { type Polygon, polygonSides } from './polygons.ts'

type Edge = { readonly from: Point; readonly to: Point }

/**
 * The outlines of convex polygons that share only upright borders: around each connected part one loop counterclockwise, around
 * each hole in it one clockwise. Corners on a straight line are left out.
 */
export function outlinesOf(cells: readonly Polygon[]): readonly Polygon[] {
  const loops = cells.length === 1 ? cells : chained(borders(cells))
  return loops.map(withoutStraight).filter((loop) => loop.length > 2)
}

/** The edges that remain when shared upright borders cancel out. */
function borders(cells: readonly Polygon[]): readonly Edge[] {
  const kept: Edge[] = []
  const upright = new Map<number, Edge[]>()
  for (const cell of cells) {
    for (const [from, to] of polygonSides(cell)) {
      if (from.x === to.x) upright.set(from.x, [...(upright.get(from.x) ?? []), { from, to }])
      else kept.push({ from, to })
    }
  }
  for (const [x, edges] of upright) kept.push(...uncancelled(x, edges))
  return kept
}

function uncancelled(x: number, edges: readonly Edge[]): readonly Edge[] {
  return consecutive(ascending(edges.flatMap(({ from, to }) => [from.y, to.y]))).flatMap(([low, high]) => {
    let upwards = 0
    for (const { from, to } of edges) {
      if (Math.min(from.y, to.y) <= low && Math.max(from.y, to.y) >= high) upwards += Math.sign(to.y - from.y)
    }
    const [one, other] = [
      { x, y: low },
      { x, y: high },
    ]
    if (upwards > 0) return [{ from: one, to: other }]
    return upwards < 0 ? [{ from: other, to: one }] : []
  })
}

/** Edges joined into closed loops. Where parts touch in a point, the sharpest turn to the left keeps them apart. */
function chained(edges: readonly Edge[]): readonly Polygon[] {
  const left = new Set(edges)
  const loops: Point[][] = []
  for (const first of left) {
    const loop: Point[] = []
    for (let edge = first; left.delete(edge); edge = following(edge, edges)) loop.push(edge.from)
    loops.push(loop)
  }
  return loops
}

/** Of the edges that begin where one ends, the one that turns most to the left. */
function following(last: Edge, edges: readonly Edge[]): Edge {
  const next = edges.filter(({ from }) => from.x === last.to.x && from.y === last.to.y)
  return next.toSorted((one, other) => turn(last, other) - turn(last, one))[0] ?? last
}

function turn(last: Edge, next: Edge): number {
  const [ax, ay, bx, by] = [last.to.x - last.from.x, last.to.y - last.from.y, next.to.x - next.from.x, next.to.y - next.from.y]
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by)
}

function withoutStraight(loop: Polygon): Polygon {
  // Two corners that rounding made of one lie on a straight line with each of their neighbours, and both would be left out.
  const apart = loop.filter((point, index) => {
    const before = loop.at(index - 1) ?? point
    return Math.abs(point.x - before.x) + Math.abs(point.y - before.y) > ROUNDING
  })
  return apart.filter((point, index) => {
    const [before, after] = [apart.at(index - 1) ?? point, apart[(index + 1) % apart.length] ?? point]
    return Math.abs(signedArea([before, point, after])) > STRAIGHT
  })
}

/** Corners nearer to each other are one (mm). */
const ROUNDING = 1e-6

/** Corners that rounding puts beside a sloping line span less (mm²). */
const STRAIGHT = 1e-5
