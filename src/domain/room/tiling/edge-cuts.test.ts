import { expect, test } from 'vitest'
import { emptyRoom } from '../../../../tests/support/a-plan.ts'
import type { Axis, Bond, Mm, Plan } from '../plan.ts'
import { wallsOf } from '../walls.ts'
import { edgeCuts, judgeEdges, tiledEdges } from './edge-cuts.ts'
import { elevation, type SurfaceEdge } from './surface.ts'

const TILES = { tile: { width: 200, height: 400 }, joint: 3, bond: 'straight' } as const

/** The first wall's cuts from its start to its end, or up, with what each lacks of a third. Tiles of 20 × 40 cm with 3 mm joints. */
function cutsOf(plan: Plan, axis: Axis, start: Mm, { bond = 'straight', width = 200 }: { bond?: Bond; width?: Mm } = {}) {
  const [wall] = wallsOf(plan.room)
  if (!wall) throw new Error('No wall')
  return edgeCuts(elevation(plan, wall, undefined), { ...TILES, tile: { width, height: 400 }, bond }, axis, start)
}

/** Without openings, 24 dm high. */
const wall = (length: Mm): Plan => ({ ...emptyRoom(length, 2000), openings: [] })
const withWindowAt = (along: Mm): Plan => ({
  ...wall(2000),
  openings: [{ id: 'w1', kind: 'window', wall: 0, along, width: 600, sill: 1000, height: 600 }],
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
      [1, 197],
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
    'just less',
    wall(1000),
    69,
    [
      [66, 2],
      [119, 0],
    ],
  ],
])('the cuts of a wall: %s', (_, plan, start, cuts) => {
  expect(cutsOf(plan, 'x', start).map(({ cut, lacking }) => [cut, lacking])).toEqual(cuts)
})

test('in a bond the narrower of the two kinds of rows counts, across and not up', () => {
  const first = (axis: Axis, bond: Bond) => cutsOf(wall(1000), axis, 0, { bond })[0]?.cut
  expect([first('x', 'straight'), first('x', 'half'), first('x', 'third')]).toEqual([200, 98.5, 64.75])
  expect([first('y', 'straight'), first('y', 'half'), first('y', 'third')]).toEqual([400, 400, 400])
})

test('where there is no room for a third of a tile, nothing is lacking', () => {
  const beside = (along: Mm) => cutsOf(withWindowAt(along), 'x', 10).filter(({ edge }) => edge.at === 0 || edge.at === along)
  expect(beside(66).map(({ cut, lacking }) => [cut, lacking])).toEqual([
    [7, 0],
    [56, 0],
  ])
  expect(beside(67).map(({ cut, lacking }) => [cut, lacking])).toEqual([
    [7, 179],
    [57, 29],
  ])
  // Just a third of a tile of 201 mm.
  expect(cutsOf(withWindowAt(67), 'x', 10, { width: 201 })[0]).toMatchObject({ cut: 7, lacking: 180 })
  // A tile that covers the place is cut to it.
  expect(cutsOf(withWindowAt(66), 'x', 0).map(({ cut }) => cut)).toContain(66)
})

test('slivers weigh by what they lack, over the length of their edge', () => {
  const sliversOf = (plan: Plan, start: Mm, isMeant = (_: SurfaceEdge) => true) => {
    const edges = wallsOf(plan.room)
      .slice(0, 1)
      .flatMap((wall) => tiledEdges(elevation(plan, wall, undefined), TILES, 'x'))
    return judgeEdges(
      edges.filter(({ edge }) => isMeant(edge)),
      start,
    ).slivers
  }
  expect(sliversOf(wall(1016), 0)).toBe(2400 * 197)
  expect(sliversOf(wall(1000), 0)).toBe(0)
  // 7 mm in the corner, 2400 mm high; 57 mm at the window, 600 mm high.
  expect(sliversOf(withWindowAt(67), 10, ({ at }) => at === 0 || at === 67)).toBe(2400 * 179 + 600 * 29)
})
