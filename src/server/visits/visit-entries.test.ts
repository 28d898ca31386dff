import { expect, test } from 'vitest'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { aVisit } from '../../../tests/support/a-visit.ts'
import { bookedOf } from './visit-entries.ts'

test('a calendar knows a visit by its last booking; one that was only proposed is no entry', () => {
  const time = visitTime(new Date('2026-11-26T08:00:00.000Z'), 60)
  const change = { what: 'moved', by: 'customer', at: '2026-11-20T10:00:00.000Z' } as const
  expect(bookedOf(aVisit({ uid: 'visit-1', sequence: 3, time, change }))).toEqual({ uid: 'visit-1', sequence: 3, time, changedAt: change.at })
  expect(bookedOf(aVisit({ state: 'proposed', time: undefined, change: undefined, offered: [time] }))).toBeUndefined()
})
