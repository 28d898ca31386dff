import { fogplan, surfaceInSentence } from '#content/fogplan/fogplan.ts'
import { ceilingWords, sheetTexts } from '#content/fogplan/order-words.ts'
import { roomNamed } from '#content/planner/room-named.ts'
import type { Mm, Plan, Point } from '#domain/room/plan.ts'
import { isFace } from '#domain/room/tiling/built-in-faces.ts'
import { drawnSurface } from '#domain/room/tiling/drawn-surface.ts'
import { setOuts } from '#domain/room/tiling/lay-out.ts'
import { rectangleOf } from '#domain/room/tiling/polygons.ts'
import { papers, SHEET_MARGIN, sheetRoom } from '#domain/room/tiling/sheets.ts'
import { symbol } from '../brand.ts'
import { blockShapes, type DrawnSheet, placedColumns, type SheetFacts, type SheetPart } from './fogplan-sheets.ts'
import { type PaperShape, shapesExtent } from './shapes.ts'
import { flowed, movedShape, paragraph } from './text-flow.ts'
import { amountBlocks, COLUMN, COLUMNS_APART, GAP } from './text-sheets.ts'
import { unfoldedRoom } from './unfolded-room.ts'

/** The mark, and the room's name beside it. */
const MARK: Mm = 12
const NAME: Mm = 9.5

/** The whole room on one sheet in A3, to look at: its floor with the walls unfolded around it, and beside it what it takes. */
export function fogplanPoster(plan: Plan, facts: Omit<SheetFacts, 'paper'>): DrawnSheet {
  const paper = 'a3'
  const all = setOuts(plan)
  const surfaces = all.filter(({ surface }) => !isFace(surface.name)).map((setOut) => drawnSurface(plan, setOut))
  const room = sheetRoom(paper)
  const width = room.width - COLUMN - COLUMNS_APART
  const { block, scale } = unfoldedRoom(plan, surfaces, { width, height: room.height })
  const [x, y] = [SHEET_MARGIN + (width - block.width) / 2, SHEET_MARGIN + (room.height - block.height) / 2]
  const shapes = block.shapes.map((shape) => movedShape(shape, x, y))
  const names = surfaces.map(({ name }) => surfaceInSentence(name)).join(', ')
  const figure: SheetPart = { tag: 'Figure', shapes, alt: sheetTexts.unfolded(names), extent: shapesExtent(shapes) }
  const left = SHEET_MARGIN + room.width - COLUMN
  const title = fogplan.sheet.title([sheetTexts.poster])
  const number = fogplan.sheet.number(1, 1)
  const said = [
    paragraph(roomNamed(plan), COLUMN, { size: NAME, indent: MARK + 5, isHeading: true }),
    paragraph(`${ceilingWords(plan)}. ${sheetTexts.unfoldedWords}`, COLUMN),
    ...(surfaces.length < all.length ? [paragraph(sheetTexts.onSheets, COLUMN)] : []),
    ...amountBlocks(plan, all, (name) => !isFace(name)),
  ]
  const [name, ...counts] = placedColumns(flowed(said, room.height, GAP), left)
  return {
    ...papers[paper],
    number,
    title,
    parts: [...(name ? [name] : []), figure, ...counts],
    block: [markAt({ x: left, y: SHEET_MARGIN }), ...blockShapes({ title, scale }, { ...facts, paper }, number)],
  }
}

function markAt({ x, y }: Point): PaperShape {
  const unit = MARK / 16
  const tiles = symbol.split('M').slice(1)
  const loops = tiles.map((tile) => {
    const [across = 0, down = 0, width = 0, height = 0] = tile.split(/[ hvH]/).map((figure) => Number.parseFloat(figure) * unit)
    return rectangleOf({ left: x + across, right: x + across + width, low: y + down, high: y + down + height })
  })
  return { draw: 'area', look: 'mark', loops }
}
