import { fixtureWords, plumbingPointWords } from '#content/fixture-words.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Fixture, Id, Mm, Opening, Plan, PlumbingPoint, Point } from '#domain/room/plan.ts'
import { pointAt, type Wall, wallsOf } from '#domain/room/walls.ts'
import { labelOf, nameOf } from './names.ts'

/** Something in the drawing that can be chosen and moved, with the sheet that is laid over it to take hold of it by. */
export type PlanItem = {
  readonly id: Id
  readonly name: string
  readonly label: string
  readonly at: Point /** Degrees clockwise. */
  readonly turn: number
} & Sheet &
  (
    | { readonly kind: 'fixture'; readonly fixture: Fixture }
    | { readonly kind: 'plumbingPoint'; readonly plumbingPoint: PlumbingPoint }
    | { readonly kind: 'opening'; readonly opening: Opening; readonly wall: Wall }
  )

type Sheet = { readonly width: Mm; readonly depth: Mm }

const OPENING: Mm = 200
const OUTLET: Mm = 180

/** In the order of drawing, as shared/plan-drawing.tsx has it: the drain shows in the shower, and lies under a bathtub. */
export function planItemsOf(plan: Plan): readonly PlanItem[] {
  const walls = wallsOf(plan.room)
  const [open, standing] = [true, false].map((wanted) => plan.fixtures.filter(({ kind }) => fixtures[kind].open === wanted))
  return [
    ...plan.openings.flatMap((opening) => openingIn(plan, walls, opening)),
    ...(open ?? []).map((fixture) => fixtureIn(plan, fixture)),
    ...plan.plumbingPoints.map((plumbingPoint) => outletIn(plan, plumbingPoint)),
    ...(standing ?? []).map((fixture) => fixtureIn(plan, fixture)),
  ]
}

/** One of them. */
export function planItemOf(plan: Plan, id: Id): PlanItem | undefined {
  return planItemsOf(plan).find((thing) => thing.id === id)
}

function fixtureIn(plan: Plan, fixture: Fixture): PlanItem {
  const { id, at, turn, width, depth } = fixture
  const name = nameOf(plan, id)
  return { kind: 'fixture', id, name, label: labelOf(name, fixtureWords[fixture.kind].short), at, turn: turn * 90, width, depth, fixture }
}

function outletIn(plan: Plan, plumbingPoint: PlumbingPoint): PlanItem {
  const { id, at } = plumbingPoint
  const name = nameOf(plan, id)
  return {
    kind: 'plumbingPoint',
    id,
    name,
    label: labelOf(name, plumbingPointWords[plumbingPoint.kind].short),
    at,
    turn: 0,
    width: OUTLET,
    depth: OUTLET,
    plumbingPoint,
  }
}

function openingIn(plan: Plan, walls: readonly Wall[], opening: Opening): PlanItem[] {
  const { id, along, width } = opening
  const wall = walls[opening.wall]
  if (!wall) return []
  const name = nameOf(plan, id)
  return [
    {
      kind: 'opening',
      id,
      name,
      label: name,
      at: pointAt(wall, along + width / 2, -OPENING / 4),
      turn: wall.along.x === 0 ? 90 : 0,
      width,
      depth: OPENING,
      opening,
      wall,
    },
  ]
}
