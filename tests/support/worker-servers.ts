import { test, type WorkerFixture } from '@playwright/test'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { noFlood } from './no-limits.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.ts'

type WorkerServers = { server: BuiltServer; smtpServer: SmtpServer }

/** A test that names it once more has a worker with a server of its own: what it changes on every page of the site no other test sees. */
export const server: [WorkerFixture<BuiltServer, WorkerServers>, { scope: 'worker' }] = [
  async ({ smtpServer }, use) => {
    const server = await startBuiltServer({ SMTP_URL: smtpServer.smtpUrl, ...noFlood })
    await use(server)
    await server.close()
  },
  { scope: 'worker' },
]

/** A Playwright test with the built server and a real SMTP server, one of each for a worker. */
export const testWithServers = test.extend<object, WorkerServers>({
  smtpServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const smtpServer = await startSmtpServer()
      await use(smtpServer)
      await smtpServer.close()
    },
    { scope: 'worker' },
  ],
  server,
})
