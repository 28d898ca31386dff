import { expect, onTestFinished, test } from 'vitest'
import { company } from '#content/company/company.ts'
import { requestPage } from '#content/desk/request.ts'
import { rowsAtRest } from '../support/all-rows.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { databases } from '../support/databases.ts'
import { signIn } from '../support/desk.ts'
import { emailsIn } from '../support/mail-files.ts'
import { noFlood } from '../support/no-limits.ts'
import { sendRequest } from '../support/send-request.ts'

/** For a longer trial: `REPLIES=50 npx vitest run tests/resilience/replies-at-once.test.ts`. */
const REPLIES = Number(process.env.REPLIES ?? 12)

test.each([
  ['SQLite', 1],
  ['PostgreSQL', 3],
] as const)(
  'replies at once to one request on %s, through %i processes: one email leaves, and every other is told and keeps the draft',
  async (kind, processes) => {
    const { databaseUrl, dataDir, remove } = await databases[kind]()
    onTestFinished(remove)
    const servers = await Promise.all(
      Array.from({ length: processes }, async () => {
        const server = await startBuiltServer({
          ...noFlood,
          MAIL_TO: company.email,
          LINK_SECRET: 'for the tests only, and of no use to anyone',
          DATA_DIR: dataDir,
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        })
        onTestFinished(server.close)
        return server
      }),
    )
    const [first] = servers
    if (!first) throw new Error('No server')
    const desk = await signIn({ address: first.address, dataDir })
    const { reference } = await sendRequest(first.address)
    const path = `/agare/forfragan/${reference}`
    const tokens = await Promise.all(
      Array.from({ length: REPLIES }, async () => /name="sigill" value="([^"]+)"/.exec(await (await desk.ask(path)).text())?.[1] ?? ''),
    )
    const answers = await Promise.all(
      tokens.map(async (sigill, index) => {
        const body = new URLSearchParams({ sett: '0', sigill, subject: 'Ditt badrum', text: `Utkast ${index}.` })
        const { address } = servers[index % processes] ?? first
        const response = await fetch(`${address}${path}/mejla`, { method: 'POST', headers: { cookie: desk.cookie }, body, redirect: 'manual' })
        return { status: response.status, said: await response.text(), index }
      }),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    for (const { status, said, index } of answers.filter(({ status }) => status !== 303)) {
      expect(status).toBe(409)
      expect(said).toContain(requestPage.reply.overtaken)
      expect(said).toContain(`Utkast ${index}.</textarea>`)
    }
    // Whatever was queued has left.
    await rowsAtRest({ databaseUrl, dataDir })
    expect((await emailsIn(dataDir)).filter(({ subject }) => subject === 'Ditt badrum')).toHaveLength(1)
  },
)
