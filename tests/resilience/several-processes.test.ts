import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { databases } from '../contracts/databases.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { newAcceptedRequests, sendUntil } from './accepted-requests.ts'

/** The lease of a letter that was in hand at the kill, and a little. */
const LEASE_IS_OVER_MS = 75_000

test('of three processes on one PostgreSQL one is killed, and every accepted request arrives once', { timeout: 180_000 }, async () => {
  const { databaseUrl = '', remove } = await databases.PostgreSQL()
  const smtpServer = await startSmtpServer()
  const env = { CONFIRMATION: '0', DATABASE_URL: databaseUrl, SMTP_URL: smtpServer.smtpUrl, TRUST_PROXY: '1', RATE_LIMIT: '1000000', FLOOD_LEVEL: '1000000' }
  // All three at once, so that they also meet over the empty database and its migrations.
  const servers = await Promise.all([startBuiltServer(env), startBuiltServer(env), startBuiltServer(env)])
  const [first, ...others] = servers
  const sent = newAcceptedRequests()

  const stop = new AbortController()
  const sending = servers.map((server) => sendUntil(server.address, sent, 2, stop.signal))
  await vi.waitFor(() => expect(sent.accepted.size).toBeGreaterThan(30), { timeout: 30_000 })
  const dead = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await dead
  const atTheKill = sent.accepted.size
  await vi.waitFor(() => expect(sent.accepted.size).toBeGreaterThan(atTheKill + 30), { timeout: 30_000 })
  stop.abort()
  await Promise.all(sending)

  const mailed = () => smtpServer.emails.map(({ text }) => /F-[A-Z0-9]{7}/.exec(text ?? '')?.[0])
  const missing = () => [...sent.accepted.values()].filter((reference) => !mailed().includes(reference))
  await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: LEASE_IS_OVER_MS, interval: 250 })
  // The letter that the killed process had in hand may have left before it could be marked as sent.
  expect(mailed().length - new Set(mailed()).size).toBeLessThanOrEqual(1)

  for (const server of others) await server.close()
  await first.close()
  await smtpServer.close()
  await remove()
})
