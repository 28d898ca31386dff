import { expect, test } from 'vitest'
import { changeableUntil, isChangeable, isOver, visitReminderAt } from './visit-rules.ts'
import { doOverlap, isSameTime, lengthOf, quartersOf, visitTime } from './visit-time.ts'

const nine = new Date('2026-11-24T08:00:00.000Z')
const visit = visitTime(nine, 90)

test('a visit has a beginning, an end, a length and quarter hours', () => {
  expect(visit).toEqual({ start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T09:30:00.000Z' })
  expect([30, 60, 90, 120, 45].map((minutes) => lengthOf(visitTime(nine, minutes)))).toEqual([30, 60, 90, 120, 60])
  expect(quartersOf(visitTime(nine, 30))).toEqual(['2026-11-24T08:00:00.000Z', '2026-11-24T08:15:00.000Z'])
  expect(quartersOf(visitTime(nine, 31))).toHaveLength(3)
})

test('two visits overlap unless one ends where the other begins', () => {
  const minutesLater = (minutes: number) => visitTime(new Date(nine.getTime() + minutes * 60_000), 60)
  expect([-60, -45, 0, 30, 75, 90].map((minutes) => doOverlap(visit, minutesLater(minutes)))).toEqual([false, true, true, true, true, false])
  expect([isSameTime(visit, visitTime(nine, 90)), isSameTime(visit, visitTime(nine, 60)), isSameTime(visit, { ...visit, start: visit.end })]).toEqual([
    true,
    false,
    false,
  ])
})

test('a customer changes it until eight in the evening before; both are reminded at four, and it is over at its end', () => {
  expect(changeableUntil(visit).toISOString()).toBe('2026-11-23T19:00:00.000Z')
  expect(visitReminderAt(visit).toISOString()).toBe('2026-11-23T15:00:00.000Z')
  expect([isChangeable(visit, new Date('2026-11-23T18:59:59.999Z')), isChangeable(visit, new Date('2026-11-23T19:00:00.000Z'))]).toEqual([true, false])
  expect([isOver(visit, new Date('2026-11-24T09:29:59.999Z')), isOver(visit, new Date(visit.end))]).toEqual([false, true])
})
