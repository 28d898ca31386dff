import type { Ceiling, Fixture, Mm, Opening, Plan, Point, TileName } from './plan.ts'
import { rectangle } from './templates.ts'

/** What a plan of a rectangular room is made of. Wall 0 is the upper one, y = 0; the others follow clockwise. */
type RectangularRoom = {
  readonly width: Mm
  readonly depth: Mm
  readonly ceiling: Ceiling
  readonly openings: readonly Opening[]
  readonly drain: Point
  /** Only where a WC shows where the soil pipe is. */
  readonly waste?: Point
  /** Their ids follow from their places in the list. */
  readonly fixtures: readonly Omit<Fixture, 'id'>[]
  readonly tile: TileName
}

export function rectangularPlan({ width, depth, ceiling, openings, drain, waste, fixtures, tile }: RectangularRoom): Plan {
  return {
    room: { ...rectangle(width, depth), ceiling },
    openings,
    plumbingPoints: [{ id: 'o1', kind: 'drain', at: drain }, ...(waste ? [{ id: 'o2', kind: 'waste', at: waste } as const] : [])],
    fixtures: fixtures.map((fixture, index) => ({ ...fixture, id: `f${index + 1}` })),
    tile,
  }
}
