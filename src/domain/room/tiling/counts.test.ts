import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import { setCeiling } from '../edit.ts'
import type { Mm, Plan, TileSize } from '../plan.ts'
import { countTiles, sumOfCounts } from './counts.ts'
import { chooseTiles, moveJoints, setNiche } from './edit-tiling.ts'
import { piecesIn, setOuts } from './lay-out.ts'
import type { AnySurfaceName } from './surface.ts'

/** The first wall, `width` × `height`, with tiles of this size, whole from its lower left corner on, and 3 mm joints. */
function wall(width: Mm, height: Mm, tile: TileSize = { width: 200, height: 400 }): Plan {
  const room = setCeiling({ ...emptyRoom(width, 2000), openings: [] }, { height })
  const tiled = chooseTiles(room, [0, 1, 2, 3], { tile, joint: 3 })
  return moveJoints(moveJoints(tiled, 0, 'x', 0), 0, 'y', 0)
}

function counted(plan: Plan, name: AnySurfaceName = 0) {
  const setOut = setOuts(plan).find(({ surface }) => surface.name === name)
  if (!setOut) throw new Error(`No ${name}`)
  return countTiles(setOut)
}

const withWindow = (plan: Plan, place = { along: 203, width: 606, sill: 806, height: 500 }): Plan => ({
  ...plan,
  openings: [{ id: 'w1', kind: 'window', wall: 0, ...place }],
})

/** Its ceiling rises by 300 mm along the wall, within the uppermost row. */
const underSlope = (plan: Plan): Plan => setCeiling(plan, { height: 2012, slope: { wall: 3, low: 1712, depth: 1012 } })

test('a wall of whole tiles: 5 × 5 of them on 1.012 × 2.012 m, with joints and adhesive', () => {
  const { jointKg, adhesiveKg, areaM2, ...counts } = counted(wall(1012, 2012))
  // By area 2.036 m² with a tenth more are 27.997 tiles.
  expect(counts).toEqual({ whole: 25, cut: 0, cutFrom: 0, tiles: 25, byPercentage: 28, boxes: 2, profileM: 0 })
  expect(areaM2).toBeCloseTo(2.036144, 9)
  // 36 144 mm² of joints, 9 mm deep, at 1.6 kg/dm³; 3 kg of adhesive on each m².
  expect(jointKg).toBeCloseTo((36_144 * 9 * 1.6) / 1e6, 9)
  expect(adhesiveKg).toBeCloseTo(2.036144 * 3, 9)
})

test.each<[words: string, plan: Plan, whole: number, cut: number, cutFrom: number]>([
  ['five strips of 85 mm, two from a tile', wall(1100, 2012), 25, 5, 3],
  ['six of them, the last two also from one', wall(1100, 2415), 30, 6, 3],
  // 150 mm at one end of each row and 40 at the other; 90 and 100 beside the window. Were 40 and 100 cut from one, 150 and 90 would take one more.
  [
    'the widest with the widest that still fits',
    withWindow(moveJoints(wall(1411, 2012), 0, 'x', 153), { along: 446, width: 213, sill: 806, height: 403 }),
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
  expect(jointKg / 1.6).toBeCloseTo(((areaM2 * 1e6 - tiled) * thickness) / 1e6, 9)
  expect(adhesiveKg / areaM2).toBeCloseTo(adhesive, 9)
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
  const { areaM2, byPercentage, tiles, boxes } = counted(wall(5000, 3000, tile))
  expect(byPercentage).toBe(Math.ceil((areaM2 * (100 + percent) * 1e4) / (tile.width * tile.height)))
  expect(boxes).toBe(Math.ceil(tiles / perBox))
})

test('profiles stand around windows and niches, and share the outer corners of a boxing with its next face', () => {
  const plain = wall(2400, 2400)
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
  const niche = { along: 203, sill: 806, width: 403, height: 400 }
  const [plain, recessed] = [counted(wall(1012, 2012)), counted(setNiche(wall(1012, 2012), 0, niche))]
  // Two whole tiles at its back, and 85 mm of each side.
  expect(recessed.areaM2 - plain.areaM2).toBeCloseTo((2 * 85 * (403 + 400)) / 1e6, 9)
  expect(recessed.whole).toBe(25)
  expect(recessed.cut).toBe(6)
})

test('several surfaces are the sum of each figure', () => {
  const [one, other] = [counted(wall(1100, 2100)), counted(withWindow(wall(1012, 2012)))]
  const sum = sumOfCounts([one, other])
  const names = Object.keys(one)
  expect(Object.keys(sum)).toEqual(names)
  expect(sum).toEqual({
    areaM2: one.areaM2 + other.areaM2,
    whole: one.whole + other.whole,
    cut: one.cut + other.cut,
    cutFrom: one.cutFrom + other.cutFrom,
    tiles: one.tiles + other.tiles,
    byPercentage: one.byPercentage + other.byPercentage,
    boxes: one.boxes + other.boxes,
    jointKg: one.jointKg + other.jointKg,
    adhesiveKg: one.adhesiveKg + other.adhesiveKg,
    profileM: one.profileM + other.profileM,
  })
})
