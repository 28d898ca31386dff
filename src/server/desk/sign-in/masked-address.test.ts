import { expect, test } from 'vitest'
import { maskedAddress } from './masked-address.ts'

test.each([
  ['anna@exempel.se', 'a•••@exempel.se'],
  ['Åsa.Öman@exempel.se', 'Å•••@exempel.se'],
  ['a@exempel.se', '•••@exempel.se'],
  ['a@b@exempel.se', 'a•••@exempel.se'],
  [`anna@${'x'.repeat(61)}`, `a•••@${'x'.repeat(60)}…`],
])('of %s the first letter and the domain are shown', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked)
})
