import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlan, emptyRoom, rotated, withFixture, withInnerCorner } from '../../../tests/support/a-plan.ts'
import { around, boxOf, centreOf, distance, frontOf, gap, grown, holds, middleOf, overlap } from './boxes.ts'
import { facesOf, standingWalls } from './built-in.ts'
import { bendsOf, heightAt, wallArea } from './ceiling.ts'
import { doorsOf, edgeOfSwing, inFrontOf, swingMeets, swingOf } from './openings.ts'
import type { Door, Plan, Point, Turn } from './plan.ts'
import { areaOf, boundsOf, boxAtWall, boxIsInside, boxSeenFrom, isInside, partsOf, pointAt, seenFrom, wallsOf } from './walls.ts'

const point = (x: number, y: number): Point => ({ x, y })
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

/** 3 × 2 m without its lower right part of 1 × 0.5 m. */
const L = withInnerCorner(emptyRoom(3000, 2000).room, point(2000, 1500))

test.each<[Turn, ReturnType<typeof box>]>([
  [0, box(950, 1950, 1051, 2050)],
  [1, box(950, 1950, 1050, 2051)],
  [2, box(950, 1950, 1051, 2050)],
  [3, box(950, 1950, 1050, 2051)],
])('a fixture of 101 × 100 mm, turned %d times, covers whole millimetres around its place', (turn, covered) => {
  expect(boxOf({ at: point(1000, 2000), turn, width: 101, depth: 100 })).toEqual(covered)
  expect(middleOf(covered)).toEqual(point(1000, 2000))
})

test('the centre is exact, the front is opposite the back', () => {
  expect(centreOf(box(950, 1950, 1051, 2050))).toEqual(point(1000.5, 2000))
  expect(([0, 1, 2, 3] as const).map(frontOf)).toEqual([point(0, 1), point(-1, 0), point(0, -1), point(1, 0)])
})

test('boxes that touch do not overlap, and are no distance apart', () => {
  const one = box(0, 0, 100, 100)
  for (const other of [box(100, 0, 200, 100), box(-100, 0, 0, 100), box(0, 100, 100, 200), box(0, -100, 100, 0)]) {
    expect(overlap(one, other)).toBe(false)
    expect(distance(one, other)).toBe(0)
  }
  for (const other of [box(99, 99, 200, 200), box(-100, -100, 1, 1), box(40, 40, 60, 60)]) expect(overlap(one, other)).toBe(true)
  expect(distance(one, box(103, 104, 200, 200))).toBe(5)
  expect(distance(one, box(-50, -50, -3, -4))).toBe(5)
  expect([gap(0, 10, 15, 20), gap(15, 20, 0, 10), gap(0, 10, 5, 20)]).toEqual([5, 5, 0])
})

test('a box holds its edges, grows on every side, and goes around points', () => {
  const one = box(0, 10, 100, 110)
  expect([point(0, 10), point(100, 110), point(50, 50)].every((at) => holds(one, at))).toBe(true)
  expect([point(-1, 50), point(101, 50), point(50, 9), point(50, 111)].some((at) => holds(one, at))).toBe(false)
  expect(grown(one, 5)).toEqual(box(-5, 5, 105, 115))
  expect(around([point(3, 9), point(7, 1), point(5, 5)])).toEqual(box(3, 1, 7, 9))
})

test('the walls of an L, clockwise, each with its length and the way into the room', () => {
  expect(wallsOf(L).map(({ index, length, along, inward }) => [index, length, along, inward])).toEqual([
    [0, 3000, point(1, 0), point(0, 1)],
    [1, 1500, point(0, 1), point(-1, 0)],
    [2, 1000, point(-1, 0), point(0, -1)],
    [3, 500, point(0, 1), point(-1, 0)],
    [4, 2000, point(-1, 0), point(0, -1)],
    [5, 2000, point(0, -1), point(1, 0)],
  ])
  expect([areaOf(L), boundsOf(L)]).toEqual([5_500_000, box(0, 0, 3000, 2000)])
  expect(partsOf(L)).toEqual([box(0, 0, 3000, 1500), box(0, 1500, 2000, 2000)])
})

test('an L turned half around has its box and area still, and its parts one above the other', () => {
  const { room } = rotated(rotated({ ...emptyRoom(3000, 2000), room: L }))
  expect([areaOf(room), boundsOf(room)]).toEqual([5_500_000, box(0, 0, 3000, 2000)])
  expect(partsOf(room)).toEqual([box(1000, 0, 3000, 500), box(0, 500, 3000, 2000)])
})

test('the faces of a pillar go around it, each with its way out', () => {
  const faces = facesOf({ id: 'f1', kind: 'pillar', at: point(1000, 1000), turn: 0, width: 200, depth: 100 })
  expect(faces.map(({ start, end, inward }) => [start, end, inward])).toEqual([
    [point(900, 950), point(900, 1050), point(-1, 0)],
    [point(900, 1050), point(1100, 1050), point(0, 1)],
    [point(1100, 1050), point(1100, 950), point(1, 0)],
    [point(1100, 950), point(900, 950), point(0, -1)],
  ])
})

test('a fixture can have its back to the walls and to what is built in, but for itself', () => {
  const plan = withFixture(withFixture(withFixture(emptyRoom(3000, 2000), 'pillar', 500, 500), 'boxing', 1500, 0), 'wc-wall', 2500, 0)
  expect(plan.fixtures.map((fixture) => standingWalls(plan, fixture).length)).toEqual([4 + 4, 4 + 4, 4 + 4 + 4])
})

test('a point is in the L or on its walls; a box only if all of it is', () => {
  for (const inside of [point(0, 0), point(3000, 1500), point(2000, 2000), point(2500, 1500), point(1000, 1800)]) expect(isInside(L, inside)).toBe(true)
  for (const outside of [point(2001, 1501), point(3001, 0), point(0, 2001), point(-1, 5), point(5, -1)]) expect(isInside(L, outside)).toBe(false)
  for (const inside of [box(0, 0, 2000, 2000), box(0, 0, 3000, 1500), box(1500, 1000, 2000, 2000)]) expect(boxIsInside(L, inside)).toBe(true)
  for (const across of [box(0, 0, 3000, 2000), box(1500, 1000, 2001, 1501), box(-1, 0, 500, 500), box(0, 1500, 500, 2001)])
    expect(boxIsInside(L, across)).toBe(false)
})

test('a place at a wall is found again, from every wall', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5 }), fc.integer({ min: -500, max: 3500 }), fc.integer({ min: -500, max: 2500 }), (index, along, into) => {
      const wall = wallsOf(L)[index]
      if (!wall) return
      // A place at a wall's line may be at -0.
      const plain = (places: Record<string, number>) => Object.fromEntries(Object.entries(places).map(([name, place]) => [name, place + 0]))
      expect(plain(seenFrom(wall, pointAt(wall, along, into)))).toEqual({ along, into })
      expect(plain(pointAt(wall, along))).toEqual(plain(pointAt(wall, along, 0)))
      const atWall = boxAtWall(wall, along, along + 70, into, into + 30)
      expect(plain(boxSeenFrom(wall, atWall))).toEqual({ from: along, to: along + 70, near: into, far: into + 30 })
    }),
  )
})

test('under a slope the ceiling rises from its low wall, and is level from its depth on', () => {
  const room = { ...L, ceiling: { height: 2400, slope: { wall: 0, low: 1200, depth: 1200 } } }
  expect([-100, 0, 300, 1200, 2000].map((y) => heightAt(room, point(100, y)))).toEqual([1200, 1200, 1500, 2400, 2400])
  expect(heightAt({ ...room, ceiling: { height: 2400, slope: { wall: 9, low: 1200, depth: 1200 } } }, point(0, 0))).toBe(2400)
  expect(heightAt({ ...room, ceiling: { height: 2400, slope: { wall: 0, low: 1200, depth: 0 } } }, point(0, 0))).toBe(2400)
  expect(heightAt(L, point(0, 0))).toBe(2400)
})

test('along a wall the slope begins and ends where the wall goes away from the low one, within the wall and nowhere else', () => {
  const room = { ...L, ceiling: { height: 2400, slope: { wall: 0, low: 1200, depth: 1200 } } }
  expect(wallsOf(room).map((wall) => bendsOf(room, wall))).toEqual([[], [1200], [], [], [], [800]])
  const [, right] = wallsOf(room)
  expect(right && [bendsOf(room, right, -1, 1201), bendsOf(room, right, 0, 1200)]).toEqual([[0, 1200], []])
  expect(wallsOf(L).map((wall) => bendsOf(L, wall))).toEqual([[], [], [], [], [], []])
})

test('the area of a wall under any ceiling is what adding up narrow strips gives', () => {
  const stretch = fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  const heights = fc.record({ low: fc.nat({ max: 2600 }), more: fc.nat({ max: 2600 }) })
  fc.assert(
    fc.property(anyPlan(), stretch, heights, ({ room }, { from, part }, { low, more }) => {
      for (const wall of wallsOf(room)) {
        const [start, end] = [from * wall.length, (from + (1 - from) * part) * wall.length]
        const strips = 400
        const width = (end - start) / strips
        let [added, addedBetween] = [0, 0]
        for (let strip = 0; strip < strips; strip += 1) {
          const height = heightAt(room, pointAt(wall, start + (strip + 0.5) * width))
          added += height * width
          addedBetween += Math.max(0, Math.min(height, low + more) - low) * width
        }
        const tolerance = 3 * width * 25 + 1
        expect(Math.abs(wallArea(room, wall, start, end) - added)).toBeLessThan(tolerance)
        expect(Math.abs(wallArea(room, wall, start, end, low, low + more) - addedBetween)).toBeLessThan(tolerance)
      }
    }),
    { numRuns: 20 },
  )
})

const DOOR: Door = { id: 'd1', kind: 'door', wall: 0, along: 500, width: 800, swing: 'in', hinge: 'start' }
const [TOP] = wallsOf(L)
if (!TOP) throw new Error('no wall')
const WALL = TOP

test.each([
  ['start', 'in', { hinge: point(500, 0), closed: point(1300, 0), open: point(500, 800), radius: 800 }],
  ['start', 'out', { hinge: point(500, 0), closed: point(1300, 0), open: point(500, -800), radius: 800 }],
  ['end', 'in', { hinge: point(1300, 0), closed: point(500, 0), open: point(1300, 800), radius: 800 }],
] as const)('the leaf of a door hinged at its %s that opens %swards', (hinge, swing, expected) => {
  expect(swingOf(WALL, { ...DOOR, hinge, swing })).toEqual(expected)
})

test('the edge of a leaf goes from the closed door to the open one in steps of five degrees, 80 cm from its hinge', () => {
  for (const hinge of ['start', 'end'] as const) {
    const door = { ...DOOR, hinge }
    const { hinge: at, closed, open } = swingOf(WALL, door)
    const edge = edgeOfSwing(WALL, door)
    expect(edge).toHaveLength(19)
    for (const [one, other] of [
      [edge[0], closed],
      [edge[18], open],
    ]) {
      expect(one?.x).toBeCloseTo(other?.x ?? Number.NaN, 6)
      expect(one?.y).toBeCloseTo(other?.y ?? Number.NaN, 6)
    }
    for (const { x, y } of edge) expect(Math.hypot(x - at.x, y - at.y)).toBeCloseTo(800, 6)
    expect(edge[6]?.y, '30°').toBeCloseTo(400, 6)
  }
})

test('a leaf meets a box that some point of its quarter circle lies in', () => {
  const side = fc.integer({ min: -300, max: 1800 })
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 20, max: 900 }),
      fc.integer({ min: 20, max: 900 }),
      fc.constantFrom('start', 'end'),
      (left, top, width, depth, hinge) => {
        const door = { ...DOOR, hinge }
        const there = box(left, top, left + width, top + depth)
        const hinged = hinge === 'start' ? 500 : 1300
        // The point of the box within the quarter's square that is nearest to the hinge.
        const inSquare = overlap(there, box(500, 0, 1300, 800))
        const x = Math.max(500, Math.min(hinged, there.right, 1300), Math.min(there.left, 1300))
        const y = Math.max(0, there.top)
        expect(swingMeets(WALL, door, there)).toBe(inSquare && Math.hypot(x - hinged, y) < 800)
        expect(swingMeets(WALL, { ...door, swing: 'out' }, there)).toBe(false)
      },
    ),
    { numRuns: 300 },
  )
})

test('the floor inside a door, and the doors of a plan with their walls', () => {
  expect(inFrontOf(WALL, DOOR, 400)).toEqual(box(500, 0, 1300, 400))
  const plan: Plan = {
    ...emptyRoom(3000, 2000),
    openings: [DOOR, { id: 'w1', kind: 'window', wall: 0, along: 0, width: 300, sill: 0, height: 300 }, { ...DOOR, id: 'd2', wall: 9 }],
  }
  expect(doorsOf(plan).map(({ door, wall }) => [door.id, wall.index])).toEqual([['d1', 0]])
})

test('a leaf that just touches a box passes it', () => {
  expect([swingMeets(WALL, DOOR, box(980, 640, 1200, 900)), swingMeets(WALL, DOOR, box(979, 640, 1200, 900))]).toEqual([false, true])
  for (const beside of [box(300, 0, 500, 400), box(1300, 0, 1500, 400), box(600, -200, 900, 0), box(500, 800, 900, 900)])
    for (const hinge of ['start', 'end'] as const) expect(swingMeets(WALL, { ...DOOR, hinge }, beside)).toBe(false)
})
