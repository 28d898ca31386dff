import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyRoom, withFixture } from '../../../../tests/support/a-plan.ts'
import { anyTiledPlan, ROOMS } from '../../../../tests/support/a-tiled-plan.ts'
import type { Plan, PlumbingPointKind, Turn } from '../plan.ts'
import { unpackPlan } from '../share.ts'
import { wallsOf } from '../walls.ts'
import { type NamedFixture, namedFixturesInFrontOf, pipesAt, pipesIn } from './at-wall.ts'
import { setNiche } from './edit-tiling.ts'
import { setOuts } from './lay-out.ts'

const ROOM = emptyRoom(3000, 2400)
const withPoint = (plan: Plan, kind: PlumbingPointKind, x: number, y = 0): Plan => ({
  ...plan,
  plumbingPoints: [...plan.plumbingPoints, { id: `o${plan.plumbingPoints.length + 1}`, kind, at: { x, y } }],
})
function atFirstWall<Found>(plan: Plan, find: (plan: Plan, wall: ReturnType<typeof wallsOf>[number]) => Found): Found {
  const [wall] = wallsOf(plan.room)
  if (!wall) throw new Error('No wall')
  return find(plan, wall)
}

test.each<[words: string, plan: Plan, drawn: Partial<NamedFixture> | undefined]>([
  ['a basin, from where it hangs', withFixture(ROOM, 'basin', 1000, 0), { from: 1000, to: 1600, low: 700, high: 870, nameAt: 785, hasMixer: false }],
  ['a WC, from where it hangs', withFixture(ROOM, 'wc-wall', 1000, 0), { low: 60, high: 420, nameAt: 240 }],
  ['a double basin', withFixture(ROOM, 'double-basin', 1000, 0), { low: 700, high: 870 }],
  ['a towel dryer', withFixture(ROOM, 'towel-dryer', 1000, 0), { low: 900, high: 1700 }],
  ['a mirror', withFixture(ROOM, 'mirror', 1000, 0), { low: 1200, high: 2000 }],
  ['a cabinet, from the floor', withFixture(ROOM, 'cabinet', 1000, 0), { low: 0, high: 1900, nameAt: 950 }],
  ['99 mm from the wall', withFixture(ROOM, 'cabinet', 1000, 99), { low: 0 }],
  ['100 mm from it', withFixture(ROOM, 'cabinet', 1000, 100), undefined],
  ['99 mm in it', withFixture(ROOM, 'cabinet', 1000, -99), { low: 0 }],
  ['100 mm in it', withFixture(ROOM, 'cabinet', 1000, -100), undefined],
  ['a shallow one behind it', withFixture(ROOM, 'mirror', 1000, -50), undefined],
  ['a shallow one a millimetre out of it', withFixture(ROOM, 'mirror', 1000, -49), { low: 1200 }],
  ['beyond the wall’s beginning', withFixture(ROOM, 'cabinet', -100, 0), { from: 0, to: 300 }],
  ['and its end', withFixture(ROOM, 'cabinet', 2900, 0), { from: 2900, to: 3000 }],
  ['wholly', withFixture(ROOM, 'cabinet', 3000, 0), undefined],
  ['too narrow for a name', withFixture(ROOM, 'cabinet', 1000, 0, { width: 79 }), { nameAt: undefined }],
  ['just wide enough', withFixture(ROOM, 'cabinet', 1000, 0, { width: 80 }), { nameAt: 950 }],
  ['a shower, named above its mixer', withFixture(ROOM, 'shower-corner', 1000, 0), { low: 0, high: 2000, nameAt: 1750, hasMixer: true }],
  ['a shower too narrow to say where that is', withFixture(ROOM, 'shower-corner', 1000, 0, { width: 850 }), { nameAt: 1750, hasMixer: false }],
  ['a millimetre wider', withFixture(ROOM, 'shower-corner', 1000, 0, { width: 851 }), { hasMixer: true }],
  ['a bathtub, which has none', withFixture(ROOM, 'bath-built-in', 1000, 0), { nameAt: 280, hasMixer: false }],
  ['a WC with its soil pipe behind its name', withPoint(withFixture(ROOM, 'wc-wall', 1000, 0), 'waste', 1180), { nameAt: 500 }],
  ['with the pipe at its edge', withPoint(withFixture(ROOM, 'wc-wall', 1000, 0), 'waste', 1000), { nameAt: 240 }],
  ['at its other edge', withPoint(withFixture(ROOM, 'wc-wall', 1000, 0), 'waste', 1360), { nameAt: 240 }],
  ['with a pipe well above its name', withPoint(withFixture(ROOM, 'wc-wall', 1000, 0), 'water', 1180), { nameAt: 240 }],
  ['a radiator with a water pipe', withPoint(withFixture(ROOM, 'radiator', 1000, 0), 'water', 1180), { low: 100, high: 700, nameAt: 780 }],
])('drawn on a wall: %s', (_, plan, drawn) => {
  const [first] = atFirstWall(plan, namedFixturesInFrontOf)
  if (!drawn) return expect(first).toBeUndefined()
  expect(first).toMatchObject(drawn)
})

test('a dryer stands on its machine', () => {
  const stacked = withFixture(withFixture(ROOM, 'washing-machine', 1000, 0), 'tumble-dryer', 1000, 0)
  expect(atFirstWall(stacked, namedFixturesInFrontOf).map(({ low, high }) => [low, high])).toEqual([
    [0, 850],
    [850, 1700],
  ])
})

test.each([
  ['in its middle', 1250, 900, false],
  ['just beside its name', 1725, 900, true],
  ['a millimetre into it', 1724, 900, false],
  ['just before it', 775, 900, true],
  ['a millimetre into it from there', 776, 900, false],
  ['just above it', 1250, 1130, true],
  ['a millimetre into it from above', 1250, 1129, false],
  ['just below it', 1250, 570, true],
  ['a millimetre into it from below', 1250, 571, false],
])('a shower says where its mixer is unless a niche is there: %s', (_, along, sill, isSaid) => {
  // The shower's middle is at 1450; a name takes 275 mm to either side of it, and 80 mm above and below 1050.
  const shower = withFixture(ROOM, 'shower-corner', 1000, 0)
  const niche = { along: along === 1250 ? 1250 : along, sill, width: 400, height: 400 }
  expect(atFirstWall(setNiche(shower, 0, niche), namedFixturesInFrontOf)[0]?.hasMixer).toBe(isSaid)
  expect(atFirstWall(setNiche(shower, 1, niche), namedFixturesInFrontOf)[0]?.hasMixer, 'another wall’s').toBe(true)
})

test('a mixer hangs on one wall: that at the shower’s back, else the other that has room for it', () => {
  const corner = (size = {}, turn: Turn = 0): Plan => withFixture(ROOM, 'shower-corner', 0, 0, { turn, ...size })
  const walls = (plan: Plan) =>
    wallsOf(plan.room)
      .filter((wall) => namedFixturesInFrontOf(plan, wall).some(({ hasMixer }) => hasMixer))
      .map(({ index }) => index)
  expect(walls(corner())).toEqual([0])
  const turned = corner({}, 3)
  expect(walls(turned)).toEqual([3])
  expect(walls(setNiche(turned, 3, { along: 1750, sill: 900, width: 400, height: 400 })), 'where its back has the niche').toEqual([0])
})

test('pipes within 20 cm of a wall come out of it, and a drain does not', () => {
  const points: readonly [PlumbingPointKind, number, number][] = [
    ['waste', 500, 199],
    ['water', 600, 200],
    // Nearer to wall D.
    ['water', 0, 10],
    ['water', 3000, -10],
    ['water', -1, 0],
    ['water', 3001, 0],
    ['drain', 700, 0],
  ]
  const plan = points.reduce((plan, [kind, x, y]) => withPoint(plan, kind, x, y), ROOM)
  expect(atFirstWall(plan, pipesAt)).toEqual([
    { id: 'o1', kind: 'waste', along: 500, height: 275 },
    { id: 'o4', kind: 'water', along: 3000, height: 550 },
  ])
})

test('a pipe comes out of one surface: not of a pillar far before it, and of the boxing around it where that is nearest', () => {
  const pillar = unpackPlan('2~0.0_2600.0_2600.2400_0.2400~2400~~o1.waste.2550.1200_o2.water.1300.50~f1.pillar.1300.1200.0.200.200~20x40')
  const boxing = unpackPlan('2~0.0_2050.0_2050.2430_0.2430~2360~~o1.waste.1950.900~f2.boxing.1950.900.1.900.200~20x40')
  if (!pillar || !boxing) throw new Error('No plan')
  expect(pipesIn(pillar).map(({ id, along, wall }) => [id, along, wall.index])).toEqual([
    ['o1', 1200, 1],
    ['o2', 1300, 0],
  ])
  // On the boxing's front, 450 mm from its end.
  expect(pipesIn(boxing).map(({ id, along, wall }) => [id, along, wall.start.x, wall.length])).toEqual([['o1', 450, 1850, 900]])
})

test('every pipe within reach of something that is seen is drawn once', () => {
  fc.assert(
    fc.property(anyTiledPlan(), (plan) => {
      const drawn = setOuts(plan).flatMap(({ wall }) => (wall ? pipesAt(plan, wall) : []))
      expect(drawn.map(({ id }) => id).toSorted()).toEqual(
        pipesIn(plan)
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length)
    }),
    { numRuns: ROOMS },
  )
})
