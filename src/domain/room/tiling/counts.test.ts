import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import { setCeiling } from '../edit.ts'
import type { Mm, Plan, TileSize } from '../plan.ts'
import { unpackPlan } from '../share.ts'
import { countTiles } from './counts.ts'
import { chooseTiles, moveJoints, setNiche } from './edit-tiling.ts'
import { piecesIn, setOuts } from './lay-out.ts'
import type { AnySurfaceName } from './surface.ts'
import { SOFT_JOINT } from './tiling.ts'

/** The first wall, with tiles of this size, whole from its lower left corner on, and 3 mm joints. `width` × `height`: between its soft joints. */
function wall(width: Mm, height: Mm, tile: TileSize = { width: 200, height: 400 }): Plan {
  return moveJoints(moveJoints(room(width + 2 * SOFT_JOINT, height + SOFT_JOINT, tile), 0, 'x', SOFT_JOINT), 0, 'y', SOFT_JOINT)
}

/** The first wall with all of its measures. */
function room(width: Mm, height: Mm, tile: TileSize = { width: 200, height: 400 }): Plan {
  return chooseTiles(setCeiling({ ...emptyRoom(width, 2000), openings: [] }, { height }), [0, 1, 2, 3], { tile, joint: 3 })
}

function counted(plan: Plan, name: AnySurfaceName = 0) {
  const setOut = setOuts(plan).find(({ surface }) => surface.name === name)
  if (!setOut) throw new Error(`No ${name}`)
  return countTiles(setOut)
}

const withWindow = (plan: Plan, place = { along: 203, width: 606, sill: 806, height: 500 }): Plan => ({
  ...plan,
  openings: [{ id: 'w1', kind: 'window', wall: 0, ...place, along: place.along + SOFT_JOINT, sill: place.sill + SOFT_JOINT }],
})

/** Its ceiling rises by 300 mm along the wall, within the uppermost row. */
const underSlope = (plan: Plan): Plan => setCeiling(plan, { height: 2015, slope: { wall: 3, low: 1715, depth: 1018 } })

test('a wall of whole tiles: 5 × 5 of them on 1.012 × 2.012 m between soft joints, with joints and adhesive', () => {
  const { jointKg, adhesiveKg, areaM2, ...counts } = counted(wall(1012, 2012))
  // Soft joint along the floor, and half of that in each corner.
  expect(counts).toEqual({ whole: 25, cut: 0, cutFrom: 0, tiles: 25, softJointM: expect.closeTo(1.018 + 2.015, 9), profileM: 0 })
  expect(areaM2).toBeCloseTo(1.018 * 2.015, 9)
  // Without the soft joint 36 144 mm² of joints, 9 mm deep, at 1.6 kg/dm³; 3 kg of adhesive on each m².
  expect(jointKg).toBeCloseTo((36_144 * 9 * 1.6) / 1e6, 9)
  expect(adhesiveKg).toBeCloseTo(1.018 * 2.015 * 3, 9)
})

test.each<[words: string, plan: Plan, whole: number, cut: number, cutFrom: number]>([
  ['five strips of 85 mm, two from a tile', wall(1100, 2012), 25, 5, 3],
  ['six of them, the last two also from one', wall(1100, 2415), 30, 6, 3],
  // 150 mm at one end of each row and 40 at the other; 90 and 100 beside the window. Were 40 and 100 cut from one, 150 and 90 would take one more.
  [
    'the widest with the widest that still fits',
    withWindow(moveJoints(wall(1411, 2012), 0, 'x', 156), { along: 446, width: 213, sill: 806, height: 403 }),
    28,
    12,
    6,
  ],
  ['of 100 mm, two of which just fit a tile of 203 with the blade between', wall(1130, 2012, { width: 203, height: 400 }), 25, 5, 3],
  ['of 101 mm, which do not', wall(1131, 2012, { width: 203, height: 400 }), 25, 5, 5],
  ['of 85 mm up at the ceiling, two at most from a tile', wall(1012, 2100), 25, 5, 3],
  ['of 220 mm there', wall(1012, 2235), 25, 5, 5],
  ['strips both ways, and a corner that takes a tile', wall(1100, 2100), 25, 11, 7],
  ['a window with joints at three of its sides, and three strips above it', withWindow(wall(1012, 2012)), 19, 3, 3],
  ['one that makes a notch in two tiles', withWindow(wall(1012, 2012), { along: 300, width: 300, sill: 906, height: 200 }), 23, 2, 2],
  ['one that leaves two pieces of each of two tiles', withWindow(wall(1012, 2012), { along: 203, width: 403, sill: 906, height: 200 }), 23, 4, 2],
  ['five under a slope, each from a tile of its own, though two would fit one by their heights', underSlope(wall(1012, 2012)), 20, 5, 5],
])('%s', (_, plan, whole, cut, cutFrom) => {
  const { tiles, ...counts } = counted(plan)
  expect(counts).toMatchObject({ whole, cut, cutFrom })
  expect(tiles).toBe(whole + cutFrom)
})

test.each<[tile: TileSize, thickness: Mm, adhesive: number]>([
  [{ width: 150, height: 100 }, 7, 2],
  [{ width: 100, height: 151 }, 7, 3],
  [{ width: 200, height: 200 }, 7, 3],
  [{ width: 201, height: 100 }, 9, 3],
  [{ width: 100, height: 400 }, 9, 3],
  [{ width: 401, height: 100 }, 9, 5],
])('tiles of %o have joints of their thickness, and adhesive for their length', (tile, thickness, adhesive) => {
  const plan = wall(1800, 2000, tile)
  const [setOut] = setOuts(plan)
  if (!setOut) throw new Error('No wall')
  const { areaM2, jointKg, adhesiveKg } = counted(plan)
  const tiled = piecesIn(setOut).reduce((sum, { area }) => sum + area, 0)
  expect(jointKg / 1.6).toBeCloseTo(((1800 * 2000 - tiled) * thickness) / 1e6, 9)
  expect(adhesiveKg / areaM2).toBeCloseTo(adhesive, 9)
})

test('profiles stand around windows and niches, and share the outer corners of a boxing with its next face', () => {
  const plain = room(2400, 2400)
  const window = withWindow(plain)
  expect(counted(window).profileM).toBeCloseTo(2 * (0.606 + 0.5), 9)
  expect(counted(setNiche(window, 0, { along: 1500, sill: 1000, width: 400, height: 300 })).profileM).toBeCloseTo(2 * (0.606 + 0.5) + 1.4, 9)
  const door: Plan = { ...plain, openings: [{ id: 'd1', kind: 'door', wall: 0, along: 300, width: 800, swing: 'out', hinge: 'start' }] }
  expect(counted(door).profileM).toBe(0)
  const boxed = withFixture(plain, 'boxing', 1000, 0)
  const names = [0, 'boxing 1 1', 'boxing 1 2', 'boxing 1 3'] as const
  expect(names.map((name) => counted(boxed, name).profileM)).toEqual([0, 1.2, 2.4, 1.2])
})

test('a niche’s five sides are tiled piece by piece, with its wall’s joints', () => {
  const niche = { along: 206, sill: 809, width: 403, height: 400 }
  const [plain, recessed] = [counted(wall(1012, 2012)), counted(setNiche(wall(1012, 2012), 0, niche))]
  // Two whole tiles at its back, and 85 mm of each side.
  expect(recessed.areaM2 - plain.areaM2).toBeCloseTo((2 * 85 * (403 + 400)) / 1e6, 9)
  expect(recessed.whole).toBe(25)
  expect(recessed.cut).toBe(6)
})

test.each<[words: string, openings: string, profile: number]>([
  ['reaches the ceiling', 'w1.0.600.800.1900.500', 1.8],
  ['stands beside a door', 'd1.0.200.800.out.start_w1.0.1000.600.1000.1000', 2.2],
  ['reaches down to the floor', 'w1.0.600.800.0.500', 1.8],
  ['touches another', 'w1.0.600.800.1000.500_w2.0.1400.500.1000.500', 3.6],
])('a window’s profile is where tiles end, if it %s', (_, openings, profile) => {
  const plan = unpackPlan(`2~0.0_2400.0_2400.2000_0.2000~2400~${openings}~~~20x40`)
  if (!plan) throw new Error('No plan')
  expect(counted(plan).profileM).toBeCloseTo(profile, 9)
})

test('under a slope a window has its profile and its reveal as far as the wall goes', () => {
  // 800 × 500 mm from 1 600 mm up. The ceiling rises from 1 500 mm at wall D to 2 400 at 900: it is 1 700 where the window begins.
  const under = { ...setCeiling(room(2400, 2400), { height: 2400, slope: { wall: 3, low: 1500, depth: 900 } }) }
  const plan: Plan = { ...under, openings: [{ id: 'w1', kind: 'window', wall: 0, along: 200, width: 800, sill: 1600, height: 500, reveal: 100 }] }
  // Its left side is 100 mm high, its right one 500, its sill 800; above it, at 2 100, the wall begins at 600.
  const profile = 0.1 + 0.5 + 0.8 + 0.4
  expect(counted(plan).profileM).toBeCloseTo(profile, 9)
  const bare = { ...plan, openings: plan.openings.map((opening) => ({ ...opening, reveal: undefined })) }
  expect(counted(plan).areaM2 - counted(bare).areaM2).toBeCloseTo(profile * 0.1, 9)
})

test('behind a boxing a window has neither', () => {
  const plain = room(2400, 2400)
  const window: Plan = { ...plain, openings: [{ id: 'w1', kind: 'window', wall: 0, along: 1000, width: 600, sill: 1000, height: 500, reveal: 120 }] }
  const hidden = withFixture(window, 'boxing', 900, 0, { width: 900, depth: 200 })
  const without = withFixture(plain, 'boxing', 900, 0, { width: 900, depth: 200 })
  expect(counted(hidden)).toEqual(counted(without))
})

test('soft joint lies where walls meet, at the floor but not in a door, and at the back of a niche', () => {
  const plain = room(2400, 2400)
  expect(counted(plain).softJointM).toBeCloseTo(2.4 + 2.4, 9)
  const door: Plan = { ...plain, openings: [{ id: 'd1', kind: 'door', wall: 0, along: 300, width: 800, swing: 'out', hinge: 'start' }] }
  expect(counted(door).softJointM).toBeCloseTo(2.4 + 1.6, 9)
  const niched = counted(setNiche(plain, 0, { along: 1500, sill: 1000, width: 400, height: 300 }))
  expect(niched.softJointM).toBeCloseTo(2.4 + 2.4 + 2 * (0.4 + 0.3) + 4 * 0.085, 9)
  expect(counted(plain, 'floor').softJointM, 'its walls have it').toBe(0)
  // A boxing of 300 × 300 mm in the middle of the wall: each of its sides has a corner at the wall, its outer corners a profile.
  const boxed = withFixture(plain, 'boxing', 1000, 0)
  const names = [0, 'boxing 1 1', 'boxing 1 2', 'boxing 1 3'] as const
  expect(names.map((name) => counted(boxed, name).softJointM)).toEqual([2.4 + 2.4 + 2.1, 0.3 + 1.2, 0.3, 0.3 + 1.2])
})
