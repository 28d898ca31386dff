import { expect, test } from 'vitest'
import { makeOutboxHealth } from './outbox-health.ts'
import { priorityOf, VISITOR_PRIORITY } from './priority.ts'

test('an email is stuck an hour after it was queued, or when it was queued more than five minutes in the future', async () => {
  const asked: string[][] = []
  const outboxHealth = makeOutboxHealth({ now: () => new Date('2026-11-21T12:00:00.000Z') }, async (...instants) => {
    asked.push(instants)
    return { overdue: 2, givenUp: 1 }
  })
  expect(await outboxHealth()).toEqual({ overdue: 2, givenUp: 1 })
  expect(asked).toEqual([['2026-11-21T11:00:00.000Z', '2026-11-21T12:05:00.000Z']])
})

test('after a code to sign in requests and messages leave first, the visitor’s confirmation last', () => {
  const kinds = ['owner', 'quarantine notice', 'last reminder', 'first reminder', 'bounce', 'confirmation'] as const
  const priorities = kinds.map(priorityOf)
  expect(priorities).toEqual(priorities.toSorted((one, other) => one - other))
  expect(new Set(priorities).size).toBe(kinds.length)
  for (const urgent of ['owner list', 'reply', 'forwarded'] as const) expect.soft(priorityOf(urgent), urgent).toBe(priorityOf('owner'))
  expect.soft(priorityOf('sign-in code'), 'the code').toBeLessThan(priorityOf('owner'))
  expect(priorities.filter((priority) => priority >= VISITOR_PRIORITY)).toHaveLength(1)
})
