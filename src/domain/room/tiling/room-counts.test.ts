import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyRoom } from '../../../../tests/support/a-plan.ts'
import { anyTiledPlan, ROOMS } from '../../../../tests/support/a-tiled-plan.ts'
import type { Plan, TileSize } from '../plan.ts'
import { unpackPlan } from '../share.ts'
import { type TemplateName, templates } from '../templates.ts'
import { countTiles } from './counts.ts'
import { chooseTiles } from './edit-tiling.ts'
import { isTooFine, setOuts } from './lay-out.ts'
import { countRoom } from './room-counts.ts'

const counted = (plan: Plan) => countRoom(plan, setOuts(plan))

/**
 * By hand: the tiles of all walls to 13 in a box, the floor's to 100. A wall of 2.4 m has 50 whole tiles, 10 cut at its ends and a row of 12 at the
 * floor, one of 2.0 m 40, 10 and 10, and that with the door 56: 248, a box more than 19.
 */
test.each<[TemplateName, walls: number, floor: number]>([
  ['rektangel', 20, 5],
  ['l-form', 23, 6],
  ['snedtak', 19, 7],
  ['litet', 16, 4],
  ['langsmalt', 20, 5],
])('boxes are rounded up once for a room: %s', (name, walls, floor) => {
  expect(counted(templates[name]).purchases.tiles.map(({ boxes }) => boxes)).toEqual([walls, floor])
})

test('tiles of one format and material are the same whichever way they lie, and other materials come in other boxes', () => {
  const plan = emptyRoom(2400, 2000)
  const lying = chooseTiles(plan, [1], { tile: { width: 400, height: 200 } })
  expect(counted(lying).purchases.tiles.map(({ tile }) => tile)).toEqual([
    { width: 200, height: 400 },
    { width: 100, height: 100 },
  ])
  expect(counted(chooseTiles(lying, [2], { material: 'sand' })).purchases.tiles.map(({ material }) => material)).toEqual(['vit', 'sand', 'ljusgra'])
})

test.each<[tile: TileSize, percent: number, perBox: number]>([
  [{ width: 100, height: 100 }, 8, 100],
  [{ width: 180, height: 180 }, 10, 31],
  [{ width: 160, height: 160 }, 8, 39],
  [{ width: 200, height: 400 }, 10, 13],
  [{ width: 500, height: 500 }, 12, 4],
  [{ width: 520, height: 520 }, 15, 4],
  [{ width: 1500, height: 1500 }, 15, 1],
])('tiles of %o: %d %% more by area, as the nearest usual format, and %d in a box of about a square metre', (tile, percent, perBox) => {
  const plan = chooseTiles(emptyRoom(5000, 3000), [0, 1, 2, 3, 'floor'], { tile, material: 'vit' })
  const area = setOuts(plan).reduce((sum, setOut) => sum + countTiles(setOut).areaM2, 0)
  const { tiles, boxes, byPercentage } = counted(plan).purchases.tiles[0] ?? { tiles: 0, boxes: 0, byPercentage: 0 }
  expect(byPercentage).toBe(Math.ceil((area * (100 + percent) * 1e4) / (tile.width * tile.height)))
  expect(boxes).toBe(Math.ceil(tiles / perBox))
})

test('soft joint of a room by hand: corners, floor without the door, a boxing, and around a soil pipe', () => {
  const plan = unpackPlan('2~0.0_2050.0_2050.2430_0.2430~2360~d1.2.250.800.out.start~o1.drain.450.450_o2.waste.1950.900~f2.boxing.1950.900.1.900.200~20x40')
  if (!plan) throw new Error('No plan')
  // 4 corners and 2 at the boxing of 2.36 m; 8.96 m of walls with 2 × 0.2 at the boxing's sides less 0.8 at the door; π × 0.11 m.
  const metres = 6 * 2.36 + 8.96 + 0.4 - 0.8 + Math.PI * 0.11
  expect(metres).toBeCloseTo(23.07, 2)
  expect(counted(plan).purchases).toMatchObject({ softJointM: 24, profileM: 4.8 })
})

test('what is said of the surfaces sums to what is said of the room, and nothing is rounded up twice', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      const all = setOuts(plan)
      if (isTooFine(all)) return
      const { surfaces, sum, purchases } = countRoom(plan, all)
      for (const of of ['whole', 'cut', 'tiles'] as const) expect(sum[of]).toBe(surfaces.reduce((total, one) => total + one[of], 0))
      expect(Math.round(sum.areaM2 * 100)).toBe(surfaces.reduce((total, { areaM2 }) => total + Math.round(areaM2 * 100), 0))
      expect(purchases.tiles.reduce((total, { tiles }) => total + tiles, 0)).toBe(sum.tiles)
      for (const { tile, tiles, boxes } of purchases.tiles) {
        const perBox = Math.max(1, Math.round(1e6 / (tile.width * tile.height)))
        expect(boxes * perBox - tiles).toBeLessThan(perBox)
      }
      const kilograms = all.map((setOut) => countTiles(setOut)).reduce((total, { jointKg }) => total + jointKg, 0)
      expect(purchases.jointKg - kilograms).toBeLessThan(1)
    }),
    { numRuns: ROOMS },
  )
})
