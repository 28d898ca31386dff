import type { Axis, Mm, Plan, SurfaceName, SurfaceTiling } from '../plan.ts'
import { tileFormats } from '../quantities.ts'
import { type Wall, wallsOf } from '../walls.ts'
import { builtInFaces } from './built-in-faces.ts'
import { builtInTops } from './built-in-tops.ts'
import { floorPlane } from './floor-plane.ts'
import { MOST_PIECES, mostPieces } from './most-pieces.ts'
import { type PatternStart, type Piece, piecesOf } from './pieces.ts'
import type { Polygon } from './polygons.ts'
import { remembered, sameAsBefore } from './remembered.ts'
import { lengthOf, type Stretch } from './seen-stretches.ts'
import { type Choice, proposedAlong, proposedOnFloor, proposedUp } from './set-out.ts'
import { type AnySurfaceName, elevation, type Tiled, type TiledSurface } from './surface.ts'
import { pitchOf, rowShift, usualTiling } from './tiling.ts'

/** A surface with its joints. */
export type SetOut = Tiled & {
  /** Undefined for the floor, and for the top of a pillar or boxing. */
  readonly wall: Wall | undefined
  /** A tile's lower left corner: as chosen, else as proposed. */
  readonly origin: PatternStart
  readonly proposed: PatternStart
  /** What is seen of it from left to right, each stretch with where its tiles begin along it: its own place unless one was chosen for the wall. */
  readonly stretches: readonly LaidStretch[]
  /** The next best places along each axis. */
  readonly others: Readonly<Record<Axis, readonly Mm[]>>
  /** The plan's surfaces would get more pieces than any bathroom has, so none is laid. */
  readonly tooFine: boolean
}

/** From where to where, and where a tile begins; that of one stretch is no column of another. */
export type LaidStretch = Stretch & { readonly x: Mm }

/** The walls in order, then the floor, then the faces of pillars and boxings, then their tops. */
export const setOuts = remembered(function setOuts(plan: Plan): readonly SetOut[] {
  const walls = wallsOf(plan.room).map((wall) => {
    const tiling = tilingOf(plan, wall.index)
    return { wall, tiling, surface: elevation(plan, wall, tiling) }
  })
  const faces = builtInFaces(plan).map(({ name, wall, behind, top }) => {
    const tiling = followed(tilingOf(plan, behind))
    return { wall, tiling, surface: elevation(plan, wall, { name, tiledTo: tiling.tiledTo, top }) }
  })
  // Where the face below it ends in paint, a top is painted too.
  const tops = builtInTops(plan)
    .map(({ surface, front }) => ({ surface, front, tiling: followed(tilingOf(plan, front.behind)) }))
    .filter(({ front: { top = 0 }, tiling: { tiledTo = top } }) => tiledTo >= top)
  const upright = [...walls, ...faces]
  const up = new Map<string, Choice>()
  for (const { tiling } of upright) {
    const alike = upright.filter((other) => meetUp(other.tiling, tiling))
    // A wall that was moved or locked takes the others along.
    if (!up.has(upKey(tiling))) up.set(upKey(tiling), chosenUp(plan, alike))
  }
  const along = upright.map((known) => {
    const { surface, tiling } = known
    const choices = surface.seen.map((stretch) => ({ ...stretch, ...proposedAlong(plan, known, stretch) }))
    const y = up.get(upKey(tiling)) ?? NOWHERE
    const [widest] = choices.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    const proposed = { x: widest?.start ?? 0, y: y.start }
    const origin = { x: tiling.x ?? proposed.x, y: tiling.y ?? proposed.y }
    const stretches = choices.map(({ from, to, start }, index) => ({ from, to, x: (tiling.x ?? start) - 2 * index * pitchOf(tiling, 'x') }))
    return { ...known, proposed, origin, stretches, others: { x: choices.length === 1 ? (choices[0]?.others ?? []) : [], y: y.others } }
  })
  const tiling = tilingOf(plan, 'floor')
  const floor = { tiling, surface: floorPlane(plan, tiling) }
  // A boxing may hide the whole wall that one would see on entering; its face is seen instead. A painted wall has no joints to meet.
  const seen = along.filter(({ surface }) => surface.area > 0).map((known) => ({ ...known, start: known.origin.x }))
  const tooFine = mostPieces([...upright, floor, ...tops]) > MOST_PIECES
  const [x, y] = [proposedOnFloor(plan, floor, 'x', seen), proposedOnFloor(plan, floor, 'y', seen)]
  const proposed = { x: x.start, y: y.start }
  const origin = { x: tiling.x ?? proposed.x, y: tiling.y ?? proposed.y }
  const stretches = floor.surface.seen.map((stretch) => ({ ...stretch, x: origin.x }))
  const all = [
    ...along.slice(0, walls.length),
    { ...floor, wall: undefined, proposed, origin, stretches, others: { x: x.others, y: y.others } },
    ...along.slice(walls.length),
    ...tops.flatMap(({ front, surface }) => {
      const face = along.find((known) => known.surface.name === front.name)
      return face ? [onTop(surface, face)] : []
    }),
  ]
  return all.map((known) => settled({ ...known, tooFine }))
})

/** A surface whose joints stay where they are is laid and counted once, while those of others move. */
const settled = sameAsBefore(
  ({ surface }: SetOut) => surface,
  ({ tiling, proposed, stretches, others, tooFine }) => JSON.stringify([tiling, proposed, stretches, others, tooFine]),
)

/** A boxing's top: its joints continue those of the uppermost row of the face below it, along whose edge whole tiles lie. */
function onTop(surface: TiledSurface, { tiling, origin, surface: face }: Tiled & { origin: PatternStart }): Omit<SetOut, 'tooFine'> {
  const uppermost = Math.ceil((face.extent.high - origin.y) / pitchOf(tiling, 'y')) - 1
  const start = { x: origin.x + rowShift(tiling, uppermost), y: 0 }
  const stretches = surface.seen.map((stretch) => ({ ...stretch, x: start.x }))
  return { surface, tiling, wall: undefined, origin: start, proposed: start, stretches, others: { x: [], y: [] } }
}

const NOWHERE: Choice = { start: 0, others: [] }

/** Where the level joints of some walls were put, else as proposed. The proposal is then the best of the others. */
function chosenUp(plan: Plan, walls: readonly (Tiled & { wall: Wall })[]): Choice {
  const proposed = proposedUp(plan, walls)
  const y = walls.find(({ tiling }) => tiling.y !== undefined)?.tiling.y
  return y === undefined ? proposed : { start: y, others: [proposed.start, ...proposed.others] }
}

export function setOutOf(plan: Plan, surface: AnySurfaceName): SetOut | undefined {
  return setOuts(plan).find((one) => one.surface.name === surface)
}

/** A face of a pillar or boxing has the tiles of the wall behind it and its level joints. Locked: it moves with that wall alone. */
function followed(tiling: SurfaceTiling): SurfaceTiling {
  return { ...tiling, x: undefined, niche: undefined, locked: ['x', 'y'] }
}

/** What a surface is tiled with: as chosen, else the plan's tiles. */
export function tilingOf({ tiling, tile }: Pick<Plan, 'tiling' | 'tile'>, surface: SurfaceName): SurfaceTiling {
  const { width, height } = tileFormats[tile]
  return tiling?.find((one) => one.surface === surface) ?? usualTiling(surface, { width, height })
}

/** Whether the level joints of two walls can meet. */
export function meetUp(one: SurfaceTiling, other: SurfaceTiling): boolean {
  return upKey(one) === upKey(other)
}

function upKey(tiling: SurfaceTiling): string {
  return `${tiling.tile.height} ${pitchOf(tiling, 'y')}`
}

/** Whether a plan's tiles are too many to be laid. */
export function isTooFine([first]: readonly SetOut[]): boolean {
  return first?.tooFine ?? false
}

/** Whether the tiles of a drawing's designs are together too many to be laid: two designs are no more work than one may be. */
export function areTooFine(designs: readonly Plan[]): boolean {
  return designs.length > 1 && piecesTogether(designs) > MOST_PIECES
}

/** An upper bound of the pieces of several plans. One in which nothing was chosen is not laid out. */
export function piecesTogether(plans: readonly Plan[]): number {
  return plans.filter(({ tiling }) => tiling).reduce((sum, plan) => sum + mostPieces(setOuts(plan)), 0)
}

/** None where the tiles are too fine. */
export const piecesIn = remembered(function piecesIn({ surface, tiling, origin, stretches, tooFine }: SetOut): readonly Piece[] {
  if (tooFine) return []
  return stretchesOf({ surface, origin, stretches }).flatMap(({ x, part }) => piecesOf(part, tiling, { x, y: origin.y }))
})

/** A surface by its stretches: what of it is seen in each, and where a tile begins along it there. */
export function stretchesOf({
  surface,
  origin,
  stretches,
}: Pick<SetOut, 'surface' | 'origin' | 'stretches'>): readonly { readonly x: Mm; readonly part: TiledSurface }[] {
  return stretches.length > 1 ? stretches.map((stretch) => ({ x: stretch.x, part: partOf(surface, stretch) })) : [{ x: origin.x, part: surface }]
}

/** Where a tile's lower left corner is in the stretch that holds a place along a surface. */
export function startAt({ stretches, origin }: Pick<SetOut, 'stretches' | 'origin'>, along: Mm): PatternStart {
  const stretch = stretches.find(({ from, to }) => from <= along && along <= to)
  return { x: stretch?.x ?? origin.x, y: origin.y }
}

/** What of a wall lies in one of its stretches. A part of a face lies in one, because what hides the wall ends it. */
function partOf(surface: TiledSurface, { from, to }: Stretch): TiledSurface {
  const isWithin = (part: Polygon) => part.every(({ x }) => x >= from && x <= to)
  const within = (faces: TiledSurface['faces']) => faces.map((face) => face.filter(isWithin))
  return { ...surface, extent: { ...surface.extent, left: from, right: to }, faces: within(surface.faces), laid: within(surface.laid) }
}
