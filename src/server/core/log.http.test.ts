import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { emailsNamed, ownerLinks } from '../../../tests/support/mail-files.ts'
import { startTestServer } from '../../../tests/support/test-server.ts'

const REFUSED = 'not on my watch'

/** A rule of the database that no request can meet. Each kind of database says in its error which row broke it. */
const breaking = {
  async SQLite(dataDir: string) {
    const file = new DatabaseSync(join(dataDir, 'fogratt.sqlite'))
    file.exec(`create trigger refuse before insert on enquiries begin select raise(abort, '${REFUSED}'); end`)
    file.close()
  },
  async PostgreSQL(_: string, connectionString = '') {
    const client = new pg.Client({ connectionString })
    await client.connect()
    await client.query(`alter table enquiries add constraint "${REFUSED}" check (name is null)`)
    await client.end()
  },
}

test.each(['SQLite', 'PostgreSQL'] as const)('an error of %s is logged with its message and request, and without the values of the row', async (kind) => {
  const { dataDir, databaseUrl, remove } = await databases[kind]()
  onTestFinished(remove)
  const server = await startTestServer({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  onTestFinished(server.close)
  await breaking[kind](dataDir, databaseUrl)
  const response = await server.postJson(aRequest({ message: 'Hemlig portkod' }))
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain(REFUSED)
  const errors = server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'error')
  expect(errors).toMatchObject([{ requestId: expect.any(String), err: { message: expect.stringContaining(REFUSED), stack: expect.any(String) } }])
  expect(Object.keys(errors[0].err).filter((name) => !['type', 'message', 'code', 'stack'].includes(name))).toEqual([])
  const log = server.lines.join('\n')
  for (const secret of ['Åsa', 'Öberg', 'oberg@', '174 06', 'Enköping', 'portkod']) expect(log).not.toContain(secret)
})

test('an owner’s page is logged by its route: whoever reads the log gets no link, no reference and no form token', async () => {
  const server = await startTestServer({ CONFIRMATION: '0' })
  onTestFinished(server.close)
  await server.postJson(aRequest())
  const [email] = await emailsNamed(server.dataDir, 'Totalrenovering', 1)
  const [path = ''] = email ? ownerLinks(email) : []
  expect((await server.press(`${path}/svar`, { svar: 'called', bekrafta: 'ja' })).status).toBe(303)
  expect((await server.app.request(`${path}x`)).status).toBe(403)
  const requests = server.lines.map((line) => JSON.parse(line)).filter(({ method }) => method)
  expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['POST', '/functions/v1/send-email-v2', 200],
    ['GET', '/agare', 303],
    ['GET', '/agare', 200],
    ['POST', '/agare', 303],
    ['GET', '/agare', 403],
  ])
  const [, , reference = '', , signature = ''] = path.split('/')
  for (const secret of [reference, signature]) expect(server.lines.join('\n')).not.toContain(secret)
})
