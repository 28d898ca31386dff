import type { Mm } from '../plan.ts'

/** Lying sheets, in mm. */
export const papers = { a4: { width: 297, height: 210 }, a3: { width: 420, height: 297 } } as const
export type Paper = keyof typeof papers

/** How many characters of a name the title block takes. */
export const LONGEST_NAME = 60

/** Around a sheet, and the title block's height at its lower edge (mm on paper). */
export const SHEET_MARGIN: Mm = 10
export const BLOCK: Mm = 21
/** Between title block and drawing. */
const GAP: Mm = 3

/** Around a surface, for its name and its dimensions (mm on paper). */
const AROUND = { left: 15, right: 5, top: 11, bottom: 11 } as const

/** The scales of building drawings, 20 for 1:20, the largest first. */
export const sheetScales = [20, 25, 50, 100] as const

export type Sheet<Drawn> = {
  readonly scale: number
  /** What lies on it: each one's upper left corner, in mm on paper. */
  readonly places: readonly { readonly drawn: Drawn; readonly x: Mm; readonly y: Mm }[]
}

/** A narrower surface's heading reaches beyond it (mm on paper). */
const HEADING: Mm = 42

type Sized = { readonly width: Mm; readonly height: Mm }
type Box<Drawn> = { readonly drawn: Drawn; readonly width: Mm; readonly height: Mm }
type Row<Drawn> = { readonly boxes: readonly Box<Drawn>[]; readonly height: Mm }

/**
 * Surfaces on sheets, in order: in rows beside each other, with level floors, each in the largest scale in which it fits. A sheet has one
 * scale.
 */
export function layOutSheets<Drawn extends Sized>(surfaces: readonly Drawn[], paper: Paper): readonly Sheet<Drawn>[] {
  const room = { width: papers[paper].width - 2 * SHEET_MARGIN, height: papers[paper].height - 2 * SHEET_MARGIN - BLOCK - GAP }
  const scaled = surfaces.map((drawn) => ({ drawn, scale: scaleFor(drawn, room) }))
  return sheetScales.flatMap((scale) => {
    const boxes = scaled.filter((one) => one.scale === scale).map(({ drawn }) => boxAt(drawn, scale))
    const sheets = grouped(rowsOf(boxes, room.width), ({ height }) => height, room.height)
    return sheets.map((rows) => ({ scale, places: placesOn(rows, room) }))
  })
}

function scaleFor(surface: Sized, room: Sized): number {
  const fits = (scale: number) => {
    const { width, height } = boxAt(surface, scale)
    return width <= room.width && height <= room.height
  }
  return sheetScales.find(fits) ?? sheetScales[3]
}

function boxAt<Drawn extends Sized>(drawn: Drawn, scale: number): Box<Drawn> {
  return { drawn, width: Math.max(drawn.width / scale, HEADING) + AROUND.left + AROUND.right, height: drawn.height / scale + AROUND.top + AROUND.bottom }
}

function rowsOf<Drawn>(boxes: readonly Box<Drawn>[], most: Mm): readonly Row<Drawn>[] {
  return grouped(boxes, ({ width }) => width, most).map((boxes) => ({ boxes, height: Math.max(...boxes.map(({ height }) => height)) }))
}

/** Items in order, in groups of at most this size. */
function grouped<Item>(items: readonly Item[], sizeOf: (item: Item) => Mm, most: Mm): readonly (readonly Item[])[] {
  const groups: Item[][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && sum(group.map(sizeOf)) + sizeOf(item) <= most) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** In the sheet's middle. */
function placesOn<Drawn extends Sized>(rows: readonly Row<Drawn>[], room: Sized): Sheet<Drawn>['places'] {
  let low = SHEET_MARGIN + (room.height - sum(rows.map(({ height }) => height))) / 2
  return rows.flatMap(({ boxes, height }) => {
    low += height
    let left = SHEET_MARGIN + (room.width - sum(boxes.map(({ width }) => width))) / 2
    return boxes.map((box) => {
      const place = { drawn: box.drawn, x: left + AROUND.left, y: low - box.height + AROUND.top }
      left += box.width
      return place
    })
  })
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0)
}
