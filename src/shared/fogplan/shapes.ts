import { drawnTile } from '#content/materials/drawn.ts'
import { keysInOrder } from '#domain/room/in-order.ts'
import { type Mm, type Point, type TileMaterial, tileMaterials } from '#domain/room/plan.ts'
import { type Segment, segment } from '#domain/room/tiling/hatch.ts'
import { type Extent, extentOf, type Polygon } from '#domain/room/tiling/polygons.ts'
import { colours } from '../brand.ts'
import { textWidth } from './text-width.ts'

/** What is drawn on a sheet, in mm on paper: x to the right, y down. Print, PDF and the owner's page draw the same shapes. */
export type PaperShape = PaperArea | { readonly draw: 'lines'; readonly look: LineLook; readonly lines: readonly Segment[] } | PaperText

/** Filled by the even-odd rule, so that a loop within another is a hole. */
export type PaperArea = { readonly draw: 'area'; readonly look: AreaLook; readonly loops: readonly Polygon[]; readonly isCut?: boolean }

export type PaperText = { readonly draw: 'text'; readonly words: string; readonly at: Point } & Lettering

/** A measured length: its line has ticks at both ends. In a DXF it is a dimension, on paper lines and a figure. */
export type Dimension = {
  readonly draw: 'dimension'
  readonly from: Point
  readonly to: Point
  readonly figure: PaperText
  readonly leader: readonly Segment[]
}

/** Also a drawing program's. */
export type DrawnShape = PaperShape | Dimension

/** `size`: the letters' body in mm. `turned`: read from the right side of the sheet. `halo`: on what may lie behind it. */
type Lettering = {
  readonly size: Mm
  readonly align: 'start' | 'middle'
  readonly turned?: boolean
  readonly halo?: boolean
  readonly faint?: boolean
}

type AreaLook = TileMaterial | PlainLook
type PlainLook = 'joints' | 'paint' | 'hole' | 'niche' | 'edge' | 'fixture' | 'pipe' | 'first' | 'bar' | 'frame' | 'mark'
type LineLook = 'hatch' | 'dimension' | 'level' | 'frame'

type Stroke = { readonly stroke?: string; readonly width?: Mm; readonly dashes?: readonly [Mm, Mm] }

/** A tile's own stroke is part of its joint: in a small scale a joint alone would be too thin to print. */
const JOINT = { stroke: colours.inkSoft, width: 0.07 } as const

const plainLooks: Record<PlainLook, AreaStyle> = {
  joints: { fill: colours.inkSoft },
  paint: { fill: 'white', stroke: colours.ink, width: 0.13 },
  hole: { fill: 'white', stroke: colours.ink, width: 0.3 },
  niche: { fill: colours.drawingGround, stroke: colours.ink, width: 0.3 },
  edge: { stroke: colours.ink, width: 0.5 },
  fixture: { stroke: colours.ink, width: 0.25, dashes: [1.6, 0.9] },
  pipe: { fill: 'white', stroke: colours.ink, width: 0.25 },
  first: { fill: colours.ink },
  bar: { fill: colours.ink },
  frame: { stroke: colours.ink, width: 0.35 },
  mark: { fill: colours.accentDeep },
}
type AreaStyle = Stroke & { readonly fill?: string }

export function areaLook(look: AreaLook): AreaStyle {
  const material = tileMaterials.find((one) => one === look)
  if (material) return { fill: drawnTile(material), ...JOINT }
  const plain = keysInOrder(plainLooks).find((one) => one === look)
  return plain ? plainLooks[plain] : {}
}

export const lineLooks: Record<LineLook, Required<Pick<Stroke, 'stroke' | 'width'>>> = {
  hatch: { stroke: colours.accent, width: 0.13 },
  dimension: { stroke: colours.ink, width: 0.13 },
  level: { stroke: colours.ink, width: 0.4 },
  frame: { stroke: colours.ink, width: 0.2 },
}

/** Figures are 2.5 mm high, as on building drawings; a digit is 0.65 of the body. */
export const FIGURES: Mm = 3.9
/** From one line of text to the next. */
export const LINE: Mm = 5
/** How far letters reach above their line and below it, as parts of the body. */
const [ABOVE, BELOW] = [0.72, 0.22]

/** The room that a text takes on paper. */
export function textExtent({ words, at: { x, y }, size, align, turned }: PaperText): Extent {
  const width = textWidth(words, size)
  const start = align === 'middle' ? -width / 2 : 0
  const [above, below] = [size * ABOVE, size * BELOW]
  return turned
    ? { left: x - above, right: x + below, low: y - start - width, high: y - start }
    : { left: x + start, right: x + start + width, low: y - above, high: y + below }
}

/** The room that all of some shapes take. */
export function shapesExtent(shapes: readonly PaperShape[]): Extent {
  return extentOf(
    shapes.flatMap((shape) => {
      if (shape.draw === 'area') return shape.loops.flat()
      if (shape.draw === 'lines') return shape.lines.flat()
      const { left, right, low, high } = textExtent(shape)
      return [
        { x: left, y: low },
        { x: right, y: high },
      ]
    }),
  )
}

/** Half a tick at the end of a measured length. */
const TICK: Mm = 1

/** A measured length's line with its ticks, and what leads to a figure that has no room in its place. */
export function dimensionLines({ from, to, leader }: Dimension): readonly Segment[] {
  const [x, y] = from.y === to.y ? [0, TICK] : [TICK, 0]
  return [[from, to], ...[from, to].map((end) => segment(end.x - x, end.y - y, end.x + x, end.y + y)), ...leader]
}

/** Shapes as paper takes them. */
export function onPaper(shapes: readonly DrawnShape[]): readonly PaperShape[] {
  return shapes.flatMap((shape): PaperShape[] =>
    shape.draw === 'dimension' ? [{ draw: 'lines', look: 'dimension', lines: dimensionLines(shape) }, shape.figure] : [shape],
  )
}
