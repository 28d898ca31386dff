import { expect, test } from 'vitest'
import { emptyRoom, withFixture, withInnerCorner } from '../../../tests/support/a-plan.ts'
import { type FixtureKind, fixtures } from './fixtures.ts'
import type { Fixture, Plan, Turn } from './plan.ts'
import { snap } from './snap.ts'

const ROOM = emptyRoom(3000, 2400)
/** 1800 mm wide below, with an inner corner at (2000, 1500). */
const L: Plan = { ...ROOM, room: withInnerCorner(ROOM.room, { x: 2000, y: 1500 }) }

function snapped(plan: Plan, kind: FixtureKind, x: number, y: number, more: Partial<Fixture> = {}): { x: number; y: number; turn: Turn } {
  const { width, depth } = fixtures[kind]
  const { at, turn } = snap(plan, { id: 'new', kind, at: { x, y }, turn: 0, width, depth, ...more })
  return { ...at, turn }
}

test.each<[words: string, x: number, y: number, turn: Turn]>([
  ['150 mm further than where its back would touch', 1500, 420, 0],
  ['151 mm further', 1500, 421, 2],
  ['with its middle beyond the wall’s beginning', -1, 300, 2],
  ['at its beginning', 0, 300, 2],
  ['a millimetre along it', 1, 300, 0],
  ['a millimetre before its end', 2999, 300, 0],
  ['at its end', 3000, 300, 2],
  ['nearer to the upper wall than to the right one', 2690, 300, 0],
  ['nearer to the right one', 2720, 300, 1],
  ['nearer to the lower wall than to the left one', 310, 2100, 2],
  ['nearer to the left one', 280, 2100, 3],
])('a WC that faced the upper wall is turned to the room, or stays: %s', (_, x, y, turn) => {
  expect(snapped(ROOM, 'wc-wall', x, y, { turn: 2 }).turn).toBe(turn)
})

test('a wall of an L pulls what is beside it, not what is in line with it beyond its end', () => {
  // 1600 × 750 mm; its right side is 100 mm from the line of the upright wall of the inner corner, which begins at 1500.
  expect(snapped(L, 'bath-freestanding', 1100, 1125)).toMatchObject({ x: 1100 })
  expect(snapped(L, 'bath-freestanding', 1100, 1126)).toMatchObject({ x: 1200 })
  // Its lower side is 100 mm from the line of the level one, which ends at 2000.
  expect(snapped(L, 'bath-freestanding', 1200, 1025)).toMatchObject({ y: 1025 })
  expect(snapped(L, 'bath-freestanding', 1201, 1025)).toMatchObject({ y: 1125 })
})

test('a mirror is hung above the middle of what it overlaps, along any wall', () => {
  const basins: readonly [Plan, x: number, y: number, expected: { x: number; y: number; turn: Turn }][] = [
    [withFixture(ROOM, 'basin', 1000, 0), 1375, 60, { x: 1300, y: 25, turn: 0 }],
    [withFixture(ROOM, 'basin', 2550, 1000, { turn: 1 }), 2940, 1340, { x: 2975, y: 1300, turn: 1 }],
    [withFixture(ROOM, 'basin', 1000, 1950, { turn: 2 }), 1260, 2340, { x: 1300, y: 2375, turn: 2 }],
    [withFixture(ROOM, 'basin', 0, 1000, { turn: 3 }), 60, 1260, { x: 25, y: 1300, turn: 3 }],
  ]
  for (const [plan, x, y, expected] of basins) expect(snapped(plan, 'mirror', x, y)).toEqual(expected)
})

test.each<[words: string, plan: Plan, kind: FixtureKind]>([
  ['a mirror with nothing below it', ROOM, 'mirror'],
  ['a mirror opposite a basin', withFixture(ROOM, 'basin', 1240, 1950, { turn: 2 }), 'mirror'],
  ['a mirror over another mirror', withFixture(ROOM, 'mirror', 1240, 0), 'mirror'],
  ['a cabinet over a basin', withFixture(ROOM, 'basin', 1240, 0), 'cabinet'],
])('%s stays where it is along its wall', (_, plan, kind) => {
  expect(snapped(plan, kind, 1500, 60 + fixtures[kind].depth / 2)).toMatchObject({ x: 1500, turn: 0 })
})

test('a dryer is pulled onto a machine whose middle is within 150 mm', () => {
  const machine = withFixture(ROOM, 'washing-machine', 1200, 900)
  expect(snapped(machine, 'tumble-dryer', 1650, 1200)).toMatchObject({ x: 1500, y: 1200 })
  expect(snapped(machine, 'tumble-dryer', 1500, 1350)).toMatchObject({ x: 1500, y: 1200 })
  expect(snapped(machine, 'tumble-dryer', 1651, 1200)).toMatchObject({ x: 1651, y: 1200 })
})

/** A tub of 1600 × 750 mm, 30 mm from a cabinet in its way along its back, as far beside it as said. */
test.each<[words: string, plan: Plan, x: number, y: number, turn: Turn, at: { x?: number; y?: number }]>([
  ['below it, edge to edge', withFixture(ROOM, 'cabinet', 800, 200), 2030, 925, 0, { x: 2030 }],
  ['a millimetre beside it', withFixture(ROOM, 'cabinet', 800, 200), 2030, 924, 0, { x: 2000 }],
  ['above it', withFixture(ROOM, 'cabinet', 800, 1500), 2030, 1125, 0, { x: 2030 }],
  ['a millimetre beside it from there', withFixture(ROOM, 'cabinet', 800, 1500), 2030, 1126, 0, { x: 2000 }],
  ['turned round', withFixture(ROOM, 'cabinet', 800, 1500), 2030, 1126, 2, { x: 2000, y: 1126 }],
  ['to the right of it', withFixture(ROOM, 'cabinet', 1000, 200), 1775, 1380, 1, { y: 1380 }],
  ['a millimetre beside it to the right', withFixture(ROOM, 'cabinet', 1000, 200), 1774, 1380, 1, { y: 1350 }],
  ['to the left of it', withFixture(ROOM, 'cabinet', 1000, 200), 625, 1380, 3, { y: 1380 }],
  ['a millimetre beside it to the left', withFixture(ROOM, 'cabinet', 1000, 200), 626, 1380, 3, { y: 1350 }],
  ['beside the second of two', withFixture(withFixture(ROOM, 'cabinet', 300, 800), 'cabinet', 800, 200), 2030, 924, 0, { x: 2000 }],
])('a tub meets a cabinet that it is beside: %s', (_, plan, x, y, turn, at) => {
  expect(snapped(plan, 'bath-freestanding', x, y, { turn })).toMatchObject({ ...at, turn })
})

test('of two that are 50 mm wide the second, put in the place of the first, is pulled to its right', () => {
  const plan = withFixture(ROOM, 'cabinet', 1000, 1000, { width: 50 })
  expect(snapped(plan, 'bath-freestanding', 1025, 1025, { width: 50, depth: 60 })).toMatchObject({ x: 1075, y: 1025 })
})

test('a fixture is not pulled to where it stood itself', () => {
  const plan = withFixture(ROOM, 'basin', 1000, 0)
  expect(snapped(plan, 'basin', 1920, 225, { id: 'f1' })).toMatchObject({ x: 1920 })
  expect(snapped(plan, 'basin', 1920, 225), 'but another one is').toMatchObject({ x: 1900 })
})
