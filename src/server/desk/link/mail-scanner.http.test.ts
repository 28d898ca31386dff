import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { owner } from '#content/company/owner.ts'
import { customerPage } from '#content/customer/customer-page.ts'
import { MOST_TRIES } from '#server/customer/customer-page-repository.ts'
import { A_PLAN, aRequest } from '../../../../tests/support/a-request.ts'
import { rowsAtRest } from '../../../../tests/support/all-rows.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { pageAt } from '../../../../tests/support/desk.ts'
import { emailsIn, emailsNamed } from '../../../../tests/support/mail-files.ts'
import { linksIn, scan } from '../../../../tests/support/mail-scanner.ts'
import { noLimits } from '../../../../tests/support/no-limits.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const DIGITS = aRequest().phone.replace(/\D/g, '').slice(-4)
/** From a place that the site's own pages do not name. */
const request = aRequest({ location: 'Grytnäs' })
const personal = [request.name, request.phone, request.email, request.location, 'Badrummet är från 1974.', 'Vi vill ha badkar.']

describe.each(frontDoorDatabases)('a mail scanner on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: Date
  let page: string

  beforeEach(async () => {
    where = await newDatabase()
    now = new Date()
    server = await startTestServer({ ...noLimits, DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    page = (await (await server.postJson({ ...request, plan: A_PLAN })).json()).page
    await press(`${await unlock()}/tillagg`, { message: 'Vi vill ha badkar.' })
    await emailsNamed(where.dataDir, owner.additions.subject, 1)
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  async function press(path: string, fields: Record<string, string>) {
    const [, sigill = ''] = /name="sigill" value="([^"]+)"/.exec(await (await pageAt(server.ask, path)).text()) ?? []
    return server.ask(path, { method: 'POST', body: new URLSearchParams({ sigill, ...fields }) })
  }

  async function unlock(): Promise<string> {
    return (await press(`${page}/visa`, { siffror: DIGITS })).headers.get('location') ?? ''
  }

  async function lock() {
    for (let guess = 0; guess < MOST_TRIES; guess += 1) await press(`${page}/visa`, { siffror: '0000' })
  }

  async function scanned(links: readonly string[]) {
    const before = await stored()
    const emails = (await emailsIn(where.dataDir)).length
    const found = await scan(server.ask, links)
    expect(await stored()).toEqual(before)
    expect(await emailsIn(where.dataDir)).toHaveLength(emails)
    return found
  }

  /** Without the counts of visits, which PostgreSQL holds for several processes. */
  async function stored() {
    const { rate_limits: _, ...tables } = await rowsAtRest(where)
    return tables
  }

  test('of the customer’s emails changes nothing and sees the status alone, also of a link that is locked', async () => {
    const confirmation = await emailsNamed(where.dataDir, 'Vi har', 1)
    const { opened, sent, texts } = await scanned(confirmation.flatMap(linksIn))
    expect(opened).toContain(page)
    expect(sent).toContainEqual({ path: `${page}/visa`, status: 422 })
    expect(personal.filter((words) => texts.join().includes(words))).toEqual([])

    await lock()
    const locked = await scanned([page])
    expect(locked.sent).toEqual([{ path: `${page}/ny-lank`, status: 422 }])
    expect(personal.filter((words) => locked.texts.join().includes(words))).toEqual([])

    await press(`${page}/ny-lank`, { bekrafta: 'ja' })
    const again = await scanned((await emailsNamed(where.dataDir, customerPage.newLink.email.subject, 1)).flatMap(linksIn))
    expect(again.sent).toContainEqual({ path: expect.stringMatching(/\/visa$/), status: 422 })
    expect(personal.filter((words) => again.texts.join().includes(words))).toEqual([])
  })

  test('of the owner’s emails changes nothing, and neither does one that sits in the customer’s own browser', async () => {
    await server.postJson({ ...aRequest({ message: 'I fällan' }), kontrollfraga: 'x' })
    const first = page
    const other = (await (await server.postJson(aRequest({ message: 'En som ångrar sig' }))).json()).page
    page = other
    await press(`${await unlock()}/aterta`, { bekrafta: 'ja' })
    await emailsNamed(where.dataDir, owner.withdrawal.subject, 1)
    // No reminder is queued of a request whose first email still waits.
    await rowsAtRest(where)
    now = new Date(now.getTime() + 24 * 3_600_000)
    await server.queueDueEmails()
    await rowsAtRest(where)
    const { opened, sent } = await scanned((await emailsIn(where.dataDir)).flatMap(linksIn))
    expect(opened.filter((path) => path.startsWith('/agare/')).length).toBeGreaterThanOrEqual(3)
    expect(sent).toContainEqual({ path: expect.stringMatching(/\/svar$/), status: 422 })
    expect(sent.filter(({ status }) => status < 400)).toEqual([])

    page = first
    const open = await unlock()
    const inside = await scanned([open])
    for (const deed of ['tillagg', 'aterta', 'radera', 'bilder']) expect(inside.sent.map(({ path }) => path)).toContain(`${open}/${deed}`)
    expect(inside.texts.join()).toContain(customerPage.erase.sure)
  })
})
