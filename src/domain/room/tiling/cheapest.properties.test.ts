import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTiledPlan, ROOMS } from '../../../../tests/support/a-tiled-plan.ts'
import { packPlan } from '../share.ts'
import { setOuts } from './lay-out.ts'
import { judgedAlong, judgedUp, proposedAlong, proposedUp } from './set-out.ts'
import { costAt, type Judged } from './set-out-cost.ts'
import { modulo } from './tiling.ts'

test('no place on a grid of whole mm is cheaper than the one that is proposed', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      for (const { wall, surface, tiling } of setOuts(plan)) {
        if (!wall) continue
        const known = { wall, surface, tiling }
        for (const stretch of surface.seen) expectCheapest(judgedAlong(plan, known, stretch), proposedAlong(plan, known, stretch).start, packPlan(plan))
        expectCheapest(judgedUp(plan, [known]), proposedUp(plan, [known]).start, packPlan(plan))
      }
    }),
    { numRuns: Math.ceil(ROOMS / 2) },
  )
})

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
