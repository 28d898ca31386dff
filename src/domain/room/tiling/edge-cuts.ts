import type { Axis, Mm, SurfaceTiling } from '../plan.ts'
import type { SurfaceEdge, TiledSurface } from './surface.ts'
import { modulo, pitchOf, rowShift, sizeAlong } from './tiling.ts'

/** How wide the tiles along an edge get, measured across it. */
export type EdgeCut = {
  readonly edge: SurfaceEdge
  /** The narrowest; the whole tile if none is cut. */
  readonly cut: Mm
  /** By how many mm three of it are narrower than a tile; 0 unless it is a sliver and the surface has room for more. Exact, so that sums can be equal. */
  readonly lacking: Mm
}

type Joints = Pick<SurfaceTiling, 'tile' | 'joint' | 'bond'>

/** The part of a tile below which a piece is a sliver (docs/fogplan.md). */
const THIRD = 3

/** An edge with the measures of the tiles that meet it. */
export type TiledEdge = {
  readonly edge: SurfaceEdge
  readonly whole: Mm
  readonly pitch: Mm
  /** How far every second row is moved along the axis. */
  readonly shift: Mm
}

/** The edges across an axis. They are the same wherever a tile begins, so a search over many places finds them once. */
export function tiledEdges(surface: TiledSurface, tiling: Joints, axis: Axis): readonly TiledEdge[] {
  const measures = { whole: sizeAlong(tiling, axis), pitch: pitchOf(tiling, axis), shift: axis === 'x' ? rowShift(tiling, 1) : 0 }
  return surface.edges.filter((edge) => edge.axis === axis).map((edge) => ({ edge, ...measures }))
}

/** The cuts along every edge across an axis, when a tile begins at `start` on it. */
export function edgeCuts(surface: TiledSurface, tiling: Joints, axis: Axis, start: Mm): readonly EdgeCut[] {
  return tiledEdges(surface, tiling, axis).map((tiled) => {
    const cut = cutAt(tiled, start)
    return { edge: tiled.edge, cut, lacking: lackingOf(tiled, cut) }
  })
}

/** The narrowest piece along an edge when a tile begins at `start`; the whole tile if none is cut. */
export function cutAt(tiled: TiledEdge, start: Mm): Mm {
  const { edge, shift } = tiled
  const cut = Math.min(edge.free, cutInRow(tiled, start))
  // Moved rows have joints of their own, so an upright edge cuts two kinds of rows.
  return shift === 0 ? cut : Math.min(cut, cutInRow(tiled, start + shift))
}

function cutInRow({ edge, whole, pitch }: TiledEdge, start: Mm): Mm {
  const into = modulo(edge.at - start, pitch)
  // In the joint, or where a tile begins or ends: the next one is whole.
  if (into === 0 || into >= whole) return whole
  return edge.tiles === 'after' ? whole - into : into
}

function lackingOf({ edge, whole }: TiledEdge, cut: Mm): Mm {
  return edge.free * THIRD < whole ? 0 : Math.max(0, whole - cut * THIRD)
}

/**
 * How much slivers there are along edges whose tiles begin at `start`, each by how much it lacks, over its length in whole mm; and the narrowest
 * piece. Without a list of cuts, because a search asks for thousands of places.
 */
export function judgeEdges(edges: readonly TiledEdge[], start: Mm): { slivers: number; smallest: Mm } {
  let [slivers, smallest] = [0, Number.POSITIVE_INFINITY]
  for (const tiled of edges) {
    const cut = cutAt(tiled, start)
    const lacking = lackingOf(tiled, cut)
    if (lacking > 0) slivers += Math.round(tiled.edge.to - tiled.edge.from) * lacking
    smallest = Math.min(smallest, cut)
  }
  return { slivers, smallest }
}
