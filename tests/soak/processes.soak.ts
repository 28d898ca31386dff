import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { newAcceptedRequests, sendUntil } from '../resilience/accepted-requests.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { noLimits } from '../support/no-limits.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const KILLS = Number(process.env.KILLS || 150)
const PROCESSES = 3
const LONGEST_LIFE_MS = 2_000
const RESTART_EVERY_MS = 10_000
/** The lease of an email in progress at the last kill, and a margin. */
const LEASE_EXPIRED_MS = 90_000

test(`three processes of which one is killed ${KILLS} times, over a PostgreSQL that restarts every ten seconds, lose no accepted request`, async () => {
  const postgres = await startPostgresServer()
  closing.push(postgres.close)
  const smtpServer = await startSmtpServer()
  closing.push(smtpServer.close)
  const env = {
    CONFIRMATION: '0',
    DATABASE_URL: `${postgres.url}/postgres`,
    SMTP_URL: smtpServer.smtpUrl,
    ...noLimits,
  }
  const sent = newAcceptedRequests()
  const stop = new AbortController()
  closing.push(() => stop.abort())

  // Started while the database is there: a process ends when it cannot reach it at start, and its supervisor starts it again.
  const servers: BuiltServer[] = []
  for (let index = 0; index < PROCESSES; index += 1) servers.push(await startUntilItRuns(env))
  closing.push(() => Promise.all(servers.map((server) => server.close())))
  const sending = servers.map((_, index) => keepSending(index))

  let restarts = 0
  const restarting = (async () => {
    while (!stop.signal.aborted) {
      await wait(RESTART_EVERY_MS, undefined, { signal: stop.signal }).catch(() => {})
      if (stop.signal.aborted) return
      await postgres.restart()
      restarts += 1
    }
  })()

  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait(Math.random() * LONGEST_LIFE_MS)
    const index = kill % PROCESSES
    const victim = servers[index]
    if (!victim) throw new Error('There is no process to kill')
    expect(victim.process.exitCode, 'a process ended by itself').toBeNull()
    const exited = once(victim.process, 'exit')
    victim.process.kill('SIGKILL')
    await exited
    servers[index] = await startUntilItRuns(env)
  }
  stop.abort()
  await Promise.all([...sending, restarting])

  const mailed = () => smtpServer.emails.map(({ text }) => /F-[A-Z0-9]{7}/.exec(text ?? '')?.[0])
  const unmailed = () => {
    const references = new Set(mailed())
    return [...sent.accepted.values()].filter((reference) => !references.has(reference))
  }
  await vi.waitFor(() => expect(unmailed()).toHaveLength(0), { timeout: LEASE_EXPIRED_MS, interval: 500 })

  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ reference: string }>('select reference from enquiries')
  await client.end()
  const stored = new Set(rows.map(({ reference }) => reference))
  expect([...sent.accepted.values()].filter((reference) => !stored.has(reference))).toEqual([])
  const twice = mailed().length - new Set(mailed()).size
  console.info(
    `${KILLS} kills, ${restarts} restarts of the database: ${sent.accepted.size} accepted, 0 lost, ${sent.unanswered} without a response, ${twice} emails sent twice`,
  )

  /** Visitors of one process after the other in its place. */
  async function keepSending(index: number) {
    while (!stop.signal.aborted) {
      const server = servers[index]
      if (server) await sendUntil(server.address, sent, 2, stop.signal, 'may be away')
      await wait(50)
    }
  }
})

async function startUntilItRuns(env: Record<string, string>): Promise<BuiltServer> {
  for (;;) {
    try {
      return await startBuiltServer(env)
    } catch {
      await wait(500)
    }
  }
}
