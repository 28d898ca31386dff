import { expect, test } from 'vitest'
import { signedArea } from '../boxes.ts'
import type { SurfaceTiling } from '../plan.ts'
import { piecesOf } from './pieces.ts'
import { type Extent, extentOf, rectangleOf, withoutHoles } from './polygons.ts'
import type { TiledSurface } from './surface.ts'

/** 100 × 100 mm with a joint of 2 mm. */
const TILING: SurfaceTiling = { surface: 0, tile: { width: 100, height: 100 }, joint: 2, bond: 'straight', material: 'vit', locked: [] }
const AT_ZERO = { x: 0, y: 0 }

function surface(extent: Extent, ...holes: readonly Extent[]): TiledSurface {
  const faces = [withoutHoles(rectangleOf(extent), holes)]
  return {
    name: 0,
    faces,
    laid: faces,
    extent,
    seen: [{ from: extent.left, to: extent.right }],
    holes: [],
    edges: [],
    area: 0,
  }
}

/** Column and row, what it spans, its area in mm², its loops, and whether it is cut. */
const inWords = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.map(
    ({ column, row, extent: { left, right, low, high }, area, outline, cut }) =>
      `${column}/${row}: ${left}–${right} × ${low}–${high}, ${area} mm², ${outline.length}${cut ? ', cut' : ''}`,
  )

test('tiles lie in rows from the lowest, from left to right, and end where the surface does', () => {
  expect(inWords(piecesOf(surface({ left: 0, right: 250, low: 0, high: 150 }), TILING, AT_ZERO))).toEqual([
    '0/0: 0–100 × 0–100, 10000 mm², 1',
    '1/0: 102–202 × 0–100, 10000 mm², 1',
    '2/0: 204–250 × 0–100, 4600 mm², 1, cut',
    '0/1: 0–100 × 102–150, 4800 mm², 1, cut',
    '1/1: 102–202 × 102–150, 4800 mm², 1, cut',
    '2/1: 204–250 × 102–150, 2208 mm², 1, cut',
  ])
})

test('a surface that ends with a tile’s edge or in a joint has no piece beyond it, and one before the start is cut', () => {
  expect(inWords(piecesOf(surface({ left: 0, right: 204, low: 0, high: 102 }), TILING, AT_ZERO))).toEqual([
    '0/0: 0–100 × 0–100, 10000 mm², 1',
    '1/0: 102–202 × 0–100, 10000 mm², 1',
  ])
  expect(inWords(piecesOf(surface({ left: 0, right: 130, low: 0, high: 100 }), TILING, { x: 30, y: 0 }))).toEqual([
    '-1/0: 0–28 × 0–100, 2800 mm², 1, cut',
    '0/0: 30–130 × 0–100, 10000 mm², 1',
  ])
})

test('every second row is moved to the right, by half a tile or by a third', () => {
  const starts = (bond: SurfaceTiling['bond']) =>
    piecesOf(surface({ left: 0, right: 102, low: 0, high: 408 }), { ...TILING, bond }, AT_ZERO)
      .filter(({ extent }) => extent.left > 0)
      .map(({ row, extent }) => [row, Math.round(extent.left)])
  expect(starts('half')).toEqual([
    [1, 51],
    [3, 51],
  ])
  expect(starts('third')).toEqual([
    [1, 34],
    [3, 34],
  ])
})

test('a hole within a tile is cut from it', () => {
  const tile = { left: 0, right: 100, low: 0, high: 100 }
  expect(inWords(piecesOf(surface(tile, { left: 40, right: 60, low: 30, high: 60 }), TILING, AT_ZERO))).toEqual(['0/0: 0–100 × 0–100, 9400 mm², 2, cut'])
  const [loop = [], hole = [], ...more] = piecesOf(surface(tile, { left: 40, right: 60, low: 30, high: 60 }), TILING, AT_ZERO)[0]?.outline ?? []
  expect([loop, hole].map(signedArea)).toEqual([10_000, -600])
  expect([loop, hole].map(extentOf)).toEqual([tile, { left: 40, right: 60, low: 30, high: 60 }])
  expect(more).toEqual([])
})

test.each<[side: string, between: Extent, hole: Extent, pieces: string[]]>([
  [
    'left',
    { left: 45, right: 55, low: -10, high: 110 },
    { left: 10, right: 20, low: 40, high: 50 },
    ['0/0: 0–45 × 0–100, 4400 mm², 2, cut', '0/0: 55–100 × 0–100, 4500 mm², 1, cut'],
  ],
  [
    'right',
    { left: 45, right: 55, low: -10, high: 110 },
    { left: 70, right: 80, low: 40, high: 50 },
    ['0/0: 0–45 × 0–100, 4500 mm², 1, cut', '0/0: 55–100 × 0–100, 4400 mm², 2, cut'],
  ],
  [
    'lower',
    { left: -10, right: 110, low: 45, high: 55 },
    { left: 40, right: 50, low: 10, high: 20 },
    ['0/0: 0–100 × 0–45, 4400 mm², 2, cut', '0/0: 0–100 × 55–100, 4500 mm², 1, cut'],
  ],
  [
    'upper',
    { left: -10, right: 110, low: 45, high: 55 },
    { left: 40, right: 50, low: 70, high: 80 },
    ['0/0: 0–100 × 0–45, 4500 mm², 1, cut', '0/0: 0–100 × 55–100, 4400 mm², 2, cut'],
  ],
])('what a hole parts is two pieces of one tile, and another hole is cut from that in which it is: the %s one', (_, between, hole, pieces) => {
  const parted = surface({ left: 0, right: 100, low: 0, high: 100 }, between, hole)
  expect(inWords(piecesOf(parted, TILING, AT_ZERO)).toSorted()).toEqual(pieces)
})

test('a surface of triangles has pieces with their shape, and a face of its own is cut from the next', () => {
  const triangle = [AT_ZERO, { x: 100, y: 0 }, { x: 100, y: 100 }]
  const other = [AT_ZERO, { x: 100, y: 100 }, { x: 0, y: 100 }]
  const whole = surface({ left: 0, right: 100, low: 0, high: 100 })
  expect(inWords(piecesOf({ ...whole, laid: [[triangle]] }, TILING, AT_ZERO))).toEqual(['0/0: 0–100 × 0–100, 5000 mm², 1, cut'])
  expect(inWords(piecesOf({ ...whole, laid: [[triangle], [other]] }, TILING, AT_ZERO))).toEqual([
    '0/0: 0–100 × 0–100, 5000 mm², 1, cut',
    '0/0: 0–100 × 0–100, 5000 mm², 1, cut',
  ])
})
