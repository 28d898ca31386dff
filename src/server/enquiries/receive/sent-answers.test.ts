import { expect, test } from 'vitest'
import { withTypedEmail } from './sent-answers.ts'

test.each([
  ['info@xn--vsters-buam.se', 'info@västerås.se'],
  ['info@mail.xn--vsters-buam.se', 'info@mail.västerås.se'],
  ['info@XN--VSTERS-BUAM.se', 'info@västerås.se'],
  ['a@b@xn--vsters-buam.se', 'a@b@västerås.se'],
  ['info@axn--b.se', 'info@axn--b.se'],
  ['xn--a@example.se', 'xn--a@example.se'],
  ['info@xn--\u0000.se', 'info@xn--\u0000.se'],
  [`${'a'.repeat(235)}@xn--vsters-buam.se`, `${'a'.repeat(235)}@västerås.se`],
  [`${'a'.repeat(236)}@xn--vsters-buam.se`, `${'a'.repeat(236)}@xn--vsters-buam.se`],
])('the address %j of a form was typed as %j', (sent, typed) => {
  expect(withTypedEmail({ name: 'Åsa', email: sent })).toEqual({ name: 'Åsa', email: typed })
})

test('what is no form with an address stays as it is', () => {
  for (const sent of [null, undefined, 'info@xn--vsters-buam.se', 42, {}, { email: 42 }, { mail: 'x' }]) expect(withTypedEmail(sent)).toBe(sent)
})
