import { expect, test } from 'vitest'
import { emptyRoom, rotated, withFixture, withInnerCorner } from '../../../tests/support/a-plan.ts'
import { freeBeside, freeInFront, hasItsBackAtAWall, pointInFront } from './clearances.ts'
import { CELL, reachOver } from './floor-grid.ts'
import type { Fixture, Plan } from './plan.ts'
import { backOf, movedWcs } from './plumbing.ts'

const ROOM = emptyRoom(3000, 2400)
/** 360 × 540 mm with its back at the upper wall, from 1000 mm on. */
const WC = withFixture(ROOM, 'wc-wall', 1000, 0)

/** The plan as it is and turned once, twice and three times. */
const fromEverySide = (plan: Plan) => [plan, rotated(plan), rotated(rotated(plan)), rotated(rotated(rotated(plan)))]

function firstOf({ fixtures: [first] }: Plan): Fixture {
  if (!first) throw new Error('no fixture')
  return first
}

/** What is measured of the plan's first fixture, from every side the same. */
function measured<Result>(plan: Plan, measure: (plan: Plan, fixture: Fixture) => Result): Result | undefined {
  const results = fromEverySide(plan).map((seen) => measure(seen, firstOf(seen)))
  for (const result of results) expect(result).toEqual(results[0])
  return results[0]
}

test.each<[string, Plan, number]>([
  ['to the opposite wall', WC, 1860],
  ['to what stands in front', withFixture(WC, 'basin', 900, 1400), 860],
  ['to what covers the last millimetre of its width', withFixture(WC, 'cabinet', 1359, 1000), 460],
  ['past what stands beside that', withFixture(WC, 'cabinet', 1360, 1000), 1860],
  ['past what ends where it begins', withFixture(WC, 'cabinet', 600, 1000), 1860],
  ['over an open shower', withFixture(WC, 'shower-corner', 900, 1400), 1860],
  ['nothing, with something on its front', withFixture(WC, 'cabinet', 1000, 500), 0],
  ['past what stands behind its front', withFixture(WC, 'cabinet', 1000, 190), 1860],
])('free in front of a WC: %s', (_, plan, free) => {
  expect(measured(plan, freeInFront)).toBe(free)
})

test('an open shower is entered from its best side, a cabin from its front', () => {
  const narrow = emptyRoom(2000, 1200)
  expect(measured(withFixture(narrow, 'shower-corner', 0, 0), freeInFront)).toBe(1100)
  expect(measured(withFixture(narrow, 'shower-corner', 1100, 0), freeInFront)).toBe(1100)
  expect(measured(withFixture(narrow, 'shower-cabin', 0, 0), freeInFront)).toBe(300)
  expect(measured(withFixture(withFixture(narrow, 'shower-walk-in', 0, 0), 'cabinet', 1600, 0), freeInFront)).toBe(400)
})

test.each<[string, Plan, { wall: number; neighbour: number }]>([
  ['the nearer wall, from its middle', WC, { wall: 1180, neighbour: Number.POSITIVE_INFINITY }],
  ['the wall on its other side', withFixture(ROOM, 'wc-wall', 2000, 0), { wall: 820, neighbour: Number.POSITIVE_INFINITY }],
  ['a neighbour, from edge to edge', withFixture(WC, 'basin', 1500, 0), { wall: 1180, neighbour: 140 }],
  ['one on its other side', withFixture(WC, 'basin', 300, 0), { wall: 1180, neighbour: 100 }],
  ['the nearer of two', withFixture(withFixture(WC, 'basin', 300, 0), 'cabinet', 1400, 0), { wall: 1180, neighbour: 40 }],
  ['one that overlaps it', withFixture(WC, 'basin', 1200, 0), { wall: 1180, neighbour: 0 }],
  ['one that begins where its depth ends', withFixture(WC, 'basin', 1500, 540), { wall: 1180, neighbour: Number.POSITIVE_INFINITY }],
  ['one that begins a millimetre before', withFixture(WC, 'basin', 1500, 539), { wall: 1180, neighbour: 140 }],
  ['no open shower', withFixture(WC, 'shower-corner', 1500, 0), { wall: 1180, neighbour: Number.POSITIVE_INFINITY }],
])('free beside a WC: %s', (_, plan, free) => {
  expect(measured(plan, freeBeside)).toEqual(free)
})

test.each<[string, Plan, boolean]>([
  ['at the wall', WC, true],
  ['20 mm from it', withFixture(ROOM, 'wc-wall', 1000, 20), true],
  ['20 mm in it', withFixture(ROOM, 'wc-wall', 1000, -20), true],
  ['21 mm from it', withFixture(ROOM, 'wc-wall', 1000, 21), false],
  ['21 mm in it', withFixture(ROOM, 'wc-wall', 1000, -21), false],
  ['with its last millimetre at the wall', withFixture(ROOM, 'wc-wall', 2999, 0), true],
  ['beyond the wall’s end', withFixture(ROOM, 'wc-wall', 3000, 0), false],
  ['before its beginning', withFixture(ROOM, 'wc-wall', -360, 0), false],
  ['with its front at a wall', withFixture(ROOM, 'wc-wall', 1000, 1860), false],
])('a WC has its back %s: %s', (_, plan, isThere) => {
  expect(measured(plan, hasItsBackAtAWall)).toBe(isThere)
})

test('the places before a fixture’s front and at its back, however it is turned', () => {
  const places = fromEverySide(withFixture(emptyRoom(2000, 2000), 'wc-wall', 1000, 0)).map((plan) => [pointInFront(firstOf(plan), 300), backOf(firstOf(plan))])
  expect(places).toEqual([
    [
      { x: 1180, y: 840 },
      { x: 1180, y: 0 },
    ],
    [
      { x: 1160, y: 1180 },
      { x: 2000, y: 1180 },
    ],
    [
      { x: 820, y: 1160 },
      { x: 820, y: 2000 },
    ],
    [
      { x: 840, y: 820 },
      { x: 0, y: 820 },
    ],
  ])
})

test('a WC is moved by the distance from its back to the nearest soil pipe, in any direction', () => {
  const withPipe = (x: number, y: number): Plan => ({ ...WC, plumbingPoints: [{ id: 'o1', kind: 'waste', at: { x, y } }] })
  // Its back is at (1180, 0); 360 and 480 make 600.
  for (const [x, y] of [
    [1540, 480],
    [820, 480],
    [1180, 600],
    [580, 0],
  ] as const)
    expect(movedWcs(withPipe(x, y))).toEqual([])
  expect(movedWcs(withPipe(1541, 480)).map(({ wc, pipe }) => [wc.id, pipe.id])).toEqual([['f1', 'o1']])
  expect(movedWcs(withPipe(1180, 601))).toHaveLength(1)
})

test('a square walks over free floor only, from where it may start', () => {
  const everywhere = () => true
  const count = (plan: Plan, width: number, starts: (left: number, top: number) => boolean = everywhere) => reachOver(plan)(starts, width).length
  const small = emptyRoom(500, 400)
  expect(CELL).toBe(50)
  expect([50, 100, 400, 450, 500, 550].map((width) => count(small, width))).toEqual([80, 63, 3, 0, 0, 0])
  expect(count(small, 100, (left, top) => left === 0 && top === 0)).toBe(63)
  expect(count(small, 100, () => false)).toBe(0)
  const divided = withFixture(small, 'towel-dryer', 200, -50, { width: 100, depth: 500 })
  expect(
    count(divided, 100, (left) => left === 0),
    'to the left of what divides it',
  ).toBe(21)
  expect(count(divided, 100)).toBe(42)
  const spots = reachOver(divided)((left, top) => left === 400 && top === 0, 100)
  expect([Math.min(...spots.map(({ left }) => left)), Math.max(...spots.map(({ left }) => left)), Math.max(...spots.map(({ top }) => top))]).toEqual([
    300, 400, 300,
  ])
  expect(count(withFixture(small, 'shower-corner', 0, 0, { width: 500, depth: 400 }), 100), 'an open shower is floor').toBe(63)
  const scattered = withFixture(withFixture(small, 'cabinet', 0, 200, { width: 100, depth: 200 }), 'cabinet', 200, 0, { width: 100, depth: 100 })
  expect(count(scattered, 100), 'beside one thing and below another').toBe(63 - 2 * 4 - 3 * 2)
  expect(count({ ...small, room: withInnerCorner(small.room, { x: 200, y: 200 }) }, 100), 'an L').toBe(27 + 12)
})
