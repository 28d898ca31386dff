import { expect, test } from 'vitest'
import { townOf } from './town.ts'

test.each([
  ['Västerås', 'Västerås'],
  ['VÄSTERÅS', 'Västerås'],
  [' östra sala ', 'Östra sala'],
  ['västerås (Bäckby), Sverige', 'Västerås'],
  ['Köping/Arboga', 'Köping'],
  ['731 30 Köping', 'Köping'],
  ['Storgatan 3, 731 30 köping', 'Köping'],
  ['Storgatan 3', 'Storgatan 3'],
  [', Sala', 'Sala'],
  ['73130', ''],
  ['', ''],
])('the town in “%s” is “%s”', (location, town) => {
  expect(townOf(location)).toBe(town)
})
