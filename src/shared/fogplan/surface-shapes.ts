import { fogplan, surfaceInSentence, surfaceWords, tilingSentence } from '#content/fogplan/fogplan.ts'
import { lineWords, measureName, measureWords, mmWords, startWords } from '#content/fogplan/measure-words.ts'
import { fixtureWords, plumbingPointWords } from '#content/planner/fixture-words.ts'
import { ascending, consecutive } from '#domain/room/in-order.ts'
import type { Mm, Point } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import type { TileSpan } from '#domain/room/tiling/chain.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { hatchLines, type Segment, segment } from '#domain/room/tiling/hatch.ts'
import { type Extent, extentOf, type Polygon, polygonMiddle } from '#domain/room/tiling/polygons.ts'
import type { RecessDrawing } from '#domain/room/tiling/recess-drawing.ts'
import { sheetRoom } from '#domain/room/tiling/sheets.ts'
import { dimensionChain } from './dimension-chains.ts'
import { type Name, placedNames } from './names.ts'
import { type Dimension, type DrawnShape, FIGURES, LINE, onPaper, type PaperArea, type PaperShape, type PaperText, shapesExtent, textExtent } from './shapes.ts'
import { drawingBlock, flowed, movedShape, paragraph, stacked, type TextBlock } from './text-flow.ts'
import { textWidth, wrapped } from './text-width.ts'

/** mm on paper. */
const HATCH: Mm = 1.3
/** From the drawing to its first line of dimensions, and from one line to the next. */
const FIRST_CHAIN: Mm = 4
const NEXT_CHAIN: Mm = 6.6
const NAME: Mm = 5
/** A narrower surface's heading reaches beyond it. */
const HEADING: Mm = 52
const LIST: Mm = 76
const LIST_APART: Mm = 5
/** A low surface's list is longer than it, as far as a sheet has room below what stands above it. */
const LEAST_LIST: Mm = 130

/** A surface as it is drawn: its upper left corner is at 0, 0. */
type SurfaceBlock = { readonly headings: readonly PaperText[]; readonly shapes: readonly DrawnShape[] }

/** A surface's name, tiles and start, its joints with their dimensions, and beside it where everything on it is. */
export function surfaceBlock(drawn: DrawnSurface, scale: number): SurfaceBlock {
  const around = aroundSurface(drawn, scale)
  return { ...around, shapes: [...tileShapes(drawn, scale), ...around.shapes] }
}

/** The room that a surface takes on paper, without a single piece of it being drawn. */
export function blockExtent(drawn: DrawnSurface, scale: number): Extent {
  const { headings, shapes } = aroundSurface(drawn, scale)
  return shapesExtent([...headings, ...onPaper(shapes)])
}

/** Paint, pieces, openings, fixtures and pipes. */
export function tileShapes(drawn: DrawnSurface, scale: number): readonly PaperShape[] {
  const { tiling, painted, holes, fixtures, pipes } = drawn
  const placed = (polygon: Polygon): Polygon => polygon.map(({ x, y }) => ({ x: x / scale, y: y / scale }))
  return [
    ...(painted ? [{ draw: 'area', look: 'paint', loops: painted.map(placed) } as const] : []),
    ...pieceShapes(drawn, tiling, placed),
    ...holes.map((hole): PaperShape => ({ draw: 'area', look: hole.what === 'niche' ? 'niche' : 'hole', loops: [placed(hole.outline)] })),
    { draw: 'area', look: 'edge', loops: drawn.outline.map(placed) },
    ...fixtures.map((fixture): PaperShape => ({ draw: 'area', look: 'fixture', loops: [placed(fixture.outline)] })),
    ...pipes.map((pipe): PaperShape => ({ draw: 'area', look: 'pipe', loops: [circle({ x: pipe.at.x / scale, y: pipe.at.y / scale }, 40 / scale)] })),
    ...fixtures.flatMap(({ mixerAt }): PaperShape[] =>
      mixerAt ? [{ draw: 'area', look: 'pipe', loops: [circle({ x: mixerAt.x / scale, y: mixerAt.y / scale }, 30 / scale)] }] : [],
    ),
  ]
}

function pieceShapes(
  { outline, whole, cut }: Pick<DrawnSurface, 'outline' | 'whole' | 'cut'>,
  { material }: DrawnSurface['tiling'],
  placed: (polygon: Polygon) => Polygon,
): readonly PaperShape[] {
  const cutLoops = cut.map((loops) => loops.map(placed))
  return [
    { draw: 'area', look: 'joints', loops: outline.map(placed) },
    { draw: 'area', look: material, loops: whole.map(placed) },
    { draw: 'area', look: material, loops: cutLoops.flat(), isCut: true },
    { draw: 'lines', look: 'hatch', lines: cutLoops.flatMap((loops) => hatchLines(loops, HATCH)) },
  ]
}

function circle(middle: Point, radius: Mm): Polygon {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
  })
}

/** A line of dimensions, and which tiles it is of where there are several. */
export type Chain = { readonly dimensions: readonly Dimension[]; readonly label: PaperText | undefined }

/** What is drawn in and beside a surface to set it out: on paper and on the page. */
export type Marks = {
  /** In the tile that is laid first. */
  readonly dot: PaperArea
  /** Where a wall's first row is laid: a line, and its height above the floor. */
  readonly level: { readonly line: Segment; readonly height: PaperText } | undefined
  readonly names: readonly PaperText[]
  readonly below: readonly Chain[]
  readonly beside: readonly Chain[]
}

export function marksOf(drawn: DrawnSurface, scale: number): Marks {
  const start = startShapes(drawn, scale)
  const within = { left: 0, right: drawn.width / scale, low: 0, high: drawn.height / scale }
  const names = placedNames(namesIn(drawn, scale), within, [shapesExtent([start.dot])])
  return { ...start, names, below: chainsBelow(drawn, scale), beside: chainsBeside(drawn, scale) }
}

/** The room that a surface takes with its marks. */
export function markedExtent({ width, height }: DrawnSurface, marks: Marks, scale: number): Extent {
  const across: PaperShape = { draw: 'lines', look: 'dimension', lines: [segment(0, 0, width / scale, height / scale)] }
  return shapesExtent([across, ...onPaper(markShapes(marks))])
}

function markShapes({ dot, level, names, below, beside }: Marks): readonly DrawnShape[] {
  const chains = [...below, ...beside].flatMap(({ dimensions, label }) => [...dimensions, ...(label ? [label] : [])])
  const line = level ? [{ draw: 'lines', look: 'level', lines: [level.line] } as const, level.height] : []
  return [dot, ...line, ...names, ...chains]
}

function aroundSurface(drawn: DrawnSurface, scale: number): SurfaceBlock {
  const marks = marksOf(drawn, scale)
  const headings = headingsOf(drawn, drawn.width / scale)
  const { right, low, high } = markedExtent(drawn, marks, scale)
  const below = sheetRoom('a4').height + Math.min(low, shapesExtent(headings).low)
  const list = listShapes(drawn, scale, { left: right + LIST_APART, height: Math.max(high, Math.min(LEAST_LIST, below)) })
  return { headings, shapes: [...markShapes(marks), ...list] }
}

/** Above the surface, the lowest line nearest to it. */
function headingsOf(drawn: DrawnSurface, width: Mm): readonly PaperText[] {
  const { name, tiling } = drawn
  const said = [isFace(name) ? `${fogplan.likeWall(surfaceInSentence(tiling.surface))}.` : tilingSentence(tiling), ...startWords(drawn)]
  const lines = said.flatMap((words) => wrapped(words, FIGURES, Math.max(width, HEADING)))
  const line = (words: string, index: number, size: Mm): PaperText => ({
    draw: 'text',
    words,
    at: { x: 0, y: -2.4 - index * LINE },
    size,
    align: 'start',
    ...(size === FIGURES && { faint: true }),
  })
  return [line(surfaceWords(name), lines.length + 0.1, NAME), ...lines.map((words, index) => line(words, lines.length - 1 - index, FIGURES))]
}

/** A dot in the tile that is laid first, and the level line with its height. */
function startShapes({ name, first, level, width, height }: DrawnSurface, scale: number): Pick<Marks, 'dot' | 'level'> {
  const { left, low, high } = first ? extentOf(first.outline) : { left: 0, low: 0, high: 0 }
  const corner = { x: left / scale + 1.8, y: name === 'floor' ? low / scale + 1.8 : high / scale - 1.8 }
  const dot: PaperArea = { draw: 'area', look: 'first', loops: first ? [circle(corner, 0.9)] : [] }
  if (level === undefined) return { dot, level: undefined }
  const words = `+${mmWords(level)}`
  const [right, y] = [width / scale, (height - level) / scale]
  // Above the line, unless the heading is there.
  const foot = y < LINE ? y + FIGURES : y - 0.9
  return {
    dot,
    level: {
      line: segment(0, y, right + textWidth(words, FIGURES) + 3, y),
      height: { draw: 'text', words, at: { x: right + 2, y: foot }, size: FIGURES, align: 'start' },
    },
  }
}

/** Openings with their sizes, what stands there, and pipes. */
function namesIn({ holes, fixtures, pipes, measures }: DrawnSurface, scale: number): readonly Name[] {
  const at = ({ x, y }: Point, down: Mm = 0): Point => ({ x: x / scale, y: y / scale + down })
  const openings = holes.flatMap(({ what, id, outline }): Name[] => {
    const middle = polygonMiddle(outline)
    const measure = measures.find((one) => one.what === what && one.id === id)
    if (what === 'drain' || !measure) return [{ words: plumbingPointWords.drain.short, at: at(middle) }]
    const { width = 0, height = 0 } = measure
    return [
      { words: measureName(measure), at: at(middle) },
      { words: `${mmWords(width)} × ${mmWords(height)}`, at: at(middle, LINE) },
    ]
  })
  return [
    ...openings,
    ...pipes.map((pipe) => ({ words: plumbingPointWords[pipe.kind].short, at: at(pipe.at, -4) })),
    ...fixtures.flatMap(({ mixerAt }) => (mixerAt ? [{ words: fogplan.mixer, at: at(mixerAt, -4.4) }] : [])),
    ...fixtures.flatMap(({ kind, nameAt }) => (nameAt ? [{ words: fixtureWords[kind].short, at: at(nameAt) }] : [])),
  ]
}

/** Below: the tiles of each kind of row, then openings, then the whole width. */
function chainsBelow({ across, taken, width, height }: DrawnSurface, scale: number): readonly Chain[] {
  const origin = { x: 0, y: height / scale }
  const lines = [...across.map((line) => ({ words: lineWords(line, 'across'), spans: line.spans })), ...openingLines(taken.x, width), whole(width)]
  return lines.map(({ words, spans }, index) => {
    const off = FIRST_CHAIN + index * NEXT_CHAIN
    const at = { x: -textWidth(words, FIGURES) - 2, y: origin.y + off + 3.8 }
    return { dimensions: dimensionChain(spans, { along: 'x', origin, off, scale, length: width }), label: labelOf(words, at) }
  })
}

/** To the left: the tiles, then openings, then the whole height. */
function chainsBeside({ down, taken, height }: DrawnSurface, scale: number): readonly Chain[] {
  const lines = [...down.map((line) => ({ words: lineWords(line, 'down'), spans: line.spans })), ...openingLines(taken.y, height), whole(height)]
  return lines.map(({ words, spans }, index) => {
    const off = FIRST_CHAIN + index * NEXT_CHAIN
    const dimensions = dimensionChain(spans, { along: 'y', origin: { x: 0, y: 0 }, off, scale, length: height })
    const top = Math.min(0, ...dimensions.map(({ figure }) => textExtent(figure).low))
    return { dimensions, label: labelOf(words, { x: -off - 1, y: top - 2 }, true) }
  })
}

function labelOf(words: string, at: Point, turned = false): PaperText | undefined {
  return words === '' ? undefined : { draw: 'text', words, at, size: FIGURES, align: 'start', turned, faint: true }
}

type Line = { readonly words: string; readonly spans: readonly TileSpan[] }

function whole(length: Mm): Line {
  return { words: '', spans: [{ from: 0, to: length, count: 0 }] }
}

/** From edge to edge of what takes the surface; nothing where that is all of it. */
function openingLines(taken: readonly { from: Mm; to: Mm }[], length: Mm): readonly Line[] {
  const edges = ascending([0, length, ...taken.flatMap(({ from, to }) => [from, to])]).filter((edge) => edge >= 0 && edge <= length)
  if (edges.length < 3) return []
  return [{ words: '', spans: consecutive(edges).map(([from, to]) => ({ from, to, count: 0 })) }]
}

/** Where everything on the surface is, in words, and its recesses unfolded; in columns from `left` on. */
function listShapes(drawn: DrawnSurface, scale: number, place: { left: Mm; height: Mm }): readonly PaperShape[] {
  const measures = drawn.measures.map((measure) =>
    stacked([paragraph(measureName(measure), LIST), ...measureWords(measure, drawn).map((words) => paragraph(words, LIST, { indent: 3, faint: true }))]),
  )
  const blocks = [...measures, ...drawn.recesses.map((recess) => recessBlock(drawn, recess, scale))]
  let { left } = place
  return flowed(blocks, place.height, 2).flatMap(({ width, blocks }) => {
    const shapes = blocks.flatMap(({ block, y }) => block.shapes.map((shape) => movedShape(shape, left, y)))
    left += width + LIST_APART
    return shapes
  })
}

/** A niche or reveal with its sides unfolded around it. */
export function recessBlock({ tiling }: DrawnSurface, recess: RecessDrawing, scale: number): TextBlock {
  const placed = (polygon: Polygon): Polygon => polygon.map(({ x, y }) => ({ x: x / scale, y: y / scale }))
  const name = recess.what === 'niche' ? fogplan.holes.niche : fogplan.holes.window
  const shapes = [...pieceShapes(recess, tiling, placed), { draw: 'area', look: 'edge', loops: recess.outline.map(placed) } as const]
  return stacked([paragraph(fogplan.recess(name), LIST), drawingBlock(shapes)])
}
