import type { Mm, Plan, SurfaceName, SurfaceTiling } from '../plan.ts'
import { tileFormats } from '../quantities.ts'
import { type Wall, wallsOf } from '../walls.ts'
import { builtInFaces } from './built-in-faces.ts'
import { MOST_PIECES, mostPieces } from './most-pieces.ts'
import { type PatternStart, type Piece, piecesOf } from './pieces.ts'
import { proposedAlong, proposedOnFloor, proposedUp, type Tiled } from './set-out.ts'
import { type AnySurfaceName, elevation, floorPlane } from './surface.ts'
import { pitchOf, usualTiling } from './tiling.ts'

/** A surface with its joints. */
export type SetOut = Tiled & {
  /** Undefined for the floor. */
  readonly wall: Wall | undefined
  /** A tile's lower left corner: as chosen, else as proposed. */
  readonly origin: PatternStart
  readonly proposed: PatternStart
  /** The plan's surfaces would get more pieces than any bathroom has, so none is laid. */
  readonly tooFine: boolean
}

/** The walls in order, then the floor, then the faces of pillars and boxings. */
export function setOuts(plan: Plan): readonly SetOut[] {
  const walls = wallsOf(plan.room).map((wall) => {
    const tiling = tilingOf(plan, wall.index)
    return { wall, tiling, surface: elevation(plan, wall, tiling.niche, wall.index, tiling.tiledTo) }
  })
  const faces = builtInFaces(plan).map(({ name, wall, behind }) => {
    const tiling = followed(tilingOf(plan, behind))
    return { wall, tiling, surface: elevation(plan, wall, undefined, name, tiling.tiledTo) }
  })
  const upright = [...walls, ...faces]
  const up = new Map<string, Mm>()
  for (const { tiling } of upright) {
    const alike = upright.filter((other) => meetUp(other.tiling, tiling))
    // A wall that was moved or locked takes the others along.
    if (!up.has(upKey(tiling))) up.set(upKey(tiling), alike.find((other) => other.tiling.y !== undefined)?.tiling.y ?? proposedUp(alike))
  }
  const along = upright.map((known) => {
    const proposed = { x: proposedAlong(plan, known.wall, known), y: up.get(upKey(known.tiling)) ?? 0 }
    return { ...known, proposed, origin: { x: known.tiling.x ?? proposed.x, y: known.tiling.y ?? proposed.y } }
  })
  const tiling = tilingOf(plan, 'floor')
  const floor = { tiling, surface: floorPlane(plan, tiling) }
  // A boxing may hide the whole wall that one would see on entering; its face is seen instead.
  const seen = along.filter(({ surface }) => surface.seen.length > 0).map((known) => ({ ...known, start: known.origin.x }))
  const tooFine = mostPieces([...upright, floor]) > MOST_PIECES
  const proposed = { x: proposedOnFloor(plan, floor, 'x', seen), y: proposedOnFloor(plan, floor, 'y', seen) }
  const all = [
    ...along.slice(0, walls.length),
    { ...floor, wall: undefined, proposed, origin: { x: tiling.x ?? proposed.x, y: tiling.y ?? proposed.y } },
    ...along.slice(walls.length),
  ]
  return all.map((known) => ({ ...known, tooFine }))
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

/** None where the tiles are too fine. */
export function piecesIn({ surface, tiling, origin, tooFine }: SetOut): readonly Piece[] {
  return tooFine ? [] : piecesOf(surface, tiling, origin)
}
