import { expect, test } from 'vitest'
import { emptyRoom, rotated, withDrain, withFixture, withInnerCorner } from '../../../../tests/support/a-plan.ts'
import type { Axis, Mm, Opening, Plan, Point } from '../plan.ts'
import { unpackPlan } from '../share.ts'
import { templates } from '../templates.ts'
import { chainOf } from './chain.ts'
import { countTiles } from './counts.ts'
import { edgeCuts } from './edge-cuts.ts'
import { chooseTiles, moveJoints, setNiche } from './edit-tiling.ts'
import { setOuts, tilingOf } from './lay-out.ts'
import { snapPlaces } from './set-out.ts'
import type { AnySurfaceName } from './surface.ts'
import { tileLines } from './tile-lines.ts'
import { rowShift } from './tiling.ts'

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
  // A joint in the middle, at 1201.5, leaves 183.5 at either corner; a tile there 82. Places are whole mm from the end at the door, without one from the first.
  ['symmetric about its middle', CLOSED, 187],
  ['about a basin at it', withFixture(CLOSED, 'basin', 1500, 0), 178],
  ['about a double basin', withFixture(CLOSED, 'double-basin', 1200, 0), 178],
  ['about a basin 20 mm from it', withFixture(CLOSED, 'basin', 1500, 20), 178],
  ['not one 21 mm from it', withFixture(CLOSED, 'basin', 1500, 21), 187],
  ['not one that reaches beyond it', withFixture(CLOSED, 'basin', 1801, 0), 187],
  ['nor one before its beginning', withFixture(CLOSED, 'basin', -1, 0), 187],
  // A tile in its middle leaves 170 at the last corner, and a whole one but for its joint at the first; a joint there 68.5.
  ['about a basin in its first corner', withFixture(CLOSED, 'basin', 0, 0), 200],
  ['about what two basins span', withFixture(withFixture(CLOSED, 'basin', 100, 0), 'basin', 1500, 0), 188],
  ['not about a cabinet', withFixture(CLOSED, 'cabinet', 1500, 0), 187],
  // A tile in its middle leaves 3 mm at the window.
  ['about a window before a basin', withWindow(withFixture(CLOSED, 'basin', 1500, 0)), 193],
  // Its middle at 1000, where a joint leaves 1.5 mm at it.
  ['with a tile in a window’s middle', { ...CLOSED, openings: [{ ...windowIn(0, 'w1', 1000, 600, 400), along: 800 }] }, 88],
])('the first wall’s tiles begin %s', (_, plan, start) => {
  expect(ofName(plan, 0).origin.x).toBe(start)
})

test.each<[words: string, plan: Plan, start: { x?: Mm; y?: Mm }]>([
  // The room's middle is at 1200; the row at the door's wall, from 1900 on, is whole.
  ['symmetric about its middle, whole at the row with the door', ROOM, { x: 68, y: 46 }],
  ['about its middle, wherever the door is in its wall', doorIn(2, 100), { x: 68, y: 46 }],
  ['whole at a door above', doorIn(0, 800), { x: 69, y: 0 }],
  ['whole at a door to the left', { ...doorIn(3, 100), room: emptyRoom(2450, 2000).room }, { x: 0, y: 74 }],
  ['whole at a door to the right', { ...doorIn(1, 100), room: emptyRoom(2450, 2000).room }, { x: 84, y: 75 }],
  ['about the middle where whole tiles there would leave 31 mm', doorIn(3, 100), { x: 69, y: 74 }],
  ['about its middle without a door', CLOSED, { x: 69, y: 75 }],
  // Its row would be whole there if it were seen.
  ['about its middle where a boxing takes the wall with the door', withFixture(ROOM, 'boxing', 0, 1700, { width: 2400, depth: 300 }), { x: 68, y: 74 }],
  ['on the joints of the wall opposite the door', moveJoints(chooseTiles(ROOM, [0], SMALL_TILES), 0, 'x', 47), { x: 47, y: 46 }],
  ['of one that runs the other way', moveJoints(chooseTiles(doorIn(0, 800), [2], SMALL_TILES), 2, 'x', 47), { x: 90, y: 0 }],
  ['not with another joint', moveJoints(chooseTiles(ROOM, [0], { ...SMALL_TILES, joint: 5 }), 0, 'x', 47), { x: 68 }],
  ['of one whose tiles are higher', moveJoints(chooseTiles(ROOM, [0], { tile: { width: 100, height: 200 } }), 0, 'x', 47), { x: 47, y: 46 }],
  [
    'not with wider tiles and narrower joints',
    moveJoints(chooseTiles(ROOM, [0], { tile: { width: 101, height: 100 }, joint: 2 }), 0, 'x', 47),
    { x: 68, y: 46 },
  ],
  ['of the nearer one in an L with two as long', inL(0, { x: 1200, y: 1000 }, 2, 47), { x: 90 }],
  ['of the longer one, though it is further away', inL(0, { x: 1300, y: 1000 }, 4, 80), { x: 90 }],
  ['of the nearer one opposite a door to the left', inL(5, { x: 1200, y: 1000 }, 3, 17), { y: 90 }],
  ['of the longer one opposite it', inL(5, { x: 1200, y: 1100 }, 1, 90), { y: 90 }],
  ['of the longer one opposite it that is also nearer', inL(5, { x: 1200, y: 900 }, 3, 14), { y: 90 }],
  ['of the nearer one opposite a door to the right', inL(5, { x: 1200, y: 1000 }, 3, 16, (plan) => rotated(rotated(plan))), { y: 60 }],
  ['not of a wall beside the door', moveJoints(chooseTiles(ROOM, [1], SMALL_TILES), 1, 'x', 47), { x: 68, y: 46 }],
])('the floor’s tiles begin %s', (_, plan, start) => {
  expect(ofName(plan, 'floor').origin).toMatchObject(start)
})

test('the floor leaves its middle for the strips beside a pillar and a drain', () => {
  const cuts = (plan: Plan) => {
    const { surface, tiling, origin } = ofName(plan, 'floor')
    return edgeCuts(surface, tiling, 'x', origin.x).map(({ edge, cut }) => `${edge.what} ${edge.at} ${cut}`)
  }
  // About the middle it has 4.5 mm beside the pillar, from 1000 on.
  const withPillar = withFixture(CLOSED, 'pillar', 1000, 800, { width: 250, depth: 250 })
  expect(ofName(withPillar, 'floor').origin.x).toBe(73)
  expect(cuts(withDrain(withPillar, 400, 400))).toEqual([
    'corner 2400 35',
    'corner 0 96',
    'built-in 1000 77',
    'built-in 1250 82',
    'drain 325 20',
    'drain 475 33',
  ])
})

test.each<[words: string, plan: Plan, start: Mm]>([
  ['whole at the ceiling', CLOSED, 388],
  // Whole tiles on the window's head, from 1600 on, would shave 3 mm off each at the ceiling. Two mm lower they end in a joint there, with 395 on the window.
  ['whole at the ceiling and not at a window, where all are cut at one', withWindow(CLOSED), 386],
  ['as wide below a sill as a joint at the ceiling allows', { ...CLOSED, openings: [windowIn(0, 'w1', 800, 650)] }, 385],
  // Of 20 × 20 cm: whole at the ceiling leaves 194 mm at the floor and 27 above the door, which its casing covers.
  [
    'whole at the highest ceiling',
    { ...ROOM, tile: '20x20', room: { ...ROOM.room, ceiling: { height: 2430, slope: { wall: 0, low: 600, depth: 600 } } } },
    197,
  ],
])('the level joints lie %s', (_, plan, start) => {
  for (const name of [0, 1, 2, 3]) expect(ofName(plan, name).origin.y).toBe(start)
})

/** A window in its wall that leaves wall below and above itself; a narrow one begins further along. */
function windowIn(wall: number, id: string, sill: Mm, height: Mm, width: Mm = 600): Opening {
  return { id, kind: 'window', wall, along: 1400 - width, width, sill, height }
}

test('a row that is cut around the whole room is dearer than a narrow one for a short way', () => {
  // The plans are those of docs/fogplan.md: whole rows, though 15 mm lie above the door; its casing covers them.
  expect(upOf(planOf('2~0.0_2050.0_2050.2430_0.2430~2418~d1.2.300.800.out.start~~~20x40'))).toEqual([3, 'floor 400', 'ceiling 333', 'door 333'])
  // 98 mm of a third of 100 above door and window, for a row of 142 mm at the ceiling of all walls.
  const long = chooseTiles(planOf(R2), [0, 1, 2, 3, 4, 5], { tile: { width: 600, height: 300 } })
  expect([upOf(long)[0], tilesOn(long)]).toEqual([288, 147])
  // 106 mm below the knee wall's ceiling, or up to 109 where whole tiles end in a joint at the high one.
  expect(ofName(templates.snedtak, 1).origin.y).toBe(385)
})

function tilesOn(plan: Plan): number {
  return setOuts(plan).reduce((sum, setOut) => (setOut.wall ? sum + countTiles(setOut).tiles : sum), 0)
}

/** Where the level joints begin, and the cuts of the door's wall. */
function upOf(plan: Plan): readonly (Mm | string)[] {
  const [door] = plan.openings
  const { surface, tiling, origin } = ofName(plan, door?.wall ?? 0)
  return [origin.y, ...edgeCuts(surface, tiling, 'y', origin.y).map(({ edge, cut }) => `${edge.what} ${cut}`)]
}

const R2 =
  '2~0.0_2800.0_2800.1600_1700.1600_1700.2600_0.2600~2400~d1.4.300.900.out.end_w1.1.400.800.1000.1000~o1.drain.600.500_o2.waste.1900.100~f1.shower-walk-in.600.450.0.1200.900_f2.boxing.150.2450.0.300.300_f3.double-basin.2575.800.1.1200.450~30x60'

test.each<[words: string, plan: Plan, c: string, d: string]>([
  ['20 × 40 cm', templates['l-form'], '185 4 0', '0 4 85'],
  ['30 × 60 cm, standing', planOf(R2), '191 3 0', '0 3 91'],
])('at the outer corner of an L both walls have whole tiles, as a tiler lays them by hand: %s', (_, plan, c, d) => {
  expect([2, 3].map((name) => lineOf(plan, name))).toEqual([c, d])
})

test('the face of a boxing 400 mm wide has a whole tile at one of its outer corners, and 3 mm less at the other', () => {
  const plan = chooseTiles(withFixture(CLOSED, 'boxing', 1000, 0, { width: 400, depth: 200 }), [0, 1, 2, 3], { tile: { width: 200, height: 400 } })
  expect(lineOf(plan, 'boxing 1 2')).toBe('0 1 197')
})

test('a wall behind a boxing is two stretches: one piece to its left, and its right is symmetric for itself', () => {
  const r1 =
    '2~0.0_2050.0_2050.2430_0.2430~2360~d1.2.250.800.out.start_w1.0.1100.600.1150.700.120~o1.drain.450.450_o2.waste.1950.900~f1.shower-corner.450.450.0.900.900_f2.boxing.1950.900.1.900.200_f3.wc-wall.1580.900.1.360.540_f4.basin.225.1600.3.600.450~20x40'
  const plan = chooseTiles(planOf(r1), [0, 1, 2, 3], { tile: { width: 600, height: 300 } })
  const [line] = tileLines(plan, ofName(plan, 1)).across
  expect(line?.spans.map(({ from, to }) => [from, to])).toEqual([
    [3, 447],
    [1353, 1889],
    [1891, 2427],
  ])
})

test('third and half bonds are balanced: the left cut of a row is the right cut of the next', () => {
  const both = (length: Mm, bond: 'third' | 'half') => {
    const plan = chooseTiles({ ...emptyRoom(length, 2000), openings: [] }, [0], { tile: { width: 600, height: 300 }, bond })
    const { surface, tiling, origin } = ofName(plan, 0)
    return [0, rowShift(tiling, 1)].map((shift) => {
      const spans = chainOf(3, surface.extent.right - 3, origin.x + shift, 600, 2)
      return [spans[0], spans.at(-1)].map((span) => span && Math.round(span.to - span.from))
    })
  }
  // To the millimetre: rows are moved by quarters.
  expect(both(2100, 'third')).toEqual([
    [344, 544],
    [545, 343],
  ])
  expect(both(2700, 'third')).toEqual([
    [343, 543],
    [544, 342],
  ])
  expect(both(2000, 'half')).toEqual([
    [244, 544],
    [545, 243],
  ])
})

test('the best place is sought with the hinge in a wall’s middle and without a door too', () => {
  const plan = planOf(
    '3~0.0_2000.0_2000.2400_0.2400~2400~d1.2.1000.800.out.start~~~20x40~0.600.300.4.half.vit..._1.600.300.4.half.vit..._2.600.300.4.half.vit..._3.600.300.4.half.vit...',
  )
  // The lowest row is one of those that are moved half a tile and joint: whole tiles end at the ceiling, and one begins 14 mm below the floor.
  expect(linesOf(plan, 0)).toEqual(['545 2 243', '244 2 544'])
  expect(linesOf({ ...plan, openings: [] }, 0)).toEqual(['545 2 243', '244 2 544'])
})

test('the floor has a joint along the shower’s border, and no strip beside its drain', () => {
  const plan = planOf(
    '3~0.0_1700.0_1700.1850_0.1850~2400~d1.2.300.800.out.start~o1.drain.450.450~f1.shower-corner.450.450.0.900.900~20x40~f.300.600.4.straight.vit...',
  )
  const { surface, tiling, origin } = ofName(plan, 'floor')
  const atBorder = (['x', 'y'] as const).flatMap((axis) => edgeCuts(surface, tiling, axis, origin[axis]).filter(({ edge }) => edge.what === 'shower'))
  expect(atBorder.map(({ cut, edge }) => [edge.axis, edge.tiles, cut])).toEqual([
    ['x', 'before', 300],
    ['x', 'after', 300],
    // As far as the drain's frame.
    ['y', 'before', 375],
    ['y', 'after', 600],
  ])
})

/** What one writes on a wall: the cut, so many whole tiles, the cut. */
function lineOf(plan: Plan, name: AnySurfaceName): string {
  return linesOf(plan, name)[0] ?? ''
}

/** In a bond of both its kinds of rows, the lowest first. */
function linesOf(plan: Plan, name: AnySurfaceName): readonly string[] {
  return tileLines(plan, ofName(plan, name)).across.map(({ spans }) => {
    const cutAt = (index: number) => {
      const span = spans.at(index)
      return span && span.count === 0 ? span.to - span.from : 0
    }
    return `${cutAt(0)} ${spans.find(({ count }) => count > 0)?.count ?? 0} ${cutAt(-1)}`
  })
}

function planOf(packed: string): Plan {
  const plan = unpackPlan(packed)
  if (!plan) throw new Error(`${packed} is no plan`)
  return plan
}

test('of two places that mirror each other, the wider cut is at the end where the hinges are', () => {
  const lines = (hinge: 'start' | 'end') => {
    const plan: Plan = { ...emptyRoom(1500, 2400), tile: '20x20', openings: [{ id: 'd1', kind: 'door', wall: 2, along: 350, width: 800, swing: 'out', hinge }] }
    return [lineOf(plan, 2), lineOf(plan, 1)]
  }
  expect([lines('start'), lines('end')]).toEqual([
    ['137 6 136', '180 10 181'],
    ['136 6 137', '180 10 181'],
  ])
})

test('the floor meets the joints of a boxing that takes the whole wall opposite the door', () => {
  // The boxing's tiles are symmetric about the basin at it, with a joint at 1800; about the door one would be at 1200.
  const boxed = withFixture(withFixture(ROOM, 'boxing', 0, 0, { width: 2400, depth: 300 }), 'basin', 1500, 300)
  const tiled = chooseTiles(boxed, [0], SMALL_TILES)
  expect([ofName(tiled, 'boxing 1 2').origin.x, ofName(tiled, 'floor').origin.x]).toEqual([50, 50])
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
