import { company } from '#content/company/company.ts'
import { fogplan, surfacesInSentence } from '#content/fogplan/fogplan.ts'
import { consecutive } from '#domain/room/in-order.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { type DrawnSurface, drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { type Segment, segment } from '#domain/room/tiling/hatch.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { type Extent, rectangleOf } from '#domain/room/tiling/polygons.ts'
import { BLOCK, layOutSheets, type Paper, papers, SHEET_MARGIN, type Sheet } from '#domain/room/tiling/sheets.ts'
import { swedishDate } from '#domain/sweden/calendar.ts'
import { swedishLongDate } from '#domain/sweden/time.ts'
import type { PaperShape } from './shapes.ts'
import { headingShapes, surfaceShapes } from './surface-shapes.ts'

const words = fogplan.sheet

/** What the title block says of the drawing, with the company's number. `name` and `reference` are left open where they are not known. */
export type SheetFacts = {
  readonly paper: Paper
  readonly date: Date
  readonly phone: string
  readonly name?: string | undefined
  readonly reference?: string | undefined
}

/** A sheet of paper: each surface with what is drawn of it, and the title block. */
export type DrawnSheet = {
  readonly width: Mm
  readonly height: Mm
  /** "Fogplan, vägg A och vägg B" */
  readonly title: string
  readonly surfaces: readonly {
    readonly drawn: DrawnSurface
    readonly headings: readonly PaperShape[]
    readonly shapes: readonly PaperShape[]
    readonly extent: Extent
  }[]
  readonly block: readonly PaperShape[]
}

/** Every wall and the floor on sheets. */
export function fogplanSheets(plan: Plan, facts: SheetFacts): readonly DrawnSheet[] {
  const surfaces = setOuts(plan).map((setOut) => drawnSurface(plan, setOut))
  const sheets = layOutSheets(surfaces, facts.paper)
  return sheets.map((sheet, index) => ({
    ...papers[facts.paper],
    title: titleOf(sheet),
    surfaces: sheet.places.map(({ drawn, x, y }) => ({
      drawn,
      headings: headingShapes(drawn, { x, y }),
      shapes: surfaceShapes(drawn, sheet.scale, { x, y }),
      extent: { left: x, right: x + drawn.width / sheet.scale, low: y, high: y + drawn.height / sheet.scale },
    })),
    block: blockShapes(sheet, facts, words.number(index + 1, sheets.length)),
  }))
}

function titleOf({ places }: Sheet<DrawnSurface>): string {
  return words.title(surfacesInSentence(places.map(({ drawn }) => drawn.name)))
}

/** The cells of the title block from the left, with their shares of its width. */
type Cell = { readonly label: string; readonly value: string; readonly share: number }

function blockShapes(sheet: Sheet<DrawnSurface>, facts: SheetFacts, number: string): readonly PaperShape[] {
  const { width, height } = papers[facts.paper]
  const [left, right, top, bottom] = [SHEET_MARGIN, width - SHEET_MARGIN, height - SHEET_MARGIN - BLOCK, height - SHEET_MARGIN]
  const middle = (top + bottom) / 2
  const firm = left + 46
  const bar = right - Math.max(...BAR_CM) / (sheet.scale / 10) - 12
  const rows: readonly (readonly Cell[])[] = [
    [
      { label: words.drawing, value: titleOf(sheet), share: 3 },
      { label: words.scale, value: words.scaleOf(sheet.scale, facts.paper), share: 1.5 },
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
    { draw: 'text', words: company.name, at: { x: left + 3, y: top + 8.4 }, size: 6.4, align: 'start' },
    { draw: 'text', words: facts.phone, at: { x: left + 3, y: top + 13.6 }, size: 2.7, align: 'start', faint: true },
    { draw: 'text', words: company.email, at: { x: left + 3, y: top + 17.6 }, size: 2.7, align: 'start', faint: true },
    ...cells.flatMap((cell) => cell.shapes),
    ...scaleBar(sheet.scale, { x: bar + 4, y: top + 10.4 }),
    { draw: 'text', words: words.measures, at: { x: bar + 4, y: bottom - 2.2 }, size: 2.3, align: 'start', faint: true },
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
  return Math.min(3.4, width / (words.length * LETTER))
}

/** A letter's width, as part of its body; a generous mean. */
const LETTER = 0.56

/** Where the bar is marked (cm in the room). */
const BAR_CM = [0, 20, 40, 60, 80, 100] as const

/** A metre in the sheet's scale, to check a print with. */
function scaleBar(scale: number, at: Point): readonly PaperShape[] {
  const x = (cm: number) => at.x + (cm * 10) / scale
  const THICK = 1.6
  const fields = consecutive(BAR_CM).map(([from, to]) => ({ left: x(from), right: x(to), low: at.y - THICK, high: at.y }))
  return [
    { draw: 'area', look: 'frame', loops: [rectangleOf({ left: x(0), right: x(100), low: at.y - THICK, high: at.y })] },
    { draw: 'area', look: 'bar', loops: fields.filter((_, index) => index % 2 === 0).map(rectangleOf) },
    ...[0, 100].map((cm): PaperShape => ({ draw: 'text', words: String(cm), at: { x: x(cm), y: at.y - THICK - 1.2 }, size: 2.5, align: 'middle' })),
    { draw: 'text', words: words.check(1000 / scale), at: { x: at.x, y: at.y + 4.2 }, size: 2.5, align: 'start' },
  ]
}
