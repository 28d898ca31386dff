import { expect, test } from 'vitest'
import { daysLater, isDate, lastDayThatReached, swedishClock, swedishClockWithSeconds, swedishDate, swedishInstant, swedishWallTime } from './calendar.ts'
import {
  deadlineAsSaid,
  swedishDateAndTime,
  swedishDay,
  swedishDeadline,
  swedishLongDate,
  swedishPeriod,
  swedishTime,
  swedishWeekday,
  timeLeft,
  whenAsSaid,
} from './time.ts'

test.each([
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  // The night when an hour comes twice, and the one when an hour is missing.
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 7, '2026-10-25T06:00:00.000Z'],
  ['2026-10-26', 0, '2026-10-25T23:00:00.000Z'],
  ['2027-03-28', 0, '2027-03-27T23:00:00.000Z'],
  ['2027-03-28', 7, '2027-03-28T05:00:00.000Z'],
  ['2027-03-29', 0, '2027-03-28T22:00:00.000Z'],
])('in Sweden it is %s %d o’clock at %s', (date, hour, instant) => {
  expect(swedishInstant(date, hour).toISOString()).toBe(instant)
})

test('every hour of the day, all year round but for the hours that are set, is found again', () => {
  for (let date = '2026-01-01'; date < '2028-01-01'; date = daysLater(date, 1)) {
    for (const hour of [0, 1, 7, 12, 23]) {
      const instant = swedishInstant(date, hour)
      expect(swedishDate(instant)).toBe(date)
      expect(swedishTime(instant)).toMatch(new RegExp(`kl\\. ${String(hour).padStart(2, '0')}:00$`))
      expect(swedishDate(new Date(instant.getTime() - (hour + 2) * 3_600_000))).toBe(daysLater(date, -1))
    }
  }
})

test.each([
  ['2026-11-21T05:59:59.999Z', '2026-11-20'],
  ['2026-11-21T06:00:00.000Z', '2026-11-21'],
  ['2026-10-25T05:59:59.999Z', '2026-10-24'],
  ['2026-10-25T06:00:00.000Z', '2026-10-25'],
  ['2027-03-28T04:59:59.999Z', '2027-03-27'],
  ['2027-03-28T05:00:00.000Z', '2027-03-28'],
])('at %s the last day that reached seven is %s', (instant, date) => {
  expect(lastDayThatReached(7, new Date(instant))).toBe(date)
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %d days is %s', (date, days, other) => {
  expect(daysLater(date, days)).toBe(other)
})

test.each([
  ['2026-12-02T23:00:00.000Z', 'onsdag 2 december kl. 24:00'],
  ['2026-12-02T22:59:00.000Z', 'onsdag 2 december kl. 23:59'],
  ['2026-12-31T23:00:00.000Z', 'torsdag 31 december kl. 24:00'],
  ['2026-11-21T12:17:00.000Z', 'lördag 21 november kl. 13:17'],
])('a deadline at %s is %s', (instant, words) => {
  expect(swedishDeadline(new Date(instant))).toBe(words)
})

test.each([
  ['2026-11-22T23:08:00.000Z', 'söndag kväll den 22 november'],
  ['2026-11-23T05:59:00.000Z', 'söndag kväll den 22 november'],
  ['2026-11-23T06:00:00.000Z', 'måndag morgon den 23 november'],
  ['2026-11-23T09:00:00.000Z', 'måndag förmiddag den 23 november'],
  ['2026-11-23T11:00:00.000Z', 'måndag eftermiddag den 23 november'],
  ['2026-11-23T17:00:00.000Z', 'måndag kväll den 23 november'],
  ['2026-12-31T23:00:00.000Z', 'torsdag kväll den 31 december'],
  ['2026-07-01T22:30:00.000Z', 'onsdag kväll den 1 juli'],
])('a deadline at %s is said as %s, which is not later', (instant, words) => {
  expect(deadlineAsSaid(new Date(instant))).toBe(words)
})

test.each([
  ['2026-11-21T12:00:00.000Z', '0 minuter för sent'],
  ['2026-11-21T12:01:59.000Z', '1 minut kvar'],
  ['2026-11-21T13:29:00.000Z', '89 minuter kvar'],
  ['2026-11-21T13:30:00.000Z', '1 timme kvar'],
  ['2026-11-21T16:59:00.000Z', '4 timmar kvar'],
  ['2026-11-20T15:30:00.000Z', '20 timmar för sent'],
  ['2026-11-23T11:59:00.000Z', '47 timmar kvar'],
  ['2026-11-18T12:00:00.000Z', '3 dagar för sent'],
])('at noon the deadline %s is told as "%s"', (deadline, words) => {
  expect(timeLeft(new Date(deadline), new Date('2026-11-21T12:00:00.000Z'))).toBe(words)
})

test.each([
  ['2026-11-24T08:00:00.000Z', 'tisdag 24 november kl. 09:00'],
  ['2026-11-24T23:00:00.000Z', 'tisdag 24 november kl. 24:00'],
  ['2026-11-25T08:00:00.000Z', 'i går kl. 09:00'],
  ['2026-11-25T23:01:00.000Z', 'kl. 00:01'],
  ['2026-11-26T13:30:00.000Z', 'kl. 14:30'],
  ['2026-11-26T23:00:00.000Z', 'kl. 24:00'],
  ['2026-11-27T08:00:00.000Z', 'i morgon kl. 09:00'],
  ['2026-11-27T23:00:00.000Z', 'i morgon kl. 24:00'],
  ['2026-11-28T08:00:00.000Z', 'lördag 28 november kl. 09:00'],
])('on Thursday 26 November %s is said as "%s"', (instant, words) => {
  for (const at of ['2026-11-25T23:30:00.000Z', '2026-11-26T12:00:00.000Z']) expect(whenAsSaid(new Date(instant), new Date(at))).toBe(words)
})

test('an instant in a list, and dates in words', () => {
  expect(swedishDateAndTime(new Date('2026-07-01T22:05:00.000Z'))).toBe('2026-07-02 00:05')
  expect(swedishClock(new Date('2026-07-01T22:05:59.000Z'))).toBe('00:05')
  expect(swedishDay('2027-01-06')).toBe('6 januari')
  expect(swedishLongDate('2026-11-21')).toBe('21 november 2026')
  expect(swedishWeekday('2026-11-21')).toBe('lördag 21 november')
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-2-28', false],
  ['2027-02-28T00', false],
  ['x2027-02-28', false],
  ['27-02-28', false],
  ['202a-02-28', false],
  ['2027-a2-28', false],
  ['2027-0a-28', false],
  ['2027-02-a8', false],
  ['2027-02-2a', false],
])('whether %s is a date is %s', (text, is) => {
  expect(isDate(text)).toBe(is)
})

test('an hour that the clocks skip is the hour after it, and no clock shows it', () => {
  expect(swedishInstant('2027-03-28', 2).toISOString()).toBe('2027-03-28T01:00:00.000Z')
  expect(swedishWallTime('2027-03-28', '02:30')).toBeUndefined()
  expect(swedishWallTime('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('a period has one day, and a clock its seconds', () => {
  expect(swedishPeriod({ start: '2026-11-26T08:00:00.000Z', end: '2026-11-26T09:00:00.000Z' })).toBe('torsdag 26 november kl. 09:00–10:00')
  expect(swedishClockWithSeconds(new Date('2026-11-26T08:00:07.000Z'))).toBe('09:00:07')
})
