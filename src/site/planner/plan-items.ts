import { doorSideWords, fixtureWords, plumbingPointWords } from '#content/planner/fixture-words.ts'
import type { Fixture, Id, Mm, Opening, Plan, PlumbingPoint, Point } from '#domain/room/plan.ts'
import { pointAt, type Wall, wallsOf } from '#domain/room/walls.ts'
import { paintingOrder } from '#shared/painting-order.ts'
import { labelOf, nameOf, wallIdOf } from './names.ts'

/** Something in the drawing that can be selected and moved, with its hit area. `at` is its centre. */
export type PlanItem = {
  readonly id: Id
  readonly name: string
  readonly label: string
  readonly at: Point /** Degrees clockwise. */
  readonly turn: number
} & HitArea &
  (
    | { readonly kind: 'fixture'; readonly fixture: Fixture }
    | { readonly kind: 'plumbingPoint'; readonly plumbingPoint: PlumbingPoint }
    | { readonly kind: 'opening'; readonly opening: Opening; readonly wall: Wall }
  )

type HitArea = { readonly width: Mm; readonly depth: Mm }

const OPENING: Mm = 200
const PLUMBING_POINT: Mm = 180

/** In painting order, as in shared/plan-drawing.tsx: a drain is drawn over a shower and under a bath. */
export function planItemsOf(plan: Plan): readonly PlanItem[] {
  const walls = wallsOf(plan.room)
  const { belowDrains, aboveDrains } = paintingOrder(plan)
  return [
    ...plan.openings.flatMap((opening) => openingItem(plan, walls, opening)),
    ...belowDrains.map((fixture) => fixtureItem(plan, fixture)),
    ...plan.plumbingPoints.map((plumbingPoint) => plumbingPointItem(plan, plumbingPoint)),
    ...aboveDrains.map((fixture) => fixtureItem(plan, fixture)),
  ]
}

/** A wall is selected and moved as the items are; its id is unlike theirs. */
export type WallItem = { readonly kind: 'wall'; readonly id: Id; readonly name: string; readonly wall: Wall }

export function wallItemsOf(plan: Plan): readonly WallItem[] {
  return wallsOf(plan.room).map((wall) => ({ kind: 'wall', id: wallIdOf(wall.index), name: nameOf(plan, wallIdOf(wall.index)), wall }))
}

export function planItemOf(plan: Plan, id: Id): PlanItem | undefined {
  return planItemsOf(plan).find((item) => item.id === id)
}

function fixtureItem(plan: Plan, fixture: Fixture): PlanItem {
  const { id, at, turn, width, depth } = fixture
  const name = nameOf(plan, id)
  return { kind: 'fixture', id, name, label: labelOf(name, fixtureWords[fixture.kind].short), at, turn: turn * 90, width, depth, fixture }
}

function plumbingPointItem(plan: Plan, plumbingPoint: PlumbingPoint): PlanItem {
  const { id, at } = plumbingPoint
  const name = nameOf(plan, id)
  return {
    kind: 'plumbingPoint',
    id,
    name,
    label: labelOf(name, plumbingPointWords[plumbingPoint.kind].short),
    at,
    turn: 0,
    width: PLUMBING_POINT,
    depth: PLUMBING_POINT,
    plumbingPoint,
  }
}

function openingItem(plan: Plan, walls: readonly Wall[], opening: Opening): PlanItem[] {
  const { id, along, width } = opening
  const wall = walls[opening.wall]
  if (!wall) return []
  const name = nameOf(plan, id)
  return [
    {
      kind: 'opening',
      id,
      name,
      label: opening.kind === 'door' ? `${name}, ${doorSideWords(opening)}` : name,
      at: pointAt(wall, along + width / 2, -OPENING / 4),
      turn: wall.along.x === 0 ? 90 : 0,
      width,
      depth: OPENING,
      opening,
      wall,
    },
  ]
}
