import { expect, test } from 'vitest'
import { emptyRoom } from '../../../../tests/support/a-plan.ts'
import type { Plan } from '../plan.ts'
import { quantities } from '../quantities.ts'
import { countTiles } from './counts.ts'
import { drawnSurface } from './drawn-surface.ts'
import { chooseTiles, moveJoints, setNiche } from './edit-tiling.ts'
import { piecesIn, type SetOut, setOuts } from './lay-out.ts'
import { alternativePlaces, reasonFor } from './reasons.ts'
import { tileLines } from './tile-lines.ts'

/** 2,0 × 2,5 m, 2,4 m high; a window in wall 0 from 1,0 to 1,8 m above the floor. */
const ROOM: Plan = {
  ...emptyRoom(2000, 2500),
  openings: [{ id: 'w1', kind: 'window', wall: 0, along: 600, width: 800, sill: 1000, height: 800 }],
}

function half(plan: Plan, tiledTo: number, wall = 0): { plan: Plan; setOut: SetOut } {
  const changed = chooseTiles(plan, [wall], { tiledTo, tile: { width: 200, height: 200 } })
  const setOut = setOuts(changed).find(({ surface }) => surface.name === wall)
  if (!setOut) throw new Error('There is such a wall.')
  return { plan: changed, setOut }
}

test('a half wall is tiled as high as chosen, but for the window that reaches into it', () => {
  const { plan, setOut } = half(ROOM, 1200)
  expect(setOut.surface.area).toBe(2000 * 1200 - 800 * 200)
  expect(Math.max(...piecesIn(setOut).map(({ extent }) => extent.high))).toBe(1200)
  expect(countTiles(setOut).areaM2).toBeCloseTo(2.24)
  // The profile along the top on both sides of the window, below that and on its sides as high as there are tiles.
  expect(countTiles(setOut).profileM).toBeCloseTo(2 - 0.8 + 0.8 + 2 * 0.2)
  expect(quantities(ROOM).wallTileM2 - quantities(plan).wallTileM2).toBeCloseTo(2 * 2.4 - 0.64 - 2.24)
})

test('a half wall ends with whole tiles, and lies on paper as high as its room, with the paint above', () => {
  const { plan, setOut } = half(emptyRoom(2000, 2500), 1300)
  const { down } = tileLines(plan, setOut)
  expect(down[0]?.spans.map(({ from, to }) => [from, to])[0]).toEqual([1100, 1100 + 6 * 203 - 3])
  const drawn = drawnSurface(plan, setOut)
  expect(drawn.height).toBe(2400)
  expect(drawn.painted?.flat().map(({ y }) => y)).toEqual(expect.arrayContaining([0, 1100]))
})

test('the whole tiles at the top of a half wall are the reason that is given; a painted wall has none, and no other place', () => {
  const { plan, setOut } = half(emptyRoom(2000, 2500), 1300)
  expect(reasonFor(plan, setOut, 'y')).toBe('paint')
  const painted = half(emptyRoom(2000, 2500), 0)
  expect([reasonFor(painted.plan, painted.setOut, 'x'), reasonFor(painted.plan, painted.setOut, 'y')]).toEqual([undefined, undefined])
  expect(alternativePlaces(setOuts(painted.plan), painted.setOut)).toEqual([])
})

test('the floor meets no joints of a painted wall', () => {
  const door = { id: 'd1', kind: 'door', wall: 2, along: 300, width: 800, swing: 'in', hinge: 'start' } as const
  const tiled = chooseTiles({ ...emptyRoom(2000, 2500), openings: [door] }, [0, 1, 2, 3, 'floor'], { tile: { width: 300, height: 300 }, joint: 3 })
  const floorOf = (plan: Plan) => setOuts(plan).find(({ surface }) => surface.name === 'floor')?.origin.x
  const moved = moveJoints(tiled, 0, 'x', 40)
  expect(floorOf(moved)).not.toBe(floorOf(tiled))
  expect(floorOf(chooseTiles(moved, [0], { tiledTo: 0 }))).toBe(floorOf(chooseTiles(tiled, [0], { tiledTo: 0 })))
})

test('a wall without tiles takes none, and all of it is paint', () => {
  const { plan, setOut } = half(ROOM, 0)
  expect(setOut.surface.area).toBe(0)
  expect(countTiles(setOut)).toMatchObject({ areaM2: 0, whole: 0, cut: 0, tiles: 0, profileM: 0 })
  const drawn = drawnSurface(plan, setOut)
  expect([drawn.whole, drawn.cut, drawn.across, drawn.down].flat()).toEqual([])
  expect(drawn.painted?.length).toBeGreaterThan(0)
})

test('under a sloping ceiling the tiles end at the ceiling or at their height, whichever is lower', () => {
  const sloping: Plan = {
    ...emptyRoom(2000, 2000),
    room: { ...emptyRoom(2000, 2000).room, ceiling: { height: 2400, slope: { wall: 0, low: 400, depth: 2000 } } },
  }
  const { setOut } = half(sloping, 1400, 1)
  // It rises a metre in the first metre, and is higher than the tiles in the second.
  expect(setOut.surface.area).toBeCloseTo(1000 * 900 + 1000 * 1400)
})

test('a niche above the tiles goes, one among them stays; a floor is tiled all over', () => {
  const withNiche = setNiche(ROOM, 1, { along: 500, sill: 1000, width: 400, height: 400 })
  expect(chooseTiles(withNiche, [1], { tiledTo: 1400 }).tiling?.[0]?.niche).toBeDefined()
  expect(chooseTiles(withNiche, [1], { tiledTo: 1399 }).tiling?.[0]?.niche).toBeUndefined()
  expect(chooseTiles(ROOM, ['floor'], { tiledTo: 1200 })).toEqual(ROOM)
})
