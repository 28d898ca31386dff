import { expect, test } from 'vitest'
import { purchaseRows } from './measure-words.ts'

test('what nothing takes is not among what is bought', () => {
  const names = (softJointM: number, profileM: number) =>
    purchaseRows({ tiles: [], jointKg: 1, adhesiveKg: 1, softJointM, profileM }, () => '').map(([name]) => name)
  expect(names(0, 0)).toEqual(['Fogmassa', 'Kakelfix'])
  expect(names(2, 0)).toEqual(['Fogmassa', 'Kakelfix', 'Mjukfog i fogens kulör'])
  expect(names(0, 2)).toEqual(['Fogmassa', 'Kakelfix', 'Avslutslist'])
})
