import { boxOf } from '../boxes.ts'
import { machineBelow } from '../fixture-heights.ts'
import { type FixtureKind, fixtures } from '../fixtures.ts'
import type { Id, Mm, Plan, Point, SurfaceTiling } from '../plan.ts'
import type { Wall } from '../walls.ts'
import { fixturesInFrontOf, MIXER, pipesAt, type WallPipe } from './at-wall.ts'
import { chainOf, type TileSpan } from './chain.ts'
import { softJointAt } from './edge-cuts.ts'
import { piecesIn, type SetOut, startAt } from './lay-out.ts'
import { outlinesOf } from './outlines.ts'
import { type Extent, type Polygon, rectangleOf } from './polygons.ts'
import type { AnySurfaceName, Hole, SurfaceEdge, TiledSurface } from './surface.ts'

/** A surface as it lies on paper: mm in its own size, x to the right and y down from its upper left corner. */
export type DrawnSurface = {
  readonly name: AnySurfaceName
  readonly tiling: SurfaceTiling
  readonly width: Mm
  readonly height: Mm
  /** Around what is tiled, with the holes in it. */
  readonly outline: readonly Polygon[]
  readonly whole: readonly Polygon[]
  /** Each cut piece: its outline, then the holes in it. */
  readonly cut: readonly (readonly Polygon[])[]
  readonly holes: readonly { readonly what: Hole['what']; readonly id: Id | undefined; readonly outline: Polygon; readonly depth: Mm | undefined }[]
  readonly fixtures: readonly {
    readonly id: Id
    readonly kind: FixtureKind
    readonly outline: Polygon
    readonly nameAt: Point | undefined
    readonly mixerAt: Point | undefined
  }[]
  readonly pipes: readonly { readonly id: Id; readonly kind: WallPipe['kind']; readonly at: Point }[]
  /** The tiles from left to right, and from the top. */
  readonly across: readonly TileSpan[]
  readonly down: readonly TileSpan[]
}

export function drawnSurface(plan: Plan, setOut: SetOut): DrawnSurface {
  const { surface, wall } = setOut
  const { extent } = surface
  const down = downIn(surface)
  const place = ({ x, y }: Point): Point => ({ x: x - extent.left, y: down(y) })
  const placed = (polygon: Polygon): Polygon => polygon.map(place)
  const pieces = piecesIn(setOut)
  const middle = ({ from, to }: { from: Mm; to: Mm }) => (from + to) / 2
  const onWall = (wall: Wall) =>
    fixturesInFrontOf(plan, wall).map((one) => ({
      id: one.id,
      kind: one.kind,
      outline: placed(rectangleOf({ left: one.from, right: one.to, low: one.low, high: one.high })),
      nameAt: one.nameAt === undefined ? undefined : place({ x: middle(one), y: one.nameAt }),
      mixerAt: one.hasMixer ? place({ x: middle(one), y: MIXER }) : undefined,
    }))
  const onFloor = () => {
    const standing = plan.fixtures.filter((fixture) => !fixtures[fixture.kind].hangs && !machineBelow(plan, fixture))
    return standing.map((fixture) => {
      const { id, kind } = fixture
      const { left, right, top, bottom } = boxOf(fixture)
      const nameAt = { x: (left + right) / 2, y: fixtures[kind].wet ? bottom - NAME : (top + bottom) / 2 }
      return { id, kind, outline: placed(rectangleOf({ left, right, low: top, high: bottom })), nameAt: place(nameAt), mixerAt: undefined }
    })
  }
  return {
    ...tileSpans(setOut),
    width: extent.right - extent.left,
    height: extent.high - extent.low,
    outline: surface.faces.flatMap(outlinesOf).map(placed),
    whole: pieces.filter(({ cut }) => !cut).flatMap(({ outline }) => outline.map(placed)),
    cut: pieces.filter(({ cut }) => cut).map(({ outline }) => outline.map(placed)),
    holes: surface.holes.map((hole) => ({ what: hole.what, id: hole.id, outline: placed(holeIn(hole, extent)), depth: hole.depth })),
    fixtures: wall ? onWall(wall) : onFloor(),
    pipes: wall ? pipesAt(plan, wall).map(({ id, kind, along, height }) => ({ id, kind, at: place({ x: along, y: height }) })) : [],
  }
}

/** From a wet place's front to the middle of its name on the floor, which a drain in its middle would cover. */
const NAME: Mm = 130

/** The tiles from left to right and from the top, without a single piece being laid. */
export function tileSpans(setOut: SetOut): Pick<DrawnSurface, 'name' | 'tiling' | 'across' | 'down'> {
  const { surface, tiling, origin } = setOut
  const { name, extent, seen } = surface
  const down = downIn(surface)
  const soft = (at: Mm, tiles: SurfaceEdge['tiles']) => softJointAt(surface, 'x', at, tiles)
  return {
    name,
    tiling,
    // As far as it is seen; in a bond every second row.
    across: seen
      .flatMap(({ from, to }) => chainOf(from + soft(from, 'after'), to - soft(to, 'before'), startAt(setOut, from).x, tiling.tile.width, tiling.joint))
      .map(({ from, to, count }) => ({ from: from - extent.left, to: to - extent.left, count })),
    down: chainOf(extent.low + softJointAt(surface, 'y', extent.low, 'after'), extent.high, origin.y, tiling.tile.height, tiling.joint)
      .map(({ from, to, count }) => ({ from: Math.min(down(from), down(to)), to: Math.max(down(from), down(to)), count }))
      .toSorted((one, other) => one.from - other.from),
  }
}

/** The floor is drawn as in the plan, a wall upside up. */
function downIn({ name, extent }: TiledSurface): (y: Mm) => Mm {
  return (y) => (name === 'floor' ? y - extent.low : extent.high - y)
}

/** A hole's outline as far as it lies in the surface. */
function holeIn(hole: Extent, extent: Extent): Polygon {
  return rectangleOf({
    left: Math.max(hole.left, extent.left),
    right: Math.min(hole.right, extent.right),
    low: Math.max(hole.low, extent.low),
    high: Math.min(hole.high, extent.high),
  })
}
