import { expect, test } from 'vitest'
import { freeAddress, moved } from './list-items.ts'

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
  expect(moved(['a', 'b', 'c'], from, where).join('')).toBe(expected)
})

test.each([
  ['Vad kostar det?', 'vad-kostar-det'],
  ['  Åker ni till Köping – också på lördagar?', 'aker-ni-till-koping-ocksa-pa-lordagar'],
  ['Épais & 60 cm', 'epais-60-cm'],
  ['???', 'fraga'],
  ['', 'fraga'],
  ['Fyrtio tecken ar precis vad som far plats', 'fyrtio-tecken-ar-precis-vad-som-far-plat'],
  ['Fyrtio tecken ar precis vad som far pla ts', 'fyrtio-tecken-ar-precis-vad-som-far-pla'],
])('“%s” has the address %s', (words, address) => {
  expect(freeAddress(words, 'fraga', () => false)).toBe(address)
})

test('an address that is taken gets the lowest free number, from 2', () => {
  const taken = ['pris', 'pris-2', 'pris-4', 'fraga']
  const isTaken = (address: string) => taken.includes(address)
  expect(freeAddress('Pris', 'fraga', isTaken)).toBe('pris-3')
  expect(freeAddress('!', 'fraga', isTaken)).toBe('fraga-2')
})
