import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHostilePlan, HEAVIEST } from '../../../../tests/support/a-hostile-plan.ts'
import { anyTiledPlan, ROOMS } from '../../../../tests/support/a-tiled-plan.ts'
import { unpackPlan } from '../share.ts'
import { templates } from '../templates.ts'
import { countTiles } from './counts.ts'
import { drawnSurface } from './drawn-surface.ts'
import { chooseTiles } from './edit-tiling.ts'
import { isTooFine, piecesIn, type SetOut, setOuts } from './lay-out.ts'
import { MOST_PIECES, mostPieces } from './most-pieces.ts'
import { piecesOf } from './pieces.ts'
import { recessSurfaces } from './recess-surfaces.ts'

/** Pieces that are laid, in recesses too. */
function laid(all: readonly SetOut[]): number {
  const pieces = all.flatMap((setOut) => [piecesIn(setOut), ...recessSurfaces(setOut).map((side) => piecesOf(side.surface, side.tiling, side.origin))])
  return pieces.flat().length
}

test('no drawing that can be parsed has more pieces laid than the bound, however it is asked for', () => {
  fc.assert(
    fc.property(anyHostilePlan(), (packed) => {
      const plan = unpackPlan(packed)
      fc.pre(plan !== undefined)
      const all = setOuts(plan)
      const drawn = all.map((setOut) => drawnSurface(plan, setOut))
      const counts = all.map((setOut) => countTiles(setOut))
      const sum = (figures: number[]) => figures.reduce((all, one) => all + one, 0)
      expect(laid(all), packed).toBeLessThanOrEqual(MOST_PIECES)
      expect(sum(drawn.map(({ whole, cut }) => whole.length + cut.length)), packed).toBeLessThanOrEqual(MOST_PIECES)
      expect(sum(counts.map(({ whole, cut }) => whole + cut)), packed).toBeLessThanOrEqual(MOST_PIECES)
      expect(all.length, packed).toBeLessThanOrEqual(6 + 1 + 12 * 4)
    }),
    { numRuns: ROOMS * 4 },
  )
})

test('a bathroom is never too fine, and its pieces are no more than was reckoned', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      const all = setOuts(plan)
      expect(isTooFine(all)).toBe(mostPieces(all) > MOST_PIECES)
      if (!isTooFine(all)) expect(laid(all)).toBeLessThanOrEqual(mostPieces(all))
    }),
    { numRuns: ROOMS },
  )
  for (const plan of Object.values(templates)) {
    const surfaces = [...plan.room.corners.keys(), 'floor' as const]
    expect(isTooFine(setOuts(chooseTiles(plan, surfaces, { tile: { width: 50, height: 50 } }))), 'all of the smallest tiles').toBe(false)
  }
})

test('the heaviest drawing of its format is too fine: nothing of it is laid', () => {
  const plan = unpackPlan(HEAVIEST)
  if (!plan) throw new Error('The heaviest plan is parsed')
  const all = setOuts(plan)
  expect([isTooFine(all), laid(all), mostPieces(all) > 100_000]).toEqual([true, 0, true])
})
