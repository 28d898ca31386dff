import { expect, test } from 'vitest'
import { A_PLAN, A_TILED_PLAN } from '../../../tests/support/a-request.ts'
import { unpackDesigns } from '../room/designs.ts'
import { drawingCounts } from './drawing-counts.ts'

function countsOf(packed: string) {
  const [plan] = unpackDesigns(packed) ?? []
  if (!plan) throw new Error('The plan cannot be read')
  return drawingCounts(plan)
}

test('lines count floor, walls and fixtures of a drawing; tiles by area and usual waste, or piece by piece', () => {
  const { tiles, ...counts } = countsOf(A_PLAN)
  // 2.4 × 2.0 m; the walls less the door and the window.
  expect(counts).toEqual({ floor: 480, walls: 1916, sealed: 480 + 1916, wc: 100, basin: 100, shower: 100, bath: 0 })
  // 10 % of 20 × 40 is wasted, and m² are bought in hundredths.
  expect(tiles).toBe(Math.ceil((480 + 1916) * 1.1))
  // Pieces of 10 × 20 on walls and 30 × 30 on the floor, offcuts used again.
  expect(countsOf(A_TILED_PLAN)).toEqual({ ...counts, tiles: 2400 })
})
