import { expect, test } from 'vitest'
import { monthInShort, monthInWords } from './month-in-words.ts'

test.each([
  ['2026-01', 'jan', 'januari 2026'],
  ['2026-03', 'mar', 'mars 2026'],
  ['2025-09', 'sep', 'september 2025'],
  ['2026-11', 'nov', 'november 2026'],
  ['2026-12', 'dec', 'december 2026'],
])('%s is %s, or %s', (month, short, long) => {
  expect(monthInShort(month)).toEqual([short, month.slice(0, 4)])
  expect(monthInWords(month)).toBe(long)
})
