import { expect, test } from 'vitest'
import { CODE_MS, isYoung, makeSignInCode, readCode } from './sign-in-code.ts'

test('a code has six digits, and is another for another sign-in or secret', () => {
  const codes = Array.from({ length: 200 }, (_, index) => makeSignInCode('secret')(`sign-in ${index}`))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(195)
  // Short remainders are filled up.
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(makeSignInCode('secret')('sign-in 0')).toBe(codes[0])
  expect(makeSignInCode('another')('sign-in 0')).not.toBe(codes[0])
})

test.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['012\u00a0345\u200b', '012345'],
  ['01234', undefined],
  ['0123456', undefined],
  ['01234x', undefined],
  ['', undefined],
])('“%s” is the code %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each([
  [0, true],
  [CODE_MS - 1, true],
  [CODE_MS, false],
  // Made by a machine whose clock is ahead.
  [-60_000, true],
  [-60_001, false],
])('a code of %i ms is good: %s', (age, good) => {
  const since = new Date('2026-11-23T09:00:00.000Z')
  expect(isYoung(since.toISOString(), new Date(since.getTime() + age), CODE_MS)).toBe(good)
})
