import { fogplan } from '#content/fogplan/fogplan.ts'
import { axes, type Plan } from '#domain/room/plan.ts'
import { moveJoints } from '#domain/room/tiling/edit-tiling.ts'
import { setOutOf } from '#domain/room/tiling/lay-out.ts'
import type { PatternStart } from '#domain/room/tiling/pieces.ts'
import type { AnySurfaceName } from '#domain/room/tiling/surface.ts'
import { millimetres } from '#domain/sweden/writing.ts'
import type { Change } from '../use-plan-editor.ts'

/** A change that puts a tile's corner there, along both axes where it is not yet. */
export function placeJoints(surface: AnySurfaceName, from: PatternStart, to: PatternStart): Change {
  return (plan) => axes.filter((axis) => to[axis] !== from[axis]).reduce((moved, axis) => moveJoints(moved, surface, axis, to[axis]), plan)
}

/** Where the joints lie, for screen readers. */
export function jointsInWords(plan: Plan, surface: AnySurfaceName): string {
  const origin = setOutOf(plan, surface)?.origin
  if (!origin) return ''
  return (surface === 'floor' ? fogplan.movedOnFloor : fogplan.moved)(millimetres(origin.x), millimetres(origin.y))
}
