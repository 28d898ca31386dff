import { expect, test } from 'vitest'
import { durationInWords } from './months.ts'

test.each([
  [59.4, '59 min'],
  [59.6, '1 tim'],
  [2879, '47 tim 59 min'],
  [2880, '2 dygn'],
  [3120, '2 dygn 4 tim'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes).replaceAll('\u00a0', ' ')).toBe(words)
})
