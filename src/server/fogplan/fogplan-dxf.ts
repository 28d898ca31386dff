import { Colors, type DxfBlock, DxfWriter, LWPolylineFlags, point2d, point3d, TextHorizontalAlignment, TextVerticalAlignment, Units } from '@tarikjabiri/dxf'
import { company } from '#content/company/company.ts'
import { fogplan } from '#content/fogplan/fogplan.ts'
import { sheetTexts } from '#content/fogplan/order-words.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { type Dimension, type DrawnShape, onPaper, type PaperShape, type PaperText, shapesExtent } from '#shared/fogplan/shapes.ts'
import { surfaceBlock } from '#shared/fogplan/surface-shapes.ts'
import { movedShape, paragraph } from '#shared/fogplan/text-flow.ts'
import { amountColumns, overviewColumns } from '#shared/fogplan/text-sheets.ts'

const { layers } = fogplan.dxf

const looks: Record<keyof typeof layers, { colour: Colors; line: string }> = {
  joints: { colour: Colors.White, line: 'Continuous' },
  cut: { colour: Colors.Green, line: 'Continuous' },
  outline: { colour: Colors.Red, line: 'Continuous' },
  openings: { colour: Colors.Cyan, line: 'Continuous' },
  fixtures: { colour: Colors.Blue, line: 'Dashed' },
  dimensions: { colour: Colors.Magenta, line: 'Continuous' },
  text: { colour: Colors.White, line: 'Continuous' },
}

/** The sheets' largest scale: in it, everything beside a surface has the size that it has on paper. */
const SCALE = 20
/** Between two surfaces, in mm on paper. */
const APART: Mm = 20
/** A drawing program measures letters by their capitals. */
const CAPITALS = 0.65
const TITLE: Mm = 8
const STYLE = 'Fogplan'

/**
 * All surfaces side by side in one DXF drawing (AutoCAD 2007) in millimetres, in their own size: each floor level at y = 0, with named layers. They are
 * the shapes of the sheets, with real dimensions and without hatching.
 */
export function fogplanDxf(plan: Plan): string {
  const all = setOuts(plan)
  const surfaces = all.map((setOut) => drawnSurface(plan, setOut))
  let right = 0
  const shapes: DrawnShape[] = []
  const addBeside = (block: readonly DrawnShape[], down: Mm) => {
    const extent = shapesExtent(onPaper(block))
    const by = shapes.length === 0 ? 0 : right + APART - extent.left
    shapes.push(...block.map((shape) => movedShape(shape, by, down)))
    right = extent.right + by
  }
  for (const drawn of surfaces) {
    const { headings, shapes } = surfaceBlock(drawn, SCALE)
    addBeside([...headings, ...shapes], -drawn.height / SCALE)
  }
  const top = shapesExtent(onPaper(shapes)).low
  for (const { blocks } of [...overviewColumns(plan, surfaces, 'a4'), ...amountColumns(plan, all, 'a4')])
    addBeside(
      blocks.flatMap(({ block, y }) => block.shapes.map((shape) => movedShape(shape, 0, y))),
      top,
    )
  const title = paragraph(`${fogplan.sheet.file}, ${company.name}. ${sheetTexts.readingWords[0]}`, right, { size: TITLE })
  shapes.push(...title.shapes.map((shape) => movedShape(shape, 0, top - title.height - APART)))
  return written(shapes)
}

function written(shapes: readonly DrawnShape[]): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  // Metric.
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  const { left, right, low, high } = shapesExtent(onPaper(shapes))
  const [least, most] = [inRoom({ x: left, y: high }), inRoom({ x: right, y: low })]
  dxf.setVariable('$EXTMIN', { 10: least.x, 20: least.y, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: most.x, 20: most.y, 30: 0 })
  dxf.addLType('Dashed', '__ __ __', [60, -35])
  for (const layer of keysOf(layers)) dxf.addLayer(layers[layer], looks[layer].colour, looks[layer].line)
  const style = dxf.addDimStyle(STYLE)
  style.DIMTXT = FIGURE_HEIGHT
  style.DIMDEC = 0
  for (const [index, shape] of shapes.entries()) {
    if (shape.draw === 'dimension') addDimension(dxf, shape, index)
    else addShape(dxf, shape, layerOf(shape))
  }
  return dxf.stringify()
}

/** From paper into the room, y up; a file's digits end at a thousandth. */
function inRoom({ x, y }: Point): Point {
  const exact = (mm: Mm) => Math.round(mm * SCALE * 1000) / 1000 + 0
  return { x: exact(x), y: exact(-y) }
}

/** None for what only paper needs. */
function layerOf(shape: PaperShape): string | undefined {
  if (shape.draw === 'text') return layers.text
  if (shape.draw === 'lines') return shape.look === 'hatch' ? undefined : layers.dimensions
  switch (shape.look) {
    case 'joints':
      return undefined
    case 'hole':
    case 'niche':
      return layers.openings
    case 'edge':
    case 'paint':
      return layers.outline
    case 'fixture':
    case 'pipe':
      return layers.fixtures
    case 'first':
    case 'bar':
    case 'frame':
      return layers.dimensions
    default:
      return shape.isCut ? layers.cut : layers.joints
  }
}

/** Into the drawing, or into a block of it. */
function addShape(to: DxfWriter | DxfBlock, shape: PaperShape, layerName: string | undefined) {
  if (layerName === undefined) return
  const point = (on: Point) => point3d(inRoom(on).x, inRoom(on).y)
  switch (shape.draw) {
    case 'area':
      for (const loop of shape.loops) {
        const corners = loop.map((corner) => ({ point: point2d(inRoom(corner).x, inRoom(corner).y) }))
        to.addLWPolyline(corners, { flags: LWPolylineFlags.Closed, layerName })
      }
      return
    case 'lines':
      for (const [from, end] of shape.lines) to.addLine(point(from), point(end), { layerName })
      return
    case 'text':
      addText(to, shape, layerName)
  }
}

function addText(to: DxfWriter | DxfBlock, { words, at, size, align, turned }: PaperText, layerName: string) {
  const { x, y } = inRoom(at)
  to.addText(point3d(x, y), size * CAPITALS * SCALE, words.replaceAll('\u00a0', ' '), {
    layerName,
    lineType: 'Continuous',
    rotation: turned ? 90 : 0,
    verticalAlignment: TextVerticalAlignment.BaseLine,
    horizontalAlignment: align === 'middle' ? TextHorizontalAlignment.Center : TextHorizontalAlignment.Left,
    ...(align === 'middle' && { secondAlignmentPoint: point3d(x, y) }),
  })
}

const FIGURE_HEIGHT = 3.9 * CAPITALS * SCALE

/** A dimension of its own, with the picture that programs show of it. */
function addDimension(dxf: DxfWriter, dimension: Dimension, index: number) {
  const { from, to, figure } = dimension
  const block = dxf.addBlock(`D${index}`)
  for (const shape of onPaper([dimension])) addShape(block, shape, layers.dimensions)
  const [first, second, middle] = [from, to, figure.at].map(inRoom)
  if (!first || !second || !middle) return
  const length = Math.round(Math.abs(second.x - first.x + second.y - first.y))
  const words = figure.words.replaceAll('\u00a0', ' ')
  dxf.addLinearDim(point3d(first.x, first.y), point3d(second.x, second.y), {
    blockName: block.name,
    definitionPoint: point3d(second.x, second.y),
    middlePoint: point3d(middle.x, middle.y),
    angle: first.y === second.y ? 0 : 90,
    ActualMeasurement: length,
    text: words,
    styleName: STYLE,
    layerName: layers.dimensions,
  })
}
