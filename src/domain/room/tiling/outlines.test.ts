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

test('around what is left out in the middle the outline runs the other way', () => {
  const frame = [box(0, 100, 0, 300), box(100, 200, 0, 100), box(100, 200, 200, 300), box(200, 300, 0, 300)]
  expect(inWords(outlinesOf(frame))).toEqual(['0,0 300,0 300,300 0,300', '200,100 100,100 100,200 200,200'])
})

test.each([
  ['below to the left of the other', [box(0, 100, 0, 100), box(100, 200, 100, 200)], ['0,0 100,0 100,100 0,100', '100,100 200,100 200,200 100,200']],
  ['above to the left of the other', [box(0, 100, 100, 200), box(100, 200, 0, 100)], ['0,100 100,100 100,200 0,200', '100,0 200,0 200,100 100,100']],
])('two cells that touch in a corner keep an outline each: one %s', (_, cells, outlines) => {
  expect(inWords(outlinesOf(cells))).toEqual(outlines)
  expect(inWords(outlinesOf(cells.toReversed())).toSorted()).toEqual(outlines.toSorted())
})
