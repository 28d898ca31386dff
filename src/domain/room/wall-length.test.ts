import { expect, test } from 'vitest'
import { emptyRoom, outwardsOf, withInnerCorner } from '../../../tests/support/a-plan.ts'
import type { Fixture, Plan, Turn } from './plan.ts'
import { dragWall, moveWall, originAfter, setWallLength } from './wall-length.ts'
import { wallsOf } from './walls.ts'

const ROOM = emptyRoom(3000, 2400)
const lengths = ({ room }: Plan) => wallsOf(room).map(({ length }) => length)

/** Walls: 0 above 3000, 1 right 1500, 2 to the left 1000, 3 down 500, 4 below 2000, 5 left 2000. */
const L: Plan = { ...ROOM, room: withInnerCorner(emptyRoom(3000, 2000).room, { x: 2000, y: 1500 }), openings: [] }

test.each([
  [0, 3500, [3500, 1500, 1500, 500, 2000, 2000]],
  [1, 1700, [3000, 1700, 1000, 300, 2000, 2000]],
  [2, 1200, [3000, 1500, 1200, 500, 1800, 2000]],
  [3, 700, [3000, 1500, 1000, 700, 2000, 2200]],
  [4, 2500, [3500, 1500, 1000, 500, 2500, 2000]],
  [5, 2500, [3000, 2000, 1000, 500, 2000, 2500]],
  // As far as the walls beside it may go: 300 mm to 10 m.
  [0, 100, [2300, 1500, 300, 500, 2000, 2000]],
  [0, 99_999, [10_000, 1500, 8000, 500, 2000, 2000]],
  [1, 9999, [3000, 1700, 1000, 300, 2000, 2000]],
  [2, 9999, [3000, 1500, 2700, 500, 300, 2000]],
  [2, 100, [3000, 1500, 300, 500, 2700, 2000]],
  [3, 9999, [3000, 1500, 1000, 8500, 2000, 10_000]],
])('wall %d of an L set to %d mm', (wall, length, expected) => {
  const changed = setWallLength(L, wall, length)
  expect(lengths(changed)).toEqual(expected)
  expect(Math.min(...changed.room.corners.map(({ x }) => x), ...changed.room.corners.map(({ y }) => y))).toBe(0)
})

test('no such wall, no number and the same length change nothing', () => {
  expect([setWallLength({ ...L, room: { ...L.room, corners: [] } }, 0, 100).room.corners, setWallLength(L, 0, Number.NaN)]).toEqual([[], L])
  expect(setWallLength(L, 0, 3000.4)).toBe(L)
})

test('what stands at the moved wall follows it, what is elsewhere stays, and all follows the origin', () => {
  const wc = (id: string, x: number, y: number, turn: Turn): Fixture => ({ id, kind: 'wc-wall', at: { x, y }, turn, width: 360, depth: 540 })
  const plan: Plan = {
    ...ROOM,
    openings: [
      { id: 'd1', kind: 'door', wall: 2, along: 100, width: 800, swing: 'out', hinge: 'start' },
      { id: 'w1', kind: 'window', wall: 0, along: 2000, width: 600, sill: 1200, height: 600 },
      { id: 'w2', kind: 'window', wall: 1, along: 500, width: 600, sill: 1200, height: 600 },
    ],
    fixtures: [wc('f1', 2730, 1200, 1), wc('f2', 2729, 600, 1), wc('f3', 270, 1200, 3)],
    plumbingPoints: [
      { id: 'o1', kind: 'waste', at: { x: 1501, y: 1200 } },
      { id: 'o2', kind: 'drain', at: { x: 1500, y: 1200 } },
      { id: 'o3', kind: 'water', at: { x: 3001, y: 1200 } },
      { id: 'o4', kind: 'water', at: { x: 2900, y: 2401 } },
      { id: 'o5', kind: 'water', at: { x: 3000, y: 2400 } },
      { id: 'o6', kind: 'water', at: { x: 3000, y: -1 } },
      { id: 'o7', kind: 'water', at: { x: 3000, y: 0 } },
    ],
  }
  const wider = setWallLength(plan, 0, 3200)
  expect(wider.fixtures.map(({ at }) => at.x)).toEqual([2930, 2729, 270])
  expect(wider.plumbingPoints.map(({ at }) => at.x)).toEqual([1701, 1500, 3001, 2900, 3200, 3000, 3200])
  // The lower wall begins at its right end, which moved; the door stays where it was in the room.
  expect(wider.openings.map(({ along }) => along)).toEqual([300, 2000, 500])
  const narrower = setWallLength(plan, 0, 2500)
  expect(narrower.openings.map(({ along }) => along)).toEqual([0, 1900, 500])
  // The left wall moves outwards, so that everything else moves with the origin.
  const other = setWallLength(plan, 2, 3200)
  expect(other.fixtures.map(({ at }) => at.x)).toEqual([2930, 2929, 270])
  expect(other.plumbingPoints.map(({ at }) => at.x)).toEqual([1701, 1700, 3201, 3100, 3200, 3200, 3200])
  expect(other.openings.map(({ along }) => along)).toEqual([100, 2200, 500])
  expect(other.room.corners).toEqual(wider.room.corners)
  const lower = setWallLength(plan, 3, 2600)
  expect(lower.fixtures.map(({ at }) => at.y)).toEqual([1400, 800, 1400])
  expect(lower.openings[1]).toEqual(plan.openings[1])
  // The upper wall moves outwards: the window to the right stays where it was in the room, 200 mm further from that corner.
  expect(lower.openings[2]).toEqual({ ...plan.openings[2], along: 700 })
})

test('a pipe follows the wall that it is nearer to than the middle of the room', () => {
  const plan: Plan = {
    ...ROOM,
    plumbingPoints: [1199, 1200, 1201, 2400].map((y, index) => ({ id: `o${index + 1}`, kind: 'water', at: { x: 1000, y } })),
  }
  expect(moveWall(plan, 2, 100).plumbingPoints.map(({ at }) => at.y)).toEqual([1199, 1200, 1301, 2500])
})

test('what is in line with a wall of an L beyond its end does not follow it', () => {
  const box = (left: number, top: number): Fixture => ({
    id: `f${left}`,
    kind: 'cabinet',
    at: { x: left + 200, y: top + 200 },
    turn: 0,
    width: 400,
    depth: 400,
  })
  // To the right of these lies the line of wall 3, which begins at 1500; the last stands at it.
  const beside: Plan = { ...L, fixtures: [box(1600, 1100), box(1600, 1101)] }
  expect(moveWall(beside, 3, -100).fixtures.map(({ at }) => at.x)).toEqual([1800, 1700])
  // Below these the line of wall 2, which ends at 2000.
  const above: Plan = { ...L, fixtures: [box(1600, 1100), box(1601, 1100)] }
  expect(moveWall(above, 2, 100).fixtures.map(({ at }) => at.y)).toEqual([1300, 1400])
})

test('a wall of an L’s inner corner shrinks to its own limit, however long it was', () => {
  expect(lengths(setWallLength(setWallLength(L, 2, 2500), 2, 100))).toEqual([3000, 1500, 300, 500, 2700, 2000])
})

test.each([
  // The upper wall outwards, the inner corner's wall outwards and inwards, the left wall inwards.
  [0, 100, [3000, 1600, 1000, 500, 2000, 2100]],
  [2, 100, [3000, 1600, 1000, 400, 2000, 2000]],
  [3, 100, [3000, 1500, 900, 500, 2100, 2000]],
  [3, -100, [3000, 1500, 1100, 500, 1900, 2000]],
  [5, -100, [2900, 1500, 1000, 500, 1900, 2000]],
  // No further than the limits of the walls beside it.
  [2, 9999, [3000, 1700, 1000, 300, 2000, 2000]],
])('wall %d of an L moved outwards by %d mm', (wall, outwards, expected) => {
  const moved = moveWall(L, wall, outwards)
  expect(lengths(moved)).toEqual(expected)
  expect(outwardsOf(L, moved, wall)).toBe(Math.min(outwards, 200))
})

test('the origin moves with the left and the upper wall, and stays when another moves', () => {
  const origins = [0, 1, 2, 3].map((wall) => originAfter(ROOM.room, moveWall(ROOM, wall, 100).room, wall))
  expect(origins).toEqual([
    { x: 0, y: -100 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: -100, y: 0 },
  ])
})

test('a dragged wall stops at whole centimetres, and at five where that is near', () => {
  const dragged = (by: number) => lengths(dragWall(ROOM, 1, by))[0]
  expect([0, 4, 13, 26, 38, 41, 50, 62, 63].map(dragged)).toEqual([3000, 3000, 3010, 3030, 3050, 3050, 3050, 3050, 3060])
  expect(dragWall(ROOM, 9, 100), 'no such wall').toBe(ROOM)
})
