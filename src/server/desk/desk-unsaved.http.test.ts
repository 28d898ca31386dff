import { Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { requestPage } from '#content/desk/request.ts'
import { templatePage } from '#content/desk/templates.ts'
import { unsavedWords } from '#content/desk/unsaved.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { startCuttingProxy } from '../../../tests/support/cutting-proxy.ts'
import { databases, type TestDatabase } from '../../../tests/support/databases.ts'
import { type Desk, hiddenFields } from '../../../tests/support/desk.ts'
import { emailsIn, emailsNamed } from '../../../tests/support/mail-files.ts'
import { noLimits } from '../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const draft = { subject: 'Ditt badrum', text: 'Hej Åsa!\n\nJag ringer dig <i kväll>.' }
const { unsent, unsaved } = requestPage.errors

async function open(where: TestDatabase, databaseUrl = where.databaseUrl) {
  const server = await startTestServer({ ...noLimits, DATA_DIR: where.dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  onTestFinished(server.close)
  const desk = await server.signedIn()
  const { reference } = await (await server.postJson(aRequest())).json()
  return { server, desk, path: `/agare/forfragan/${reference}` }
}

const post = (desk: Desk, path: string, fields: Record<string, string>) => desk.ask(path, { method: 'POST', body: new URLSearchParams(fields) })
const replies = async (where: TestDatabase) => (await emailsIn(where.dataDir)).filter(({ subject }) => subject === draft.subject)

describe.each(Object.entries(databases))('what cannot be stored on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let desk: Desk
  let path: string
  let db: Kysely<Tables>

  beforeEach(async () => {
    where = await newDatabase()
    onTestFinished(where.remove)
    ;({ server, desk, path } = await open(where))
    db = new Kysely<Tables>({ dialect: openDatabase(where).dialect })
    onTestFinished(() => db.destroy())
  })

  /** Holds the requests, on SQLite all that can be written, until it is let go. */
  async function hold(): Promise<() => Promise<void>> {
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const done = db.transaction().execute(async (transaction) => {
      await sql`update enquiries set reference = reference`.execute(transaction)
      held.resolve()
      await letGo.promise
    })
    onTestFinished(() => letGo.resolve())
    await held.promise
    return async () => {
      letGo.resolve()
      await done
    }
  }

  test('is answered with the same page and the draft in it, and can be sent from there', async () => {
    const before = await (await desk.ask(path)).text()
    const letGo = await hold()
    const refused = await post(desk, `${path}/mejla`, { ...hiddenFields(before, 'mejla'), ...draft })
    const page = mainOf(await refused.text())
    expect(refused.status).toBe(503)
    for (const said of [unsent, '<h1>Åsa Öberg</h1>', 'value="Ditt badrum"', 'Jag ringer dig &lt;i kväll&gt;.</textarea>']) expect(page).toContain(said)
    const noted = await post(desk, `${path}/anteckning`, { ...hiddenFields(before, 'anteckning'), anteckning: 'Nyckeln hos grannen' })
    const withNote = mainOf(await noted.text())
    expect(noted.status).toBe(503)
    for (const said of [unsaved, 'Nyckeln hos grannen</textarea>']) expect(withNote).toContain(said)
    await letGo()
    expect(await replies(where)).toEqual([])

    const fresh = hiddenFields(page, 'mejla')
    expect(fresh.sigill).not.toBe(hiddenFields(before, 'mejla').sigill)
    const sent = await post(desk, `${path}/mejla`, { ...fresh, ...draft })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?klart=mejla`])
    await emailsNamed(where.dataDir, draft.subject, 1)
    expect(server.lines.filter((line) => line.includes('"msg":"error"')).length).toBeGreaterThan(0)
    expect(server.lines.join('')).not.toContain('Jag ringer dig')
  })

  test.each(['sessions', 'replies'])(
    'while %s cannot be read either, is answered with a page that holds the draft alone, and can be sent from there',
    async (table) => {
      const before = await (await desk.ask(path)).text()
      await sql`alter table ${sql.table(table)} rename to away`.execute(db)
      const refused = await post(desk, `${path}/mejla`, { ...hiddenFields(before, 'mejla'), ...draft })
      const page = mainOf(await refused.text())
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store'])
      for (const said of [unsavedWords.heading, unsent, 'value="Ditt badrum"', 'Jag ringer dig &lt;i kväll&gt;.</textarea>']) expect(page).toContain(said)
      expect((await desk.ask(path)).status).toBe(500)
      expect((await post(desk, `${path}/ta`, hiddenFields(before))).status).toBe(500)
      await sql`alter table away rename to ${sql.table(table)}`.execute(db)
      expect((await post(desk, `${path}/mejla`, { ...hiddenFields(page, `${path}/mejla`), ...draft })).status).toBe(303)
      await emailsNamed(where.dataDir, draft.subject, 1)
    },
  )

  test('is not told of by figures: a page stands without those that cannot be counted', async () => {
    expect(await (await desk.ask('/agare/mallar')).text()).toContain('class="count"')
    await sql`alter table visits rename to away`.execute(db)
    const page = await desk.ask('/agare/mallar')
    expect([page.status, (await page.text()).includes('class="count"')]).toEqual([200, false])
    await sql`alter table away rename to visits`.execute(db)
  })

  test('of a template comes back too', async () => {
    const place = '/agare/mallar/ny'
    const before = await (await desk.ask(place)).text()
    await sql`alter table reply_templates rename to away`.execute(db)
    const refused = await post(desk, `${place}/spara`, { ...hiddenFields(before), name: 'Fjärde', subject: 'Hej', text: 'Hej {förnamn}!' })
    const page = mainOf(await refused.text())
    expect(refused.status).toBe(503)
    for (const said of [unsaved, templatePage.labels.name, 'value="Fjärde"', 'Hej {förnamn}!</textarea>']) expect(page).toContain(said)
    await sql`alter table away rename to reply_templates`.execute(db)
    expect((await post(desk, `${place}/spara`, { ...hiddenFields(page), name: 'Fjärde', subject: 'Hej', text: 'Hej {förnamn}!' })).status).toBe(303)
    expect(await (await desk.ask('/agare/mallar')).text()).toContain('Fjärde')
  })

  test('of the site comes back too', async () => {
    const place = '/agare/webbplatsen/fragor/ny'
    const before = await (await desk.ask(place)).text()
    const typed = { question: 'Går det bra med hund?', answer: 'Ja, om den <är snäll>.', icon: 'pin' }
    await sql`alter table site_drafts rename to away`.execute(db)
    const refused = await post(desk, `${place}/spara`, { ...hiddenFields(before, 'spara'), ...typed })
    const page = mainOf(await refused.text())
    expect(refused.status).toBe(503)
    for (const said of [unsaved, 'Går det bra med hund?</textarea>', 'Ja, om den &lt;är snäll&gt;.</textarea>']) expect(page).toContain(said)
    await sql`alter table away rename to site_drafts`.execute(db)
    const { question, answer } = typed
    expect((await post(desk, `${place}/spara`, { ...hiddenFields(page), question, answer })).status).toBe(303)
    expect(await (await desk.ask('/agare/webbplatsen/fragor')).text()).toContain(typed.question)
  })

  test('figures and texts of a form of the site come back with their labels', async () => {
    const place = '/agare/webbplatsen/priser'
    const before = hiddenFields(await (await desk.ask(place)).text(), 'spara')
    await sql`alter table site_drafts rename to away`.execute(db)
    const page = mainOf(await (await post(desk, `${place}/spara`, { ...before, 'facts.priceKr.from': '125 000', 'facts.renovationTime': '5–6 veckor' })).text())
    for (const said of ['Lägst, kr', '125 000</textarea>', 'Så lång tid tar en renovering', '5–6 veckor</textarea>']) expect(page).toContain(said)
  })
})

test('a reply whose transaction was committed when the connection to PostgreSQL broke is told as sent, and leaves once', async () => {
  const where = await databases.PostgreSQL()
  onTestFinished(where.remove)
  const proxy = await startCuttingProxy(where.databaseUrl ?? '')
  onTestFinished(proxy.close)
  const { desk, path } = await open(where, proxy.url)
  const before = await (await desk.ask(path)).text()
  proxy.cutAfter('insert into "messages"', 'commit')
  const answer = await post(desk, `${path}/mejla`, { ...hiddenFields(before, 'mejla'), ...draft })
  expect(proxy.hasCut()).toBe(true)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?klart=mejla`])
  await emailsNamed(where.dataDir, draft.subject, 1)
})
