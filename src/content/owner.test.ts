import { expect, test } from 'vitest'
import { quoteTopic } from './owner.ts'

test.each([
  ['Enköping', 'Kakel & klinker, Enköping'],
  ['västerås (Bäckby)', 'Kakel & klinker, Västerås'],
  ['ESKILSTUNA, centrum', 'Kakel & klinker, Eskilstuna'],
  ['Stockholm', 'Kakel & klinker, annan ort'],
  ['Enköpingsvägen 3, Uppsala', 'Kakel & klinker, annan ort'],
  ['Ring 0900-123 45 67!', 'Kakel & klinker, annan ort'],
])('a request from "%s" is called "%s"', (location, called) => {
  expect(quoteTopic({ project: 'kakel', location })).toBe(called)
})
