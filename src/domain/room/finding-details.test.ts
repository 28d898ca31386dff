import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan, emptyRoom, mirrored, rotated, withDrain, withFixture } from '../../../tests/support/a-plan.ts'
import { clearanceFindings } from './clearance-findings.ts'
import { conflicts } from './conflicts.ts'
import type { Finding, FindingCode } from './finding.ts'
import { findings, nearFindings } from './findings.ts'
import { fixtureKinds, fixtures } from './fixtures.ts'
import { movement } from './movement.ts'
import type { Door, Opening, Plan, PlumbingPointKind, Point } from './plan.ts'
import { plumbing } from './plumbing.ts'
import { clampToWall } from './wall-length.ts'

const SQUARE = emptyRoom(3000, 3000)
const CORNER = withFixture(SQUARE, 'shower-corner', 0, 0)
const WC = withFixture(SQUARE, 'wc-wall', 800, 0)
const sloping = (plan: Plan, low: number, depth: number): Plan => ({
  ...plan,
  room: { ...plan.room, ceiling: { height: 2400, slope: { wall: 0, low, depth } } },
})
const withDoor = (plan: Plan, door: Partial<Door>): Plan => ({
  ...plan,
  openings: plan.openings.map((opening): Opening => (opening.kind === 'door' ? { ...opening, ...door } : opening)),
})
/** A room with a tub across it, so that the way from the door to the WC goes through what is left beside the tub. */
const passage = (width: number) => withFixture(withFixture(emptyRoom(1600 + width, 3500), 'wc-wall', 500, 0), 'bath-built-in', 0, 1500)
/** Half a metre above the floor. */
function withLowWindow(plan: Plan, height: number): Plan {
  return { ...plan, openings: [{ id: 'w1', kind: 'window', wall: 0, along: 100, width: 600, sill: 500, height }] }
}
const withPoint = (plan: Plan, kind: PlumbingPointKind, x: number, y: number): Plan => ({
  ...plan,
  plumbingPoints: [...plan.plumbingPoints, { id: `o${plan.plumbingPoints.length + 1}`, kind, at: { x, y } }],
})

type Expected = Pick<Finding, 'level' | 'about'> & { needed?: number; free?: number }

/** What is said of a plan under this code: the whole finding, what it is about first. */
test.each<[words: string, plan: Plan, code: FindingCode, expected: readonly Expected[]]>([
  [
    'a dryer on a machine, told of once',
    withFixture(withFixture(emptyRoom(2000, 1499), 'washing-machine', 800, 0), 'tumble-dryer', 800, 0),
    'front',
    [{ level: 'warning', about: ['f1'], needed: 900, free: 899 }],
  ],
  [
    'a dryer on a machine near the shower, told of once',
    withFixture(withFixture(CORNER, 'washing-machine', 1499, 0), 'tumble-dryer', 1499, 0),
    'machine-to-water',
    [{ level: 'warning', about: ['f2', 'f1'], needed: 600, free: 599 }],
  ],
  ['two things in one place', withFixture(CORNER, 'basin', 899, 0), 'overlap', [{ level: 'error', about: ['f1', 'f2'] }]],
  ['a basin in the wall', withFixture(SQUARE, 'basin', 0, -1), 'outside', [{ level: 'error', about: ['f1'] }]],
  ['no door', { ...SQUARE, openings: [] }, 'no-door', [{ level: 'warning', about: [] }]],
  ['a cabinet before the door', withFixture(SQUARE, 'cabinet', 1300, 2650, { turn: 2 }), 'door-blocked', [{ level: 'error', about: ['f1', 'd1'] }]],
  ['an open shower before the door', withFixture(SQUARE, 'shower-corner', 1300, 2100), 'door-blocked', []],
  ['a cabinet 400 mm before the door', withFixture(SQUARE, 'cabinet', 1300, 2250, { turn: 2 }), 'door-blocked', []],
  ['a cabinet 399 mm before it', withFixture(SQUARE, 'cabinet', 1300, 2251, { turn: 2 }), 'door-blocked', [{ level: 'error', about: ['f1', 'd1'] }]],
  [
    'a WC in the way of a leaf, which is not also before the door',
    withFixture(withDoor(SQUARE, { swing: 'in' }), 'wc-wall', 1320, 2460, { turn: 2 }),
    'swing-hits',
    [{ level: 'error', about: ['f1', 'd1'] }],
  ],
  ['the same WC', withFixture(withDoor(SQUARE, { swing: 'in' }), 'wc-wall', 1320, 2460, { turn: 2 }), 'door-blocked', []],
  ['a leaf against the wall', withDoor(emptyRoom(2000, 799), { swing: 'in' }), 'swing-hits-wall', [{ level: 'error', about: ['d1'] }]],
  [
    'a window into the door',
    { ...SQUARE, openings: [...SQUARE.openings, { id: 'w1', kind: 'window', wall: 2, along: 1899, width: 600, sill: 1200, height: 600 }] },
    'openings-overlap',
    [{ level: 'error', about: ['d1', 'w1'] }],
  ],
  [
    'a cabinet before a window',
    { ...withFixture(SQUARE, 'cabinet', 200, 0), openings: [{ id: 'w1', kind: 'window', wall: 0, along: 100, width: 600, sill: 1899, height: 600 }] },
    'window-covered',
    [{ level: 'advice', about: ['f1', 'w1'] }],
  ],
  [
    'a cabinet as high as its sill, and one outside the room',
    {
      ...withFixture(withFixture(SQUARE, 'cabinet', 200, 0), 'cabinet', 200, -350),
      openings: [{ id: 'w1', kind: 'window', wall: 0, along: 100, width: 600, sill: 1900, height: 600 }],
    },
    'window-covered',
    [],
  ],
  [
    'a cabinet behind the window’s wall',
    { ...withFixture(SQUARE, 'cabinet', 200, -350), openings: [{ id: 'w1', kind: 'window', wall: 0, along: 100, width: 600, sill: 1000, height: 600 }] },
    'window-covered',
    [],
  ],
  ['a mirror that begins where the window below it ends', withLowWindow(withFixture(SQUARE, 'mirror', 200, 0), 700), 'window-covered', []],
  ['a mirror a millimetre into it', withLowWindow(withFixture(SQUARE, 'mirror', 200, 0), 701), 'window-covered', [{ level: 'advice', about: ['f1', 'w1'] }]],
  ['a drain outside', withDrain(SQUARE, 3001, 500), 'drain-outside', [{ level: 'error', about: ['o1'] }]],
  ['a shower and a tub without a drain', withFixture(CORNER, 'bath-built-in', 1400, 2300), 'drain-missing', [{ level: 'warning', about: ['f1', 'f2'] }]],
  ['a drain outside only', withDrain(CORNER, 3001, 500), 'drain-missing', [{ level: 'warning', about: ['f1'] }]],
  [
    'a drain in the shower, and a tub that leads its water there',
    withDrain(withFixture(CORNER, 'bath-built-in', 1400, 2300), 450, 450),
    'drain-not-in-wet-place',
    [{ level: 'advice', about: ['f2'] }],
  ],
  [
    'a drain in the tub, and an open shower without one',
    withDrain(withFixture(CORNER, 'bath-built-in', 1400, 2300), 1500, 2500),
    'drain-not-in-wet-place',
    [{ level: 'warning', about: ['f1'] }],
  ],
  ['a drain in the shower, and another in the floor', withDrain(withDrain(CORNER, 450, 450), 2000, 2000), 'drain-not-in-wet-place', []],
  [
    'a drain elsewhere, for a cabin and a tub',
    withDrain(withFixture(withFixture(SQUARE, 'shower-cabin', 0, 0), 'bath-built-in', 1400, 2300), 1500, 1500),
    'drain-not-in-wet-place',
    [
      { level: 'warning', about: ['f1'] },
      { level: 'warning', about: ['f2'] },
    ],
  ],
  ['a drain 199 mm from the wall', withDrain(CORNER, 450, 199), 'drain-to-wall', [{ level: 'advice', about: ['o1'], needed: 200, free: 199 }]],
  ['a soil pipe at the wall', withPoint(CORNER, 'waste', 100, 100), 'drain-to-wall', []],
  [
    'a WC away from its soil pipe, and another near',
    withPoint(withPoint(withFixture(WC, 'wc-floor', 2500, 0), 'waste', 2600, 0), 'water', 900, 0),
    'waste-moved',
    [{ level: 'advice', about: ['f1', 'o1'] }],
  ],
  [
    'a WC between two far pipes is told of the nearer one',
    withPoint(withPoint(WC, 'waste', 2900, 0), 'waste', 1700, 0),
    'waste-moved',
    [{ level: 'advice', about: ['f1', 'o2'] }],
  ],
  ['a basin far from the soil pipe', withPoint(withFixture(SQUARE, 'basin', 0, 0), 'waste', 2900, 0), 'waste-moved', []],
  ['599 mm before the WC', withFixture(emptyRoom(2000, 1139), 'wc-wall', 800, 0), 'front', [{ level: 'warning', about: ['f1'], needed: 600, free: 599 }]],
  ['1199 mm before the WC', withFixture(emptyRoom(2000, 1739), 'wc-wall', 800, 0), 'front', [{ level: 'advice', about: ['f1'], needed: 1200, free: 1199 }]],
  ['349 mm beside the WC', withFixture(SQUARE, 'wc-wall', 169, 0), 'wc-to-wall', [{ level: 'warning', about: ['f1'], needed: 350, free: 349 }]],
  ['399 mm beside the WC', withFixture(SQUARE, 'wc-wall', 219, 0), 'wc-to-wall', [{ level: 'advice', about: ['f1'], needed: 400, free: 399 }]],
  ['199 mm between WC and basin', withFixture(WC, 'basin', 1359, 0), 'wc-to-neighbour', [{ level: 'warning', about: ['f1'], needed: 200, free: 199 }]],
  ['a basin beside, but beyond the WC’s depth', withFixture(WC, 'basin', 1200, 540), 'wc-to-neighbour', []],
  ['99 mm round the tub', withFixture(SQUARE, 'bath-freestanding', 99, 150), 'round-tub', [{ level: 'warning', about: ['f1'], needed: 100, free: 99 }]],
  [
    'a cabinet diagonally from the tub',
    withFixture(withFixture(SQUARE, 'bath-freestanding', 300, 300), 'cabinet', 1980, 1130),
    'round-tub',
    [{ level: 'advice', about: ['f1'], needed: 150, free: 113 }],
  ],
  ['a built-in tub', withFixture(SQUARE, 'bath-built-in', 20, 20), 'round-tub', []],
  [
    'a shower of 800 × 850',
    withFixture(SQUARE, 'shower-corner', 0, 0, { width: 850, depth: 800 }),
    'shower-small',
    [{ level: 'advice', about: ['f1'], needed: 900, free: 800 }],
  ],
  [
    'a shower of 899 × 700',
    withFixture(SQUARE, 'shower-corner', 0, 0, { width: 899, depth: 700 }),
    'shower-small',
    [{ level: 'warning', about: ['f1'], needed: 800, free: 700 }],
  ],
  [
    'a shower of 900 × 700',
    withFixture(SQUARE, 'shower-corner', 0, 0, { depth: 700 }),
    'shower-small',
    [{ level: 'advice', about: ['f1'], needed: 900, free: 700 }],
  ],
  [
    'a shower of 900 × 699',
    withFixture(SQUARE, 'shower-corner', 0, 0, { depth: 699 }),
    'shower-small',
    [{ level: 'warning', about: ['f1'], needed: 800, free: 699 }],
  ],
  ['a small tub', withFixture(SQUARE, 'bath-built-in', 0, 0, { width: 700, depth: 500 }), 'shower-small', []],
  ['a WC away from the wall', withFixture(SQUARE, 'wc-wall', 800, 500), 'away-from-wall', [{ level: 'warning', about: ['f1'] }]],
  [
    'a cabinet under a slope, whose lowest corner counts',
    sloping(withFixture(SQUARE, 'cabinet', 0, 0), 1000, 2400),
    'too-tall',
    [{ level: 'warning', about: ['f1'], needed: 1900, free: 1000 }],
  ],
  ['a cabinet that just fits under it', sloping(withFixture(SQUARE, 'cabinet', 0, 0), 1900, 2400), 'too-tall', []],
  ['a shower under it', sloping(CORNER, 1000, 2400), 'too-tall', []],
  ['where one stands in the shower', sloping(CORNER, 1798, 2700), 'headroom', [{ level: 'warning', about: ['f1'], needed: 1900, free: 1898 }]],
  [
    'where one stands before a basin, 300 mm from its front',
    sloping(withFixture(SQUARE, 'basin', 1000, 0), 1000, 2400),
    'headroom',
    [{ level: 'warning', about: ['f1'], needed: 1900, free: 1437 }],
  ],
  ['a tub under a slope, in which one lies', sloping(withFixture(SQUARE, 'bath-built-in', 0, 0), 1000, 2400), 'headroom', []],
  ['a cabinet under it, which is not stood before', sloping(withFixture(SQUARE, 'cabinet', 0, 0), 1000, 2400), 'headroom', []],
  [
    'a washing machine by the shower',
    withFixture(CORNER, 'washing-machine', 1499, 0),
    'machine-to-water',
    [{ level: 'warning', about: ['f2', 'f1'], needed: 600, free: 599 }],
  ],
  ['a basin by the shower', withFixture(CORNER, 'basin', 900, 0), 'machine-to-water', []],
  ['a narrow door', withDoor(SQUARE, { width: 799 }), 'door-narrow', [{ level: 'advice', about: ['d1'], needed: 800, free: 799 }]],
  [
    'a low ceiling',
    { ...SQUARE, room: { ...SQUARE.room, ceiling: { height: 2099 } } },
    'ceiling-low',
    [{ level: 'warning', about: [], needed: 2100, free: 2099 }],
  ],
  ['a way of 550 mm to the WC', passage(550), 'passage', [{ level: 'warning', about: ['f1'], needed: 600, free: 500 }]],
  ['a way of 600 mm', passage(600), 'passage', [{ level: 'advice', about: ['f1'], needed: 800, free: 600 }]],
  [
    'a way of 750 mm to a WC and a basin, the tub being nearer',
    withFixture(passage(750), 'basin', 1200, 0),
    'passage',
    [{ level: 'advice', about: ['f1', 'f3'], needed: 800, free: 700 }],
  ],
  [
    'a way of 750 mm to a basin, and one of 650 mm on to a WC',
    withFixture(
      withFixture(withFixture(withFixture(emptyRoom(2350, 3500), 'bath-built-in', 0, 1500), 'cabinet', 600, 0, { depth: 850 }), 'wc-wall', 100, 0),
      'basin',
      1200,
      0,
    ),
    'passage',
    [{ level: 'advice', about: ['f4', 'f3'], needed: 800, free: 600 }],
  ],
  [
    'the 700 mm of a whole room',
    withFixture(emptyRoom(3000, 700), 'wc-wall', 0, 170, { turn: 3 }),
    'passage',
    [{ level: 'advice', about: ['f1'], needed: 800, free: 700 }],
  ],
  [
    'a way of 600 mm beside what stands below on one side, and above on the other',
    withFixture(
      withFixture(
        withFixture(withDoor(emptyRoom(1600, 3500), { wall: 3, along: 2400 }), 'cabinet', 0, 1500, { width: 1000, depth: 2000 }),
        'cabinet',
        1000,
        0,
        { width: 600, depth: 900 },
      ),
      'wc-wall',
      1120,
      2960,
      { turn: 2 },
    ),
    'passage',
    [{ level: 'advice', about: ['f3'], needed: 800, free: 600 }],
  ],
  ['a way of 250 mm, which is none', passage(250), 'passage', [{ level: 'warning', about: ['f1'], needed: 600, free: 0 }]],
  ['the same without a door', { ...passage(250), openings: [] }, 'passage', []],
  ['a way through an open shower', withFixture(passage(900), 'shower-corner', 1600, 1450), 'passage', []],
  [
    'the same way with a cabin in it',
    withFixture(passage(900), 'shower-cabin', 1600, 1450),
    'passage',
    [{ level: 'warning', about: ['f1'], needed: 600, free: 0 }],
  ],
  ['a WC without floor in front of it, which is told otherwise', withFixture(passage(250), 'cabinet', 450, 1000), 'passage', []],
  ['a small room', emptyRoom(1249, 3000), 'turning', [{ level: 'advice', about: [], needed: 1300, free: 1200 }]],
])('%s', (_, plan, code, expected) => {
  expect(findings(plan).filter((finding) => finding.code === code)).toEqual(expected.map((finding) => ({ ...finding, code })))
})

test.each(fixtureKinds)('a %s alone in a large room, its drain where it belongs, has nothing said about it', (kind) => {
  // Under a roof that nothing reaches, so that the rules for slopes are asked too.
  const large = emptyRoom(6000, 6000)
  const roofed: Plan = { ...large, room: { ...large.room, ceiling: { height: 3500, slope: { wall: 0, low: 2500, depth: 1000 } } } }
  const off = fixtures[kind].stands === 'free' ? 500 : 0
  const plan = withDrain(withFixture(roofed, kind, 2500, off), 3000, 600)
  expect([...conflicts(plan), ...plumbing(plan), ...clearanceFindings(plan)]).toEqual([])
})

test('of a shower in its corner and a washing machine 600 mm from it all is as it should be', () => {
  expect(clearanceFindings(withFixture(CORNER, 'washing-machine', 1500, 0))).toEqual([])
})

test('errors come first, then warnings, then advice; without the search of the floor passages and turning are missing', () => {
  const plan = withFixture(withFixture(withFixture(emptyRoom(1200, 1800), 'shower-corner', 0, 0), 'basin', 600, 100), 'washing-machine', 0, 1200)
  const levels = findings(plan).map(({ level }) => level)
  expect(levels).toEqual(levels.toSorted((one, other) => ['error', 'warning', 'advice'].indexOf(one) - ['error', 'warning', 'advice'].indexOf(other)))
  expect(new Set(levels).size).toBe(3)
  const moving = new Set<FindingCode>(['passage', 'turning'])
  expect(nearFindings(plan)).toEqual(findings(plan).filter(({ code }) => !moving.has(code)))
  expect(findings(plan).some(({ code }) => moving.has(code))).toBe(true)
})

test('turning or mirroring a room on the grid of the floor changes no passage and no turning circle', () => {
  const onGrid = (length: number) => Math.round(length / 100) * 100
  const spot = ({ x, y }: Point) => ({ x: onGrid(x), y: onGrid(y) })
  const plans = anyPlan().map((plan): Plan => {
    const room = { ...plan.room, corners: plan.room.corners.map(spot) }
    return {
      ...plan,
      room,
      openings: plan.openings.map((opening) => clampToWall(room, { ...opening, along: onGrid(opening.along), width: onGrid(opening.width) })),
      fixtures: plan.fixtures.map((fixture) => ({ ...fixture, at: spot(fixture.at), width: onGrid(fixture.width) + 100, depth: onGrid(fixture.depth) + 100 })),
    }
  })
  const seen = (plan: Plan) =>
    movement(plan)
      .map((finding) => JSON.stringify({ ...finding, about: finding.about.toSorted() }))
      .toSorted()
  fc.assert(
    fc.property(plans, (plan) => {
      for (const changed of [rotated(plan), mirrored(plan)]) expect(seen(changed)).toEqual(seen(plan))
    }),
    { numRuns: 40 },
  )
})
