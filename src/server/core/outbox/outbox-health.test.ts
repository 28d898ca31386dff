import { expect, test } from 'vitest'
import { emailKinds, VISITOR_PRIORITY } from '#content/emails.ts'
import { makeOutboxHealth } from './outbox-health.ts'

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
  const priorities = kinds.map((kind) => emailKinds[kind].priority)
  expect(priorities).toEqual(priorities.toSorted((one, other) => one - other))
  expect(new Set(priorities).size).toBe(kinds.length)
  for (const urgent of ['owner list', 'reply', 'forwarded'] as const) expect.soft(emailKinds[urgent].priority, urgent).toBe(emailKinds.owner.priority)
  expect.soft(emailKinds['sign-in code'].priority, 'the code').toBeLessThan(emailKinds.owner.priority)
  expect(priorities.filter((priority) => priority >= VISITOR_PRIORITY)).toHaveLength(1)
})
