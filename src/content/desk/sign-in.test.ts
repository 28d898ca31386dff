import { expect, test } from 'vitest'
import { tooManyTries, wrongCode } from './sign-in.ts'

test.each([
  [1, 'en minut'],
  [60, 'en minut'],
  [61, '2 minuter'],
  [600, '10 minuter'],
  [5400, '90 minuter'],
  [5401, '2 timmar'],
  [86_400, '24 timmar'],
])('for %d seconds one waits %s', (seconds, wait) => {
  expect(tooManyTries(seconds)).toBe(`Det blev för många försök. Vänta ${wait} och försök igen.`)
})

test('tries that are left are counted in words', () => {
  expect([1, 2, 3, 4].map((left) => /har (\S+) försök/.exec(wrongCode(left))?.[1])).toEqual(['ett', 'två', 'tre', 'fyra'])
})
