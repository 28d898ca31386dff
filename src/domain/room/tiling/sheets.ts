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

/**
 * Surfaces on sheets: in rows beside each other, with level floors, each in the largest scale in which it fits. A sheet has one scale. A surface
 * goes on the first sheet that has room for it, so that a narrow one gets none of its own.
 */
export function layOutSheets<Item>(items: readonly Item[], sizeOf: (item: Item, scale: number) => Sized, paper: Paper): readonly Sheet<Item>[] {
  const room = sheetRoom(paper)
  const scaled = items.map((item) => ({ item, scale: scaleFor(item, sizeOf, room) }))
  return sheetScales.flatMap((scale) => {
    const sheets: Row<Item>[][] = []
    for (const { item } of scaled.filter((one) => one.scale === scale)) place(sheets, { item, ...sizeOf(item, scale) }, room)
    return sheets.map((rows) => ({ scale, places: placesOn(rows, room) }))
  })
}

type Room = { readonly width: Mm; readonly height: Mm }

function scaleFor<Item>(item: Item, sizeOf: (item: Item, scale: number) => Sized, room: Room): number {
  const fits = (scale: number) => {
    const { left, right, low, high } = sizeOf(item, scale)
    return right - left <= room.width && high - low <= room.height
  }
  return sheetScales.find(fits) ?? sheetScales[3]
}

/** In the first row that has room for it, else in a new row, else on a new sheet. */
function place<Item>(sheets: Row<Item>[][], box: Box<Item>, room: Room) {
  for (const rows of sheets) {
    const row = rows.find((row) => {
      const others = rows.filter((other) => other !== row)
      return widthOf([...row, box]) <= room.width && heightOf([...others, [...row, box]]) <= room.height
    })
    if (row) return row.push(box)
    if (heightOf([...rows, [box]]) <= room.height) return rows.push([box])
  }
  return sheets.push([[box]])
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
