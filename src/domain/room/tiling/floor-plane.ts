import { type Box, boxOf, surrounds } from '../boxes.ts'
import { fixtures, isBuiltIn } from '../fixtures.ts'
import type { Mm, Plan, SurfaceTiling, TileSize } from '../plan.ts'
import { boundsOf, boxIsInside, isInside, partsOf, pointAt, wallsOf } from '../walls.ts'
import { builtInFaces } from './built-in-faces.ts'
import { type Extent, type Polygon, polygonSides, rectangleOf, withoutHoles } from './polygons.ts'
import { rememberedEach } from './remembered.ts'
import { seenStretches } from './seen-stretches.ts'
import { type BareEdge, type Hole, holeEdges, surfaceOf, type TiledSurface } from './surface.ts'

/** The visible square of a floor drain's frame; assumed, makes differ. */
export const DRAIN: Mm = 150

/**
 * The floor. Tiles too large to follow the fall are cut along the lines from the shower's corners to its drain ("kuvertskärning");
 * the shower is then laid in four faces, each of them flat.
 */
export const floorPlane = rememberedEach(
  ({ room, fixtures, plumbingPoints }: Plan, _tiling: Pick<SurfaceTiling, 'tile'>) => [room, fixtures, plumbingPoints],
  (_plan, { tile }) => String(followsFall(tile)),
  planeOf,
)

function planeOf(plan: Plan, { tile }: Pick<SurfaceTiling, 'tile'>): TiledSurface {
  const extent = extentOfBox(boundsOf(plan.room))
  const drains = plan.plumbingPoints.filter(({ kind }) => kind === 'drain')
  const holes = drains.map(
    ({ id, at }): Hole => ({ what: 'drain', id, left: at.x - DRAIN / 2, right: at.x + DRAIN / 2, low: at.y - DRAIN / 2, high: at.y + DRAIN / 2 }),
  )
  const builtIn = plan.fixtures.filter(({ kind }) => isBuiltIn(kind)).map(boxOf)
  const floor = floorStrips(plan)
  const envelope = followsFall(tile) ? undefined : envelopeOf(plan)
  const rest = envelope ? floor.flatMap((strip) => withoutHoles(strip, [envelope.place])) : floor
  const whole = [rest, ...(envelope?.faces.map((face) => [face]) ?? [])]
  const edges = [...floorEdges(plan), ...holeEdges(holes, extent), ...(envelope ? borderEdges(plan, envelope.place) : [])]
  return surfaceOf({ name: 'floor', extent, seen: [{ from: extent.left, to: extent.right }], holes }, whole, edges, builtIn.map(extentOfBox))
}

/** Tiles up to this size follow a fall without being cut (docs/fogplan.md). */
const FOLLOWS_FALL: Mm = 150

function followsFall({ width, height }: TileSize): boolean {
  return Math.min(width, height) <= FOLLOWS_FALL
}

/** The floor in upright strips: the parts of the room as it is with x and y changed round. */
function floorStrips({ room: { corners } }: Plan): readonly Polygon[] {
  const parts = partsOf({ corners: corners.map(({ x, y }) => ({ x: y, y: x })) })
  return parts.map(({ left, right, top, bottom }) => rectangleOf({ left: top, right: bottom, low: left, high: right }))
}

/** Along the walls, and around pillars and boxings. */
function floorEdges(plan: Plan): readonly BareEdge[] {
  const sides = [
    ...wallsOf(plan.room).map((wall) => ({ wall, what: 'corner', id: String(wall.index) }) as const),
    ...builtInFaces(plan).map(({ wall, fixture }) => ({ wall, what: 'built-in', id: fixture.id }) as const),
  ]
  return sides.flatMap(({ wall, what, id }) => {
    const axis = wall.along.x === 0 ? 'x' : 'y'
    const other = axis === 'x' ? 'y' : 'x'
    const tiles = wall.inward[axis] > 0 ? 'after' : 'before'
    // At the floor, where what is low hides a wall too.
    return seenStretches(plan, wall, 0).map(({ from, to }): BareEdge => {
      const ends = [pointAt(wall, from)[other], pointAt(wall, to)[other]]
      return { axis, at: wall.start[axis], tiles, what, id, from: Math.min(...ends), to: Math.max(...ends) }
    })
  })
}

/** Both sides of a shower's border, along which the tiles are cut, as far as it does not lie at a wall. */
function borderEdges({ room }: Plan, { left, right, low, high }: Extent): readonly BareEdge[] {
  const middle = { x: (left + right) / 2, y: (low + high) / 2 }
  const sides = [
    { axis: 'x', at: left, from: low, to: high, outside: { x: left - 1, y: middle.y } },
    { axis: 'x', at: right, from: low, to: high, outside: { x: right + 1, y: middle.y } },
    { axis: 'y', at: low, from: left, to: right, outside: { x: middle.x, y: low - 1 } },
    { axis: 'y', at: high, from: left, to: right, outside: { x: middle.x, y: high + 1 } },
  ] as const
  return sides
    .filter(({ outside }) => isInside(room, outside))
    .flatMap(({ outside: _, ...side }) => (['before', 'after'] as const).map((tiles): BareEdge => ({ ...side, tiles, what: 'shower' })))
}

/** The first open shower that lies in the room with a drain in it, and the four faces that slope to the drain. */
function envelopeOf(plan: Plan): { place: Extent; faces: readonly Polygon[] } | undefined {
  for (const fixture of plan.fixtures) {
    if (!fixtures[fixture.kind].open) continue
    const box = boxOf(fixture)
    const drain = plan.plumbingPoints.find(({ kind, at }) => kind === 'drain' && surrounds(box, at))
    if (!drain || !boxIsInside(plan.room, box)) continue
    const place = extentOfBox(box)
    return { place, faces: polygonSides(rectangleOf(place)).map(([from, to]) => [from, to, drain.at]) }
  }
  return undefined
}

function extentOfBox({ left, top, right, bottom }: Box): Extent {
  return { left, right, low: top, high: bottom }
}
