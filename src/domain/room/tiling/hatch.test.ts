import { expect, test } from 'vitest'
import { hatchLines } from './hatch.ts'
import { rectangleOf } from './polygons.ts'

const square = rectangleOf({ left: 0, right: 100, low: 0, high: 100 })

test('hatching covers a piece at its distance, and leaves its holes out', () => {
  const hole = rectangleOf({ left: 25, right: 75, low: 25, high: 75 }).toReversed()
  const length = (loops: readonly (typeof square)[]) => hatchLines(loops, 1).reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0)
  // Lines a unit apart are as long together as the area is large.
  expect(length([square])).toBeCloseTo(10_000, -2)
  expect(length([square, hole])).toBeCloseTo(7500, -2)
  for (const [from, to] of hatchLines([square, hole], 1)) expect(from.x + from.y).toBeCloseTo(to.x + to.y)
})

test.each([
  ['at 0', 0, 0.5],
  ['after it', 6, 0.5],
  ['before it', -6, 0.5],
  ['after it, the lines wider apart', 6, 2],
  ['before it, the lines wider apart', -6, 2],
])('lines lie from one corner to the other, and where only a corner touches one there is none: a piece that begins %s', (_, from, apart) => {
  // From line to line along an axis.
  const step = apart * Math.SQRT2
  const [start, end] = [from * step, (from + 2) * step]
  const inSteps = (mm: number) => Number((mm / step - from).toFixed(6))
  const lines = hatchLines([rectangleOf({ left: start, right: end, low: start, high: end })], apart)
  expect(lines.map((line) => line.map(({ x, y }) => [inSteps(x), inSteps(y)].join()))).toEqual([
    ['0,1', '1,0'],
    ['0,2', '2,0'],
    ['1,2', '2,1'],
  ])
})

test('neighbouring pieces continue each other’s hatching', () => {
  const beside = rectangleOf({ left: 100, right: 200, low: 0, high: 100 })
  const offsets = (loop: typeof square) => new Set(hatchLines([loop], 7).map(([{ x, y }]) => (x + y) / (7 * Math.SQRT2)))
  for (const offset of [...offsets(square), ...offsets(beside)]) expect(offset).toBeCloseTo(Math.round(offset))
})
