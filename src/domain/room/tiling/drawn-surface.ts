import { boxOf } from '../boxes.ts'
import { standingOnFloor } from '../fixture-heights.ts'
import { type FixtureKind, fixtures } from '../fixtures.ts'
import type { Id, Mm, Plan, Point, SurfaceTiling } from '../plan.ts'
import type { Wall } from '../walls.ts'
import { MIXER, namedFixturesInFrontOf, pipesAt, type WallPipe } from './at-wall.ts'
import { startOf } from './first-tile.ts'
import { piecesIn, type SetOut } from './lay-out.ts'
import { type Measure, measuresOf } from './measures.ts'
import { outlinesOf } from './outlines.ts'
import { type Extent, type Polygon, rectangleOf } from './polygons.ts'
import { type RecessDrawing, recessDrawings } from './recess-drawing.ts'
import { remembered } from './remembered.ts'
import type { Stretch } from './seen-stretches.ts'
import type { AnySurfaceName, Hole, TiledSurface } from './surface.ts'
import { downIn, type TileLines, tileLines, wholeExtent } from './tile-lines.ts'

/** A surface as it lies on paper: mm in its own size, x to the right and y down from its upper left corner. */
export type DrawnSurface = {
  readonly name: AnySurfaceName
  readonly tiling: SurfaceTiling
  readonly width: Mm
  readonly height: Mm
  /** Around what is tiled, with the holes in it. */
  readonly outline: readonly Polygon[]
  /** Around what is painted above the tiles. */
  readonly painted?: readonly Polygon[] | undefined
  readonly whole: readonly Polygon[]
  /** Each cut piece: its outline, then the holes in it. */
  readonly cut: readonly (readonly Polygon[])[]
  /** What is built in before it is among what stands there. */
  readonly holes: readonly {
    readonly what: Exclude<Hole['what'], 'built-in'>
    readonly id: Id | undefined
    readonly outline: Polygon
    readonly depth: Mm | undefined
  }[]
  readonly fixtures: readonly {
    readonly id: Id
    readonly kind: FixtureKind
    readonly outline: Polygon
    readonly nameAt: Point | undefined
    readonly mixerAt: Point | undefined
  }[]
  readonly pipes: readonly { readonly id: Id; readonly kind: WallPipe['kind']; readonly at: Point }[]
  readonly across: TileLines['across']
  readonly down: TileLines['down']
  /** From where to where openings and what is built in take the surface, from left to right and from the top. */
  readonly taken: { readonly x: readonly Stretch[]; readonly y: readonly Stretch[] }
  readonly measures: readonly Measure[]
  /** How high a wall's first row is laid above the floor. */
  readonly level: Mm | undefined
  /** The tile that is laid first, and where its lower left corner is; on the floor its upper left one. */
  readonly first: { readonly outline: Polygon; readonly along: Mm; readonly up: Mm } | undefined
  readonly recesses: readonly RecessDrawing[]
}

export function drawnSurface(plan: Plan, setOut: SetOut): DrawnSurface {
  const { surface, wall } = setOut
  const extent = wholeExtent(surface)
  const down = downIn(surface)
  const place = ({ x, y }: Point): Point => ({ x: x - extent.left, y: down(y) })
  const placed = (polygon: Polygon): Polygon => polygon.map(place)
  const pieces = piecesIn(setOut)
  const middle = ({ from, to }: { from: Mm; to: Mm }) => (from + to) / 2
  const onWall = (wall: Wall) =>
    namedFixturesInFrontOf(plan, wall).map((one) => ({
      id: one.id,
      kind: one.kind,
      outline: placed(rectangleOf({ left: one.from, right: one.to, low: one.low, high: one.high })),
      nameAt: one.nameAt === undefined ? undefined : place({ x: middle(one), y: one.nameAt }),
      mixerAt: one.hasMixer ? place({ x: middle(one), y: MIXER }) : undefined,
    }))
  const onFloor = () =>
    standingOnFloor(plan).map((fixture) => {
      const { id, kind } = fixture
      const { left, right, top, bottom } = boxOf(fixture)
      const nameAt = { x: (left + right) / 2, y: fixtures[kind].wet ? bottom - NAME : (top + bottom) / 2 }
      return { id, kind, outline: placed(rectangleOf({ left, right, low: top, high: bottom })), nameAt: place(nameAt), mixerAt: undefined }
    })
  const { level, first } = startOf(setOut, pieces)
  const measures = measuresOf(plan, setOut)
  return {
    ...tileLines(plan, setOut),
    width: extent.right - extent.left,
    height: extent.high - extent.low,
    outline: outlineOf(surface).map(placed),
    painted: surface.painted && outlinesOf(surface.painted.parts).map(placed),
    whole: pieces.filter(({ cut }) => !cut).flatMap(({ outline }) => outline.map(placed)),
    cut: pieces.filter(({ cut }) => cut).map(({ outline }) => outline.map(placed)),
    holes: surface.holes.flatMap(({ what, id, depth, ...hole }) => (what === 'built-in' ? [] : [{ what, id, outline: placed(holeIn(hole, extent)), depth }])),
    fixtures: wall ? onWall(wall) : surface.name === 'floor' ? onFloor() : [],
    pipes: wall ? pipesAt(plan, wall).map(({ id, kind, along, height }) => ({ id, kind, at: place({ x: along, y: height }) })) : [],
    taken: takenBy(measures, extent.high - extent.low, surface.name === 'floor'),
    measures,
    level,
    first: first && { outline: placed(rectangleOf(first.extent)), along: first.along, up: first.up },
    recesses: recessDrawings(setOut),
  }
}

/** It stays while joints move. */
const outlineOf = remembered(({ faces }: TiledSurface): readonly Polygon[] => faces.flatMap(outlinesOf))

/** From a wet place's front to the middle of its name on the floor, which a drain in its middle would cover. */
const NAME: Mm = 130

/** Of what has a size; what is built in takes a wall from floor to ceiling. */
function takenBy(measures: readonly Measure[], high: Mm, isFloor: boolean): DrawnSurface['taken'] {
  const sized = measures.filter(({ what }) => what !== 'notch')
  const upright = ({ up, height = 0 }: Measure) => (isFloor ? { from: up, to: up + height } : { from: Math.max(0, high - up - height), to: high - up })
  return {
    x: sized.flatMap(({ along, width }) => (width === undefined ? [] : [{ from: along, to: along + width }])),
    y: sized.filter(({ height }) => height !== undefined).map(upright),
  }
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
