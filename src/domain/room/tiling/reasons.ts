import { doorsOf } from '../openings.ts'
import type { Axis, Mm, Plan } from '../plan.ts'
import { isFace, isTop } from './built-in-faces.ts'
import { countTiles } from './counts.ts'
import { cutAt, type EdgeCut, edgeCuts, tiledEdges } from './edge-cuts.ts'
import { moveJoints } from './edit-tiling.ts'
import { meetUp, type SetOut, setOuts, startAt } from './lay-out.ts'
import { fociAlong } from './set-out.ts'
import { distanceTo, symmetricAbout } from './set-out-cost.ts'
import type { SurfaceEdge } from './surface.ts'

/** Why tiles begin where they do along an axis: symmetric about something, whole at an edge, or so that no cut is narrow. */
export type Reason = 'window' | 'basin' | 'wall' | 'outer corner' | 'floor and ceiling' | 'ceiling' | 'paint' | 'floor' | 'door' | 'cuts'

/** The reason for a proposed place; undefined where the joints were moved by hand, where no tiles are, and on a boxing's top, which follows its face. */
export function reasonFor(plan: Plan, setOut: SetOut, axis: Axis): Reason | undefined {
  if (setOut.origin[axis] !== setOut.proposed[axis] || setOut.surface.area === 0 || isTop(setOut.surface.name)) return undefined
  if (axis === 'y' && setOut.wall) return reasonUp(setOut)
  return setOut.wall ? reasonAlong(plan, setOut) : reasonOnFloor(plan, setOut, axis)
}

function reasonUp(setOut: SetOut): Reason {
  const whole = wholeEdges(setOut, 'y')
  const isWhole = (what: SurfaceEdge['what']) => whole.some((edge) => edge.what === what)
  if (isWhole('ceiling')) return isWhole('floor') ? 'floor and ceiling' : 'ceiling'
  if (isWhole('paint')) return 'paint'
  return isWhole('floor') ? 'floor' : 'cuts'
}

function reasonAlong(plan: Plan, setOut: SetOut): Reason {
  const { wall, surface, tiling, origin } = setOut
  const stretch = setOut.stretches.find(({ x }) => x === origin.x)
  const [focus] = wall && stretch ? fociAlong(plan, wall, surface, stretch) : []
  if (focus && isSymmetric(setOut, 'x', focus.middle)) return focus.what
  return wholeEdges({ surface, tiling, origin }, 'x').some(({ what }) => what === 'outer corner') ? 'outer corner' : 'cuts'
}

function reasonOnFloor(plan: Plan, setOut: SetOut, axis: Axis): Reason {
  const { left, right, low, high } = setOut.surface.extent
  const [entrance] = doorsOf(plan)
  if (isSymmetric(setOut, axis, axis === 'x' ? (left + right) / 2 : (low + high) / 2)) return 'wall'
  return wholeEdges(setOut, axis).some(({ what, id }) => what === 'corner' && id === String(entrance?.wall.index)) ? 'door' : 'cuts'
}

/** To the millimetre. */
function isSymmetric({ tiling, origin }: SetOut, axis: Axis, middle: Mm): boolean {
  return distanceTo(symmetricAbout(middle, tiling, axis, 1), origin[axis]) <= 1
}

/** The edges across an axis whose tiles are whole as far as there is room. */
function wholeEdges({ surface, tiling, origin }: Pick<SetOut, 'surface' | 'tiling' | 'origin'>, axis: Axis): readonly SurfaceEdge[] {
  return tiledEdges(surface, tiling, axis)
    .filter((tiled) => cutAt(tiled, origin[axis]) >= Math.min(tiled.whole, tiled.edge.free))
    .map(({ edge }) => edge)
}

/** Another place for a surface's joints. */
export type AlternativePlace = { readonly axis: Axis; readonly start: Mm }

/** What it costs: how many tiles more the room takes then, and the narrowest cut along the axis. */
export type Alternative = AlternativePlace & { readonly moved: SetOut; readonly tiles: number; readonly narrowest: EdgeCut | undefined }

/** The next best place along each axis that is not locked, else two along the one that is free. None for a face, which follows its wall, and without tiles. */
export function alternativePlaces(all: readonly SetOut[], setOut: SetOut): readonly AlternativePlace[] {
  const { name } = setOut.surface
  if (isFace(name) || setOut.tooFine || setOut.surface.area === 0) return []
  const free = (['y', 'x'] as const).filter((axis) => !all.some(({ tiling }) => tiling.locked.includes(axis) && (tiling.surface === name || axis === 'y')))
  const places = free.map((axis) => setOut.others[axis].filter((start) => start !== setOut.origin[axis]).map((start) => ({ axis, start })))
  return [0, 1].flatMap((order) => places.flatMap((along) => along[order] ?? [])).slice(0, 2)
}

/** The room with a surface's joints in another place. It lays what moved anew, so each is reckoned by itself. */
export function alternativeAt(plan: Plan, setOut: SetOut, { axis, start }: AlternativePlace): Alternative | undefined {
  const { name } = setOut.surface
  const others = setOuts(moveJoints(plan, name, axis, start))
  const moved = others.find(({ surface }) => surface.name === name)
  if (!moved) return undefined
  const walls = axis === 'x' || !moved.wall ? [moved] : others.filter((one) => one.wall && meetUp(one.tiling, moved.tiling))
  const cuts = walls.flatMap((one) => edgeCuts(one.surface, one.tiling, axis, axis === 'x' ? startAt(one, 0).x : one.origin.y))
  const narrowest = cuts.reduce<EdgeCut | undefined>((least, one) => (least && least.cut <= one.cut ? least : one), undefined)
  return { axis, start, moved, tiles: tilesMore(setOuts(plan), others), narrowest }
}

/** How many tiles more some surfaces take than they did. Only those that moved are counted, because that lays their pieces. */
function tilesMore(before: readonly SetOut[], after: readonly SetOut[]): number {
  return after.reduce((sum, setOut, index) => {
    const was = before[index]
    const isSame = was && JSON.stringify([was.origin, was.stretches]) === JSON.stringify([setOut.origin, setOut.stretches])
    return isSame ? sum : sum + countTiles(setOut).tiles - (was ? countTiles(was).tiles : 0)
  }, 0)
}
