import { expect, test } from 'vitest'
import { hoursOn, isWithinOpeningHours, type OpeningHours, weekdays } from './opening-hours.ts'
import { hoursInShort, hoursInWords } from './opening-hours-in-words.ts'
import { readOpeningHours } from './read-opening-hours.ts'

const WEEKDAYS: OpeningHours = [{ first: 'mån', last: 'fre', opens: '07:00', closes: '17:00' }]
const SHORT_FRIDAY: OpeningHours = [
  { first: 'mån', last: 'tors', opens: '06:30', closes: '16:00' },
  { first: 'fre', last: 'fre', opens: '06:30', closes: '13:00' },
]
const openAt = (instant: string, holiday?: { from: string; to: string }) => isWithinOpeningHours(new Date(instant), WEEKDAYS, holiday)
const inWords = (text: string) => {
  const read = readOpeningHours(text)
  return 'hours' in read ? hoursInWords(read.hours) : read.problem
}

test.each([
  ['7-16', 'Vardagar 07:00–16:00'],
  ['07.00–16.00', 'Vardagar 07:00–16:00'],
  ['0700 - 1630', 'Vardagar 07:00–16:30'],
  ['kl. 7 till 16', 'Vardagar 07:00–16:00'],
  ['från klockan 7 till 24', 'Vardagar 07:00–24:00'],
  ['7–16 vardagar', 'Vardagar 07:00–16:00'],
  ['Vardagar 07:00-16:00', 'Vardagar 07:00–16:00'],
  ['Vardagar: 7 — 16', 'Vardagar 07:00–16:00'],
  ['Mån-fre 7.00-16.00', 'Vardagar 07:00–16:00'],
  ['Måndag till fredag kl 7 till 16.', 'Vardagar 07:00–16:00'],
  ['må–ti 8-17, ons 8-12', 'Mån–tis 08:00–17:00, ons 08:00–12:00'],
  ['mån–tors 06:30–16, fre –13', 'Mån–tors 06:30–16:00, fre 06:30–13:00'],
  ['Mån.–tors. 6.30–16; fre. 6.30–13', 'Mån–tors 06:30–16:00, fre 06:30–13:00'],
  ['07–16, fre –13', 'Mån–tors 07:00–16:00, fre 07:00–13:00'],
  ['fre 7-13, övriga', 'unreadable'],
  ['fredagar 7-13, vardagar 7-16', 'Mån–tors 07:00–16:00, fre 07:00–13:00'],
  ['mån, ons och fre 8-17', 'Mån 08:00–17:00, ons 08:00–17:00, fre 08:00–17:00'],
  ['vardagar 7-16\nlördagar 10-14', 'Vardagar 07:00–16:00, lör 10:00–14:00'],
  ['7-16, onsdag stängt', 'Mån–tis 07:00–16:00, tors–fre 07:00–16:00'],
  ['alla dagar 8-20', 'Alla dagar 08:00–20:00'],
  ['Dagligen 8–20', 'Alla dagar 08:00–20:00'],
  ['helger 10-14', 'Lör–sön 10:00–14:00'],
  ['lör-mån 10-14', 'Mån 10:00–14:00, lör–sön 10:00–14:00'],
  ['17–7', 'backwards'],
  ['7–7', 'backwards'],
  ['7–16:75', 'no time of day'],
  ['7–25', 'no time of day'],
  ['7-24:01', 'no time of day'],
  ['07:00:00-16', 'unreadable'],
  ['7-12345', 'no time of day'],
  ['fre –13', 'no start'],
  ['mån 7–16, mån 8–17', 'twice'],
  ['7–12, 13–16', 'twice'],
  ['mån–tors 7-16, ons-fre 7-13', 'twice'],
  ['mån–tors 7-16 fre', 'unreadable'],
  ['Dygnet runt', 'unreadable'],
  ['Ej vardagar 7–17', 'unreadable'],
  ['vardagar stängt', 'unreadable'],
  ['7', 'unreadable'],
  ['m 7-16', 'unreadable'],
  ['', 'unreadable'],
])('“%s” is %s', (text, expected) => {
  expect(inWords(text)).toBe(expected)
})

test('what is written is read as it was, in both ways', () => {
  for (const hours of [WEEKDAYS, SHORT_FRIDAY])
    for (const text of [hoursInWords(hours), hoursInShort(hours)]) expect(readOpeningHours(text), text).toEqual({ hours })
  expect(hoursInShort(WEEKDAYS)).toBe('Mån–Fre 7–17')
  expect(hoursInShort(SHORT_FRIDAY)).toBe('Mån–Tors 6:30–16, Fre 6:30–13')
})

test('each day has its own hours, from Monday 23 November 2026 on', () => {
  const days = weekdays.map((_, index) => hoursOn(`2026-11-${23 + index}`, SHORT_FRIDAY)?.closes)
  expect(days).toEqual(['16:00', '16:00', '16:00', '16:00', '13:00', undefined, undefined])
})

test('a red day is closed, also on a weekend', () => {
  const always: OpeningHours = [{ first: 'mån', last: 'sön', opens: '00:00', closes: '24:00' }]
  const closed = ['2027-03-26', '2027-03-27', '2027-03-28', '2027-05-16', '2027-06-25', '2027-06-26', '2026-10-31', '2026-12-26']
  for (const date of closed) expect(hoursOn(date, always), date).toBeUndefined()
  for (const date of ['2027-03-20', '2027-06-19', '2027-06-20', '2026-11-07']) expect(hoursOn(date, always), date).toBeDefined()
})

test('the phone is answered from the first minute until the last, in Swedish time', () => {
  expect(openAt('2026-11-23T05:59:59Z')).toBe(false)
  expect(openAt('2026-11-23T06:00:00Z')).toBe(true)
  expect(openAt('2026-11-23T15:59:59Z')).toBe(true)
  expect(openAt('2026-11-23T16:00:00Z')).toBe(false)
})

test('summer time moves the hours with it', () => {
  expect(openAt('2026-07-01T05:00:00Z')).toBe(true)
  expect(openAt('2026-07-01T15:00:00Z')).toBe(false)
})

test('nothing is answered on weekends, public holidays and the firm’s own holiday, its first and last day included', () => {
  expect(openAt('2026-11-22T10:00:00Z')).toBe(false)
  expect(openAt('2026-12-24T10:00:00Z')).toBe(false)
  expect(openAt('2026-06-19T10:00:00Z')).toBe(false)
  const holiday = { from: '2026-07-06', to: '2026-07-31' }
  expect(openAt('2026-07-03T10:00:00Z', holiday)).toBe(true)
  expect(openAt('2026-07-06T10:00:00Z', holiday)).toBe(false)
  expect(openAt('2026-07-31T10:00:00Z', holiday)).toBe(false)
  expect(openAt('2026-08-03T10:00:00Z', holiday)).toBe(true)
})
