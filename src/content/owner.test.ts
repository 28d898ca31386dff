import { expect, test } from 'vitest'
import { quoteTopic } from './owner.ts'

const towns = ['Västerås', 'Enköping', 'Eskilstuna', 'Norra Sala']

test.each([
  ['Enköping', 'Kakel & klinker, Enköping'],
  ['västerås (Bäckby)', 'Kakel & klinker, Västerås'],
  ['ESKILSTUNA, centrum', 'Kakel & klinker, Eskilstuna'],
  ['norra  sala', 'Kakel & klinker, Norra Sala'],
  ['Sala', 'Kakel & klinker, annan ort'],
  ['Stockholm', 'Kakel & klinker, annan ort'],
  ['Enköpingsvägen 3, Uppsala', 'Kakel & klinker, annan ort'],
  ['Ring 0900-123 45 67!', 'Kakel & klinker, annan ort'],
])('a request from "%s" is called "%s"', (location, called) => {
  expect(quoteTopic({ project: 'kakel', location }, { towns })).toBe(called)
})
