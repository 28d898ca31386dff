import { fixtureWords, outletWords } from '#content/fixture-words.ts'
import { fixtures } from '#domain/room/fixtures.ts'
import type { Fixture, Id, Mm, Opening, Outlet, Plan, Point } from '#domain/room/plan.ts'
import { pointAt, type Wall, wallsOf } from '#domain/room/walls.ts'
import { labelOf, nameOf } from './names.ts'

/** Something in the drawing that can be chosen and moved, with the sheet that is laid over it to take hold of it by. */
export type Thing = {
  readonly id: Id
  readonly name: string
  readonly label: string
  readonly at: Point /** Degrees clockwise. */
  readonly turn: number
} & Sheet &
  (
    | { readonly kind: 'fixture'; readonly fixture: Fixture }
    | { readonly kind: 'outlet'; readonly outlet: Outlet }
    | { readonly kind: 'opening'; readonly opening: Opening; readonly wall: Wall }
  )

type Sheet = { readonly width: Mm; readonly depth: Mm }

const OPENING: Mm = 200
const OUTLET: Mm = 180

/** In the order of drawing, as shared/plan-drawing.tsx has it: the drain shows in the shower, and lies under a bathtub. */
export function thingsIn(plan: Plan): readonly Thing[] {
  const walls = wallsOf(plan.room)
  const [open, standing] = [true, false].map((wanted) => plan.fixtures.filter(({ kind }) => fixtures[kind].open === wanted))
  return [
    ...plan.openings.flatMap((opening) => openingIn(plan, walls, opening)),
    ...(open ?? []).map((fixture) => fixtureIn(plan, fixture)),
    ...plan.outlets.map((outlet) => outletIn(plan, outlet)),
    ...(standing ?? []).map((fixture) => fixtureIn(plan, fixture)),
  ]
}

/** One of them. */
export function thingIn(plan: Plan, id: Id): Thing | undefined {
  return thingsIn(plan).find((thing) => thing.id === id)
}

function fixtureIn(plan: Plan, fixture: Fixture): Thing {
  const { id, at, turn, width, depth } = fixture
  const name = nameOf(plan, id)
  return { kind: 'fixture', id, name, label: labelOf(name, fixtureWords[fixture.kind].short), at, turn: turn * 90, width, depth, fixture }
}

function outletIn(plan: Plan, outlet: Outlet): Thing {
  const { id, at } = outlet
  const name = nameOf(plan, id)
  return { kind: 'outlet', id, name, label: labelOf(name, outletWords[outlet.kind].short), at, turn: 0, width: OUTLET, depth: OUTLET, outlet }
}

function openingIn(plan: Plan, walls: readonly Wall[], opening: Opening): Thing[] {
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
