import { describe, expect, test } from 'vitest'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../tests/support/storage.ts'
import { makeHolidayRepository } from './holiday-repository.ts'

describe.each(Object.entries(databases))('holidays on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  test('what was decided last stands first, and no more is listed than asked for', async () => {
    const holidays = makeHolidayRepository((await open()).db)
    expect(await holidays.list(1)).toEqual([])
    const july = { id: 'a', holiday: { from: '2026-07-06', to: '2026-07-26' }, decidedAt: '2026-05-01T12:00:00.000Z', decidedBy: 'Anna' }
    const none = { id: 'b', holiday: undefined, decidedAt: '2026-06-01T12:00:00.000Z', decidedBy: 'Bo' }
    const august = { id: 'c', holiday: { from: '2026-08-03', to: '2026-08-09' }, decidedAt: '2026-06-01T12:00:00.000Z', decidedBy: 'Anna' }
    for (const decision of [august, july, none]) await holidays.add(decision)
    expect(await holidays.list(1)).toEqual([none])
    expect(await holidays.list(10)).toEqual([none, august, july])
  })
})
