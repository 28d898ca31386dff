import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture } from '../../../../tests/support/a-plan.ts'
import type { Axis, Mm, Plan } from '../plan.ts'
import { chooseTiles, moveJoints } from './edit-tiling.ts'
import { setOuts, tilingOf } from './lay-out.ts'
import { snapPlaces } from './set-out.ts'
import type { AnySurfaceName } from './surface.ts'

/** 2.4 × 2.0 m, 2.4 m high, walls of 20 × 40 cm and a floor of 10 × 10, with 3 mm joints: from tile to tile 203, 403 and 103. */
const ROOM = emptyRoom(2400, 2000)
const CLOSED: Plan = { ...ROOM, openings: [] }
/** Its middle at 800 mm along the first wall. */
const withWindow = (plan: Plan): Plan => ({
  ...plan,
  openings: [...plan.openings, { id: 'w1', kind: 'window', wall: 0, along: 500, width: 600, sill: 1000, height: 600 }],
})
const doorIn = (wall: number, along: Mm): Plan => ({ ...ROOM, openings: [{ id: 'd1', kind: 'door', wall, along, width: 800, swing: 'out', hinge: 'start' }] })
const SMALL_TILES = { tile: { width: 100, height: 100 } }
const ofName = (plan: Plan, name: AnySurfaceName) => {
  const setOut = setOuts(plan).find(({ surface }) => surface.name === name)
  if (!setOut) throw new Error(`No ${name}`)
  return setOut
}

test.each<[words: string, plan: Plan, start: Mm]>([
  // A joint in the middle, at 1201.5, leaves 183.5 at either corner; a tile there 82.
  ['symmetric about its middle', CLOSED, 186.5],
  ['about a basin at it', withFixture(CLOSED, 'basin', 1500, 0), 177.5],
  ['about a double basin', withFixture(CLOSED, 'double-basin', 1200, 0), 177.5],
  ['about a basin 20 mm from it', withFixture(CLOSED, 'basin', 1500, 20), 177.5],
  ['not one 21 mm from it', withFixture(CLOSED, 'basin', 1500, 21), 186.5],
  ['not one that reaches beyond it', withFixture(CLOSED, 'basin', 1801, 0), 186.5],
  ['nor one before its beginning', withFixture(CLOSED, 'basin', -1, 0), 186.5],
  ['about what two basins span', withFixture(withFixture(CLOSED, 'basin', 100, 0), 'basin', 1500, 0), 188],
  ['not about a cabinet', withFixture(CLOSED, 'cabinet', 1500, 0), 186.5],
  // A tile in its middle leaves 3 mm at the window.
  ['about a window before a basin', withWindow(withFixture(CLOSED, 'basin', 1500, 0)), 192.5],
])('the first wall’s tiles begin %s', (_, plan, start) => {
  expect(ofName(plan, 0).origin.x).toBe(start)
})

test.each<[words: string, plan: Plan, start: { x?: Mm; y?: Mm }]>([
  // The door's middle is at 1200; the row at its wall, from 1900 on, is whole.
  ['symmetric about the door, whole at its row', ROOM, { x: 68.5, y: 46 }],
  ['about a door elsewhere in its wall', doorIn(2, 100), { x: 47.5, y: 46 }],
  ['whole at a door above', doorIn(0, 800), { x: 68.5, y: 0 }],
  ['whole at a door to the left, symmetric about it', { ...doorIn(3, 100), room: emptyRoom(2450, 2000).room }, { x: 0, y: 59.5 }],
  ['whole at a door to the right', { ...doorIn(1, 100), room: emptyRoom(2450, 2000).room }, { x: 84, y: 89.5 }],
  ['about the middle where whole tiles there would leave 31 mm', doorIn(3, 100), { x: 68.5, y: 59.5 }],
  ['about its middle without a door', CLOSED, { x: 68.5, y: 74.5 }],
  ['on the joints of the wall opposite the door', moveJoints(chooseTiles(ROOM, [0], SMALL_TILES), 0, 'x', 47), { x: 47, y: 46 }],
  ['of one that runs the other way', moveJoints(chooseTiles(doorIn(0, 800), [2], SMALL_TILES), 2, 'x', 47), { x: 90, y: 0 }],
  ['not with another joint', moveJoints(chooseTiles(ROOM, [0], { ...SMALL_TILES, joint: 5 }), 0, 'x', 47), { x: 68.5 }],
  ['not of a wall beside the door', moveJoints(chooseTiles(ROOM, [1], SMALL_TILES), 1, 'x', 47), { x: 68.5, y: 46 }],
])('the floor’s tiles begin %s', (_, plan, start) => {
  expect(ofName(plan, 'floor').origin).toMatchObject(start)
})

test('where the middle leaves a sliver at a pillar, the floor is laid about its drain', () => {
  const withPillar = withFixture(CLOSED, 'pillar', 1000, 800, { width: 250, depth: 250 })
  expect(ofName(withDrain(withPillar, 400, 400), 'floor').origin.x).toBe(92.5)
  // About the middle the floor has 4.5 mm at the pillar.
  expect(ofName(withDrain(CLOSED, 400, 400), 'floor').origin.x).toBe(68.5)
})

test.each<[words: string, plan: Plan, start: Mm]>([
  ['whole at the ceiling', CLOSED, 388],
  // Whole on the window's head, at 1600: 391.
  ['whole at a window, first', withWindow(CLOSED), 391],
])('the level joints lie %s', (_, plan, start) => {
  for (const name of [0, 1, 2, 3]) expect(ofName(plan, name).origin.y).toBe(start)
})

test.each<[words: string, plan: Plan, name: AnySurfaceName, axis: Axis, symmetric: readonly Mm[], whole: readonly Mm[]]>([
  ['along a wall', withWindow(withFixture(CLOSED, 'basin', 1500, 0)), 0, 'x', [91, 192.5, 76, 177.5, 85, 186.5], [0, 170, 97, 85]],
  ['up a wall', withWindow(CLOSED), 0, 'y', [194, 395.5], [0, 388, 197, 391]],
  ['along the floor', CLOSED, 'floor', 'x', [17, 68.5], [34, 0]],
  ['down the floor', CLOSED, 'floor', 'y', [23, 74.5], [0, 46]],
])('joints snap to where they are symmetric, or whole at an edge: %s', (_, plan, name, axis, symmetric, whole) => {
  const places = snapPlaces(plan, ofName(plan, name), axis)
  const to = (wanted: 'symmetric' | 'whole') => places.filter(({ to }) => to === wanted).map(({ start }) => start)
  expect([to('symmetric'), to('whole')]).toEqual([symmetric, whole])
})

test('a wall that was moved up takes those along whose level joints meet, and no other', () => {
  const other = chooseTiles(CLOSED, [2], { tile: { width: 200, height: 200 } })
  const moved: Plan = { ...other, tiling: [{ ...tilingOf(other, 1), y: 100 }, tilingOf(other, 2)] }
  expect([0, 1, 2, 3].map((name) => ofName(moved, name).origin.y)).toEqual([100, 100, ofName(other, 2).origin.y, 100])
  expect(ofName(moved, 0).proposed.y).toBe(100)
})

test('the walls come first, then the floor, then the faces of a boxing, which are held', () => {
  const all = setOuts(withFixture(CLOSED, 'boxing', 1000, 0))
  expect(all.map(({ surface }) => surface.name)).toEqual([0, 1, 2, 3, 'floor', 'boxing 1 3', 'boxing 1 2', 'boxing 1 1'])
  for (const { surface, tiling } of all) expect(tiling.locked).toEqual(String(surface.name).startsWith('boxing') ? ['x', 'y'] : [])
})
