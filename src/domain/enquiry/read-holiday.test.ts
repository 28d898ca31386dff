import { expect, test } from 'vitest'
import { holidayOn, readHoliday } from './read-holiday.ts'

test.each([
  ['2026-07-01', '2026-07-31'],
  ['2026-06-01', '2026-06-10'],
  ['2026-06-10', '2026-06-10'],
  ['2026-07-01', '2026-08-31'],
])('a holiday from %s to %s is taken on 10 June', (from, to) => {
  expect(readHoliday({ from, to }, '2026-06-10')).toEqual({ ok: true, holiday: { from, to } })
})

test.each([
  ['', '2026-07-31', { from: 'missing' }],
  ['2026-07-01', '', { to: 'missing' }],
  ['', '2026-02-30', { from: 'missing', to: 'no such day' }],
  ['1 juli', '2026-07-31', { from: 'no such day' }],
  ['2026-07-02', '2026-07-01', { to: 'ends before it begins' }],
  ['2026-06-01', '2026-06-09', { to: 'over' }],
  ['2026-07-01', '2026-09-01', { to: 'too long' }],
])('a holiday from “%s” to “%s” is refused at its field', (from, to, faults) => {
  expect(readHoliday({ from, to }, '2026-06-10')).toEqual({ ok: false, faults })
})

test('a holiday is one until its last day is over', () => {
  const holiday = { from: '2026-07-01', to: '2026-07-31' }
  expect(holidayOn('2026-07-31', holiday)).toBe(holiday)
  expect(holidayOn('2026-08-01', holiday)).toBeUndefined()
  expect(holidayOn('2026-07-31', undefined)).toBeUndefined()
})
