import { changeDoor, changeWindow, moveFixture, movePlumbingPoint, NUDGE, nudgeFixture } from '#domain/room/edit.ts'
import type { Id, Opening, Plan, Point } from '#domain/room/plan.ts'
import { moveWall } from '#domain/room/wall-length.ts'
import { pointAt, seenFrom, wallsOf } from '#domain/room/walls.ts'
import { wallWithId } from './names.ts'
import type { PlanItem, WallItem } from './plan-items.ts'

/** The plan with the item's centre dragged to a point (mm): fixtures snap, doors and windows stay in walls. */
export function dragItem(plan: Plan, item: PlanItem, at: Point): Plan {
  if (item.kind === 'fixture') return moveFixture(plan, item.id, at)
  return item.kind === 'plumbingPoint' ? movePlumbingPoint(plan, item.id, at) : openingTo(plan, item.opening, at)
}

/** Moves an opening into the nearest wall that is long enough. */
function openingTo(plan: Plan, { id, width }: Opening, at: Point): Plan {
  const near = wallsOf(plan.room)
    .filter(({ length }) => length >= width)
    .map((wall) => {
      const { along } = seenFrom(wall, at)
      const start = Math.min(Math.max(0, along - width / 2), wall.length - width)
      const middle = pointAt(wall, start + width / 2)
      return { wall: wall.index, along: Math.round(start / NUDGE) * NUDGE, off: Math.hypot(middle.x - at.x, middle.y - at.y) }
    })
    .toSorted((one, other) => one.off - other.off)[0]
  return near ? changed(plan, id, { wall: near.wall, along: near.along }) : plan
}

/** The plan with the item moved by whole centimetres. Openings move along their wall, whichever way it runs, and walls out and in. */
export function nudgeItem(plan: Plan, { id, kind }: Pick<PlanItem | WallItem, 'id' | 'kind'>, right: number, down: number): Plan {
  const moved = wallWithId(plan, id)
  if (moved) return moveWall(plan, moved.index, -(right * moved.inward.x + down * moved.inward.y) * NUDGE)
  if (kind === 'fixture') return nudgeFixture(plan, id, right, down)
  const plumbingPoint = plan.plumbingPoints.find((one) => one.id === id)
  if (plumbingPoint) return movePlumbingPoint(plan, id, { x: plumbingPoint.at.x + right * NUDGE, y: plumbingPoint.at.y + down * NUDGE })
  const opening = plan.openings.find((one) => one.id === id)
  const wall = opening && wallsOf(plan.room)[opening.wall]
  if (!opening || !wall) return plan
  return changed(plan, id, { along: opening.along + (right * wall.along.x + down * wall.along.y) * NUDGE })
}

function changed(plan: Plan, id: Id, change: { wall?: number; along: number }): Plan {
  return changeWindow(changeDoor(plan, id, change), id, change)
}
