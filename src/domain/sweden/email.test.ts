import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['anna@example.com', true],
  ['anna.berg+bad@mail.example.com', true],
  ['åsa@räksmörgås.example', true],
  ['a@b.c', true],
  ['anna@example..com', true],
  ['anna@example.com.', true],
  ['anna@@example.com', true],
  ['a@example.com,b@example.com', true],
  ['anna@example', false],
  ['anna@example.', false],
  ['anna @example.com', false],
  ['anna@example.com ', false],
  ['Anna <anna@example.com>', false],
  ['anna@example,com', false],
  ['@example.com', false],
  ['anna@.', false],
  ['', false],
])('the e-mail address %j is taken: %s', (email, taken) => {
  expect(isEmail(email)).toBe(taken)
})

test('the rule agrees with the expression of specification §5.2, for every short string of its letters', () => {
  const letters = ['a', '@', '.', ' ']
  const strings = (length: number): string[] => (length === 0 ? [''] : strings(length - 1).flatMap((start) => letters.map((letter) => start + letter)))
  for (const email of [0, 1, 2, 3, 4, 5, 6].flatMap(strings)) expect([email, isEmail(email)]).toEqual([email, /^\S+@\S+\.\S+$/.test(email)])
})
