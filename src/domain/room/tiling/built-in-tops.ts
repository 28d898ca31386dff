import { type Box, boxOf } from '../boxes.ts'
import { topOf } from '../built-in.ts'
import { isBuiltIn } from '../fixtures.ts'
import { ascending, consecutive } from '../in-order.ts'
import type { Mm, Plan, Point } from '../plan.ts'
import { boundsOf, boxAtWall, boxSeenFrom, notchOf, seenFrom, type Wall, wallsOf } from '../walls.ts'
import { type BuiltInFace, builtInFaces, numberOf, readFaceName } from './built-in-faces.ts'
import { type Extent, extentOf, rectangleOf, within, withoutHoles } from './polygons.ts'
import { rememberedBy } from './remembered.ts'
import { type BareEdge, surfaceOf, type TiledSurface } from './surface.ts'
import { type TiledBorder, tiledBorders } from './tiled-borders.ts'

/** The tiled top of a pillar or boxing, and the face whose joints it continues. */
type BuiltInTop = { readonly surface: TiledSurface; readonly front: BuiltInFace }

/**
 * The tops of pillars and boxings that end below the ceiling, as somebody sees them who stands before their widest face: x along that face, y from its
 * edge away from him.
 */
export const builtInTops = rememberedBy(({ room, fixtures }: Plan) => [room, fixtures], findTops)

function findTops(plan: Plan): readonly BuiltInTop[] {
  const faces = builtInFaces(plan)
  const walls = wallsOf(plan.room)
  return plan.fixtures.flatMap((fixture, index): BuiltInTop[] => {
    const { kind } = fixture
    const own = faces.filter((face) => face.fixture === fixture)
    const [front] = own.toSorted((one, other) => other.wall.length - one.wall.length || roomBefore(walls, other) - roomBefore(walls, one))
    if (!isBuiltIn(kind) || front?.top === undefined) return []
    const { top, wall } = front
    const inPlace = (box: Box) => fromFace(wall, box)
    const beside = plan.fixtures.flatMap((other, order) => {
      const height = topOf(plan, other)
      return other === fixture || !isBuiltIn(other.kind) || height < top ? [] : [{ place: inPlace(boxOf(other)), isUpper: height > top || order < index }]
    })
    const notch = notchOf(plan.room)
    const outside = notch ? [inPlace(notch)] : []
    const bounds = inPlace(boundsOf(plan.room))
    const inRoom = within(within(rectangleOf(inPlace(boxOf(fixture))), bounds), inPlace(belowCeiling(plan, top)))
    const parts = inRoom.length === 0 ? [] : withoutHoles(inRoom, [...outside, ...beside.flatMap(({ place, isUpper }) => (isUpper ? [place] : []))])
    if (parts.length === 0) return []
    const walled = [...outside, ...beside.map(({ place }) => place)]
    const edges = tiledBorders({ faces: [parts] }).flatMap((border) => edgesAlong(border, bounds, walled))
    const extent = extentOf(parts.flat())
    const seen = [{ from: extent.left, to: extent.right }]
    return [{ surface: surfaceOf({ name: `${kind} ${numberOf(plan, fixture)} top`, extent, seen, holes: [] }, [parts], edges, []), front }]
  })
}

/** How far it is from a face to the wall that it looks at: one stands where there is most room. */
function roomBefore(walls: readonly Wall[], { name, wall }: BuiltInFace): Mm {
  const { facing } = readFaceName(name)
  const before = facing === 'top' ? undefined : walls[facing]
  return before ? seenFrom(before, wall.start).into : 0
}

function fromFace(face: Wall, box: Box): Extent {
  const { from, to, near, far } = boxSeenFrom(face, box)
  return { left: from, right: to, low: 0 - far, high: 0 - near }
}

/** Further than any room reaches. */
const FAR: Mm = 100_000

/** The floor above which the ceiling is higher than a top. */
function belowCeiling({ room }: Plan, top: Mm): Box {
  const { height, slope } = room.ceiling
  const low = slope && wallsOf(room)[slope.wall]
  if (!slope || !low || top <= slope.low) return { left: -FAR, top: -FAR, right: FAR, bottom: FAR }
  return boxAtWall(low, -FAR, FAR, ((top - slope.low) * slope.depth) / (height - slope.low), FAR)
}

/** A border's parts: where the room's wall or something higher rises from it a corner, elsewhere an outer one. */
function edgesAlong({ axis, at, tiles, from, to }: TiledBorder, bounds: Extent, walled: readonly Extent[]): readonly BareEdge[] {
  const ends = [bounds, ...walled].flatMap(({ left, right, low, high }) => (axis === 'x' ? [low, high] : [left, right])).filter((end) => end > from && end < to)
  return consecutive(ascending([from, to, ...ends])).map(([start, end]): BareEdge => {
    const [beyond, middle] = [tiles === 'after' ? at - 0.5 : at + 0.5, (start + end) / 2]
    const place = axis === 'x' ? { x: beyond, y: middle } : { x: middle, y: beyond }
    const isWalled = !holdsPoint(bounds, place) || walled.some((one) => holdsPoint(one, place))
    return { axis, at, tiles, what: isWalled ? 'corner' : 'outer corner', from: start, to: end }
  })
}

function holdsPoint({ left, right, low, high }: Extent, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= low && y <= high
}
