import { expect, test } from 'vitest'
import { listNames } from './enquiry-lists.ts'
import { type ListAddress, listPath, listValue, placeOfList, readListAddress } from './list-address.ts'

const read = (address: string) => {
  const { searchParams } = new URL(address, 'http://desk.invalid')
  return readListAddress((name) => searchParams.get(name) ?? undefined)
}

test.each([
  ['turn', '/agare', 'din-tur'],
  ['visits', '/agare?lista=besok', 'besok'],
  ['proposed', '/agare?lista=foreslagna', 'besok'],
  ['past visits', '/agare?lista=tidigare-besok', 'besok'],
  ['all', '/agare?lista=alla', 'alla'],
  ['quarantined', '/agare?lista=misstankt-skrap', 'misstankt-skrap'],
  ['closed', '/agare?lista=stangda', 'stangda'],
] as const)('the list of the %s is at %s, under %s', (name, path, place) => {
  expect(listPath({ name })).toBe(path)
  expect(read(path)).toEqual({ name, searched: '', after: undefined })
  expect(listPath({ name })).toContain(listValue(name))
  expect(placeOfList(name)).toBe(place)
})

test('what an address says is read as it was written', () => {
  for (const name of listNames) {
    const address: ListAddress = {
      name,
      searched: 'Öberg & Ek',
      town: 'Västerås',
      month: '2026-11',
      project: 'kakel',
      turn: 'closed',
      after: ['2026-11-23T09:00:00.000Z', 'F-1234567', '7'],
    }
    expect(read(listPath(address))).toEqual(address)
  }
})

test.each([
  ['/agare?lista=skräp', { name: 'turn', searched: '', after: undefined }],
  ['/agare?lista=alla&sok=++Ek+&sida=', { name: 'all', searched: 'Ek', after: undefined }],
  ['/agare?lista=alla&ort=&manad=2026-13&arbete=allt&lage=nej', { name: 'all', searched: '', after: undefined }],
  [`/agare?lista=alla&manad=1926-11&ort=${'a'.repeat(101)}`, { name: 'all', searched: '', after: undefined }],
  [`/agare?sida=${'a'.repeat(100)}`, { name: 'turn', searched: '', after: ['a'.repeat(100)] }],
  [`/agare?sida=${'a'.repeat(101)}`, { name: 'turn', searched: '', after: undefined }],
])('of %s what is known is read, and else the beginning of the unanswered', (address, expected) => {
  expect(read(address)).toEqual(expected)
})
