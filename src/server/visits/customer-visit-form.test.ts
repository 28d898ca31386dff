import { expect, test } from 'vitest'
import { visitWords } from '#content/visits/visit.ts'
import { readVisitChoice } from './customer-visit-form.ts'

const START = '2026-11-26T08:00:00.000Z'
const read = (fields: Record<string, string>) => readVisitChoice((name) => fields[name] ?? '')
const LONG = 'x'.repeat(2001)

test('a time is chosen with an address, and what would be wished is not asked for', () => {
  expect(read({ tid: START, adress: ' Storgatan 1 ', onskemal: LONG })).toEqual({ kind: 'time', start: START, address: 'Storgatan 1' })
})

test('none of the times is chosen with a wish, and the address is not asked for', () => {
  expect(read({ tid: 'ingen', onskemal: ' Efter fyra ' })).toEqual({ kind: 'wish', words: 'Efter fyra' })
})

test('without a choice it is asked for, and what was written stays', () => {
  expect(read({ adress: 'Storgatan 1', onskemal: 'Efter fyra' })).toEqual({
    kind: 'refused',
    error: visitWords.errors.choice,
    refused: { chosen: '', address: { answer: 'Storgatan 1' }, wish: { answer: 'Efter fyra' } },
  })
})

test('what is missing is said at its field alone', () => {
  expect(read({ tid: START, onskemal: 'Efter fyra' })).toEqual({
    kind: 'refused',
    error: undefined,
    refused: { chosen: START, address: { answer: '', error: expect.anything() }, wish: { answer: 'Efter fyra' } },
  })
  expect(read({ tid: 'ingen', adress: 'Storgatan 1' })).toEqual({
    kind: 'refused',
    error: undefined,
    refused: { chosen: 'ingen', address: { answer: 'Storgatan 1' }, wish: { answer: '', error: expect.anything() } },
  })
})
