import type { Axis, Mm, SurfaceTiling } from '../plan.ts'
import { cutInRow, NARROWEST, startsOf, type TiledEdge, turningCuts } from './edge-cuts.ts'
import { modulo, pitchOf, rowShift } from './tiling.ts'

/** An edge with what its cuts cost: a cut at all, and how narrow it is. In mm of an ordinary edge (docs/fogplan.md). */
export type WeighedEdge = TiledEdge & { readonly length: Mm; readonly cutCost: number; readonly narrowCost: number; readonly shaveCost: number }

/** Starts that please the eye, `at` and every `period` from there, and what it costs to leave them. */
export type Focus = { readonly at: Mm; readonly period: Mm; readonly cost: number }

/** What a start along an axis is judged by. */
export type Judged = { readonly edges: readonly WeighedEdge[]; readonly foci: readonly Focus[]; readonly pitch: Mm }

/** A sliver costs something by being one, and six cuts more where nothing is left of it; one that cannot be laid ten more. */
const SLIVER = 0.4
const NARROW = 6
const UNLAYABLE = 10
/** Taking less than 5 mm off a tile is a cut for nothing, and chips. It costs two more than a cut, except where the wall's tiles cover it. */
const SHAVE: Mm = 5
const SHAVED = 2
/** What is bought and thrown away: half as dear as the cut beside it. */
const WASTE = 0.5
/** The width of the blade. */
const KERF: Mm = 3

/** What a start costs, in thousandths of a mm so that the order of adding does not tell two starts apart. */
export function costAt({ edges, foci }: Judged, start: Mm): number {
  let cost = 0
  for (const edge of edges) {
    const first = pieceCost(edge, cutInRow(edge, start))
    cost += edge.shift === 0 ? first : (first + pieceCost(edge, cutInRow(edge, start + edge.shift))) / 2
  }
  for (const focus of foci) cost += focus.cost * Math.min(1, Math.max(0, distanceTo(focus, start) - UNSEEN) / spared(focus))
  // The odd amount keeps ordinary costs away from where rounding turns.
  return Math.round(cost * 1000 + 0.137)
}

function pieceCost({ edge, whole, least, length, cutCost, narrowCost, shaveCost }: WeighedEdge, cut: Mm): number {
  if (cut >= whole) return 0
  // Two narrow strips are cut from one tile.
  const bought = 2 * cut + KERF <= whole ? 0.5 : 1
  const shaved = whole - cut < SHAVE ? SHAVED * (1 - (whole - cut) / SHAVE) : 0
  const cost = cutCost + length * WASTE * (bought - cut / whole) + narrowCost * narrowness(cut, least) + shaveCost * shaved
  // One piece fills the place between two edges, and each of them tells of it.
  return cut >= edge.free ? cost / 2 : cost
}

function narrowness(cut: Mm, least: Mm): number {
  if (cut >= least) return 0
  return SLIVER + (NARROW * (least - cut)) / least + (cut < NARROWEST ? UNLAYABLE : 0)
}

/** How far a start is from the nearest one that pleases. */
export function distanceTo({ at, period }: Focus, start: Mm): Mm {
  const off = modulo(start - at, period)
  return Math.min(off, period - off)
}

/** Whole mm may lie half a one off. */
const UNSEEN: Mm = 0.5

/** So far off one sees it, and further off it is no worse. */
function spared({ period }: Focus): Mm {
  return period / 4
}

/** The starts between which the cost rises or falls evenly: no other can be the cheapest. Within the first tile and joint. */
export function turningStarts({ edges, foci, pitch }: Judged): readonly Mm[] {
  const atEdges = edges.flatMap((edge) => {
    const { whole } = edge
    // Short of an outer corner by a joint, or by part of one, a tile is as good as shaved.
    const short = edge.edge.what === 'outer corner' ? [whole + SHAVE, whole - pitch + SHAVE] : []
    return [...turningCuts(edge), whole - SHAVE, (whole - KERF) / 2, ...short].flatMap((cut) => startsOf(edge, cut))
  })
  const atFoci = foci.flatMap((focus) =>
    Array.from({ length: Math.round(pitch / focus.period) }, (_, index) => focus.at + index * focus.period).flatMap((at) => [
      at - spared(focus) - UNSEEN,
      at - UNSEEN,
      at + UNSEEN,
      at + spared(focus) + UNSEEN,
    ]),
  )
  return [...atEdges, ...atFoci].map((start) => modulo(start, pitch))
}

/**
 * Starts that are symmetric about a place: a tile's middle there, or a joint's. In a half bond also a quarter off, where one row mirrors the
 * next; in a third bond only there, half a shift off.
 */
export function symmetricAbout(middle: Mm, tiling: SurfaceTiling, axis: Axis, cost: number): Focus {
  const pitch = pitchOf(tiling, axis)
  const bond = axis === 'x' ? tiling.bond : 'straight'
  const lean = bond === 'third' ? rowShift(tiling, 1) / 2 : 0
  return { at: middle + tiling.joint / 2 - lean, period: bond === 'half' ? pitch / 4 : pitch / 2, cost }
}
