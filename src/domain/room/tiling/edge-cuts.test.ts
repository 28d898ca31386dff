import { expect, test } from 'vitest'
import { emptyRoom, withInnerCorner } from '../../../../tests/support/a-plan.ts'
import type { Axis, Bond, Mm, Plan } from '../plan.ts'
import { wallsOf } from '../walls.ts'
import { edgeCuts, judgeEdges, tiledEdges } from './edge-cuts.ts'
import { elevation, type SurfaceEdge } from './surface.ts'
import { SOFT_JOINT } from './tiling.ts'

const TILES = { tile: { width: 200, height: 400 }, joint: 3, bond: 'straight' } as const

/** The first wall's cuts from its start to its end, or up, with what each lacks. Tiles of 20 × 40 cm with 3 mm joints; `start` counts from the soft joint in the corner. */
function cutsOf(plan: Plan, axis: Axis, start: Mm, { bond = 'straight', width = 200 }: { bond?: Bond; width?: Mm } = {}) {
  const [wall] = wallsOf(plan.room)
  if (!wall) throw new Error('No wall')
  return edgeCuts(elevation(plan, wall), { ...TILES, tile: { width, height: 400 }, bond }, axis, start + SOFT_JOINT)
}

/** So much to tile between the soft joints in its corners, without openings, 24 dm high. */
const wall = (length: Mm): Plan => ({ ...emptyRoom(length + 2 * SOFT_JOINT, 2000), openings: [] })
const withWindowAt = (along: Mm): Plan => ({
  ...wall(2000),
  openings: [{ id: 'w1', kind: 'window', wall: 0, along: along + SOFT_JOINT, width: 600, sill: 1000, height: 600 }],
})

test.each<[words: string, plan: Plan, start: Mm, cuts: readonly (readonly [cut: Mm, lacking: Mm])[]]>([
  [
    'a whole tile, and what is left',
    wall(1000),
    0,
    [
      [200, 0],
      [188, 0],
    ],
  ],
  [
    'a cut at either edge',
    wall(1000),
    100,
    [
      [97, 0],
      [88, 0],
    ],
  ],
  [
    'a joint at the first edge: the next tile is whole',
    wall(1000),
    3,
    [
      [200, 0],
      [185, 0],
    ],
  ],
  [
    'a tile that ends at the last edge',
    wall(1012),
    0,
    [
      [200, 0],
      [200, 0],
    ],
  ],
  [
    'a joint at the last edge',
    wall(1014),
    0,
    [
      [200, 0],
      [200, 0],
    ],
  ],
  [
    'a tile that begins there',
    wall(1015),
    0,
    [
      [200, 0],
      [200, 0],
    ],
  ],
  [
    'a millimetre of one',
    wall(1016),
    0,
    [
      [200, 0],
      [1, 62],
    ],
  ],
  [
    'just a third',
    wall(1000),
    70,
    [
      [67, 0],
      [118, 0],
    ],
  ],
  [
    'less than a tiler lets pass',
    wall(1000),
    64,
    [
      [61, 2],
      [124, 0],
    ],
  ],
])('the cuts of a wall: %s', (_, plan, start, cuts) => {
  expect(cutsOf(plan, 'x', start).map(({ cut, lacking }) => [cut, Math.round(lacking)])).toEqual(cuts)
})

test('in a bond the narrower of the two kinds of rows counts, across and not up', () => {
  const first = (axis: Axis, bond: Bond) => cutsOf(wall(1000), axis, 0, { bond })[0]?.cut
  expect([first('x', 'straight'), first('x', 'half'), first('x', 'third')]).toEqual([200, 98.5, 64.75])
  expect([first('y', 'straight'), first('y', 'half'), first('y', 'third')]).toEqual([400, 400, 400])
})

test('a tiler lets 98 mm of 300 pass for a third, and 95, and no less', () => {
  const lacking = (start: Mm) => cutsOf(wall(2000), 'x', start, { width: 300 })[0]?.lacking ?? Number.NaN
  expect([101, 98, 97].map((start) => [start - 3, lacking(start)])).toEqual([
    [98, 0],
    [95, 0],
    [94, expect.closeTo(1, 6)],
  ])
})

test('where there is no room for a third of a tile, one piece as wide as the place lacks nothing, and two do', () => {
  const beside = (along: Mm, start: Mm) =>
    cutsOf(withWindowAt(along), 'x', start)
      .filter(({ edge }) => edge.at === 0 || edge.at === along + SOFT_JOINT)
      .map(({ cut, lacking }) => [cut, lacking])
  expect(beside(50, 10)).toEqual([
    [7, 43],
    [40, 13],
  ])
  // A tile that covers the place is cut to it, and to the soft joint in the corner.
  expect(beside(50, 0)[0]?.[1]).toBe(0)
})

test('what the casing of a door covers is no cut', () => {
  const door = { id: 'd1', kind: 'door', wall: 0, along: 600, width: 800, swing: 'out', hinge: 'start' } as const
  // To the left of the door, from 603 on the joint's width to the right of a corner: 50 mm are covered, 51 are not.
  const besideDoor = (start: Mm) => cutsOf({ ...wall(2000), openings: [door] }, 'x', start - SOFT_JOINT).find(({ edge }) => edge.at === 600)
  expect([550, 549].map((start) => besideDoor(start)?.cut)).toEqual([200, 51])
})

test('a soft joint takes its width from the tiles in a corner and at the floor, not at an outer corner nor at the ceiling', () => {
  const plan: Plan = { ...wall(2000), room: withInnerCorner(emptyRoom(2400, 2000).room, { x: 1400, y: 1000 }) }
  const cuts = (index: number, axis: Axis, start: Mm) => {
    const own = wallsOf(plan.room)[index]
    return own ? edgeCuts(elevation(plan, own), TILES, axis, start).map(({ edge, cut }) => [edge.what, cut]) : []
  }
  expect(cuts(2, 'x', 0)).toEqual([
    ['corner', 197],
    ['outer corner', 188],
  ])
  expect(cuts(2, 'y', 0)).toEqual([
    ['floor', 397],
    ['ceiling', 385],
  ])
})

test('slivers weigh by what they lack, over the length of their edge', () => {
  const sliversOf = (plan: Plan, start: Mm, isMeant = (_: SurfaceEdge) => true) => {
    const edges = wallsOf(plan.room)
      .slice(0, 1)
      .flatMap((wall) => tiledEdges(elevation(plan, wall), TILES, 'x'))
    return judgeEdges(
      edges.filter(({ edge }) => isMeant(edge)),
      start + SOFT_JOINT,
    ).slivers
  }
  expect(sliversOf(wall(1016), 0)).toBeCloseTo(2400 * (190 / 3 - 1), 6)
  expect(sliversOf(wall(1000), 0)).toBe(0)
  // 7 mm in the corner, 2400 mm high; 57 mm at the window, 600 mm high.
  expect(sliversOf(withWindowAt(67), 10, ({ at }) => at === 0 || at === 67 + SOFT_JOINT)).toBeCloseTo(2400 * (190 / 3 - 7) + 600 * (190 / 3 - 57), 6)
})
