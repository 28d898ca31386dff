import type { Mm, Point } from '../plan.ts'
import { piecesIn, type SetOut } from './lay-out.ts'
import type { Piece } from './pieces.ts'
import { polygonSides } from './polygons.ts'
import { firstRow } from './tile-lines.ts'

/** A piece of a wall that is cut along a slope: how high it is at its left and its right side, and how wide at its upper and its lower edge. */
export type SlopedPiece = {
  /** Counted from the lowest that is seen. */
  readonly row: number
  readonly left: Mm
  readonly right: Mm
  readonly top: Mm
  readonly bottom: Mm
}

/** Row by row from the lowest, from left to right. */
export function slopedPieces(setOut: SetOut): readonly SlopedPiece[] {
  const { surface, tiling, origin } = setOut
  const first = firstRow(surface, tiling, origin.y)
  return slantingPieces(setOut).map((piece) => ({ row: piece.row - first + 1, ...sidesOf(piece) }))
}

/** The pieces with a cut that is neither level nor upright: a wall's along a slope, the floor's along the shower's fall. */
export function slantingPieces(setOut: SetOut): readonly Piece[] {
  return piecesIn(setOut).filter(
    ({ cut, outline }) => cut && outline.some((loop) => polygonSides(loop).some(([one, other]) => one.x !== other.x && one.y !== other.y)),
  )
}

/** The length of each straight side that a piece has along its extent. */
function sidesOf({ outline: [loop = []], extent: { left, right, low, high } }: Piece): Omit<SlopedPiece, 'row'> {
  const lengthOf = (lies: (point: Point) => boolean) =>
    polygonSides(loop)
      .filter(([one, other]) => lies(one) && lies(other))
      .reduce((sum, [one, other]) => sum + Math.abs(one.x - other.x) + Math.abs(one.y - other.y), 0)
  return {
    left: lengthOf(({ x }) => x === left),
    right: lengthOf(({ x }) => x === right),
    top: lengthOf(({ y }) => y === high),
    bottom: lengthOf(({ y }) => y === low),
  }
}
