import { expect, test } from 'vitest'
import { templates } from './templates.ts'
import { wallDistances } from './wall-distances.ts'

const lengths = (left: number, top: number, right: number, bottom: number) =>
  wallDistances(templates['l-form'].room, { left, top, right, bottom }).map(({ length }) => length)

test('the distances of a box to the walls around it: left, right, up, down', () => {
  // 2,800 × 2,400 mm, without its lower right part of 1,000 × 900.
  expect(lengths(500, 300, 900, 700)).toEqual([500, 1900, 300, 1700])
})

test('in the narrow part of an L the wall of the corner counts', () => {
  expect(lengths(500, 1600, 900, 2000)).toEqual([500, 900, 1600, 400])
  expect(lengths(2000, 300, 2400, 700)).toEqual([2000, 400, 300, 800])
})

test('of several walls in a direction the nearest counts', () => {
  // In the cut of the L, and to the left of and above the room.
  expect(lengths(2000, 1600, 2400, 2000)).toEqual([200, 100])
  expect(lengths(-700, 1600, -300, 2000)).toEqual([300])
  expect(lengths(2000, -700, 2400, -300)).toEqual([300])
  expect(lengths(500, 1300, 900, 1700), 'at the height of the corner').toEqual([500, 900, 1300, 700])
})

test('a side at its wall, or beyond it, has none', () => {
  expect(lengths(0, 0, 400, 400)).toEqual([2400, 2000])
  expect(lengths(-100, 300, 300, 700)).toEqual([2500, 300, 1700])
})
