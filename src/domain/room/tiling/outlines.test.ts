import { expect, test } from 'vitest'
import { outlinesOf } from './outlines.ts'
import { rectangleOf } from './polygons.ts'

const box = (left: number, right: number, low: number, high: number) => rectangleOf({ left, right, low, high })
const inWords = (polygons: ReturnType<typeof outlinesOf>) => polygons.map((polygon) => polygon.map(({ x, y }) => `${x},${y}`).join(' '))

test('no cell has no outline, and one its own without corners on a straight line', () => {
  expect(outlinesOf([])).toEqual([])
  expect(inWords(outlinesOf([[...box(0, 300, 0, 200), { x: 0, y: 100 }]]))).toEqual(['0,0 300,0 300,200 0,200'])
})

test('cells side by side have one outline, and cells apart one each', () => {
  expect(inWords(outlinesOf([box(0, 100, 0, 100), box(100, 200, 0, 100)]))).toEqual(['0,0 200,0 200,100 0,100'])
  expect(inWords(outlinesOf([box(0, 100, 0, 100), box(300, 400, 0, 100)]))).toEqual(['0,0 100,0 100,100 0,100', '300,0 400,0 400,100 300,100'])
})

test('what is so small that rounding may have made it has no outline, alone or beside others', () => {
  const speck = [
    { x: 0, y: 0 },
    { x: 0.002, y: 0 },
    { x: 0, y: 0.004 },
  ]
  // Two of its corners lie on a straight line but for rounding.
  const splinter = [
    { x: 500, y: 0 },
    { x: 501, y: -2e-6 / 3 },
    { x: 510, y: 0 },
    { x: 501, y: 1e-5 / 3 },
  ]
  expect(outlinesOf([speck])).toEqual([])
  expect(outlinesOf([splinter])).toEqual([])
  expect(inWords(outlinesOf([speck, box(100, 200, 0, 100), splinter]))).toEqual(['100,0 200,0 200,100 100,100'])
})

test('around what is left out in the middle the outline runs the other way', () => {
  const frame = [box(0, 100, 0, 300), box(100, 200, 0, 100), box(100, 200, 200, 300), box(200, 300, 0, 300)]
  expect(inWords(outlinesOf(frame))).toEqual(['0,0 300,0 300,300 0,300', '200,100 100,100 100,200 200,200'])
})

test('parts of any shape that touch in one point keep an outline each', () => {
  const fan = [
    [300, 200, 340, 210, 330, 230],
    [300, 200, 310, 240, 280, 240],
    [300, 200, 260, 220, 260, 190],
    [300, 200, 290, 150, 330, 180],
  ].map(([x = 0, y = 0, ax = 0, ay = 0, bx = 0, by = 0]) => [
    { x, y },
    { x: ax, y: ay },
    { x: bx, y: by },
  ])
  expect(outlinesOf(fan)).toEqual(fan)
  expect(outlinesOf(fan.toReversed())).toEqual(fan.toReversed())
})

test('what is over a window that reaches a sloping ceiling is parted from the wall beside it', () => {
  const over = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 100, y: 300 },
  ]
  const beside = [
    { x: 200, y: 0 },
    { x: 250, y: 0 },
    { x: 200, y: 100 },
  ]
  const outlines = ['100,100 200,100 100,300', '200,0 250,0 200,100']
  expect(inWords(outlinesOf([over, beside]))).toEqual(outlines)
  expect(inWords(outlinesOf([beside, over]))).toEqual(outlines.toReversed())
})

test.each([
  ['below to the left of the other', [box(0, 100, 0, 100), box(100, 200, 100, 200)], ['0,0 100,0 100,100 0,100', '100,100 200,100 200,200 100,200']],
  ['above to the left of the other', [box(0, 100, 100, 200), box(100, 200, 0, 100)], ['0,100 100,100 100,200 0,200', '100,0 200,0 200,100 100,100']],
])('two cells that touch in a corner keep an outline each: one %s', (_, cells, outlines) => {
  expect(inWords(outlinesOf(cells))).toEqual(outlines)
  expect(inWords(outlinesOf(cells.toReversed())).toSorted()).toEqual(outlines.toSorted())
})

test('a corner that rounding made two of is one', () => {
  const triangle = [
    { x: 0, y: 0 },
    { x: 148, y: 0 },
    { x: 148, y: 148 },
  ]
  const doubled = [...triangle, { x: 148 - 3e-14, y: 148 }]
  expect(outlinesOf([triangle])).toEqual([triangle])
  expect(outlinesOf([doubled])).toEqual([triangle])
})
