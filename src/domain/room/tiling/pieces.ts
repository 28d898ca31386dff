import { signedArea } from '../boxes.ts'
import type { Mm, SurfaceTiling } from '../plan.ts'
import { outlinesOf } from './outlines.ts'
import { type Extent, extentOf, meet, type Polygon, rectangleOf, SMALLEST, within } from './polygons.ts'
import type { TiledSurface } from './surface.ts'
import { pitchOf, rowShift } from './tiling.ts'

/** One piece of a tile in its place. Two pieces with the same column and row are cut from one tile. */
export type Piece = {
  readonly column: number
  readonly row: number
  /** Its outline, then the holes in it. */
  readonly outline: readonly Polygon[]
  readonly extent: Extent
  /** mm² */
  readonly area: number
  /** It is not a whole tile. */
  readonly cut: boolean
}

export type PatternStart = { readonly x: Mm; readonly y: Mm }

/** The parts of a surface in rows, with what they span, so that most tiles are compared with few of them. */
type Face = readonly { readonly part: Polygon; readonly extent: Extent; readonly isRectangle: boolean }[]

/** Every piece of a surface when a tile's lower left corner is at `origin`: row by row from the lowest, from left to right. */
export function piecesOf({ laid, extent }: TiledSurface, tiling: SurfaceTiling, origin: PatternStart): readonly Piece[] {
  const [across, up] = [pitchOf(tiling, 'x'), pitchOf(tiling, 'y')]
  const { width, height } = tiling.tile
  const known = laid.map(withExtents)
  const pieces: Piece[] = []
  for (let row = Math.floor((extent.low - origin.y) / up); origin.y + row * up < extent.high; row += 1) {
    const low = origin.y + row * up
    const start = origin.x + rowShift(tiling, row)
    for (let column = Math.floor((extent.left - start) / across); start + column * across < extent.right; column += 1) {
      const left = start + column * across
      addPieces(pieces, known, { column, row }, { left, right: left + width, low, high: low + height })
    }
  }
  return pieces
}

function withExtents(face: readonly Polygon[]): Face {
  return face.map((part) => {
    const extent = extentOf(part)
    return { part, extent, isRectangle: part.length === 4 && signedArea(part) === areaOf(extent) }
  })
}

function addPieces(pieces: Piece[], faces: readonly Face[], place: Pick<Piece, 'column' | 'row'>, tile: Extent) {
  for (const face of faces) {
    // Most tiles lie within a rectangle, and need no cutting.
    if (face.some(({ extent, isRectangle }) => isRectangle && holdsExtent(extent, tile))) {
      pieces.push({ ...place, outline: [rectangleOf(tile)], extent: tile, area: areaOf(tile), cut: false })
      continue
    }
    const near = face.filter(({ extent }) => meet(extent, tile))
    if (near.length === 0) continue
    const cells = near.map(({ part }) => within(part, tile))
    const covered = cells.reduce((sum, cell) => sum + signedArea(cell), 0)
    // Where parts meet below a tile, most are whole all the same.
    if (areaOf(tile) - covered <= SMALLEST) {
      pieces.push({ ...place, outline: [rectangleOf(tile)], extent: tile, area: areaOf(tile), cut: false })
      continue
    }
    for (const piece of separate(cells, tile)) pieces.push({ ...place, ...piece })
  }
}

function areaOf({ left, right, low, high }: Extent): number {
  return (right - left) * (high - low)
}

function holdsExtent(one: Extent, other: Extent): boolean {
  return one.left <= other.left && one.right >= other.right && one.low <= other.low && one.high >= other.high
}

/** The connected pieces of a tile that some cells make. */
function separate(cells: readonly Polygon[], tile: Extent): readonly Omit<Piece, 'column' | 'row'>[] {
  const loops = outlinesOf(cells).map((loop) => ({ loop, area: signedArea(loop), extent: extentOf(loop) }))
  const holes = loops.filter(({ area }) => area < 0)
  const full = areaOf(tile)
  return loops.flatMap(({ loop, area, extent }) => {
    if (area < SMALLEST) return []
    const inside = holes.filter((hole) => holdsExtent(extent, hole.extent))
    const net = inside.reduce((sum, hole) => sum + hole.area, area)
    return [{ outline: [loop, ...inside.map((hole) => hole.loop)], extent, area: net, cut: full - net > SMALLEST }]
  })
}
