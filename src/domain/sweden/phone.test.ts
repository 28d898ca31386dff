import { expect, test } from 'vitest'
import { isMobile, isSwedishPhone, nationalNumber, telephoneLink } from './phone.ts'

// The rule of specification §5.3.
test.each([
  ['070-174 06 05', true],
  ['0701740605', true],
  ['+46 70 174 06 05', true],
  ['+46-8-465 004 00', true],
  ['0980-31 92 00', true],
  ['021-12 34 56', true],
  ['0771-79 33 36', true],
  ['070\u00a0174\u00a006\u202f05', true],
  ['070-174 06 0', true],
  ['070-174 06 055', true],
  ['08-123 456 789', true],
  ['070\u2013174 06 05', true],
  ['070\u2011174 06 05', true],
  ['070\u2212174 06 05', true],
  ['\u202a070-174\u200b06\u00ad05\u202c', true],
  ['021-123 45', false],
  ['+46 (0)70-174 06 05', false],
  ['+46 070 174 06 05', false],
  ['0046 70 174 06 05', false],
  ['46701740605', false],
  ['070.174.06.05', false],
  ['070/174 06 05', false],
  ['070-174 06 05 (kväll)', false],
  ['112', false],
  ['+47 22 12 34 56', false],
  ['٠٧٠١٧٤٠٦٠٥', false],
  ['', false],
])('the phone number %j is taken: %s', (phone, taken) => {
  expect(isSwedishPhone(phone)).toBe(taken)
})

test('a number is dialled in its international form', () => {
  expect(telephoneLink('070-174 06 05')).toBe('tel:+46701740605')
  expect(telephoneLink('+46 8 465 004 00')).toBe('tel:+46846500400')
})

test.each(['070-174 06 05', '0701740605', '+46 70 174 06 05', '+46 (0)70-174 06 05', '0046 70 174 06 05', '70 174 06 05'])(
  'the number in %j is found however it is written elsewhere',
  (phone) => {
    expect(nationalNumber(phone)).toBe('701740605')
  },
)

test('text messages go to mobile numbers only', () => {
  expect(['070-174 06 05', '+46 70 174 06 05', '021-12 34 57', '08-465 004 07'].map(isMobile)).toEqual([true, true, false, false])
})
