import { expect, test } from 'vitest'
import type { Holiday } from '#domain/enquiry/reply-deadlines.ts'
import { makeHolidays } from './holidays.ts'

test('a holiday of the files counts after one of the desk’s that is over, not beside it', async () => {
  const christmas = { from: '2026-12-21', to: '2027-01-06' }
  const currentAfter = async (holiday: Holiday | undefined) => {
    const decision = { id: '1', holiday, decidedAt: '2026-06-01T12:00:00.000Z', decidedBy: 'Anna' }
    const holidays = makeHolidays({
      now: () => new Date('2027-01-04T12:00:00.000Z'),
      repository: { list: async () => [decision], add: async () => {} },
      usual: christmas,
      prepare: async () => {},
      changed: async () => {},
    })
    await holidays.refresh()
    return holidays.current()
  }
  expect(await currentAfter({ from: '2026-07-06', to: '2026-07-26' })).toEqual(christmas)
  expect(await currentAfter({ from: '2026-12-21', to: '2027-01-02' }), 'made shorter on the desk').toBeUndefined()
  expect(await currentAfter(undefined), 'taken away on the desk').toBeUndefined()
})
