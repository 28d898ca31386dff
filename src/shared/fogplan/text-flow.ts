import type { Mm, Point } from '#domain/room/plan.ts'
import type { Segment } from '#domain/room/tiling/hatch.ts'
import { type DrawnShape, FIGURES, LINE, type PaperShape, type PaperText, shapesExtent } from './shapes.ts'
import { textWidth, wrapped } from './text-width.ts'

/** A piece of a column that is not broken, with its upper left corner at 0, 0. */
export type TextBlock = { readonly shapes: readonly PaperShape[]; readonly width: Mm; readonly height: Mm; readonly isHeading?: boolean }

type Paragraph = { readonly size?: Mm; readonly indent?: Mm; readonly faint?: boolean; readonly isHeading?: boolean }

/** Words in lines of at most a width. */
export function paragraph(words: string, width: Mm, { size = FIGURES, indent = 0, faint = false, isHeading = false }: Paragraph = {}): TextBlock {
  const line = (size / FIGURES) * LINE
  const lines = wrapped(words, size, width - indent)
  const shapes = lines.map(
    (text, index): PaperText => ({ draw: 'text', words: text, at: { x: indent, y: (index + 0.78) * line }, size, align: 'start', faint }),
  )
  return { shapes, width: indent + Math.max(...lines.map((text) => textWidth(text, size))), height: lines.length * line, isHeading }
}

/** Blocks below each other as one that is not broken. */
export function stacked(blocks: readonly TextBlock[]): TextBlock {
  let top = 0
  const shapes = blocks.flatMap((block) => {
    const moved = block.shapes.map((shape) => movedShape(shape, 0, top))
    top += block.height
    return moved
  })
  return { shapes, width: Math.max(0, ...blocks.map(({ width }) => width)), height: top }
}

/** A column's blocks with where each begins. */
export type Column = { readonly width: Mm; readonly height: Mm; readonly blocks: readonly { readonly block: TextBlock; readonly y: Mm }[] }

/** Blocks in columns of at most a height, a gap between two. A heading stays with what follows it. */
export function flowed(blocks: readonly TextBlock[], most: Mm, gap: Mm): readonly Column[] {
  const columns: { width: Mm; height: Mm; blocks: { block: TextBlock; y: Mm }[] }[] = []
  for (const [index, block] of blocks.entries()) {
    const next = block.isHeading ? (blocks[index + 1]?.height ?? 0) + gap : 0
    const last = columns.at(-1)
    const y = last ? last.height + gap : 0
    if (last && y + block.height + next <= most) {
      last.blocks.push({ block, y })
      last.height = y + block.height
      last.width = Math.max(last.width, block.width)
    } else columns.push({ width: block.width, height: block.height, blocks: [{ block, y: 0 }] })
  }
  return columns
}

export function movedShape(shape: PaperShape, x: Mm, y: Mm): PaperShape
export function movedShape(shape: DrawnShape, x: Mm, y: Mm): DrawnShape
export function movedShape(shape: DrawnShape, x: Mm, y: Mm): DrawnShape {
  return placedShape(shape, (point) => ({ x: point.x + x, y: point.y + y }))
}

/** A shape with each of its points in another place. */
export function placedShape(shape: PaperShape, place: (point: Point) => Point): PaperShape
export function placedShape(shape: DrawnShape, place: (point: Point) => Point): DrawnShape
export function placedShape(shape: DrawnShape, place: (point: Point) => Point): DrawnShape {
  const line = ([from, to]: Segment): Segment => [place(from), place(to)]
  switch (shape.draw) {
    case 'area':
      return { ...shape, loops: shape.loops.map((loop) => loop.map(place)) }
    case 'lines':
      return { ...shape, lines: shape.lines.map(line) }
    case 'text':
      return { ...shape, at: place(shape.at) }
    case 'dimension':
      return {
        ...shape,
        from: place(shape.from),
        to: place(shape.to),
        figure: { ...shape.figure, at: place(shape.figure.at) },
        leader: shape.leader.map(line),
      }
  }
}

/** A drawing as a block, its upper left corner moved to 0, 0. */
export function drawingBlock(shapes: readonly PaperShape[]): TextBlock {
  const { left, right, low, high } = shapesExtent(shapes)
  return { shapes: shapes.map((shape) => movedShape(shape, -left, -low)), width: right - left, height: high - low }
}
