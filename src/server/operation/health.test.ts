import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeHealth } from './health.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const MIB = 1024 * 1024

function healthWith(tryDatabase: () => Promise<void>, freeSpace = 500 * MIB, storesInFolder = true, tryFolder = async () => {}) {
  return makeHealth(
    { tryDatabase, tryFolder, freeSpace: async () => freeSpace, storesInFolder },
    async () => ({ overdue: 0, givenUp: 0 }),
    async () => false,
    () => undefined,
  )
}

test('a database that hangs fails each check after two seconds, and is tried only once at a time', async () => {
  const tryDatabase = vi.fn(() => new Promise<void>(() => {}))
  const health = healthWith(tryDatabase)
  const failed = Promise.all([1, 2, 3].map(() => expect(health()).rejects.toThrow('did not respond within 2 s')))
  await vi.advanceTimersByTimeAsync(2000)
  await failed
  expect(tryDatabase).toHaveBeenCalledTimes(1)
})

test('a good result is used again for a second, a bad one is not', async () => {
  const tryDatabase = vi.fn(async () => {})
  const health = healthWith(tryDatabase)
  // Of a process that has run for a while.
  await vi.advanceTimersByTimeAsync(5000)
  await health()
  await vi.advanceTimersByTimeAsync(999)
  await health()
  expect(tryDatabase).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  tryDatabase.mockRejectedValueOnce(new Error('disk full'))
  await expect(health()).rejects.toThrow('disk full')
  expect(await health()).toMatchObject({ lowOnSpace: false })
  expect(tryDatabase).toHaveBeenCalledTimes(3)
})

test('too little space fails only where the database is in the folder; elsewhere it is an alarm', async () => {
  const tryDatabase = async () => {}
  await expect(healthWith(tryDatabase, 7 * MIB)()).rejects.toThrow('Only 7 MiB are free')
  expect(await healthWith(tryDatabase, 7 * MIB, false)()).toMatchObject({ lowOnSpace: true })
})

test.each([
  [100 * MIB, false],
  [100 * MIB - 1, true],
  [8 * MIB, true],
])('with %d bytes free health is good, and says whether it is little: %s', async (free, lowOnSpace) => {
  expect(await healthWith(async () => {}, free)()).toMatchObject({ lowOnSpace })
})

test('a byte less than 8 MiB fails, and so does a folder that takes no file', async () => {
  await expect(healthWith(async () => {}, 8 * MIB - 1)()).rejects.toThrow('Only 7 MiB are free')
  const full = async () => {
    throw new Error('ENOSPC')
  }
  await expect(healthWith(async () => {}, 500 * MIB, true, full)()).rejects.toThrow('ENOSPC')
  expect(await healthWith(async () => {}, 500 * MIB, false, full)()).toMatchObject({ lowOnSpace: false })
})

test('health tells what the outbox, the mail server and the quarantine say', async () => {
  const storage = { tryDatabase: async () => {}, tryFolder: async () => {}, freeSpace: async () => 500 * MIB, storesInFolder: true }
  const outboxHealth = async () => ({ overdue: 2, givenUp: 1 })
  const health = makeHealth(
    storage,
    outboxHealth,
    async () => true,
    () => 'tls',
  )
  expect(await health()).toEqual({
    lowOnSpace: false,
    emails: { overdue: 2, givenUp: 1 },
    mailServer: 'tls',
    quarantineUnseen: true,
  })
})

test('a check that failed is no reason to fail again, and a deadline that was met leaves no timer', async () => {
  const tryDatabase = vi.fn(async () => {}).mockRejectedValueOnce(new Error('disk full'))
  const health = healthWith(tryDatabase)
  await expect(health()).rejects.toThrow('disk full')
  expect(await health()).toMatchObject({ mailServer: undefined, quarantineUnseen: false })
  expect(vi.getTimerCount()).toBe(0)
})
