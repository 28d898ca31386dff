import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../tests/support/a-plan.ts'
import type { Door, Plan } from './plan.ts'
import { isTileName, quantities } from './quantities.ts'

const DOOR: Door = { id: 'd1', kind: 'door', wall: 0, along: 500, width: 800, swing: 'in', hinge: 'start' }

test('openings are deducted once where they overlap, and no higher than the ceiling', () => {
  const room = emptyRoom(2000, 2000)
  const windows = (...sills: [along: number, sill: number, width?: number][]): Plan => ({
    ...room,
    openings: sills.map(([along, sill, width = 600], index) => ({ id: `w${index}`, kind: 'window', wall: 0, along, width, sill, height: 600 })),
  })
  const deducted = (plan: Plan) => 4 * 2 * 2.4 - quantities(plan).wallTileM2
  expect(deducted(windows([100, 1000]))).toBeCloseTo(0.36, 9)
  expect(deducted(windows([100, 1000], [1000, 1000]))).toBeCloseTo(0.72, 9)
  expect(deducted(windows([100, 1000], [100, 1000]))).toBeCloseTo(0.36, 9)
  expect(deducted(windows([100, 1000], [400, 1300]))).toBeCloseTo(0.36 + 0.36 - 0.3 * 0.3, 9)
  expect(deducted(windows([100, 1300], [100, 1000]))).toBeCloseTo(0.6 * 0.9, 9)
  expect(deducted(windows([100, 400], [100, 1400]))).toBeCloseTo(0.72, 9)
  expect(deducted(windows([100, 2000]))).toBeCloseTo(0.6 * 0.4, 9)
  expect(deducted(windows([100, 3000]))).toBeCloseTo(0, 9)
  const { openings } = windows([100, 1000])
  expect(deducted({ ...room, openings: [...openings, { ...DOOR, along: 0 }] }), 'a window behind a door').toBeCloseTo(1.6, 9)
})

test('a door is deducted from the zone that it is in, and from both where it reaches from one into the other', () => {
  // Zone 1 is 1,900 mm of each of the two walls of the corner.
  const plan = withFixture(emptyRoom(5000, 3000), 'shower-corner', 4100, 2100)
  const doors = [300, 1500, 3000].map((along, index) => ({ ...DOOR, id: `d${index}`, wall: 2, along }))
  const { membraneM2, wallTileM2, skirtingM } = quantities({ ...plan, openings: doors })
  expect(membraneM2.zone1).toBeCloseTo(2 * 1.9 * 2.4 - 0.8 * 2 - 0.4 * 2, 9)
  expect(membraneM2.zone2).toBeCloseTo((16 - 2 * 1.9) * 2.4 - 0.4 * 2 - 0.8 * 2, 9)
  expect(wallTileM2).toBeCloseTo(16 * 2.4 - 3 * 0.8 * 2, 9)
  expect(skirtingM).toBeCloseTo(16 - 3 * 0.8, 9)
})

test('floor, walls and membrane in square metres; a window takes nothing off the skirting', () => {
  const window = { id: 'w1', kind: 'window', wall: 0, along: 100, width: 600, sill: 1200, height: 600 } as const
  const room = emptyRoom(2000, 2500)
  const { floorM2, wallTileM2, membraneM2, skirtingM } = quantities({ ...room, openings: [...room.openings, window] })
  expect({ floorM2, skirtingM, floor: membraneM2.floor, zone1: membraneM2.zone1 }).toEqual({ floorM2: 5, skirtingM: 8.2, floor: 5, zone1: 0 })
  for (const [measured, expected] of [
    [wallTileM2, 19.64],
    [membraneM2.zone2, 19.64],
    [membraneM2.whole, 24.64],
  ] as const)
    expect(measured).toBeCloseTo(expected, 9)
  const { membraneM2: wet } = quantities(withFixture(room, 'shower-corner', 0, 0))
  expect(wet.whole).toBeCloseTo(wet.floor + wet.zone1 + wet.zone2, 9)
})

test('pieces are rounded up, with the waste of their size, and skirting is never negative', () => {
  const room = emptyRoom(2000, 2500)
  expect((['10x10', '15x15', '20x20', '20x40', '30x60', '60x60'] as const).map((tile) => quantities({ ...room, tile }).tiles.bySize)).toEqual([
    [{ size: { width: 100, height: 100 }, pieces: 2160, wastePercent: 8 }],
    [{ size: { width: 150, height: 150 }, pieces: 960, wastePercent: 8 }],
    [{ size: { width: 200, height: 200 }, pieces: 550, wastePercent: 10 }],
    [{ size: { width: 200, height: 400 }, pieces: 275, wastePercent: 10 }],
    [{ size: { width: 300, height: 600 }, pieces: 125, wastePercent: 12 }],
    [{ size: { width: 600, height: 600 }, pieces: 64, wastePercent: 15 }],
  ])
  const doors = Array.from({ length: 12 }, (_, index) => ({ ...DOOR, id: `d${index}`, wall: 0, along: 0, width: 1000 }))
  expect(quantities({ ...room, openings: doors }).skirtingM).toBe(0)
})

test('a format of tiles is one of six, and no other word', () => {
  expect(['10x10', '15x15', '20x20', '20x40', '30x60', '60x60'].every(isTileName)).toBe(true)
  expect(['', '20x30', 'toString'].some(isTileName)).toBe(false)
})
