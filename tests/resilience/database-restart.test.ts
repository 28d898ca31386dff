import { once } from 'node:events'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { databases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { noLimits } from '../support/no-limits.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

/** How often the database drops its connections while requests come in. */
const ROUNDS = 8

test('when PostgreSQL drops every connection again and again, the process goes on and loses no accepted request', async () => {
  const { databaseUrl = '', remove } = await databases.PostgreSQL()
  onTestFinished(remove)
  const smtpServer = await startSmtpServer()
  onTestFinished(smtpServer.close)
  const server = await startBuiltServer({
    CONFIRMATION: '0',
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpServer.smtpUrl,
    ...noLimits,
  })
  onTestFinished(server.close)
  const accepted: string[] = []
  const stop = new AbortController()
  onTestFinished(async () => stop.abort())
  const sending = Array.from({ length: 4 }, () => sendUntil(stop.signal))

  for (let round = 0; round < ROUNDS; round += 1) {
    const before = accepted.length
    await dropConnections(databaseUrl)
    await eventually(() => expect(accepted.length).toBeGreaterThan(before + 5))
  }
  stop.abort()
  await Promise.all(sending)
  expect(server.process.exitCode).toBeNull()

  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ reference: string }>('select reference from enquiries')
  await client.end()
  expect(accepted.filter((reference) => !rows.some((row) => row.reference === reference))).toEqual([])

  const exited = once(server.process, 'exit')
  await server.close()
  expect(await exited).toEqual([0, null])

  /** A request whose database connection is dropped gets a 503 and is not counted. */
  async function sendUntil(signal: AbortSignal) {
    while (!signal.aborted) {
      const response = await fetch(`${server.address}/functions/v1/send-email-v2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aRequest({ message: crypto.randomUUID() })),
      })
      const body: { reference?: string } = await response.json()
      expect([200, 503]).toContain(response.status)
      if (body.reference) accepted.push(body.reference)
    }
  }
})

async function dropConnections(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
  await client.end()
}
