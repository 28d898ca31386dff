import { expect, test } from 'vitest'
import { clipped, type Extent, extentOf, rectangleOf, withoutHoles } from './polygons.ts'

const box = { left: 0, right: 100, low: 0, high: 100 }

/** What a square of 100 mm is without some holes, from left to right and upwards. */
const inWords = (...holes: readonly Extent[]) =>
  withoutHoles(rectangleOf(box), holes).map((part) => {
    const { left, right, low, high } = extentOf(part)
    return `${left}–${right} × ${low}–${high}`
  })

test('what a line cuts off has each corner once, also where one lies on the line', () => {
  const [left, right, top] = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 100 },
  ]
  expect(clipped([left, right, top], 'x', 100, 'below')).toEqual([left, { x: 100, y: 0 }, top])
  expect(clipped([left, right, top], 'x', 100, 'above')).toEqual([{ x: 100, y: 0 }, right, top])
})

test('what a line leaves that is not wider than rounding is nothing', () => {
  expect(clipped(rectangleOf(box), 'x', 1e-9, 'below')).toEqual([])
  expect(clipped(rectangleOf(box), 'x', 1e-3, 'below')).toHaveLength(4)
})

test('one hole above another leaves what is below, between and above, whichever is named first', () => {
  const [lower, upper] = [
    { left: 20, right: 80, low: 10, high: 30 },
    { left: 20, right: 80, low: 60, high: 90 },
  ]
  const parts = ['0–20 × 0–100', '20–80 × 0–10', '20–80 × 30–60', '20–80 × 90–100', '80–100 × 0–100']
  expect(inWords(lower, upper)).toEqual(parts)
  expect(inWords(upper, lower)).toEqual(parts)
})

test('holes that overlap leave nothing between them, and a hole within another changes nothing', () => {
  const [lower, upper] = [
    { left: 20, right: 80, low: 10, high: 60 },
    { left: 20, right: 80, low: 40, high: 90 },
  ]
  const parts = ['0–20 × 0–100', '20–80 × 0–10', '20–80 × 90–100', '80–100 × 0–100']
  expect(inWords(upper, lower)).toEqual(parts)
  expect(inWords({ left: 20, right: 80, low: 10, high: 90 }, { left: 20, right: 80, low: 40, high: 50 })).toEqual(parts)
})

test('a hole beside the surface leaves it as it is, one that reaches over its edge is cut there, and one as large leaves nothing', () => {
  expect(inWords({ left: -50, right: -10, low: 0, high: 100 }, { left: 110, right: 150, low: 0, high: 100 })).toEqual(['0–100 × 0–100'])
  expect(inWords({ left: -50, right: 30, low: -10, high: 40 })).toEqual(['0–30 × 40–100', '30–100 × 0–100'])
  expect(inWords({ left: 0, right: 100, low: 0, high: 100 })).toEqual([])
  expect(inWords({ left: -5, right: 105, low: -5, high: 105 })).toEqual([])
})
