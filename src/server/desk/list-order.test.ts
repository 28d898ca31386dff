import { expect, test } from 'vitest'
import { moved } from './list-order.tsx'

test.each([
  [0, 'down', 'bac'],
  [1, 'up', 'bac'],
  [1, 'down', 'acb'],
  [2, 'up', 'acb'],
  [0, 'up', 'abc'],
  [2, 'down', 'abc'],
  [-1, 'up', 'abc'],
  [-1, 'down', 'abc'],
  [2, 'first', 'cab'],
  [1, 'first', 'bac'],
  [0, 'first', 'abc'],
] as const)('the item at %i moves %s, if there is anything to pass', (from, where, expected) => {
  expect(moved(['a', 'b', 'c'], (_, index) => index === from, where).join('')).toBe(expected)
})
