import { signedArea } from '../boxes.ts'
import { bendsOf, heightAt } from '../ceiling.ts'
import { ascending, consecutive, gapsBetween } from '../in-order.ts'
import { doorHeight } from '../openings.ts'
import type { Axis, Id, Mm, Niche, Plan, Point, SurfaceName, SurfaceTiling } from '../plan.ts'
import { pointAt, type Wall } from '../walls.ts'
import type { FaceName, TopName } from './built-in-faces.ts'
import { clipped, type Extent, type Polygon, withoutHoles } from './polygons.ts'
import { rememberedEach } from './remembered.ts'
import { cornerHeight, lowBefore, type Stretch, seenStretches } from './seen-stretches.ts'
import { betweenSoftJoints } from './soft-joints.ts'
import { NICHE_DEPTH } from './tiling.ts'

/** Also a face or the top of a pillar or boxing. It follows the wall behind it, so nothing is chosen or stored for it. */
export type AnySurfaceName = SurfaceName | FaceName | TopName

/** Where no tiles are; `built-in`: behind a boxing that ends below the ceiling. `depth`: how far in its tiled sides reach, those of a niche or a window's reveal. */
export type Hole = Extent & { readonly what: 'door' | 'window' | 'niche' | 'drain' | 'built-in'; readonly id?: Id; readonly depth?: Mm | undefined }

/** A straight edge of a surface across an axis: tiles lie before it (towards 0), or after it. */
export type SurfaceEdge = {
  readonly axis: Axis
  readonly at: Mm
  readonly tiles: 'before' | 'after'
  readonly what: Hole['what'] | 'corner' | 'outer corner' | 'ceiling' | 'paint' | 'floor' | 'shower'
  readonly id?: Id | undefined
  /** From where to where it runs along the other axis. */
  readonly from: Mm
  readonly to: Mm
  /** How far the surface goes on from it before another edge ends it. */
  readonly free: Mm
}

export type BareEdge = Omit<SurfaceEdge, 'free'>

/** A part of a wall below a straight part of the ceiling's edge, from one end of that to the other. */
type Strip = { readonly from: Point; readonly to: Point }

/** A wall or the floor, as its tiler sees it: x to the right, y up a wall and down the drawing of a floor (mm). */
export type TiledSurface = {
  readonly name: AnySurfaceName
  /** Convex, disjoint parts without the holes. Tiles are cut where one face meets the next; within one they are not. */
  readonly faces: readonly (readonly Polygon[])[]
  /** The same without the soft joints: what tiles are laid on. */
  readonly laid: readonly (readonly Polygon[])[]
  readonly extent: Extent
  /** What is painted above the tiles, up to the ceiling: in convex, disjoint parts without the holes. */
  readonly painted?: { readonly height: Mm; readonly parts: readonly Polygon[] } | undefined
  /** What is seen of it from left to right: the whole floor, and a wall without what pillars and boxings hide. */
  readonly seen: readonly Stretch[]
  readonly holes: readonly Hole[]
  readonly edges: readonly SurfaceEdge[]
  /** mm² */
  readonly area: number
}

/** A surface and its tiling. */
export type Tiled = { readonly surface: TiledSurface; readonly tiling: SurfaceTiling }

/** `name`: of a face of a pillar or boxing; `top`: how high that is, if it ends below the ceiling. */
type Elevated = { readonly niche?: Niche | undefined; readonly name?: AnySurfaceName; readonly tiledTo?: Mm | undefined; readonly top?: Mm | undefined }

/** A wall, or a face of a pillar or boxing. Where one of those stands before it, and above `tiledTo`, it has no tiles. It stays while joints move. */
export const elevation = rememberedEach(
  ({ room, openings, fixtures }: Plan, _wall: Wall, _elevated?: Elevated) => [room, openings, fixtures],
  (_plan, wall, { name = wall.index, niche, tiledTo, top } = {}) => JSON.stringify([name, wall.start, niche, tiledTo, top]),
  elevationOf,
)

function elevationOf(plan: Plan, wall: Wall, { niche, name = wall.index, tiledTo, top = Number.POSITIVE_INFINITY }: Elevated = {}): TiledSurface {
  const tops = [0, ...bendsOf(plan.room, wall), wall.length].map((x) => ({ x, y: heightAt(plan.room, pointAt(wall, x)) }))
  const ceilingStrips = consecutive(tops).flatMap(([from, to]) => stripsBelow({ from, to }, top))
  const height = Math.min(top, Math.max(...tops.map(({ y }) => y)))
  const high = Math.min(height, tiledTo ?? height)
  // Where the ceiling lies on the floor there is no wall, and where nothing is tiled no surface.
  const strips = high > 0 ? ceilingStrips.flatMap((strip) => stripsBelow(strip, high)).filter(({ from, to }) => from.y > 0 || to.y > 0) : []
  const extent = { left: 0, right: wall.length, low: 0, high }
  const low = lowBefore(plan, wall, top)
  const holes = [...holesIn(plan, name, niche), ...low]
  const tiledHoles = holes.filter(({ low }) => low < high).map((hole) => ({ ...hole, high: Math.min(hole.high, high) }))
  const seen = seenStretches(plan, wall, top)
  const hidden = gapsBetween(seen, wall.length).map(({ from, to }): Extent => ({ left: from, right: to, low: 0, high }))
  const painted = tiledTo === undefined ? undefined : { height, parts: partsAbove(ceilingStrips, high).flatMap((part) => withoutHoles(part, holes)) }
  const ends = [...seenSides(plan, wall, seen, high), ...seenParts(levelEdges(strips, painted && high, top), seen)]
  const around = ends.flatMap((edge) => besideHoles(edge, low))
  const edges = strips.length > 0 ? [...around, ...seenParts(holeEdges(tiledHoles, extent), seen)] : []
  return surfaceOf({ name, extent, painted, seen, holes }, [strips.map(outlineOf)], edges, hidden)
}

function partsAbove(strips: readonly Strip[], high: Mm): readonly Polygon[] {
  return strips.map((strip) => clipped(outlineOf(strip), 'y', high, 'above')).filter((part) => part.length > 2)
}

/** A strip below its ceiling and below `high`, in two where those cross. */
function stripsBelow({ from, to }: Strip, high: Mm): readonly Strip[] {
  const below = ({ x, y }: Point): Point => ({ x, y: Math.min(y, high) })
  if (from.y > high === to.y > high || from.y === high || to.y === high) return [{ from: below(from), to: below(to) }]
  const crossing = { x: from.x + ((to.x - from.x) * (high - from.y)) / (to.y - from.y), y: high }
  return [
    { from: below(from), to: crossing },
    { from: crossing, to: below(to) },
  ]
}

function holesIn(plan: Plan, name: AnySurfaceName, niche: Niche | undefined): readonly Hole[] {
  const openings = plan.openings.filter((opening) => opening.wall === name)
  const holes = openings.map((opening): Hole => {
    const { kind, id, along, width } = opening
    const upright = kind === 'door' ? { low: 0, high: doorHeight(opening) } : { low: opening.sill, high: opening.sill + opening.height, depth: opening.reveal }
    return { what: kind, id, left: along, right: along + width, ...upright }
  })
  const recess: readonly Hole[] = niche
    ? [{ what: 'niche', left: niche.along, right: niche.along + niche.width, low: niche.sill, high: niche.sill + niche.height, depth: NICHE_DEPTH }]
    : []
  return [...holes, ...recess]
}

/** A ceiling that reaches the floor leaves a triangle. */
function outlineOf({ from, to }: Strip): Polygon {
  return [{ x: from.x, y: 0 }, { x: to.x, y: 0 }, ...[to, from].filter(({ y }) => y > 0)]
}

/** The upright edges of the visible stretches. */
function seenSides(plan: Plan, wall: Wall, seen: readonly Stretch[], high: Mm): readonly BareEdge[] {
  const side = (at: Mm, tiles: SurfaceEdge['tiles']): readonly BareEdge[] => {
    const top = Math.min(high, heightAt(plan.room, pointAt(wall, at)))
    const closed = Math.min(top, cornerHeight(plan, wall, at, tiles === 'after' ? -1 : 1))
    const edge = { axis: 'x', at, tiles } as const
    return [
      { ...edge, what: 'corner', from: 0, to: closed },
      { ...edge, what: 'outer corner', from: closed, to: top },
    ]
  }
  return seen.flatMap(({ from, to }) => [...side(from, 'after'), ...side(to, 'before')]).filter(({ from, to }) => from < to)
}

/** `painted`: the height above which there is paint; `top`: that of a boxing's top. */
function levelEdges(strips: readonly Strip[], painted: Mm | undefined, top: Mm): readonly BareEdge[] {
  const xs = strips.flatMap(({ from, to }) => [from.x, to.x])
  const kindAt = (high: Mm) => (high === top ? 'outer corner' : high === painted ? 'paint' : 'ceiling')
  const ceiling = strips
    .filter(({ from, to }) => from.y === to.y)
    .map(({ from, to }): BareEdge => ({ axis: 'y', at: to.y, tiles: 'before', what: kindAt(to.y), from: from.x, to: to.x }))
  return [{ axis: 'y', at: 0, tiles: 'after', what: 'floor', from: Math.min(...xs), to: Math.max(...xs) }, ...ceiling]
}

/** The visible parts of the edges in a wall. */
function seenParts(edges: readonly BareEdge[], seen: readonly Stretch[]): readonly BareEdge[] {
  return edges.flatMap((edge) => {
    if (edge.axis === 'x') {
      const isSeen = seen.some(({ from, to }) => (edge.tiles === 'after' ? from <= edge.at && edge.at < to : from < edge.at && edge.at <= to))
      return isSeen ? [edge] : []
    }
    const parts = seen.map((stretch) => ({ from: Math.max(stretch.from, edge.from), to: Math.min(stretch.to, edge.to) }))
    return parts.filter(({ from, to }) => from < to).map((part) => ({ ...edge, ...part }))
  })
}

/** The edges of holes that lie within a surface. */
export function holeEdges(holes: readonly Hole[], extent: Extent): readonly BareEdge[] {
  return holes.flatMap(({ what, id, left, right, low, high }) => {
    const across: BareEdge[] = [
      { axis: 'x', at: left, tiles: 'before', what, id, from: low, to: high },
      { axis: 'x', at: right, tiles: 'after', what, id, from: low, to: high },
      { axis: 'y', at: low, tiles: 'before', what, id, from: left, to: right },
      { axis: 'y', at: high, tiles: 'after', what, id, from: left, to: right },
    ]
    const [start, end] = [
      { x: extent.left, y: extent.low },
      { x: extent.right, y: extent.high },
    ]
    return across.filter(({ axis, at }) => at > start[axis] && at < end[axis]).flatMap((edge) => besideHoles(edge, holes))
  })
}

/** The parts of a hole's edge that no other hole lies against: between a window and a door side by side there are no tiles. */
function besideHoles(edge: BareEdge, holes: readonly Hole[]): readonly BareEdge[] {
  const [start, end, first, last] = edge.axis === 'x' ? (['left', 'right', 'low', 'high'] as const) : (['low', 'high', 'left', 'right'] as const)
  const against = holes.filter((hole) =>
    edge.tiles === 'before' ? hole[start] < edge.at && edge.at <= hole[end] : hole[start] <= edge.at && edge.at < hole[end],
  )
  let parts = [edge]
  for (const hole of against) {
    const cut = parts.flatMap((part) => [
      { ...part, to: Math.min(part.to, hole[first]) },
      { ...part, from: Math.max(part.from, hole[last]) },
    ])
    parts = cut.filter(({ from, to }) => from < to)
  }
  return parts
}

/** A surface of faces from which its holes and what hides it are still to be taken. */
export function surfaceOf(
  known: Pick<TiledSurface, 'name' | 'extent' | 'painted' | 'seen' | 'holes'>,
  whole: readonly (readonly Polygon[])[],
  edges: readonly BareEdge[],
  hidden: readonly Extent[],
): TiledSurface {
  const faces = whole.map((face) => face.flatMap((part) => withoutHoles(part, [...known.holes, ...hidden])))
  const area = faces.flat().reduce((sum, part) => sum + signedArea(part), 0)
  const laid = faces.map((face) => betweenSoftJoints(known.name, face, edges))
  return { ...known, faces, laid, edges: edges.map((edge) => ({ ...edge, free: freeBeside(edge, edges) })), area }
}

function freeBeside(edge: BareEdge, edges: readonly BareEdge[]): Mm {
  return Math.min(Number.POSITIVE_INFINITY, ...facing(edge, edges).map(({ off }) => off))
}

/** The edges that end the surface somewhere beyond an edge, and how far off. */
function facing(edge: BareEdge, edges: readonly BareEdge[]): readonly { readonly from: Mm; readonly to: Mm; readonly off: Mm }[] {
  const way = edge.tiles === 'after' ? 1 : -1
  const others = edges.filter(({ axis, tiles, from, to }) => axis === edge.axis && tiles !== edge.tiles && from < edge.to && to > edge.from)
  return others.map(({ at, from, to }) => ({ from, to, off: (at - edge.at) * way })).filter(({ off }) => off > 0)
}

/** The parts of an edge, each as free as it is itself: a ceiling has little room above a door, and a whole wall beside it. */
export function partsOfEdge(edge: SurfaceEdge, { edges }: Pick<TiledSurface, 'edges'>): readonly SurfaceEdge[] {
  const beyond = facing(edge, edges)
  const ends = ascending([edge.from, edge.to, ...beyond.flatMap(({ from, to }) => [from, to])]).filter((end) => end >= edge.from && end <= edge.to)
  return consecutive(ends).map(([from, to]) => {
    const here = beyond.filter((other) => other.from < to && other.to > from)
    return { ...edge, from, to, free: Math.min(Number.POSITIVE_INFINITY, ...here.map(({ off }) => off)) }
  })
}
