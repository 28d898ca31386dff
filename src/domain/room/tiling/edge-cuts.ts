import type { Axis, Mm, SurfaceTiling } from '../plan.ts'
import type { SurfaceEdge, TiledSurface } from './surface.ts'
import { modulo, pitchOf, rowShift, sizeAlong } from './tiling.ts'

/** How wide the tiles along an edge get, measured across it. */
export type EdgeCut = {
  readonly edge: SurfaceEdge
  /** The narrowest; the whole tile if none is cut. */
  readonly cut: Mm
  /** How much three of it lack of a tile, where the surface has room for more; 0 unless it is a sliver (mm). Exact, so that sums can be equal. */
  readonly lacking: Mm
}

type Joints = Pick<SurfaceTiling, 'tile' | 'joint' | 'bond'>

/** The part of a tile below which a piece is a sliver (docs/fogplan.md). */
const THIRD = 3

/** The cuts along every edge across an axis, when a tile begins at `start` on it. */
export function edgeCuts(surface: TiledSurface, tiling: Joints, axis: Axis, start: Mm): readonly EdgeCut[] {
  const whole = sizeAlong(tiling, axis)
  const shifts = axis === 'x' && tiling.bond !== 'straight' ? [0, rowShift(tiling, 1)] : [0]
  return surface.edges
    .filter((edge) => edge.axis === axis)
    .map((edge) => {
      // Moved rows have joints of their own, so an upright edge cuts two kinds of rows.
      const cut = Math.min(edge.free, ...shifts.map((shift) => cutAt(edge, tiling, start + shift)))
      return { edge, cut, lacking: edge.free * THIRD < whole ? 0 : Math.max(0, whole - cut * THIRD) }
    })
}

function cutAt({ axis, at, tiles }: SurfaceEdge, tiling: Joints, start: Mm): Mm {
  const whole = sizeAlong(tiling, axis)
  const into = modulo(at - start, pitchOf(tiling, axis))
  // In the joint, or where a tile begins or ends: the next one is whole.
  if (into === 0 || into >= whole) return whole
  return tiles === 'after' ? whole - into : into
}

/** How much slivers there are along some edges: what each lacks, over its length in whole mm. */
export function sliverArea(cuts: readonly EdgeCut[]): number {
  return cuts.reduce((sum, { edge, lacking }) => sum + Math.round(edge.to - edge.from) * lacking, 0)
}
