import { expect, test } from 'vitest'
import { defaultFacts } from '#content/company/company.ts'
import { isWithinOpeningHours, readOpeningHours } from './opening-hours.ts'

const hours = { opens: '07:00', closes: '17:00' }
const openAt = (instant: string, holiday?: { from: string; to: string }) => isWithinOpeningHours(new Date(instant), hours, holiday)

test('hours are read from the words on the site', () => {
  expect(readOpeningHours('Vardagar 07:00–17:00')).toEqual(hours)
  for (const other of ['Dygnet runt', 'Ej Vardagar 07:00–17:00', 'Vardagar 07:00–17:00 och lördagar', 'Vardagar 7:00–17:00', 'Vardagar 07:00-17:00'])
    expect(readOpeningHours(other)).toBeUndefined()
  expect(readOpeningHours(defaultFacts.phoneHours.home)).toBeDefined()
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
