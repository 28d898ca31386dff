import type { Mm } from '../plan.ts'
import type { Extent } from './polygons.ts'

/** Lying sheets, in mm. */
export const papers = { a4: { width: 297, height: 210 }, a3: { width: 420, height: 297 } } as const
export type Paper = keyof typeof papers

/** How many characters of a name the title block takes. */
export const LONGEST_NAME = 60

/** Around a sheet, and the title block's height at its lower edge (mm on paper). */
export const SHEET_MARGIN: Mm = 10
export const BLOCK: Mm = 21
/** Between title block and drawing, and between two drawings. */
const GAP: Mm = 3
const APART: Mm = 9

/** The scales of building drawings, 20 for 1:20, the largest first. */
export const sheetScales = [20, 25, 50, 100] as const

export type Sheet<Item> = {
  readonly scale: number
  /** What lies on it, and where on paper its own 0, 0 lies. */
  readonly places: readonly { readonly item: Item; readonly x: Mm; readonly y: Mm }[]
}

/** An item in a scale: the room that it takes on paper around its own 0, 0, and where its floor is, in mm below that. */
export type Sized = Extent & { readonly floor: Mm }

type Box<Item> = { readonly item: Item } & Sized
type Row<Item> = Box<Item>[]

/** What a sheet has for drawings. */
export function sheetRoom(paper: Paper): { readonly width: Mm; readonly height: Mm } {
  return { width: papers[paper].width - 2 * SHEET_MARGIN, height: papers[paper].height - 2 * SHEET_MARGIN - BLOCK - GAP }
}

/** How items lie on paper: how large one is in a scale, and which are too narrow for a sheet of their own. */
export type Lying<Item> = { readonly sizeOf: (item: Item, scale: number) => Sized; readonly isNarrow: (item: Item) => boolean }

type Rows<Item> = { readonly scale: number; readonly rows: Row<Item>[] }

/**
 * Surfaces on sheets: in rows beside each other, with level floors, each in the largest scale in which it fits. A sheet has one scale. A surface
 * goes on the first sheet that has room for it; narrow ones that would be alone also on one of a smaller scale. The sheets are in the order of what
 * begins them, those of narrow surfaces last.
 */
export function layOutSheets<Item>(items: readonly Item[], lying: Lying<Item>, paper: Paper): readonly Sheet<Item>[] {
  const room = sheetRoom(paper)
  const scaled = items.map((item) => ({ item, scale: scaleFor(item, lying, room) }))
  const sheets = sheetScales.flatMap((scale): readonly Rows<Item>[] => {
    const ofScale: Rows<Item>[] = []
    for (const { item } of scaled.filter((one) => one.scale === scale)) {
      const box = { item, ...lying.sizeOf(item, scale) }
      if (!ofScale.some(({ rows }) => place(rows, box, room))) ofScale.push({ scale, rows: [[box]] })
    }
    return ofScale
  })
  const wide = sheets.filter(({ rows }) => rows.flat().some(({ item }) => !lying.isNarrow(item)))
  const alone = sheets.filter((sheet) => !wide.includes(sheet))
  const left = alone.flatMap(({ scale, rows }): readonly Rows<Item>[] => {
    const kept = rows.map((row) => row.filter(({ item }) => !wide.some((sheet) => place(sheet.rows, { item, ...lying.sizeOf(item, sheet.scale) }, room))))
    return kept.every((row) => row.length === 0) ? [] : [{ scale, rows: kept.filter((row) => row.length > 0) }]
  })
  const first = ({ rows }: Rows<Item>) => Math.min(...rows.flat().map(({ item }) => items.indexOf(item)))
  const inOrder = [...wide.toSorted((one, other) => first(one) - first(other)), ...left]
  return inOrder.map(({ scale, rows }) => ({ scale, places: placesOn(rows, room) }))
}

type Room = { readonly width: Mm; readonly height: Mm }

function scaleFor<Item>(item: Item, { sizeOf }: Lying<Item>, room: Room): number {
  const fits = (scale: number) => {
    const { left, right, low, high } = sizeOf(item, scale)
    return right - left <= room.width && high - low <= room.height
  }
  return sheetScales.find(fits) ?? sheetScales[3]
}

/** In the first row that has room for it, else in a new row; not at all if the sheet has no room. */
function place<Item>(rows: Row<Item>[], box: Box<Item>, room: Room): boolean {
  const found = rows.find((row) => {
    const others = rows.filter((other) => other !== row)
    return widthOf([...row, box]) <= room.width && heightOf([...others, [...row, box]]) <= room.height
  })
  if (found) found.push(box)
  else if (heightOf([...rows, [box]]) <= room.height) rows.push([box])
  else return false
  return true
}

function widthOf<Item>(row: Row<Item>): Mm {
  return sum(row.map(({ left, right }) => right - left)) + (row.length - 1) * APART
}

function heightOf<Item>(rows: readonly Row<Item>[]): Mm {
  return sum(rows.map((row) => aboveFloor(row) + belowFloor(row))) + (rows.length - 1) * APART
}

function aboveFloor<Item>(row: Row<Item>): Mm {
  return Math.max(...row.map(({ low, floor }) => floor - low))
}

function belowFloor<Item>(row: Row<Item>): Mm {
  return Math.max(...row.map(({ high, floor }) => high - floor))
}

/** In the sheet's middle. */
function placesOn<Item>(rows: readonly Row<Item>[], room: Room): Sheet<Item>['places'] {
  let top = SHEET_MARGIN + (room.height - heightOf(rows)) / 2
  return rows.flatMap((row) => {
    const floorAt = top + aboveFloor(row)
    top = floorAt + belowFloor(row) + APART
    let left = SHEET_MARGIN + (room.width - widthOf(row)) / 2
    return row.map((box) => {
      const at = { item: box.item, x: left - box.left, y: floorAt - box.floor }
      left += box.right - box.left + APART
      return at
    })
  })
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0)
}
