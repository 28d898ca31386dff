import type { Id, Mm, Point } from '../plan.ts'
import type { SetOut } from './lay-out.ts'
import { piecesOf } from './pieces.ts'
import type { Polygon } from './polygons.ts'
import { type RecessSide, recessSurfaces } from './recess-surfaces.ts'
import type { Hole } from './surface.ts'

/** A niche or a window's tiled reveal unfolded: its back or the window in the middle, its sides around it with their front edges outside. */
export type RecessDrawing = {
  readonly what: Hole['what']
  readonly id: Id | undefined
  readonly width: Mm
  readonly height: Mm
  /** Around what is tiled of each side. */
  readonly outline: readonly Polygon[]
  readonly whole: readonly Polygon[]
  readonly cut: readonly (readonly Polygon[])[]
}

/** Between two sides (mm). */
const APART: Mm = 40

export function recessDrawings(setOut: SetOut): readonly RecessDrawing[] {
  return [...Map.groupBy(recessSurfaces(setOut), ({ hole }) => hole)].map(([hole, sides]) => {
    const high = Math.min(hole.high, setOut.surface.extent.high)
    const beside = (hole.depth ?? 0) + APART
    const [width, height] = [hole.right - hole.left + 2 * beside, high - hole.low + 2 * beside]
    const places: Record<RecessSide, (point: Point) => Point> = {
      back: ({ x, y }) => ({ x: beside + x - hole.left, y: beside + high - y }),
      top: ({ x, y }) => ({ x: beside + x - hole.left, y }),
      bottom: ({ x, y }) => ({ x: beside + x - hole.left, y: height - y }),
      left: ({ x, y }) => ({ x, y: beside + high - y }),
      right: ({ x, y }) => ({ x: width - x, y: beside + high - y }),
    }
    const drawn = sides.map(({ side, surface, tiling, origin }) => {
      const placed = (polygon: Polygon) => polygon.map(places[side])
      const pieces = piecesOf(surface, tiling, origin)
      return {
        outline: surface.faces.flat().map(placed),
        whole: pieces.filter(({ cut }) => !cut).flatMap(({ outline }) => outline.map(placed)),
        cut: pieces.filter(({ cut }) => cut).map(({ outline }) => outline.map(placed)),
      }
    })
    return {
      what: hole.what,
      id: hole.id,
      width,
      height,
      outline: drawn.flatMap(({ outline }) => outline),
      whole: drawn.flatMap(({ whole }) => whole),
      cut: drawn.flatMap(({ cut }) => cut),
    }
  })
}
