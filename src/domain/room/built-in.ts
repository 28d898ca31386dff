import { boxOf } from './boxes.ts'
import { fixtures } from './fixtures.ts'
import type { Fixture, Mm, Plan } from './plan.ts'
import { type Wall, wallsOf } from './walls.ts'

/** The walls that a fixture can have its back to: the room's, and the faces of other fixtures that are part of the building. */
export function standingWalls({ room, fixtures: all }: Pick<Plan, 'room' | 'fixtures'>, { id }: Pick<Fixture, 'id'>): readonly Wall[] {
  const builtIn = all.filter((other) => other.id !== id && fixtures[other.kind].builtIn)
  return [...wallsOf(room), ...builtIn.flatMap(facesOf)]
}

/** How high a pillar or boxing is; infinite where it ends at the ceiling or above it. */
export function topOf({ room: { ceiling } }: Pick<Plan, 'room'>, { height = Number.POSITIVE_INFINITY }: Pick<Fixture, 'height'>): Mm {
  return height < ceiling.height ? height : Number.POSITIVE_INFINITY
}

/** The four faces of a fixture, counterclockwise, so that the room lies to the right of each face. */
export function facesOf(fixture: Fixture): readonly Wall[] {
  const { left, top, right, bottom } = boxOf(fixture)
  return wallsOf({
    corners: [
      { x: left, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
    ],
  })
}
