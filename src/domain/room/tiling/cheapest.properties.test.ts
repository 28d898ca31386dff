import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTiledPlan, ROOMS } from '../../../../tests/support/a-tiled-plan.ts'
import type { Plan } from '../plan.ts'
import { packPlan } from '../share.ts'
import { meetUp, type SetOut, setOuts } from './lay-out.ts'
import { judgedAlong, judgedOnFloor, judgedUp, proposedAlong, proposedOnFloor, proposedUp, type TiledWall } from './set-out.ts'
import { costAt, type Judged } from './set-out-cost.ts'
import { modulo } from './tiling.ts'

test('no place on a grid of whole mm is cheaper than the one that is proposed: along a wall, up all that meet, and on the floor', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      const all = setOuts(plan)
      const upright = all.flatMap(({ wall, surface, tiling, origin }) => (wall ? [{ wall, surface, tiling, start: origin.x }] : []))
      for (const known of upright) {
        for (const stretch of known.surface.seen) expectCheapest(judgedAlong(plan, known, stretch), proposedAlong(plan, known, stretch).start, packPlan(plan))
      }
      for (const walls of groupsOf(upright)) expectCheapest(judgedUp(plan, walls), proposedUp(plan, walls).start, packPlan(plan))
      expectCheapestFloor(plan, all, upright)
    }),
    { numRuns: Math.ceil(ROOMS / 2) },
  )
})

/** The walls whose level joints meet. */
function groupsOf(walls: readonly TiledWall[]): readonly (readonly TiledWall[])[] {
  return walls
    .filter(({ tiling }, index) => walls.findIndex((other) => meetUp(other.tiling, tiling)) === index)
    .map(({ tiling }) => walls.filter((other) => meetUp(other.tiling, tiling)))
}

function expectCheapestFloor(plan: Plan, all: readonly SetOut[], walls: readonly (TiledWall & { start: number })[]) {
  const floor = all.find(({ surface }) => surface.name === 'floor')
  const seen = walls.filter(({ surface }) => surface.area > 0)
  for (const axis of ['x', 'y'] as const) {
    const proposed = floor && proposedOnFloor(plan, floor, axis, seen).start
    if (!floor || proposed === undefined) continue
    expect(floor.proposed[axis]).toBe(proposed)
    expectCheapest(judgedOnFloor(plan, floor, axis, seen), proposed, packPlan(plan))
  }
}

/** The grid is that of the place itself, which counts from the end at the door. */
function expectCheapest(judged: Judged, start: number, of: string) {
  // Nothing is seen of a wall whose ceiling lies on the floor.
  if (judged.edges.length === 0) return
  // To a thousandth, the unit of rounding: along a flat stretch of the cost one place may be rounded up and the next down.
  const least = costAt(judged, start) - 1
  for (let off = 1; off < judged.pitch; off += 1) {
    const other = modulo(start + off, judged.pitch)
    // Beyond the pattern's start the grid of a joint of half mm lies between.
    if (Number.isInteger(judged.pitch)) expect(costAt(judged, other), `${of} at ${other} for ${start}`).toBeGreaterThanOrEqual(least)
  }
}
