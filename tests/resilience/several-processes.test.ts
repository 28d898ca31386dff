import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { databases } from '../contracts/databases.ts'
import { startBuiltHouse } from '../support/built-server.ts'
import { openPostOffice } from '../support/smtp-server.ts'
import { newLedger, sendUntil } from './accepted-requests.ts'

/** The lease of a letter that was in hand at the kill, and a little. */
const LEASE_IS_OVER_MS = 75_000

test('of three processes on one PostgreSQL one is killed, and every accepted request arrives once', { timeout: 180_000 }, async () => {
  const { databaseUrl = '', remove } = await databases.PostgreSQL()
  const postOffice = await openPostOffice()
  const env = { CONFIRMATION: '0', DATABASE_URL: databaseUrl, SMTP_URL: postOffice.smtpUrl, TRUST_PROXY: '1', RATE_LIMIT: '1000000', FLOOD_LEVEL: '1000000' }
  // All three at once, so that they also meet over the empty database and its migrations.
  const houses = await Promise.all([startBuiltHouse(env), startBuiltHouse(env), startBuiltHouse(env)])
  const [first, ...others] = houses
  const ledger = newLedger()

  const stop = new AbortController()
  const sending = houses.map((house) => sendUntil(house.address, ledger, 2, stop.signal))
  await vi.waitFor(() => expect(ledger.accepted.size).toBeGreaterThan(30), { timeout: 30_000 })
  const dead = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await dead
  const atTheKill = ledger.accepted.size
  await vi.waitFor(() => expect(ledger.accepted.size).toBeGreaterThan(atTheKill + 30), { timeout: 30_000 })
  stop.abort()
  await Promise.all(sending)

  const mailed = () => postOffice.letters.map(({ text }) => /F-[A-Z0-9]{7}/.exec(text ?? '')?.[0])
  const missing = () => [...ledger.accepted.values()].filter((reference) => !mailed().includes(reference))
  await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: LEASE_IS_OVER_MS, interval: 250 })
  // The letter that the killed process had in hand may have left before it could be marked as sent.
  expect(mailed().length - new Set(mailed()).size).toBeLessThanOrEqual(1)

  for (const house of others) await house.close()
  await first.close()
  await postOffice.close()
  await remove()
})
