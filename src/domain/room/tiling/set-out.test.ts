import { expect, test } from 'vitest'
import { emptyRoom, rotated, withDrain, withFixture, withInnerCorner } from '../../../../tests/support/a-plan.ts'
import type { Axis, Mm, Opening, Plan, Point } from '../plan.ts'
import { edgeCuts } from './edge-cuts.ts'
import { chooseTiles, moveJoints, setNiche } from './edit-tiling.ts'
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
/** An L of 2.4 × 2.0 m with its door in one wall, and the floor's tiles on another, which begin there. */
function inL(door: number, inner: Point, tiled: number, start: Mm, turned = (plan: Plan) => plan): Plan {
  const plan = turned({ ...doorIn(door, 100), room: withInnerCorner(ROOM.room, inner) })
  return moveJoints(chooseTiles(plan, [tiled], SMALL_TILES), tiled, 'x', start)
}
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
  // A tile in its middle leaves 170 at the last corner, and a whole one but for its joint at the first; a joint there 68.5.
  ['about a basin in its first corner', withFixture(CLOSED, 'basin', 0, 0), 200],
  ['about what two basins span', withFixture(withFixture(CLOSED, 'basin', 100, 0), 'basin', 1500, 0), 188],
  ['not about a cabinet', withFixture(CLOSED, 'cabinet', 1500, 0), 186.5],
  // A tile in its middle leaves 3 mm at the window.
  ['about a window before a basin', withWindow(withFixture(CLOSED, 'basin', 1500, 0)), 192.5],
  // Its middle at 1000, where a joint leaves 1.5 mm at it.
  ['with a tile in a window’s middle', { ...CLOSED, openings: [{ ...windowIn(0, 'w1', 1000, 600, 400), along: 800 }] }, 88],
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
  // Its row would be whole there if it were seen.
  ['about its middle where a boxing takes the wall with the door', withFixture(ROOM, 'boxing', 0, 1700, { width: 2400, depth: 300 }), { x: 68.5, y: 74.5 }],
  ['on the joints of the wall opposite the door', moveJoints(chooseTiles(ROOM, [0], SMALL_TILES), 0, 'x', 47), { x: 47, y: 46 }],
  ['of one that runs the other way', moveJoints(chooseTiles(doorIn(0, 800), [2], SMALL_TILES), 2, 'x', 47), { x: 90, y: 0 }],
  ['not with another joint', moveJoints(chooseTiles(ROOM, [0], { ...SMALL_TILES, joint: 5 }), 0, 'x', 47), { x: 68.5 }],
  ['of one whose tiles are higher', moveJoints(chooseTiles(ROOM, [0], { tile: { width: 100, height: 200 } }), 0, 'x', 47), { x: 47, y: 46 }],
  [
    'not with wider tiles and narrower joints',
    moveJoints(chooseTiles(ROOM, [0], { tile: { width: 101, height: 100 }, joint: 2 }), 0, 'x', 47),
    { x: 68.5, y: 46 },
  ],
  ['of the nearer one in an L with two as long', inL(0, { x: 1200, y: 1000 }, 2, 47), { x: 90 }],
  ['of the longer one, though it is further away', inL(0, { x: 1300, y: 1000 }, 4, 80), { x: 90 }],
  ['of the nearer one opposite a door to the left', inL(5, { x: 1200, y: 1000 }, 3, 17), { y: 90 }],
  ['of the longer one opposite it', inL(5, { x: 1200, y: 1100 }, 1, 90), { y: 90 }],
  ['of the longer one opposite it that is also nearer', inL(5, { x: 1200, y: 900 }, 3, 14), { y: 90 }],
  ['of the nearer one opposite a door to the right', inL(5, { x: 1200, y: 1000 }, 3, 16, (plan) => rotated(rotated(plan))), { y: 60 }],
  ['not of a wall beside the door', moveJoints(chooseTiles(ROOM, [1], SMALL_TILES), 1, 'x', 47), { x: 68.5, y: 46 }],
])('the floor’s tiles begin %s', (_, plan, start) => {
  expect(ofName(plan, 'floor').origin).toMatchObject(start)
})

test('where the middle leaves a sliver at a pillar, the floor is laid about its drain', () => {
  const withPillar = withFixture(CLOSED, 'pillar', 1000, 800, { width: 250, depth: 250 })
  expect(ofName(withDrain(withPillar, 400, 400), 'floor').origin.x).toBe(92.5)
  const withWaste: Plan = { ...withPillar, plumbingPoints: [{ id: 'o2', kind: 'waste', at: { x: 1000, y: 400 } }] }
  expect(ofName(withDrain(withWaste, 400, 400), 'floor').origin.x, 'not about what comes before it').toBe(92.5)
  // Of places without a sliver none is nearer to a door than another.
  expect(ofName(withPillar, 'floor').origin.x, 'without a drain or a door').toBe(68.5)
  // About the middle the floor has 4.5 mm at the pillar.
  expect(ofName(withDrain(CLOSED, 400, 400), 'floor').origin.x).toBe(68.5)
})

test.each<[words: string, plan: Plan, start: Mm]>([
  ['whole at the ceiling', CLOSED, 388],
  // Whole on the window's head, at 1600: 391.
  ['whole at a window, first', withWindow(CLOSED), 391],
  // Whole below its sill, which leaves 156 on its head.
  ['whole at its sill', { ...CLOSED, openings: [windowIn(0, 'w1', 800, 650)] }, 400],
  // Of 20 × 20 cm: whole at either ceiling or from the floor leaves 27 mm at most above the door, and whole there 21 at the low ceiling.
  [
    'about the middle of the highest wall',
    { ...ROOM, tile: '20x20', room: { ...ROOM.room, ceiling: { height: 2430, slope: { wall: 0, low: 600, depth: 600 } } } },
    100,
  ],
])('the level joints lie %s', (_, plan, start) => {
  for (const name of [0, 1, 2, 3]) expect(ofName(plan, name).origin.y).toBe(start)
})

/** A window in its wall that leaves wall below and above itself; a narrow one begins further along. */
function windowIn(wall: number, id: string, sill: Mm, height: Mm, width: Mm = 600): Opening {
  return { id, kind: 'window', wall, along: 1400 - width, width, sill, height }
}

test('of two ceilings that are as good, whole tiles lie at the higher', () => {
  // Whole at the low one leaves 150 mm at the floor, whole at the high one as much at the low one.
  const up = (wall: number) => ofName({ ...CLOSED, room: { ...CLOSED.room, ceiling: { height: 2415, slope: { wall, low: 956, depth: 600 } } } }, 0).origin.y
  expect([up(0), up(2)]).toEqual([0, 0])
})

test('of windows that are as good, whole tiles lie at the widest, else at the one that was drawn last', () => {
  // Each is a tile and two joints high, so one height makes whole tiles at its sill and its head; the other window has 197 and 200 mm then.
  const up = (...openings: readonly Opening[]) => ofName({ ...ROOM, room: { ...ROOM.room, ceiling: { height: 2418 } }, openings }, 0).origin.y
  const low = (id: string, width: Mm, wall = 0) => windowIn(wall, id, 803, 406, width)
  const high = (id: string, width: Mm, wall = 2) => windowIn(wall, id, 1003, 406, width)
  expect([up(low('w1', 800), high('w2', 600)), up(low('w2', 800), high('w1', 600))], 'the lower is wider').toEqual([0, 0])
  expect([up(low('w1', 600), high('w2', 800)), up(low('w2', 600), high('w1', 800))], 'the higher').toEqual([200, 200])
  expect([up(high('w1', 600, 0), low('w2', 800, 2)), up(high('w1', 800, 0), low('w2', 600, 2))], 'in the other walls').toEqual([0, 200])
  expect([up(low('w1', 600), high('w2', 600)), up(low('w2', 600), high('w1', 600))], 'neither').toEqual([200, 0])
})

test.each<[words: string, plan: Plan, x: Mm]>([
  // 20 × 20 cm on 1.5 m: each usual place leaves a sliver in a corner or at the door's frame. A joint in one corner leaves 68 mm at the frame.
  ['in the first corner', wetRoom('start'), 3],
  ['in the last', wetRoom('end'), 79],
])('where each usual place leaves a sliver at the door, a wall has its joint in the corner at the hinges: %s', (_, plan, x) => {
  expect(ofName(plan, 2).origin.x).toBe(x)
})

function wetRoom(hinge: 'start' | 'end'): Plan {
  return { ...emptyRoom(1500, 2400), tile: '20x20', openings: [{ id: 'd1', kind: 'door', wall: 2, along: 350, width: 800, swing: 'out', hinge }] }
}

test('a side wall has its joint in the corner at the hinges too', () => {
  const start = (wall: number, hinge: 'start' | 'end') => {
    const door = { id: 'd1', kind: 'door', wall, along: 350, width: 800, swing: 'out', hinge } as const
    return ofName({ ...emptyRoom(2400, 1500), tile: '20x20', openings: [door] }, wall).origin.x
  }
  expect([start(1, 'start'), start(1, 'end'), start(3, 'start'), start(3, 'end')]).toEqual([3, 79, 3, 79])
})

test('where every place leaves slivers, a tile stays in the middle of its wall', () => {
  // 60 × 30 cm in half bond on 1.51 m: where one row has 454 mm in its corners, the next has 152.
  const narrow = chooseTiles(emptyRoom(1510, 2000), [0], { tile: { width: 600, height: 300 }, bond: 'half' })
  expect(ofName(narrow, 0).origin.x).toBe(455)
})

/** A floor of 10 × 10 with a pillar, whose gap of 20 mm to the last wall is narrower than any cut. The door's hinge is at its start or its end. */
function withGap(length: Mm, hinge: 'start' | 'end', axis: Axis): Plan {
  const door = { id: 'd1', kind: 'door', along: (length - 800) / 2, width: 800, swing: 'out', hinge } as const
  return axis === 'x'
    ? withFixture({ ...emptyRoom(length, 2000), openings: [{ ...door, wall: 2 }] }, 'pillar', length - 240, 600, { width: 220, depth: 300 })
    : withFixture({ ...emptyRoom(2000, length), openings: [{ ...door, wall: 1 }] }, 'pillar', 600, length - 240, { width: 300, depth: 220 })
}

test('a floor that no usual place suits begins with whole tiles at the wall on the hinges’ side, or as near to it as leaves no sliver', () => {
  const start = (length: Mm, hinge: 'start' | 'end', axis: Axis) => ofName(withGap(length, hinge, axis), 'floor').origin[axis]
  // The lower wall runs to the left, so its door has the hinge at its start on the right: a tile ends at 2300.
  expect([start(2300, 'start', 'x'), start(2300, 'end', 'x')]).toEqual([37, 0])
  expect([start(2300, 'end', 'y'), start(2300, 'start', 'y')]).toEqual([37, 0])
  // A tile that ends at 2400 leaves 31 mm at the other wall, so a joint lies there.
  expect(start(2400, 'start', 'x')).toBe(3)
})

test('where a gap between pillars is narrower than any cut, the floor’s widest cut is at the hinges’ side', () => {
  const floor = (hinge: 'start' | 'end') => {
    const door = { id: 'd1', kind: 'door', wall: 2, along: 800, width: 800, swing: 'out', hinge } as const
    const one = withFixture({ ...ROOM, openings: [door] }, 'pillar', 1950, 600, { width: 250, depth: 250 })
    const { surface, tiling, origin } = ofName(withFixture(one, 'pillar', 2220, 600, { width: 180, depth: 250 }), 'floor')
    return new Map(edgeCuts(surface, tiling, 'x', origin.x).flatMap(({ edge, cut }) => (edge.what === 'corner' ? [[edge.at, cut] as const] : [])))
  }
  // 33 mm would be a sliver.
  const [narrow, wide] = [33.5, 97.5]
  const corners = (left: Mm, right: Mm) =>
    new Map([
      [0, left],
      [2400, right],
    ])
  expect(floor('start'), 'to the right').toEqual(corners(narrow, wide))
  expect(floor('end'), 'to the left').toEqual(corners(wide, narrow))
})

test('the floor meets the joints of a boxing that takes the whole wall opposite the door', () => {
  // The boxing's tiles are symmetric about the basin at it, with a joint at 1800; about the door one would be at 1200.
  const boxed = withFixture(withFixture(ROOM, 'boxing', 0, 0, { width: 2400, depth: 300 }), 'basin', 1500, 300)
  const tiled = chooseTiles(boxed, [0], SMALL_TILES)
  expect([ofName(tiled, 'boxing 1 2').origin.x, ofName(tiled, 'floor').origin.x]).toEqual([50.5, 50.5])
})

test.each<[words: string, plan: Plan, name: AnySurfaceName, axis: Axis, symmetric: readonly Mm[], whole: readonly Mm[]]>([
  ['along a wall', withWindow(withFixture(CLOSED, 'basin', 1500, 0)), 0, 'x', [91, 192.5, 76, 177.5, 85, 186.5], [0, 170, 97, 85]],
  ['along a wall, about its window and not what its door or niche spans', withRecesses(), 0, 'x', [91, 192.5, 85, 186.5], [0, 170, 103, 197, 97, 85, 82, 76]],
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

/** A window between a door and a niche. */
function withRecesses(): Plan {
  const [door, window] = [{ id: 'd1', kind: 'door', wall: 0, along: 100, width: 300, swing: 'out', hinge: 'start' } as const, withWindow(CLOSED).openings]
  return setNiche({ ...CLOSED, openings: [door, ...window] }, 0, { along: 1500, sill: 1000, width: 403, height: 400 })
}
