import type { Mm } from '../plan.ts'
import { isTop } from './built-in-faces.ts'
import type { SetOut } from './lay-out.ts'
import type { Piece } from './pieces.ts'
import type { Extent } from './polygons.ts'
import { firstRow, lowestTile } from './tile-lines.ts'
import { pitchOf } from './tiling.ts'

/** The lower edge of a wall's lowest row that does not stand on the floor: where its first row is laid. Undefined where no row is above another. */
function levelLine({ surface, tiling, origin }: SetOut): Mm | undefined {
  if (surface.name === 'floor' || isTop(surface.name)) return undefined
  const first = origin.y + firstRow(surface, tiling, origin.y) * pitchOf(tiling, 'y')
  const line = first > lowestTile(surface) ? first : first + pitchOf(tiling, 'y')
  return line < surface.extent.high ? line : undefined
}

/** Where a surface's first tile is: its lower left corner, on the floor its upper left one. */
export type Start = { readonly level: Mm | undefined; readonly first: { readonly extent: Extent; readonly along: Mm; readonly up: Mm } | undefined }

export function startOf(setOut: SetOut, pieces: readonly Piece[]): Start {
  const { left, low } = setOut.surface.extent
  const extent = firstTile(setOut, pieces)?.extent
  return { level: levelLine(setOut), first: extent && { extent, along: extent.left - left, up: extent.low - low } }
}

/** The whole tile that is laid first: on the level line or above it, on the floor from the drawing's upper edge, to the left. */
function firstTile(setOut: SetOut, pieces: readonly Piece[]): Piece | undefined {
  const line = levelLine(setOut) ?? setOut.surface.extent.low
  return pieces.find(({ cut, extent }) => !cut && extent.low >= line) ?? pieces.find(({ cut }) => !cut)
}
