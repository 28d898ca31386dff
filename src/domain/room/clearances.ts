import { around, boxOf, centreOf, frontOf, turnedBy } from './boxes.ts'
import { standingWalls } from './built-in.ts'
import { fixtures, takesFloor } from './fixtures.ts'
import type { Fixture, Mm, Plan, Point } from './plan.ts'
import { boxSeenFrom, type Wall, wallsOf } from './walls.ts'

/** A wall or fixture in the coordinates of a fixture's front edge: `from`–`to` along the edge, `near`–`far` out from it (mm). */
type Obstacle = { readonly wall: boolean; readonly from: Mm; readonly to: Mm; readonly near: Mm; readonly far: Mm }

/** Free floor in front of a fixture, to the nearest wall or fixture, in mm. An open shower is entered from its best side. */
export function freeInFront(plan: Plan, fixture: Fixture): Mm {
  if (!fixtures[fixture.kind].open) return freeAhead(plan, fixture)
  const { turn, width, depth } = fixture
  const beside = [1, 3].map((quarters) => ({ ...fixture, turn: turnedBy(turn, quarters), width: depth, depth: width }))
  return Math.max(...[fixture, ...beside].map((side) => freeAhead(plan, side)))
}

/** Free before a fixture's front, over its whole width, to the nearest wall or fixture on the floor, in mm. */
export function freeAhead(plan: Plan, fixture: Fixture): Mm {
  const ahead = obstacles(plan, fixture).filter(({ wall, from, to, near, far }) => from < fixture.width && to > 0 && (wall ? near >= 0 : far > 0))
  return Math.min(Number.POSITIVE_INFINITY, ...ahead.map(({ near }) => Math.max(0, near)))
}

/** On the tighter side, in mm: from a fixture's centre to the nearest wall, and from its edge to the nearest neighbour. Infinity if there is none. */
export function freeBeside(plan: Plan, fixture: Fixture): { wall: Mm; neighbour: Mm } {
  const beside = obstacles(plan, fixture).filter(({ near, far }) => near < 0 && far > -fixture.depth)
  const ways = beside.map(({ wall, from, to }) => ({ wall, off: from >= fixture.width ? from - fixture.width : Math.max(0, -to) }))
  const nearest = (wanted: boolean) => Math.min(Number.POSITIVE_INFINITY, ...ways.filter(({ wall }) => wall === wanted).map(({ off }) => off))
  return { wall: nearest(true) + fixture.width / 2, neighbour: nearest(false) }
}

/** Whether a fixture's back is at a wall or at something built in. */
export function hasItsBackAtAWall(plan: Plan, fixture: Fixture): boolean {
  const { x, y } = frontOf(fixture.turn)
  return standingWalls(plan, fixture).some((wall) => {
    const { from, to, near } = boxSeenFrom(wall, boxOf(fixture))
    return wall.inward.x === x && wall.inward.y === y && Math.abs(near) <= OUT_OF_TRUE && from < wall.length && to > 0
  })
}

/** A fixture this near stands at a wall, which may be crooked. */
export const OUT_OF_TRUE: Mm = 20

/** The point `out` mm in front of the middle of a fixture's front. */
export function pointInFront(fixture: Fixture, out: Mm): Point {
  const { x, y } = frontOf(fixture.turn)
  const centre = centreOf(boxOf(fixture))
  const way = fixture.depth / 2 + out
  return { x: centre.x + x * way, y: centre.y + y * way }
}

function obstacles(plan: Plan, fixture: Fixture): readonly Obstacle[] {
  const edge = frontEdge(fixture)
  const others = plan.fixtures.filter((other) => other.id !== fixture.id && takesFloor(other.kind))
  return [
    ...wallsOf(plan.room).map((wall) => ({ wall: true, ...boxSeenFrom(edge, around([wall.start, wall.end])) })),
    ...others.map((other) => ({ wall: false, ...boxSeenFrom(edge, boxOf(other)) })),
  ]
}

/** A fixture's front edge as a wall that faces the same way, so that `boxSeenFrom` applies. */
function frontEdge(fixture: Fixture): Wall {
  const inward = frontOf(fixture.turn)
  const along = { x: inward.y, y: 0 - inward.x }
  const { left, top, right, bottom } = boxOf(fixture)
  // On the facing axis the front edge; on the other axis the end from which `along` runs.
  const start = { x: inward.x - along.x > 0 ? right : left, y: inward.y - along.y > 0 ? bottom : top }
  return { index: -1, start, end: start, length: fixture.width, along, inward }
}
