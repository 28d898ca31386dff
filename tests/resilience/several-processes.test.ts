import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LANES } from '#server/core/outbox/outbox.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { emptyDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { noLimits } from '../support/no-limits.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { newAcceptedRequests, sendUntil } from './accepted-requests.ts'

/** The lease of an email in progress at the kill is a minute; the rest is for a busy machine. */
const LEASE_EXPIRED_MS = 300_000

test('of three processes on one PostgreSQL one is killed, and every accepted request arrives once', async () => {
  const { databaseUrl = '', remove } = await emptyDatabases.PostgreSQL()
  onTestFinished(remove)
  const smtpServer = await startSmtpServer()
  onTestFinished(smtpServer.close)
  const env = {
    CONFIRMATION: '0',
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpServer.smtpUrl,
    ...noLimits,
  }
  const start = async () => {
    const server = await startBuiltServer(env)
    onTestFinished(server.close)
    return server
  }
  // All three at once, so that they also run the migrations concurrently.
  const servers = await allOf([start(), start(), start()])
  const [first] = servers
  if (!first) throw new Error('No server was started')
  const sent = newAcceptedRequests()

  const stop = new AbortController()
  onTestFinished(async () => stop.abort())
  const sending = servers.map((server) => sendUntil(server.address, sent, 2, stop.signal))
  await eventually(() => expect(sent.accepted.size).toBeGreaterThan(30))
  const exited = once(first.process, 'exit')
  first.process.kill('SIGKILL')
  await exited
  const acceptedAtKill = sent.accepted.size
  await eventually(() => expect(sent.accepted.size).toBeGreaterThan(acceptedAtKill + 30))
  stop.abort()
  await Promise.all(sending)

  const mailed = () => smtpServer.emails.map(({ text }) => /F-[A-Z0-9]{7}/.exec(text ?? '')?.[0])
  const missing = () => [...sent.accepted.values()].filter((reference) => !mailed().includes(reference))
  await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: LEASE_EXPIRED_MS, interval: 250 })
  // The emails in progress at the kill, one in each lane, may have been sent before they were marked as sent.
  expect(mailed().length - new Set(mailed()).size).toBeLessThanOrEqual(LANES.length)
})

/** Waits for every one, so that none starts after the test has failed and closed the others. */
async function allOf<Result>(all: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(all)
  return Promise.all(all)
}
