import { fogplan, materialWords, surfaceWords } from '#content/fogplan/fogplan.ts'
import { areaWords, purchaseRows } from '#content/fogplan/measure-words.ts'
import { abbreviationsIn, ceilingWords, orderOfWork, sheetTexts, tilesInRoom } from '#content/fogplan/order-words.ts'
import { tilingFindingWords } from '#content/fogplan/tiling-finding-words.ts'
import type { Mm, Plan } from '#domain/room/plan.ts'
import type { DrawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import type { SetOut } from '#domain/room/tiling/lay-out.ts'
import { countRoom, type SurfaceCounts } from '#domain/room/tiling/room-counts.ts'
import { type Paper, sheetRoom } from '#domain/room/tiling/sheets.ts'
import type { AnySurfaceName } from '#domain/room/tiling/surface.ts'
import { tilingFindings } from '#domain/room/tiling/tiling-findings.ts'
import { grouped } from '#domain/sweden/writing.ts'
import { FIGURES, LINE, type PaperText } from './shapes.ts'
import { type Column, flowed, paragraph, type TextBlock } from './text-flow.ts'
import { textWidth } from './text-width.ts'

const HEADING: Mm = 5
/** Between two paragraphs, and between two columns. */
export const GAP: Mm = 1.2
export const COLUMNS_APART: Mm = 12
export const COLUMN: Mm = 126
/** Beside a drawing of the room. */
const OVERVIEW: Mm = 150

/** What a tiler reads before the first tile. */
export function overviewColumns(plan: Plan, all: readonly DrawnSurface[], paper: Paper): readonly Column[] {
  const said = (words: string) => paragraph(words, OVERVIEW)
  const abbreviations = abbreviationsIn(plan)
  const blocks = [
    heading(sheetTexts.tiles),
    said(`${ceilingWords(plan)}.`),
    ...tilesInRoom(all).map((words) => said(`${words}.`)),
    heading(sheetTexts.reading),
    ...sheetTexts.readingWords.map(said),
    ...(abbreviations ? [said(`${sheetTexts.abbreviations}: ${abbreviations}.`)] : []),
    heading(sheetTexts.order),
    ...orderOfWork(all).map((words, index) => said(`${index + 1}. ${words}`)),
  ]
  return flowed(blocks, sheetRoom(paper).height, GAP)
}

/** What all of it takes, and what a tiler would remark on. */
export function amountColumns(plan: Plan, all: readonly SetOut[], paper: Paper): readonly Column[] {
  const found = tilingFindings(plan, all).map((finding) => `${surfaceWords(finding.surface)}: ${tilingFindingWords(finding, plan)}`)
  const remarks = (found.length === 0 ? [fogplan.noFindings] : found).map((words) => paragraph(words, COLUMN))
  return flowed([...amountBlocks(plan, all), heading(sheetTexts.remarks), ...remarks], sheetRoom(paper).height, GAP)
}

/** What all of it takes, surface by surface of those that are listed, and what is to be bought. */
export function amountBlocks(plan: Plan, all: readonly SetOut[], isListed: (name: AnySurfaceName) => boolean = () => true): readonly TextBlock[] {
  const { surfaces, sum, purchases } = countRoom(plan, all)
  const words = fogplan.counts
  const listed = surfaces.filter(({ name }) => isListed(name))
  const rows = [...listed.map((row) => ({ name: surfaceWords(row.name), row })), { name: words.all, row: sum }]
  return [
    heading(sheetTexts.counts),
    tableRow([words.surface, words.area, words.whole, words.cut, words.tiles], true),
    ...rows.map(({ name, row }) => tableRow([name, ...figuresIn(row)])),
    heading(sheetTexts.buy),
    ...purchaseRows(purchases, materialWords).map(([name, amount]) => paragraph(`${name}: ${amount}`, COLUMN)),
    paragraph(sheetTexts.buyWords, COLUMN),
  ]
}

function heading(words: string): TextBlock {
  return paragraph(words, COLUMN, { size: HEADING, isHeading: true })
}

function figuresIn({ areaM2, whole, cut, tiles }: SurfaceCounts): readonly string[] {
  return [areaWords(areaM2), grouped(whole), grouped(cut), grouped(tiles)]
}

/** Where the columns of figures end. */
const ENDS: readonly Mm[] = [72, 88, 106, COLUMN]

function tableRow([name = '', ...figures]: readonly string[], faint = false): TextBlock {
  const y = 0.78 * LINE
  const text = (words: string, x: Mm): PaperText => ({ draw: 'text', words, at: { x, y }, size: FIGURES, align: 'start', faint })
  const cells = figures.map((words, index) => text(words, (ENDS[index] ?? 0) - textWidth(words, FIGURES)))
  return { shapes: [text(name, 0), ...cells], width: COLUMN, height: LINE, isHeading: faint }
}
