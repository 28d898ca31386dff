import { expect, test } from 'vitest'
import { chainOf } from './chain.ts'

/** Tiles of 200 mm with joints of 3 mm. */
test.each<[words: string, low: number, high: number, start: number, spans: readonly (readonly [from: number, to: number, count: number])[]]>([
  [
    'whole ones from the first edge, and what is left',
    0,
    1000,
    0,
    [
      [0, 809, 4],
      [812, 1000, 0],
    ],
  ],
  [
    'a cut at each edge',
    0,
    1000,
    100,
    [
      [0, 97, 0],
      [100, 909, 4],
      [912, 1000, 0],
    ],
  ],
  ['whole ones that just fit', 0, 1012, 0, [[0, 1012, 5]]],
  [
    'a millimetre less',
    0,
    1011,
    0,
    [
      [0, 809, 4],
      [812, 1011, 0],
    ],
  ],
  ['a joint at the first edge', 0, 1015, 3, [[3, 1015, 5]]],
  [
    'a millimetre of a tile there',
    0,
    1016,
    4,
    [
      [0, 1, 0],
      [4, 1016, 5],
    ],
  ],
  ['an edge where a joint ends', 0, 812, 0, [[0, 809, 4]]],
  ['an edge within a joint', 0, 811, 0, [[0, 809, 4]]],
  [
    'between edges elsewhere',
    500,
    1000,
    0,
    [
      [500, 606, 0],
      [609, 809, 1],
      [812, 1000, 0],
    ],
  ],
  ['a tile larger than the place', 0, 150, -10, [[0, 150, 0]]],
  [
    'a joint in a place smaller than a tile',
    0,
    150,
    100,
    [
      [0, 97, 0],
      [100, 150, 0],
    ],
  ],
])('a line of tiles: %s', (_, low, high, start, spans) => {
  expect(chainOf(low, high, start, 200, 3).map(({ from, to, count }) => [from, to, count])).toEqual(spans)
  // Where a pattern begins may be said by any of its tiles.
  expect(chainOf(low, high, start + 7 * 203, 200, 3)).toEqual(chainOf(low, high, start, 200, 3))
})
