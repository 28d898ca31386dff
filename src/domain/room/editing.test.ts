import { expect, test } from 'vitest'
import { emptyRoom, withDrain, withFixture } from '../../../tests/support/a-plan.ts'
import { turnedBy } from './boxes.ts'
import {
  addDoor,
  addFixture,
  addPlumbingPoint,
  addWindow,
  changeDoor,
  changeWindow,
  duplicateFixture,
  moveFixture,
  movePlumbingPoint,
  nudgeFixture,
  remove,
  resizeFixture,
  setCeiling,
  setTile,
  turnFixture,
} from './edit.ts'
import { most } from './limits.ts'
import type { Fixture, Plan, Turn } from './plan.ts'
import { chooseTiles, lockJoints, moveJoints, setNiche } from './tiling/edit-tiling.ts'
import { tilingOf } from './tiling/lay-out.ts'
import { clampToWall } from './wall-length.ts'

const ROOM = emptyRoom(3000, 2400)
const fixtureAt = (plan: Plan, id = 'f1') => plan.fixtures.find((fixture) => fixture.id === id)

test('the next id follows the highest of its kind', () => {
  const plan = withFixture(withFixture(ROOM, 'basin', 0, 0), 'basin', 1000, 0)
  const renamed: Plan = { ...plan, fixtures: plan.fixtures.map((fixture, index) => ({ ...fixture, id: ['f7', 'f3'][index] ?? '' })) }
  expect(addFixture(renamed, 'cabinet').fixtures.map(({ id }) => id)).toEqual(['f7', 'f3', 'f8'])
  expect(addWindow(addDoor(ROOM, 0), 1).openings.map(({ id }) => id)).toEqual(['d1', 'd2', 'w1'])
})

test('a full plan stays as it is', () => {
  const full: Plan = {
    ...ROOM,
    fixtures: Array.from(
      { length: most.fixtures },
      (_, index): Fixture => ({ id: `f${index + 1}`, kind: 'cabinet', at: { x: 0, y: 0 }, turn: 0, width: 50, depth: 50 }),
    ),
    openings: Array.from({ length: most.openings }, (_, index) => ({
      id: `w${index + 1}`,
      kind: 'window',
      wall: 0,
      along: 0,
      width: 300,
      sill: 0,
      height: 300,
    })),
    plumbingPoints: Array.from({ length: most.plumbingPoints }, (_, index) => ({ id: `o${index + 1}`, kind: 'water', at: { x: 0, y: 0 } })),
  }
  expect(addFixture(full, 'basin')).toBe(full)
  expect(duplicateFixture(full, 'f1')).toBe(full)
  expect(addDoor(full, 1)).toBe(full)
  expect(addPlumbingPoint(full, 'drain')).toBe(full)
  expect(addDoor(ROOM, 4), 'no such wall').toBe(ROOM)
})

test('an item stays within a metre of the room, in whole millimetres', () => {
  const plan = withDrain(withFixture(ROOM, 'basin', 500, 500), 100, 100)
  const moved = (x: number, y: number) => fixtureAt(moveFixture(plan, 'f1', { x, y }, { snapped: false }))?.at
  expect([moved(-5000, 9000), moved(9000, -5000), moved(1000.4, 1000.6)]).toEqual([
    { x: -1000, y: 3400 },
    { x: 4000, y: -1000 },
    { x: 1000, y: 1001 },
  ])
  expect(movePlumbingPoint(plan, 'o1', { x: 9000, y: 700 }).plumbingPoints[0]?.at).toEqual({ x: 4000, y: 700 })
  expect(movePlumbingPoint(plan, 'o2', { x: 9000, y: 700 }).plumbingPoints).toEqual(plan.plumbingPoints)
  expect(fixtureAt(nudgeFixture(plan, 'f1', 2, -3))?.at).toEqual({ x: 820, y: 695 })
  expect(nudgeFixture(plan, 'f2', 2, -3).fixtures).toEqual(plan.fixtures)
  expect(fixtureAt(moveFixture(plan, 'f1', { x: 400, y: 300 }))?.at, 'snapped unless told otherwise').toEqual({ x: 300, y: 225 })
})

test('of two fixtures the one that is meant is changed, and only that', () => {
  const two = withFixture(withFixture(ROOM, 'basin', 500, 500), 'wc-wall', 1500, 1000)
  const moved = moveFixture(two, 'f2', { x: 1000, y: 1500 }, { snapped: false })
  expect(fixtureAt(moved)).toEqual(fixtureAt(two))
  expect(fixtureAt(moved, 'f2')).toEqual({ ...fixtureAt(two, 'f2'), at: { x: 1000, y: 1500 } })
})

test('quarter turns in either direction', () => {
  expect(fixtureAt(turnFixture(withFixture(ROOM, 'basin', 1000, 1000), 'f1'))?.turn).toBe(1)
  expect([1, 2, 3, 4, 5, -1, -2, -5].map((quarters) => turnedBy(0, quarters))).toEqual([1, 2, 3, 0, 1, 3, 2, 3])
})

test.each<[Turn, x: number, y: number]>([
  [0, 1500, 1250],
  [1, 1450, 1200],
  [2, 1500, 1150],
  [3, 1550, 1200],
])('a fixture of turn %d that becomes deeper keeps its back', (turn, x, y) => {
  const plan: Plan = { ...ROOM, fixtures: [{ id: 'f1', kind: 'bath-freestanding', at: { x: 1500, y: 1200 }, turn, width: 600, depth: 500 }] }
  expect(fixtureAt(resizeFixture(plan, 'f1', { width: 650.4, depth: 600 }))).toMatchObject({ at: { x, y }, width: 650, depth: 600, turn })
})

test('removing takes what has the id, and nothing else', () => {
  const plan = withDrain(withFixture(withFixture(ROOM, 'basin', 0, 0), 'basin', 1000, 0), 100, 100)
  expect(remove(plan, 'f1')).toEqual({ ...plan, fixtures: plan.fixtures.slice(1) })
  expect(remove(plan, 'd1')).toEqual({ ...plan, openings: [] })
  expect(remove(plan, 'o1')).toEqual({ ...plan, plumbingPoints: [] })
})

test('a new door or window is in the middle of the longest free stretch', () => {
  const door = addDoor({ ...ROOM, openings: [] }, 0)
  expect(door.openings).toEqual([{ id: 'd1', kind: 'door', wall: 0, along: 1100, width: 800, swing: 'out', hinge: 'start' }])
  expect(addWindow(door, 0).openings[1]).toEqual({ id: 'w1', kind: 'window', wall: 0, along: 250, width: 600, sill: 1200, height: 600 })
  const left = changeDoor(door, 'd1', { along: 100 })
  expect(addWindow(left, 0).openings[1]).toMatchObject({ along: 1650 })
  expect(addWindow(addWindow(left, 0), 0).openings[2], 'of equal ones the first').toMatchObject({ along: 975 })
  // Free are 0–100, 900–1300 and 2100–3000, whichever door was drawn first.
  const two: Plan = {
    ...door,
    openings: [1300, 100].map((along, index) => ({ id: `d${index}`, kind: 'door', wall: 0, along, width: 800, swing: 'out', hinge: 'start' })),
  }
  expect(addWindow(two, 0).openings[2]).toMatchObject({ along: 2250 })
  expect(addWindow(left, 1).openings[1], 'what is in another wall does not matter').toMatchObject({ along: 900 })
  expect(addDoor({ ...emptyRoom(500, 2000), openings: [] }, 0).openings[0]).toMatchObject({ along: 0, width: 500 })
})

test('a change is rounded, and clamped to its limits and its wall', () => {
  const plan = addWindow(addDoor({ ...ROOM, openings: [] }, 0), 1)
  expect(changeDoor(plan, 'd1', { along: 100.6, width: 900.4 }).openings[0]).toMatchObject({ along: 101, width: 900 })
  expect(changeDoor(plan, 'd1', { width: 5000, along: -5 }).openings[0]).toMatchObject({ along: 0, width: 3000 })
  expect(changeDoor(plan, 'd1', { width: 5 }).openings[0]).toMatchObject({ width: 300 })
  expect(changeWindow(plan, 'w1', { sill: 900.4, height: 5, width: 5, along: 9999 }).openings[1]).toEqual({
    id: 'w1',
    kind: 'window',
    wall: 1,
    along: 2100,
    width: 300,
    sill: 900,
    height: 100,
  })
  expect([changeDoor(plan, 'w1', { width: 900 }), changeWindow(plan, 'd1', { width: 900 })]).toEqual([plan, plan])
  expect(clampToWall(ROOM.room, { id: 'd1', kind: 'door', wall: 9, along: 70, width: 800, swing: 'in', hinge: 'end' })).toMatchObject({ along: 0, width: 800 })
})

test('a drain goes into the first bath or shower, anything else into the middle', () => {
  const plan = withFixture(withFixture(emptyRoom(3001, 2401), 'basin', 0, 0), 'shower-corner', 2000, 0)
  expect(addPlumbingPoint(plan, 'drain').plumbingPoints).toEqual([{ id: 'o1', kind: 'drain', at: { x: 2450, y: 450 } }])
  expect(addPlumbingPoint(plan, 'waste').plumbingPoints[0]).toEqual({ id: 'o1', kind: 'waste', at: { x: 1501, y: 1201 } })
  expect(addPlumbingPoint(emptyRoom(3000, 2400), 'drain').plumbingPoints[0]?.at).toEqual({ x: 1500, y: 1200 })
  expect(movePlumbingPoint(addPlumbingPoint(plan, 'water'), 'o1', { x: 9000, y: 7 }).plumbingPoints[0]?.at).toEqual({ x: 4001, y: 7 })
})

test('the ceiling and its slope are clamped, the tile is set', () => {
  const ceilingOf = (ceiling: Plan['room']['ceiling']) => setCeiling(ROOM, ceiling).room.ceiling
  expect(ceilingOf({ height: 9999, slope: { wall: 3, low: -5, depth: 5 } })).toEqual({ height: 5000, slope: { wall: 3, low: 0, depth: 100 } })
  expect(ceilingOf({ height: 2400.4, slope: { wall: 0, low: 9999, depth: 1500.6 } })).toEqual({ height: 2400, slope: { wall: 0, low: 2400, depth: 1501 } })
  expect(setTile(ROOM, '60x60')).toEqual({ ...ROOM, tile: '60x60' })
})

test('another format of the room is laid anew on the walls that had the old one; what was chosen beside it stays', () => {
  const niche = { along: 400, sill: 1000, width: 403, height: 400 }
  const moved = setNiche(lockJoints(moveJoints(ROOM, 0, 'x', 50), 0, 'x', 50, true), 0, niche)
  const wider = chooseTiles(moved, [1], { tile: { width: 300, height: 400 } })
  const lower = chooseTiles(wider, [2], { tile: { width: 200, height: 300 } })
  const plan = moveJoints(chooseTiles(lower, ['floor'], { tile: { width: 200, height: 400 } }), 'floor', 'x', 10)
  const changed = setTile(plan, '20x20')
  expect(tilingOf(changed, 0)).toEqual({ ...tilingOf(plan, 0), tile: { width: 200, height: 200 }, x: undefined, y: undefined, locked: [], niche: undefined })
  for (const surface of [1, 2, 'floor'] as const) expect(tilingOf(changed, surface)).toEqual(tilingOf(plan, surface))
  expect(changed.tile).toBe('20x20')
  const coloured = chooseTiles(chooseTiles(ROOM, [0, 1], { material: 'sand' }), [1], { joint: 4 })
  expect(
    [0, 1, 2].map((wall) => tilingOf(setTile(coloured, '60x60'), wall).joint),
    'the usual joint of the large tiles, so that level joints meet; a chosen one stays',
  ).toEqual([2, 4, 2])
  expect(setTile(ROOM, '60x60'), 'without choices none are stored').not.toHaveProperty('tiling')
})
