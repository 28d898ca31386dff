import { describe, expect, test } from 'vitest'
import { changeableUntil, isChangeable, visitReminderAt } from '../enquiry/visit-rules.ts'
import { doOverlap, isSameTime, lengthOf, quartersOf, type VisitTime, visitTime } from '../enquiry/visit-time.ts'
import type { OpeningHours } from '../opening-hours.ts'
import { swedishWallTime } from '../sweden/calendar.ts'
import { swedishPeriod } from '../sweden/time.ts'
import { readVisitTime } from './read-visit-time.ts'
import { dayNote, suggestTimes } from './suggest-times.ts'
import { readVisitAnswer } from './visit-answers.ts'

const weekdays = (opens: string, closes: string): OpeningHours => [{ first: 'mån', last: 'fre', opens, closes }]
const HOURS = weekdays('07:00', '17:00')
const NOON = new Date('2026-11-22T11:00:00.000Z')
const at = (start: string, minutes = 60) => visitTime(new Date(start), minutes)

describe('a time on a clock in Sweden', () => {
  test.each([
    ['in winter', '2026-11-26', '09:00', '2026-11-26T08:00:00.000Z'],
    ['in summer', '2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
    ['before the clocks go forward', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    ['after it', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['the first of two, in the night when they go back', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after that hour', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['on New Year’s night', '2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_, date, clock, instant) => {
    expect(swedishWallTime(date, clock)?.toISOString()).toBe(instant)
  })

  test('the hour that a night skips does not exist, nor does a day that the month has not', () => {
    expect(swedishWallTime('2027-03-28', '02:00')).toBeUndefined()
    expect(swedishWallTime('2027-03-28', '02:59')).toBeUndefined()
    expect(swedishWallTime('2027-02-29', '09:00')).toBeUndefined()
  })
})

describe('a time that the owner types', () => {
  const read = (date: string, clock: string, now = NOON) => readVisitTime({ date, clock }, 60, now)

  test('is read in the ways that browsers and people write it', () => {
    for (const clock of ['09:00', '9:00', '09.00', '9.00', '09:00:00', ' 09:00 '])
      expect(read('2026-11-26', clock)).toEqual({ ok: true, time: at('2026-11-26T08:00:00.000Z') })
  })

  test.each([
    ['2027-02-29', '09:00', 'Skriv datumet som'],
    ['26/11', '09:00', 'Skriv datumet som'],
    ['+012026-11-26', '09:00', 'Skriv datumet som'],
    ['', '09:00', 'Skriv datumet som'],
    ['2026-11-26', '', 'Skriv klockslaget'],
    ['2026-11-26', '24:00', 'Skriv klockslaget'],
    ['2026-11-26', '09:60', 'Skriv klockslaget'],
    ['2026-11-26', '09:00:01', 'Skriv klockslaget'],
    ['2027-03-28', '02:30', 'Den tiden finns inte'],
    ['2026-11-26', '09:05', 'hel kvart'],
    ['2026-11-22', '12:00', 'redan varit'],
    ['2027-05-21', '13:15', 'mer än ett halvår'],
  ])('%s %s is refused in a sentence', (date, clock, sentence) => {
    expect(read(date, clock)).toEqual({ ok: false, sentence: expect.stringContaining(sentence) })
  })

  test('a quarter of an hour from now, and half a year ahead, are possible', () => {
    expect(read('2026-11-22', '12:15').ok).toBe(true)
    expect(read('2027-05-21', '13:00')).toEqual({ ok: true, time: at('2027-05-21T11:00:00.000Z') })
  })
})

test('two visits overlap exactly if they share a quarter hour', () => {
  const one = at('2026-11-26T08:00:00.000Z')
  for (const [start, minutes, overlaps] of [
    ['2026-11-26T07:00:00.000Z', 60, false],
    ['2026-11-26T07:00:00.000Z', 90, true],
    ['2026-11-26T08:45:00.000Z', 30, true],
    ['2026-11-26T09:00:00.000Z', 30, false],
    ['2026-11-26T07:30:00.000Z', 120, true],
  ] as const) {
    const other = at(start, minutes)
    expect(doOverlap(one, other)).toBe(overlaps)
    expect(doOverlap(other, one)).toBe(overlaps)
    expect(quartersOf(other).some((quarter) => quartersOf(one).includes(quarter))).toBe(overlaps)
  }
  expect(quartersOf(one)).toEqual(['00', '15', '30', '45'].map((minute) => `2026-11-26T08:${minute}:00.000Z`))
})

test('a visit is at the same time as another only if both begin and end together', () => {
  const one = at('2026-11-26T08:00:00.000Z')
  expect(isSameTime(one, at('2026-11-26T08:00:00.000Z'))).toBe(true)
  expect(isSameTime(one, at('2026-11-26T08:00:00.000Z', 30))).toBe(false)
  expect(isSameTime(one, at('2026-11-26T08:30:00.000Z', 30))).toBe(false)
})

test('a visit keeps its length over a clock change, and says what clocks show', () => {
  const night = at('2026-10-25T00:30:00.000Z', 120)
  expect(quartersOf(night)).toHaveLength(8)
  expect(lengthOf(night)).toBe(120)
  expect(swedishPeriod(night)).toBe('söndag 25 oktober kl. 02:30–03:30')
  expect(lengthOf({ start: night.start, end: night.start })).toBe(60)
})

test.each([
  ['in winter', '2026-11-26T08:00:00.000Z', '2026-11-25T15:00:00.000Z', '2026-11-25T19:00:00.000Z'],
  ['just after midnight', '2026-11-25T23:15:00.000Z', '2026-11-25T15:00:00.000Z', '2026-11-25T19:00:00.000Z'],
  ['on the Sunday on which the clocks went forward', '2027-03-28T08:00:00.000Z', '2027-03-27T15:00:00.000Z', '2027-03-27T19:00:00.000Z'],
  ['on the Sunday on which they went back', '2026-10-25T08:00:00.000Z', '2026-10-24T14:00:00.000Z', '2026-10-24T18:00:00.000Z'],
])('reminders at 16 and changes until 20 the day before, by clocks in Sweden: %s', (_, start, reminder, until) => {
  const time = at(start)
  expect(visitReminderAt(time).toISOString()).toBe(reminder)
  expect(changeableUntil(time).toISOString()).toBe(until)
  expect(isChangeable(time, new Date(Date.parse(until) - 1))).toBe(true)
  expect(isChangeable(time, new Date(until))).toBe(false)
})

describe('suggested times', () => {
  const suggest = (changes: { now?: Date; booked?: VisitTime[]; hours?: OpeningHours; holiday?: { from: string; to: string } } = {}) =>
    suggestTimes({ now: NOON, hours: HOURS, booked: [], holiday: undefined, ...changes }).map(swedishPeriod)

  test('are three, from the day after tomorrow on, before noon and after it in turn', () => {
    expect(suggest()).toEqual(['tisdag 24 november kl. 09:00–10:00', 'onsdag 25 november kl. 15:00–16:00', 'torsdag 26 november kl. 09:00–10:00'])
  })

  test('leave out weekends, red days, eves and the company’s holiday', () => {
    expect(suggest({ now: new Date('2026-12-21T11:00:00.000Z') })).toEqual([
      'onsdag 23 december kl. 09:00–10:00',
      'måndag 28 december kl. 15:00–16:00',
      'tisdag 29 december kl. 09:00–10:00',
    ])
    expect(suggest({ holiday: { from: '2026-11-24', to: '2026-11-29' } })[0]).toBe('måndag 30 november kl. 09:00–10:00')
  })

  test('go around what is booked, and keep to the opening hours', () => {
    expect(suggest({ booked: [at('2026-11-24T08:30:00.000Z'), at('2026-11-25T13:30:00.000Z', 120)] })).toEqual([
      'tisdag 24 november kl. 08:00–09:00',
      'onsdag 25 november kl. 13:00–14:00',
      'torsdag 26 november kl. 09:00–10:00',
    ])
    expect(suggest({ hours: weekdays('10:00', '15:30') })).toEqual([
      'tisdag 24 november kl. 10:00–11:00',
      'onsdag 25 november kl. 14:00–15:00',
      'torsdag 26 november kl. 10:00–11:00',
    ])
    expect(suggest({ hours: weekdays('07:00', '16:00') })[1]).toBe('onsdag 25 november kl. 15:00–16:00')
    const shortWednesday: OpeningHours = [
      { first: 'tis', last: 'tis', opens: '07:00', closes: '17:00' },
      { first: 'ons', last: 'ons', opens: '07:00', closes: '14:00' },
      { first: 'fre', last: 'lör', opens: '07:00', closes: '17:00' },
    ]
    expect(suggest({ hours: shortWednesday })).toEqual([
      'tisdag 24 november kl. 09:00–10:00',
      'onsdag 25 november kl. 13:00–14:00',
      'fredag 27 november kl. 09:00–10:00',
    ])
    const wholeDay = { start: '2026-11-24T05:00:00.000Z', end: '2026-11-24T20:00:00.000Z' }
    expect(suggest({ booked: [wholeDay] })[0]).toBe('onsdag 25 november kl. 09:00–10:00')
    expect(suggest({ booked: [{ start: '2026-01-01T00:00:00.000Z', end: '2028-01-01T00:00:00.000Z' }] })).toEqual([])
  })

  test('are looked for until the ninetieth day from now', () => {
    const now = new Date('2026-11-24T11:00:00.000Z')
    const bookedUntil = (end: string) => suggest({ now, booked: [{ start: '2026-11-24T00:00:00.000Z', end }] })
    expect(bookedUntil('2027-02-22T00:00:00.000Z')).toEqual(['måndag 22 februari kl. 09:00–10:00'])
    expect(bookedUntil('2027-02-23T00:00:00.000Z')).toEqual([])
  })

  test('keep clock time over a clock change, with Easter Monday in between', () => {
    expect(suggest({ now: new Date('2027-03-26T11:00:00.000Z') })[0]).toBe('tisdag 30 mars kl. 09:00–10:00')
    expect(suggestTimes({ now: new Date('2027-03-26T11:00:00.000Z'), hours: HOURS, booked: [], holiday: undefined })[0]?.start).toBe('2027-03-30T07:00:00.000Z')
  })
})

test('what the owner should know about a day', () => {
  const holiday = { from: '2026-12-21', to: '2027-01-06' }
  expect(['2026-11-26', '2026-11-28', '2027-06-25', '2026-12-21', '2027-01-06', '2027-01-07'].map((date) => dayNote(date, holiday))).toEqual([
    undefined,
    'day off',
    'day off',
    'away',
    'away',
    undefined,
  ])
})

test('what a customer writes about a visit is asked for where it is missing, and tidied', () => {
  expect(readVisitAnswer('address', ' ')).toEqual({ answer: '', error: { sentence: 'Skriv adressen dit vi ska komma.' } })
  expect(readVisitAnswer('wish', '')).toEqual({ answer: '', error: { sentence: 'Skriv när det skulle passa.' } })
  expect(readVisitAnswer('address', ' Storgatan 1,\nVästerås ')).toEqual({ answer: 'Storgatan 1, Västerås' })
  expect(readVisitAnswer('wish', 'Helst på kvällen.\nInte fredag.')).toEqual({ answer: 'Helst på kvällen.\nInte fredag.' })
})
