import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSignInLimits } from './sign-in-limits.ts'

const [TEN_MINUTES, DAY] = [600_000, 86_400_000]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['ask', 'codes asked for from a network', 10, TEN_MINUTES],
  ['askFor', 'codes for an address', 20, DAY],
  ['try', 'tries from a network', 30, TEN_MINUTES],
] as const)('%s: %s are limited to %i in %i ms, and others are not in the way', async (name, _, most, ms) => {
  const count = makeSignInLimits(undefined)[name]
  for (let time = 0; time < most; time += 1) expect(await count('a')).toBeUndefined()
  expect([await count('a'), await count('b')]).toEqual([ms / 1000, undefined])
  vi.advanceTimersByTime(ms - 1)
  expect(await count('a')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await count('a')).toBeUndefined()
})

test('processes count in the database that they share; while it does not answer, each counts in its own memory', async () => {
  vi.useRealTimers()
  const pool = new Pool({ host: '127.0.0.1', port: 1 })
  const query = vi.spyOn(pool, 'query')
  const { ask } = makeSignInLimits(pool)
  await ask('b')
  expect(query.mock.calls).toEqual([
    [expect.objectContaining({ text: expect.stringContaining('rate_limits'), values: expect.arrayContaining(['codes from network:b']) })],
  ])
  for (let time = 0; time < 10; time += 1) expect(await ask('a')).toBeUndefined()
  expect(await ask('a')).toBeGreaterThan(0)
  await pool.end()
})
