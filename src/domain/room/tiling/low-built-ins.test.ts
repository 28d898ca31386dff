import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import { duplicateFixture, setBuiltInHeight, setCeiling } from '../edit.ts'
import { heightRangeOf } from '../fixture-heights.ts'
import type { Mm, Plan } from '../plan.ts'
import { packPlan, unpackPlan } from '../share.ts'
import { pipesIn } from './at-wall.ts'
import { countTiles } from './counts.ts'
import { drawnSurface } from './drawn-surface.ts'
import { chooseTiles } from './edit-tiling.ts'
import { piecesIn, type SetOut, setOuts } from './lay-out.ts'
import { measuresOf } from './measures.ts'
import type { AnySurfaceName } from './surface.ts'
import { tileLines } from './tile-lines.ts'

/** 2,05 × 2,43 m, 2,36 m high: the review's room, with a cistern's boxing of 900 × 200 mm in the middle of the first wall. */
const ROOM: Plan = { ...emptyRoom(2050, 2430), room: { ...emptyRoom(2050, 2430).room, ceiling: { height: 2360 } } }
const FULL = withFixture(ROOM, 'boxing', 450, 0, { width: 900, depth: 200 })

function low(height: Mm, plan = FULL): Plan {
  return setBuiltInHeight(plan, 'f1', height)
}

function surfaceOf(plan: Plan, name: AnySurfaceName): SetOut {
  const found = setOuts(plan).find(({ surface }) => surface.name === name)
  if (!found) throw new Error(`There is no surface ${name}.`)
  return found
}

const area = (plan: Plan, name: AnySurfaceName) => surfaceOf(plan, name).surface.area / 1e6

test('a boxing of 1 150 mm has faces as high, a tiled top, and the wall goes on above it', () => {
  const plan = low(1150)
  const faces = setOuts(plan).flatMap(({ surface: { name } }) => (String(name).startsWith('boxing') ? [area(plan, name)] : []))
  expect(faces).toEqual([0.2 * 1.15, 0.9 * 1.15, 0.2 * 1.15, 0.9 * 0.2].map((figure) => expect.closeTo(figure)))
  expect(area(plan, 0) - area(FULL, 0)).toBeCloseTo(0.9 * (2.36 - 1.15))
  expect(area(plan, 'floor')).toBe(area(FULL, 'floor'))
  // The whole wall is one lattice: its tiles meet above the boxing.
  expect([surfaceOf(plan, 0).stretches.length, surfaceOf(FULL, 0).stretches.length]).toEqual([1, 2])
})

test('the pieces of each surface, with soft joints and joints, are the surface: none on the boxing’s foot', () => {
  const plan = low(1150)
  for (const { extent } of piecesIn(surfaceOf(plan, 0))) {
    const onFoot = extent.low < 1147 && extent.right > 453 && extent.left < 1347
    expect(onFoot && extent.left > 450 && extent.right < 1350).toBe(false)
  }
  expect(Math.max(...piecesIn(surfaceOf(plan, 'boxing 1 2')).map(({ extent }) => extent.high))).toBe(1150)
})

test('the top continues the joints of the front, with whole edges along it and the cut at the wall', () => {
  const plan = chooseTiles(low(1200), [0, 1, 2, 3], { tile: { width: 100, height: 100 } })
  const [front, top] = [surfaceOf(plan, 'boxing 1 2'), surfaceOf(plan, 'boxing 1 top')]
  expect(top.origin).toEqual({ x: front.origin.x, y: 0 })
  // 200 deep, 3 of them soft joint at the wall: 100, a joint, 94.
  expect(tileLines(plan, top).down[0]?.spans.map(({ from, to }) => [from, to])).toEqual([
    [3, 97],
    [100, 200],
  ])
  expect(measuresOf(plan, top)).toEqual([])
  expect(drawnSurface(plan, top)).toMatchObject({ width: 900, height: 200, level: undefined, fixtures: [] })
})

test('the level joints of the room end with a whole tile at the edge of a long top, which one sees more than the ceiling', () => {
  const along = low(1205, withFixture(ROOM, 'boxing', 0, 0, { width: 2050, depth: 200 }))
  const plan = chooseTiles(along, [0, 1, 2, 3], { tile: { width: 200, height: 200 } })
  const { origin, tiling } = surfaceOf(plan, 'boxing 1 2')
  const rows = (1205 - origin.y + tiling.joint) / (200 + tiling.joint)
  expect(rows).toBe(Math.round(rows))
})

test('profiles lie along the top’s free edges, soft joint along the wall, and both are counted once', () => {
  const [full, lower] = [FULL, low(1150)].map((plan) => setOuts(plan).map(countTiles))
  const sum = (of: 'profileM' | 'softJointM', counts = lower ?? []) => counts.reduce((all, one) => all + one[of], 0)
  // Two upright edges, then front and two sides.
  expect(sum('profileM', full)).toBeCloseTo(2 * 2.36)
  expect(sum('profileM')).toBeCloseTo(2 * 1.15 + 0.9 + 2 * 0.2)
  // The wall beside the boxing is a corner only as high as that, and its top has one along the wall.
  expect(sum('softJointM', full) - sum('softJointM')).toBeCloseTo(2 * (2.36 - 1.15) - 0.9)
})

test('beside a boxing at the ceiling a low one’s end is a corner, and its top ends there', () => {
  const both = withFixture(low(1150), 'boxing', 1350, 0, { width: 300, depth: 200 })
  const top = surfaceOf(both, 'boxing 1 top')
  expect(top.surface.edges.filter(({ what }) => what === 'corner').map(({ axis, at }) => [axis, at])).toEqual([
    ['x', 900],
    ['y', 200],
  ])
  const side = surfaceOf(both, 'boxing 2 3')
  expect(side.surface.area).toBe(200 * (2360 - 1150))
  expect(side.surface.edges.find(({ what }) => what === 'built-in')).toMatchObject({ axis: 'y', at: 1150, from: 0, to: 200 })
})

test('its measures say how high it is and what is cut beside and above it; a pipe comes out of what is seen at its height', () => {
  const plan: Plan = { ...low(1150), plumbingPoints: [{ id: 'o1', kind: 'waste', at: { x: 900, y: 100 } }] }
  const [measure] = measuresOf(plan, surfaceOf(plan, 0))
  expect(measure).toMatchObject({
    what: 'fixture',
    along: 450,
    width: 900,
    height: 1150,
    depth: 200,
    cuts: { left: [expect.any(Number)], above: [expect.any(Number)] },
  })
  expect(pipesIn(plan)).toMatchObject([{ id: 'o1', wall: { start: { y: 200 } } }])
  const lower = setBuiltInHeight(plan, 'f1', 200)
  expect(pipesIn(lower)).toMatchObject([{ id: 'o1', wall: { start: { y: 0 } } }])
})

test('where the wall behind ends in paint below the top, the top is painted and no surface', () => {
  const plan = low(1150)
  const names = (tiledTo: Mm) => setOuts(chooseTiles(plan, [0, 1, 2, 3], { tiledTo })).map(({ surface }) => surface.name)
  expect(names(1150)).toContain('boxing 1 top')
  expect(names(1000)).not.toContain('boxing 1 top')
})

test('a drawing from before opens as before: to the ceiling; a height is stored, and one at the ceiling is none', () => {
  const before = packPlan(FULL)
  expect(unpackPlan(before)).toEqual(FULL)
  expect(heightRangeOf(FULL, FULL.fixtures[0] ?? expect.fail())).toEqual({ low: 0, high: 2360 })
  expect(packPlan(low(1150))).toBe(before.replace('900.200', '900.200.1150'))
  expect(unpackPlan(packPlan(low(1150)))).toEqual(low(1150))
  expect(low(2360)).toEqual(FULL)
  expect(low(10)).toEqual(low(100))
  expect(setOuts(setCeiling(low(2300), { height: 2200 })).map(({ surface }) => surface.name)).not.toContain('boxing 1 top')
  // Only what is built in has one.
  expect(unpackPlan(packPlan(withFixture(ROOM, 'cabinet', 0, 0)).replace('400.350', '400.350.1150'))).toBeUndefined()
  expect(duplicateFixture(low(1150), 'f1').fixtures[1]?.height).toBe(1150)
})
