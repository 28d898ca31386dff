import { expect, test } from 'vitest'
import { enquiryTopic, placeOfVisit } from './owner.ts'

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
  expect(enquiryTopic({ project: 'kakel', location }, { towns })).toBe(called)
})

test.each([
  ['Storgatan 1', 'Sala', 'Storgatan 1, Sala'],
  ['Salagatan 3', 'Sala', 'Salagatan 3, Sala'],
  ['Salagatan 3, 733 30 SALA', 'Sala', 'Salagatan 3, 733 30 SALA'],
  ['', 'Sala', 'Sala'],
])('a visit at “%s” in %s is at “%s”', (address, location, place) => {
  expect(placeOfVisit(address, location)).toBe(place)
})
