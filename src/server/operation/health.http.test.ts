import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'
import type { Health } from './health.ts'
import { healthRoutes } from './health-routes.ts'

/** Each is read or written by a check of its own. */
test.each(['emails', 'enquiries', 'dedup_keys', 'quarantine_views'])(
  'health fails while the table %s cannot be used, and is good again afterwards',
  async (table) => {
    const server = await startTestServer()
    onTestFinished(server.close)
    const health = async () => {
      const response = await server.app.request('/healthz')
      return { status: response.status, cached: response.headers.get('cache-control'), ...(await response.json()) }
    }
    const file = new DatabaseSync(join(server.dataDir, 'fogratt.sqlite'))
    onTestFinished(() => file.close())
    // The server may hold the write lock for a moment.
    const rename = (from: string, to: string) => eventually(() => file.exec(`alter table ${from} rename to ${to}`))
    await rename(table, 'away')
    expect(await health()).toEqual({ status: 503, cached: 'no-store', ok: false, alarm: true })
    await rename('away', table)
    expect(await health()).toMatchObject({ status: 200, cached: 'no-store', ok: true, alarm: false })
  },
)

test.each([
  ['https://www.example.se', 'not set'],
  ['http://localhost:3000', undefined],
])('without a mail server a site at %s raises the alarm, or not: %s', async (publicUrl, mailServer) => {
  const server = await startTestServer({ PUBLIC_URL: publicUrl })
  onTestFinished(server.close)
  const { alarm, mailServer: told } = await (await server.app.request('/healthz')).json()
  expect([alarm, told]).toEqual([mailServer !== undefined, mailServer])
})

const WELL: Health = { lowOnSpace: false, emails: { overdue: 0, givenUp: 0 }, mailServer: undefined, quarantineUnseen: false }

test.each<[string, Partial<Health>, boolean]>([
  ['nothing', {}, false],
  ['little space', { lowOnSpace: true }, true],
  ['an email that is overdue', { emails: { overdue: 1, givenUp: 0 } }, true],
  ['an email that was given up', { emails: { overdue: 0, givenUp: 1 } }, true],
  ['a mail server that takes no email', { mailServer: 'configuration' }, true],
  ['quarantined requests that wait to be looked at', { quarantineUnseen: true }, true],
])('%s raises the alarm, or not, while requests can be stored', async (_, changed, alarm) => {
  const routes = healthRoutes({ report: () => {} }, async () => ({ ...WELL, ...changed }))
  const response = await routes.request('/')
  expect([response.status, await response.json()]).toMatchObject([200, { ok: true, alarm }])
})
