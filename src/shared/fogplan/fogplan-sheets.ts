import { company } from '#content/company/company.ts'
import { fogplan, surfacesInSentence, surfaceWithJoints } from '#content/fogplan/fogplan.ts'
import { mmWords } from '#content/fogplan/measure-words.ts'
import { sheetTexts } from '#content/fogplan/order-words.ts'
import { designInSentence } from '#content/planner/design-names.ts'
import type { Letter } from '#domain/room/designs.ts'
import { consecutive } from '#domain/room/in-order.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { type DrawnSurface, drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { type Segment, segment } from '#domain/room/tiling/hatch.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { type Extent, rectangleOf } from '#domain/room/tiling/polygons.ts'
import { BLOCK, layOutSheets, type Paper, papers, SHEET_MARGIN, type Sheet, type Sized, sheetRoom } from '#domain/room/tiling/sheets.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import { roomBlock } from './room-block.ts'
import { FIGURES, onPaper, type PaperShape, type PaperText, shapesExtent } from './shapes.ts'
import { blockExtent, surfaceBlock } from './surface-shapes.ts'
import { type Column, movedShape, paragraph } from './text-flow.ts'
import { amountColumns, COLUMNS_APART, overviewColumns } from './text-sheets.ts'
import { textWidth } from './text-width.ts'

const words = fogplan.sheet

/** What the title block says of the drawing, with the company's number. `name` and `reference` are left open where they are not known. */
export type SheetFacts = {
  readonly paper: Paper
  readonly date: Date
  readonly phone: string
  readonly name?: string | undefined
  readonly reference?: string | undefined
  /** Which of two designs it is of. */
  readonly design?: Letter | undefined
}

/** What is read as one: a heading, a line of text, or a figure with its text alternative. */
export type SheetPart =
  | { readonly tag: 'H1' | 'P'; readonly shapes: readonly PaperText[] }
  | { readonly tag: 'Figure'; readonly shapes: readonly PaperShape[]; readonly alt: string; readonly extent: Extent }

/** A sheet of paper: what is on it in reading order, and the title block. */
export type DrawnSheet = {
  readonly width: Mm
  readonly height: Mm
  /** "2 av 5" */
  readonly number: string
  /** "Fogplan, vägg A och vägg B" */
  readonly title: string
  readonly parts: readonly SheetPart[]
  readonly block: readonly PaperShape[]
}

type Content = { readonly title: string; readonly scale: number | undefined; readonly parts: readonly SheetPart[] }

/** The room with its tiles and the order of work, every wall and the floor, and what all of it takes with the remarks. */
export function fogplanSheets(plan: Plan, facts: SheetFacts): readonly DrawnSheet[] {
  const all = setOuts(plan)
  const surfaces = all.map((setOut) => drawnSurface(plan, setOut))
  const drawn = layOutSheets(surfaces, { sizeOf, isNarrow }, facts.paper).map(surfaceSheet)
  const contents = [...overviewSheets(plan, surfaces, facts.paper), ...withAmounts(drawn, amountColumns(plan, all, facts.paper), facts.paper)]
  return contents.map((content, index) => {
    const number = words.number(index + 1, contents.length)
    return { ...papers[facts.paper], number, title: content.title, parts: content.parts, block: blockShapes(content, facts, number) }
  })
}

function sizeOf(drawn: DrawnSurface, scale: number): Sized {
  return { ...blockExtent(drawn, scale), floor: drawn.height / scale }
}

/** As a pillar's faces are (mm). */
function isNarrow({ width }: DrawnSurface): boolean {
  return width < 700
}

function surfaceSheet({ scale, places }: Sheet<DrawnSurface>): Content {
  const parts = places.flatMap(({ item, x, y }): SheetPart[] => {
    const { headings, shapes } = surfaceBlock(item, scale)
    return [
      ...headings.map(
        (heading, index) => ({ tag: index === 0 ? 'H1' : 'P', shapes: [{ ...heading, at: { x: heading.at.x + x, y: heading.at.y + y } }] }) as const,
      ),
      {
        tag: 'Figure',
        shapes: onPaper(shapes).map((shape) => movedShape(shape, x, y)),
        alt: surfaceWithJoints(item),
        extent: { left: x, right: x + item.width / scale, low: y, high: y + item.height / scale },
      },
    ]
  })
  return { title: words.title(surfacesInSentence(places.map(({ item }) => item.name))), scale, parts }
}

/** The room from above, beside it the tiles and the order of work; further columns on further sheets. */
function overviewSheets(plan: Plan, surfaces: readonly DrawnSurface[], paper: Paper): readonly Content[] {
  const room = sheetRoom(paper)
  const columns = overviewColumns(plan, surfaces, paper)
  const [first, ...more] = columns
  const { block, scale } = roomBlock(plan, { width: room.width - (first?.width ?? 0) - COLUMNS_APART, height: room.height - ROOM_HEADING })
  const figure: SheetPart = {
    tag: 'Figure',
    shapes: block.shapes.map((shape) => movedShape(shape, SHEET_MARGIN, SHEET_MARGIN + ROOM_HEADING)),
    alt: sheetTexts.roomDrawing(surfacesInSentence(surfaces.map(({ name }) => name)).join(', ')),
    extent: { left: SHEET_MARGIN, right: SHEET_MARGIN + block.width, low: SHEET_MARGIN + ROOM_HEADING, high: SHEET_MARGIN + ROOM_HEADING + block.height },
  }
  const heading = paragraph(sheetTexts.room, room.width, { size: ROOM_HEADING - 2, isHeading: true })
  const name = textParts({ blocks: [{ block: heading, y: 0 }] }, SHEET_MARGIN)
  const beside = first ? textParts(first, SHEET_MARGIN + block.width + COLUMNS_APART) : []
  const title = words.title([sheetTexts.overview])
  return [{ title, scale, parts: [...name, figure, ...beside] }, ...textSheets(more, title, room.width)]
}

const ROOM_HEADING: Mm = 7

/** The amounts beside the last drawings where there is room for all of them, else on sheets of their own. */
function withAmounts(drawn: readonly Content[], columns: readonly Column[], paper: Paper): readonly Content[] {
  const room = sheetRoom(paper)
  const title = words.title([sheetTexts.amounts])
  const last = drawn.at(-1)
  const right = last ? shapesExtent(last.parts.flatMap(({ shapes }) => [...shapes])) : undefined
  const width = columns.reduce((sum, column) => sum + column.width + COLUMNS_APART, 0)
  // Drawings lie in the middle of their sheet, and give way to the left.
  if (!last || !right || right.right - right.left + width > room.width) return [...drawn, ...textSheets(columns, title, room.width)]
  const by = SHEET_MARGIN - right.left
  const moved = last.parts.map((part): SheetPart => {
    if (part.tag !== 'Figure') return { ...part, shapes: part.shapes.map((shape) => ({ ...shape, at: { x: shape.at.x + by, y: shape.at.y } })) }
    const { left, right } = part.extent
    return { ...part, shapes: part.shapes.map((shape) => movedShape(shape, by, 0)), extent: { ...part.extent, left: left + by, right: right + by } }
  })
  const beside = placedColumns(columns, right.right + by + COLUMNS_APART)
  return [...drawn.slice(0, -1), { ...last, title: `${last.title}, ${sheetTexts.amounts}`, parts: [...moved, ...beside] }]
}

/** As many columns on a sheet as it takes. */
function textSheets(columns: readonly Column[], title: string, width: Mm): readonly Content[] {
  const each = Math.max(1, Math.floor((width + COLUMNS_APART) / (Math.max(...columns.map((column) => column.width)) + COLUMNS_APART)))
  const sheets = Map.groupBy(columns, (column) => Math.floor(columns.indexOf(column) / each))
  return [...sheets.values()].map((columns) => ({ title, scale: undefined, parts: placedColumns(columns, SHEET_MARGIN) }))
}

export function placedColumns(columns: readonly Column[], from: Mm): readonly SheetPart[] {
  let left = from
  return columns.flatMap((column) => {
    const parts = textParts(column, left)
    left += column.width + COLUMNS_APART
    return parts
  })
}

/** A column's lines, those of one paragraph together. */
function textParts({ blocks }: Pick<Column, 'blocks'>, left: Mm): readonly SheetPart[] {
  return blocks.map(({ block, y }) => ({
    tag: block.isHeading ? 'H1' : 'P',
    shapes: block.shapes.flatMap((shape) => (shape.draw === 'text' ? [{ ...shape, at: { x: shape.at.x + left, y: shape.at.y + SHEET_MARGIN + y } }] : [])),
  }))
}

/** The cells of the title block from the left, with their shares of its width. */
type Cell = { readonly label: string; readonly value: string; readonly share: number }

export function blockShapes({ title, scale }: Pick<Content, 'title' | 'scale'>, facts: SheetFacts, number: string): readonly PaperShape[] {
  const { width, height } = papers[facts.paper]
  const [left, right, top, bottom] = [SHEET_MARGIN, width - SHEET_MARGIN, height - SHEET_MARGIN - BLOCK, height - SHEET_MARGIN]
  const middle = (top + bottom) / 2
  const firm = left + 46
  const bar = right - BAR_CELL
  const rows: readonly (readonly Cell[])[] = [
    [
      { label: words.drawing, value: facts.design ? `${title}, ${designInSentence(facts.design)}` : title, share: 3 },
      { label: words.scale, value: scale === undefined ? '' : words.scaleOf(scale, facts.paper), share: 1.5 },
    ],
    [
      { label: words.customer, value: facts.name ?? '', share: 1.6 },
      { label: words.reference, value: facts.reference ?? '', share: 0.9 },
      { label: words.date, value: swedishLongDate(swedishDate(facts.date)), share: 1.2 },
      { label: words.sheet, value: number, share: 0.8 },
    ],
  ]
  const lines = [segment(firm, top, firm, bottom), segment(bar, top, bar, bottom), segment(firm, middle, bar, middle)]
  const cells = rows.flatMap((row, index) => cellsIn(row, { left: firm, right: bar, low: index === 0 ? top : middle, high: index === 0 ? middle : bottom }))
  return [
    { draw: 'area', look: 'frame', loops: [rectangleOf({ left, right, low: top, high: bottom })] },
    { draw: 'lines', look: 'frame', lines: [...lines, ...cells.flatMap((cell) => cell.lines)] },
    { draw: 'text', words: company.name, at: { x: left + 3, y: top + 7.4 }, size: 6.4, align: 'start' },
    { draw: 'text', words: facts.phone, at: { x: left + 3, y: top + 13.4 }, size: FIGURES, align: 'start', faint: true },
    { draw: 'text', words: company.email, at: { x: left + 3, y: top + 18.4 }, size: fittingSize(company.email, 42), align: 'start', faint: true },
    ...cells.flatMap((cell) => cell.shapes),
    ...(scale === undefined ? [] : scaleBar(scale, { x: bar + 4, y: top + 7 })),
    { draw: 'text', words: words.measures, at: { x: bar + 4, y: bottom - 2.2 }, size: FIGURES, align: 'start' },
  ]
}

function cellsIn(row: readonly Cell[], { left, right, low, high }: Extent): readonly { lines: readonly Segment[]; shapes: readonly PaperShape[] }[] {
  const shares = row.reduce((sum, { share }) => sum + share, 0)
  let from = left
  return row.map(({ label, value, share }, index) => {
    const x = from
    from += ((right - left) * share) / shares
    return {
      lines: index === 0 ? [] : [segment(x, low, x, high)],
      shapes: [
        { draw: 'text', words: label, at: { x: x + 2, y: low + 3.4 }, size: 2.3, align: 'start', faint: true },
        { draw: 'text', words: value, at: { x: x + 2, y: high - 2.5 }, size: fittingSize(value, from - x - 4), align: 'start' },
      ],
    }
  })
}

/** Long values get smaller letters. */
function fittingSize(words: string, width: Mm): Mm {
  return words === '' ? FIGURES : Math.min(FIGURES, Math.floor((width / textWidth(words, 1)) * 100) / 100)
}

/** The title block's cell for the bar and the words below it. */
const BAR_CELL: Mm = 68
/** As far as there is room for it: a metre, in the smallest scales two or five. */
const BAR: Mm = 50

/** A length in the sheet's scale, to check a print with: 50 mm on paper, marked in five fields. */
function scaleBar(scale: number, at: Point): readonly PaperShape[] {
  const THICK = 1.6
  const fields = consecutive([0, 1, 2, 3, 4, 5]).map(([from, to]) => ({
    left: at.x + (from * BAR) / 5,
    right: at.x + (to * BAR) / 5,
    low: at.y - THICK,
    high: at.y,
  }))
  const metres = mmWords(BAR * scale)
  return [
    { draw: 'area', look: 'frame', loops: [rectangleOf({ left: at.x, right: at.x + BAR, low: at.y - THICK, high: at.y })] },
    { draw: 'area', look: 'bar', loops: fields.filter((_, index) => index % 2 === 0).map(rectangleOf) },
    { draw: 'text', words: metres, at: { x: at.x + BAR + 1.5, y: at.y + 0.4 }, size: FIGURES, align: 'start' },
    { draw: 'text', words: words.check(BAR), at: { x: at.x, y: at.y + 4.6 }, size: FIGURES, align: 'start' },
  ]
}
