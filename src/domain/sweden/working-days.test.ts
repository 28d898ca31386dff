import { expect, test } from 'vitest'
import { daysLater } from './calendar.ts'
import { isPublicHoliday, isWorkingDay } from './working-days.ts'

/** Weekdays of the year that are no working days. */
function closedWeekdays(year: number): string[] {
  const days = Array.from({ length: 365 }, (_, day) => daysLater(`${year}-01-01`, day))
  return days.filter((date) => ![0, 6].includes(new Date(date).getUTCDay()) && !isWorkingDay(date)).map((date) => date.slice(5))
}

test.each([
  [2024, ['01-01', '03-29', '04-01', '05-01', '05-09', '06-06', '06-21', '12-24', '12-25', '12-26']],
  [2026, ['01-01', '01-06', '04-03', '04-06', '05-01', '05-14', '06-19', '12-24', '12-25', '12-31']],
  [2027, ['01-01', '01-06', '03-26', '03-29', '05-06', '06-25', '12-24', '12-31']],
])('the public holidays of %i on weekdays are no working days', (year, holidays) => {
  expect(closedWeekdays(year)).toEqual(holidays)
})

test.each(['2026-11-21', '2026-11-22', '2026-06-20', '2026-10-31'])('%s is a weekend', (date) => expect(isWorkingDay(date)).toBe(false))
test.each(['2026-11-20', '2026-11-23', '2026-12-23', '2027-01-07'])('%s is a working day', (date) => expect(isWorkingDay(date)).toBe(true))

test.each([
  '1818-03-22',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '1999-04-04',
  '2008-03-23',
  '2011-04-24',
  '2019-04-21',
  '2025-04-20',
  '2033-04-17',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
  '2285-03-22',
])('Easter Sunday of %s brings its Friday and Monday, and no other of that month', (easter) => {
  const inDays = (days: number) => isWorkingDay(daysLater(easter, days))
  expect([-9, -6, -2, 1, 5, 8].map(inDays).map((works) => (works ? 'works' : 'closed'))).toEqual(['works', 'works', 'closed', 'closed', 'works', 'works'])
})

test('midsummer and All Saints’ Day are holidays on their Saturdays, and no other Saturday near them', () => {
  const saturdays = (from: string, count: number) => Array.from({ length: count }, (_, week) => daysLater(from, 7 * week)).filter(isPublicHoliday)
  // The earliest and the latest that they can be.
  expect(saturdays('2020-06-06', 5)).toEqual(['2020-06-06', '2020-06-20'])
  expect(saturdays('2021-06-05', 5)).toEqual(['2021-06-26'])
  expect(saturdays('2026-10-17', 5)).toEqual(['2026-10-31'])
  expect(saturdays('2027-10-23', 5)).toEqual(['2027-11-06'])
  expect(['2020-06-19', '2021-06-25', '2021-06-18', '2020-06-26'].map(isPublicHoliday)).toEqual([true, true, false, false])
  expect(['2026-11-01', '2027-11-05', '2026-06-21'].map(isPublicHoliday)).toEqual([false, false, false])
})
