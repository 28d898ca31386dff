import { expect, test } from 'vitest'
import { isEmail, isOneAddress } from './email.ts'

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

test('mail programs read one plain address as one, and no list, name or route', () => {
  expect(['anna@example.com', 'åsa+bad@räksmörgås.example', 'a@b'].filter(isOneAddress)).toHaveLength(3)
  const others = [
    'a@x.se,b@x.se',
    'a@x.se;b@x.se',
    'a@@x.se',
    'a@x@y.se',
    'Anna <a@x.se>',
    '<a@x.se>',
    'a b@x.se',
    'a@x.se ',
    '"a"@x.se',
    'a@[192.0.2.1]',
    'a(b)@x.se',
    'a\\b@x.se',
    '@x.se',
    'a@',
    'grupp:a@x.se',
  ]
  expect(others.filter(isOneAddress)).toEqual([])
})
