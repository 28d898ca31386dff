import { expect, test } from 'vitest'
import { freeAddress } from './free-address.ts'

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
