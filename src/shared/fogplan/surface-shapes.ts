import { fogplan, revealWords, spanWords, surfaceInSentence, surfaceWords, tilingInWords } from '#content/fogplan/fogplan.ts'
import { fixtureWords, plumbingPointWords } from '#content/planner/fixture-words.ts'
import type { Axis, Mm, Point } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import type { TileSpan } from '#domain/room/tiling/chain.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { hatchLines, type Segment, segment } from '#domain/room/tiling/hatch.ts'
import { type Polygon, polygonMiddle } from '#domain/room/tiling/polygons.ts'
import type { PaperShape } from './shapes.ts'

/** mm on paper. */
const HATCH: Mm = 1.3
const CHAIN: Mm = 3.5
const TICK: Mm = 1
const FIGURES: Mm = 2.6
const NAMES: Mm = 2.6
const HEADING: Mm = 3.6
/** A narrower span has its figure outside it, so that neighbours do not meet. */
const DIGIT: Mm = 1.35

/** A surface's name and what it is tiled with, above it when its upper left corner lies at a place on paper. */
export function headingShapes({ name, tiling }: DrawnSurface, at: Point): readonly PaperShape[] {
  return [
    { draw: 'text', words: surfaceWords(name), at: { x: at.x, y: at.y - 5.4 }, size: HEADING, align: 'start' },
    {
      draw: 'text',
      words: isFace(name) ? fogplan.likeWall(surfaceInSentence(tiling.surface)) : tilingInWords(tiling),
      at: { x: at.x, y: at.y - 1.9 },
      size: FIGURES,
      align: 'start',
      faint: true,
    },
  ]
}

/** A surface with its joints, and its dimensions beside it. */
export function surfaceShapes(drawn: DrawnSurface, scale: number, at: Point): readonly PaperShape[] {
  const { tiling, outline, painted, whole, cut, holes, fixtures, pipes } = drawn
  const place = ({ x, y }: Point): Point => ({ x: at.x + x / scale, y: at.y + y / scale })
  const placed = (polygon: Polygon): Polygon => polygon.map(place)
  const { x: right, y: bottom } = place({ x: drawn.width, y: drawn.height })
  const edge = outline.map(placed)
  const cutLoops = cut.map((loops) => loops.map(placed))
  return [
    ...(painted ? [{ draw: 'area', look: 'paint', loops: painted.map(placed) } as const] : []),
    { draw: 'area', look: 'joints', loops: edge },
    { draw: 'area', look: tiling.material, loops: [...whole.map(placed), ...cutLoops.flat()] },
    { draw: 'lines', look: 'hatch', lines: cutLoops.flatMap((loops) => hatchLines(loops, HATCH)) },
    ...holes.map((hole): PaperShape => ({ draw: 'area', look: hole.what === 'niche' ? 'niche' : 'hole', loops: [placed(hole.outline)] })),
    { draw: 'area', look: 'edge', loops: edge },
    ...fixtures.map((fixture): PaperShape => ({ draw: 'area', look: 'fixture', loops: [placed(fixture.outline)] })),
    ...pipes.map((pipe): PaperShape => ({ draw: 'area', look: 'pipe', loops: [circle(place(pipe.at), 40 / scale)] })),
    ...holes.flatMap(({ what, outline }) => (what === 'drain' ? [] : [nameShape(fogplan.holes[what], polygonMiddle(placed(outline)), 'middle')])),
    ...holes.flatMap(({ what, outline, depth }) => (what === 'window' && depth !== undefined ? [revealShape(depth, polygonMiddle(placed(outline)))] : [])),
    ...fixtures.flatMap(({ kind, nameAt }) => (nameAt ? [nameShape(fixtureWords[kind].short, place(nameAt), 'middle')] : [])),
    ...fixtures.flatMap(({ mixerAt }) => (mixerAt ? [nameShape(fogplan.mixer, place(mixerAt), 'middle')] : [])),
    ...pipes.map((pipe) => nameShape(plumbingPointWords[pipe.kind].short, place({ x: pipe.at.x + 60, y: pipe.at.y }), 'start')),
    ...chainShapes(drawn.across, 'x', { from: at.x, at: bottom + CHAIN }, scale),
    ...chainShapes(drawn.down, 'y', { from: at.y, at: at.x - CHAIN }, scale),
    ...totalShapes(drawn, { right, bottom }, at),
  ]
}

function nameShape(words: string, at: Point, align: 'start' | 'middle'): PaperShape {
  return { draw: 'text', words, at: { x: at.x, y: at.y + NAMES * 0.34 }, size: NAMES, align, halo: true }
}

/** Below the window's name. */
function revealShape(depth: Mm, { x, y }: Point): PaperShape {
  return nameShape(revealWords(depth), { x, y: y + 1.3 * NAMES }, 'middle')
}

function circle(middle: Point, radius: Mm): Polygon {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
  })
}

/** The dimensions of a line of tiles, along an axis from `from` and across it at `at`. */
function chainShapes(spans: readonly TileSpan[], axis: Axis, line: { from: Mm; at: Mm }, scale: number): readonly PaperShape[] {
  const place = (along: Mm, off: Mm): Point =>
    axis === 'x' ? { x: line.from + along / scale, y: line.at + off } : { x: line.at - off, y: line.from + along / scale }
  const lines = spans.flatMap(({ from, to }): Segment[] => [
    [place(from, 0), place(to, 0)],
    [place(from, -TICK), place(from, TICK)],
    [place(to, -TICK), place(to, TICK)],
  ])
  const figures = spans.map((span, index): PaperShape => {
    const words = spanWords(span)
    const [long, wide] = [(span.to - span.from) / scale, words.length * DIGIT]
    // The first figure gives way to the left and the last to the right where their span is too narrow.
    const give = long < wide ? ((wide - long) / 2) * (index === 0 ? -1 : 1) * scale : 0
    const at = place((span.from + span.to) / 2 + give, axis === 'x' ? FIGURES + 0.6 : 0.8)
    return { draw: 'text', words, at, size: FIGURES, align: 'middle', ...(axis === 'y' && { turned: true }) }
  })
  return [{ draw: 'lines', look: 'dimension', lines }, ...figures]
}

/** The surface's whole length and height, outside its dimensions. */
function totalShapes({ width, height }: DrawnSurface, { right, bottom }: { right: Mm; bottom: Mm }, at: Point): readonly PaperShape[] {
  const [low, left] = [bottom + CHAIN + 4.6, at.x - CHAIN - 4.6]
  const lines = [
    segment(at.x, low, right, low),
    segment(left, at.y, left, bottom),
    ...[at.x, right].map((x) => segment(x, low - TICK, x, low + TICK)),
    ...[at.y, bottom].map((y) => segment(left - TICK, y, left + TICK, y)),
  ]
  const total = (mm: Mm) => spanWords({ from: 0, to: mm, count: 0 })
  return [
    { draw: 'lines', look: 'dimension', lines },
    { draw: 'text', words: total(width), at: { x: (at.x + right) / 2, y: low + FIGURES + 0.4 }, size: FIGURES, align: 'middle' },
    { draw: 'text', words: total(height), at: { x: left - 0.8, y: (at.y + bottom) / 2 }, size: FIGURES, align: 'middle', turned: true },
  ]
}
