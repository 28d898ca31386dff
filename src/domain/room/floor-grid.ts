import { type Box, boxOf, surrounds } from './boxes.ts'
import { takesFloor } from './fixtures.ts'
import type { Mm, Plan } from './plan.ts'
import { boundsOf, partsOf } from './walls.ts'

/** The floor is divided into squares of this size, which is the resolution of passage widths. */
export const CELL: Mm = 50

/** The upper left corner of a square on the floor (mm). */
export type Spot = { readonly left: Mm; readonly top: Mm }

/** Every position that a square of this width (mm) reaches over free floor from the positions where `starts` is true. A flood fill. */
export type Reach = (starts: (left: Mm, top: Mm) => boolean, width: Mm) => readonly Spot[]

/** Free is what lies in the room and under no fixture but an open shower and what hangs on a wall. */
export function reachOver(plan: Plan): Reach {
  const { right, bottom } = boundsOf(plan.room)
  const [columns, rows] = [Math.ceil(right / CELL), Math.ceil(bottom / CELL)]
  const taken = countTaken(plan, columns, rows)

  return (starts, width) => {
    const side = Math.ceil(width / CELL)
    const across = columns - side + 1
    const down = rows - side + 1
    if (across <= 0 || down <= 0) return []
    const seen = new Uint8Array(across * down)
    const queue: number[] = []
    const visit = (column: number, row: number) => {
      if (column < 0 || row < 0 || column >= across || row >= down) return
      const place = row * across + column
      if (seen[place] || !isFree(column, row, side)) return
      seen[place] = 1
      queue.push(place)
    }
    for (let row = 0; row < down; row += 1) {
      for (let column = 0; column < across; column += 1) if (starts(column * CELL, row * CELL)) visit(column, row)
    }
    for (let next = 0; next < queue.length; next += 1) {
      const place = queue[next] ?? 0
      const [column, row] = [place % across, Math.floor(place / across)]
      visit(column - 1, row)
      visit(column + 1, row)
      visit(column, row - 1)
      visit(column, row + 1)
    }
    return queue.map((place) => ({ left: (place % across) * CELL, top: Math.floor(place / across) * CELL }))
  }

  function isFree(column: number, row: number, side: number): boolean {
    const at = (x: number, y: number) => taken[y * (columns + 1) + x] ?? 0
    return at(column + side, row + side) - at(column, row + side) - at(column + side, row) + at(column, row) === 0
  }
}

/** A summed-area table: for every grid corner, how many squares above and to the left are taken. A rectangle then takes four look-ups. */
function countTaken(plan: Plan, columns: number, rows: number): Uint32Array {
  const things = plan.fixtures.filter(({ kind }) => takesFloor(kind)).map(boxOf)
  const parts = partsOf(plan.room)
  const counts = new Uint32Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row += 1) {
    let inRow = 0
    for (let column = 0; column < columns; column += 1) {
      const middle = { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }
      const covers = (box: Box) => surrounds(box, middle)
      if (!parts.some(covers) || things.some(covers)) inRow += 1
      counts[(row + 1) * (columns + 1) + column + 1] = (counts[row * (columns + 1) + column + 1] ?? 0) + inRow
    }
  }
  return counts
}
