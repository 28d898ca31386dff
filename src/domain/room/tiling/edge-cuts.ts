import type { Axis, Mm, SurfaceTiling } from '../plan.ts'
import { hasSoftJoint, softJointAt } from './soft-joints.ts'
import type { SurfaceEdge, TiledSurface } from './surface.ts'
import { modulo, pitchOf, rowShift, SOFT_JOINT, sizeAlong } from './tiling.ts'

/** How wide the tiles along an edge get, measured across it. */
export type EdgeCut = {
  readonly edge: SurfaceEdge
  /** The narrowest; the whole tile if none is cut. */
  readonly cut: Mm
  /** By how many mm it is narrower than it should be; 0 unless it is a sliver. */
  readonly lacking: Mm
}

type Joints = Pick<SurfaceTiling, 'tile' | 'joint' | 'bond'>

/** A sliver is under a third of a tile, with five per cent of leave: a tiler lets 98 mm of 300 pass (docs/fogplan.md). */
const SLIVER = 0.95 / 3
/** Beside a drain 26.5 mm of a tile of 10 cm are good work: its frame stands in the middle of a cross of joints. */
const SLIVER_AT_DRAIN: Mm = 20
/** No narrower strip is laid. */
export const NARROWEST: Mm = 10
/** The casing of a door covers so much of the tiles beside it, and of those above its frame. */
export const CASING: Mm = 50

/** An edge with the measures of the tiles that meet it. */
export type TiledEdge = {
  readonly edge: SurfaceEdge
  /** Where its tiles end: a soft joint before it, in a corner and at the floor. */
  readonly at: Mm
  readonly whole: Mm
  readonly pitch: Mm
  /** How far every second row is moved along the axis. */
  readonly shift: Mm
  /** A narrower piece is a sliver; no more than there is room for. */
  readonly least: Mm
}

/** The edges across an axis. They are the same wherever a tile begins, so a search over many places finds them once. */
export function tiledEdges(surface: TiledSurface, tiling: Joints, axis: Axis): readonly TiledEdge[] {
  return surface.edges.filter((edge) => edge.axis === axis).map((edge) => tiledEdge(surface, tiling, edge))
}

export function tiledEdge(surface: TiledSurface, tiling: Joints, edge: SurfaceEdge): TiledEdge {
  const { axis } = edge
  const whole = sizeAlong(tiling, axis)
  const soft = hasSoftJoint(surface.name, edge) ? SOFT_JOINT : 0
  const least = Math.min(edge.what === 'drain' ? SLIVER_AT_DRAIN : whole * SLIVER, Math.max(1, edge.free - soft))
  const at = edge.tiles === 'after' ? edge.at + soft : edge.at - soft
  return { edge, at, whole, pitch: pitchOf(tiling, axis), shift: axis === 'x' ? rowShift(tiling, 1) : 0, least }
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
  const cut = cutInRow(tiled, start)
  // Moved rows have joints of their own, so an upright edge cuts two kinds of rows.
  return tiled.shift === 0 ? cut : Math.min(cut, cutInRow(tiled, start + tiled.shift))
}

/** The piece along an edge in a row that begins at `start`. What a door's casing covers is no piece. */
export function cutInRow(tiled: TiledEdge, start: Mm): Mm {
  const { edge, at, whole, pitch } = tiled
  const into = modulo(at - start, pitch)
  // In the joint, or where a tile begins or ends: the next one is whole.
  if (into === 0 || into >= whole) return Math.min(edge.what === 'outer corner' ? whole - shortOfCorner(edge, into, whole, pitch) : whole, edge.free)
  const cut = partOfTile(tiled, into)
  return isCovered(edge, cut) ? whole : cut
}

function partOfTile({ edge, whole }: TiledEdge, into: Mm): Mm {
  return Math.min(edge.tiles === 'after' ? whole - into : into, edge.free)
}

function isCovered({ what }: SurfaceEdge, cut: Mm): boolean {
  return what === 'door' && cut <= CASING
}

/** The strip under a door's casing that would be a sliver if it were seen, in a row that begins at `start`. */
export function coveredSliver(tiled: TiledEdge, start: Mm): Mm | undefined {
  const { edge, at, whole, pitch, least } = tiled
  const into = modulo(at - start, pitch)
  const cut = partOfTile(tiled, into)
  return into > 0 && into < whole && isCovered(edge, cut) && cut < least ? cut : undefined
}

/** What is seen of the tiles beside a door between its casing and a joint or corner, if that is narrower than any strip is laid, in a row that begins at `start`. */
export function seenBesideCasing(surface: TiledSurface, tiled: TiledEdge, start: Mm): Mm | undefined {
  const { edge, at, whole, pitch, least } = tiled
  if (edge.what !== 'door') return undefined
  const into = modulo(at - start, pitch)
  const cut = into > 0 && into < whole ? partOfTile(tiled, into) : undefined
  // A joint under the casing parts nothing that is seen.
  const end = cut === undefined || isCovered(edge, cut) ? Number.POSITIVE_INFINITY : cut
  const seen = Math.min(end, roomBeside(surface, edge)) - CASING
  return seen > 0 && seen < NARROWEST && end >= least ? seen : undefined
}

/** How far tiles may go on from an edge: no further than to the soft joint of the corner or floor beyond it. */
export function roomBeside(surface: TiledSurface, { axis, at, tiles, free }: SurfaceEdge): Mm {
  const [beyond, theirs] = tiles === 'after' ? ([at + free, 'before'] as const) : ([at - free, 'after'] as const)
  return free - softJointAt(surface, axis, beyond, theirs)
}

/** How much of a joint lies bare at an outer corner, where only a tile can end. */
function shortOfCorner({ tiles }: SurfaceEdge, into: Mm, whole: Mm, pitch: Mm): Mm {
  if (tiles === 'after') return into === 0 ? 0 : pitch - into
  return (into === 0 ? pitch : into) - whole
}

/** Where rows begin whose cut at an edge is so wide. */
export function startsOf({ edge, at, whole, shift }: TiledEdge, cut: Mm): readonly Mm[] {
  const start = edge.tiles === 'after' ? at - whole + cut : at - cut
  return shift === 0 ? [start] : [start, start - shift]
}

/** The cuts of an edge at which something begins or ends: a whole tile, the joint beside it, a sliver, and what a casing covers. */
export function turningCuts({ edge, whole, pitch, least }: TiledEdge): readonly Mm[] {
  return [0, NARROWEST, least, whole, pitch, ...(edge.what === 'door' ? [CASING] : []), ...(edge.free < whole ? [edge.free] : [])]
}

function lackingOf({ least }: TiledEdge, cut: Mm): Mm {
  return Math.max(0, least - cut)
}

/**
 * How much slivers there are along edges whose tiles begin at `start`, each by how much it lacks, over its length in whole mm; and the narrowest
 * piece. Without a list of cuts, because a search asks for thousands of places.
 */
export function judgeEdges(edges: readonly TiledEdge[], start: Mm): { slivers: number; smallest: Mm } {
  let [slivers, smallest] = [0, Number.POSITIVE_INFINITY]
  for (const tiled of edges) {
    const cut = cutAt(tiled, start)
    slivers += Math.round(tiled.edge.to - tiled.edge.from) * lackingOf(tiled, cut)
    smallest = Math.min(smallest, cut)
  }
  return { slivers, smallest }
}
