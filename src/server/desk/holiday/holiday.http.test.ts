import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { holidayPage } from '#content/desk/holiday.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import { received } from '#content/enquiries/quote-form.ts'
import { replyTime } from '#content/enquiries/reply-time.ts'
import { pageFile } from '#server/core/http/static-site.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import type { Desk } from '../../../../tests/support/desk.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { emailsNamed } from '../../../../tests/support/mail-files.ts'
import { SITE_DIR } from '../../../../tests/support/site-dir.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const CHRISTMAS = { from: '2026-12-21', to: '2027-01-06' }
const PROMISE = `inom ${replyTime({ holiday: CHRISTMAS })}`
const PAGES = ['/', '/rita', '/vanliga-fragor'] as const
const built = (path: (typeof PAGES)[number]) => readFileSync(join(SITE_DIR, pageFile(path)), 'utf8')

describe.each(frontDoorDatabases)('a holiday on %s', (_, newDatabase) => {
  let where: TestDatabase
  let now: Date
  let server: TestServer
  let desk: Desk

  beforeEach(async () => {
    where = await newDatabase()
    onTestFinished(where.remove)
    now = new Date('2026-12-20T18:00:00.000Z')
    server = await start()
    desk = await server.signedIn()
  })

  async function start(): Promise<TestServer> {
    const started = await startTestServer({ DATA_DIR: where.dataDir, ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) }, () => now)
    onTestFinished(started.close)
    return started
  }
  const pageOf = async (of: TestServer, path: string, headers = {}) => (await of.ask(path, { headers })).text()
  const enter = (days: { from: string; to: string }) => desk.press('/agare/semester/spara', days)

  test('is said at once wherever a reply is promised, and taken back the pages are the built ones, byte for byte', async () => {
    const before = await server.ask('/')
    expect((await enter(CHRISTMAS)).status).toBe(303)
    for (const path of PAGES) expect(await pageOf(server, path)).toMatch(new RegExp(PROMISE.replaceAll(/[()]/g, '\\$&'), 'i'))
    const after = await server.ask('/', { headers: { 'if-none-match': before.headers.get('etag') ?? '' } })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('{"holiday":{"from":"2026-12-21","to":"2027-01-06"}}')
    expect((await desk.press('/agare/semester/slut')).status).toBe(303)
    for (const path of PAGES) expect(await pageOf(server, path)).toBe(built(path))
    expect((await server.ask('/')).headers.get('etag')).toBe(before.headers.get('etag'))
  })

  test('stands in every compressed variant, and the policy still fits the page', async () => {
    const policy = (await server.ask('/')).headers.get('content-security-policy')
    await enter(CHRISTMAS)
    const plain = await pageOf(server, '/', { 'accept-encoding': 'identity' })
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const raw = await rawBody(`${server.address}/`, coding)
      expect(decode(raw).toString()).toBe(plain)
    }
    expect((await server.ask('/')).headers.get('content-security-policy')).toBe(policy)
  })

  test('moves the deadline and the reminders of what comes from then on, and the confirmation says so', async () => {
    const first = await (await server.postJson(aRequest({ email: 'fore@example.se' }))).json()
    await enter(CHRISTMAS)
    const second = await (await server.postJson(aRequest({ email: 'under@example.se' }))).json()
    expect(first.answerBy).toBe('2026-12-21T18:00:00.000Z')
    // Five hours of the day in which it came, then the rest after Twelfth Day.
    expect(second.answerBy).toBe('2027-01-07T18:00:00.000Z')
    const confirmations = await emailsNamed(where.dataDir, 'Vi har tagit emot din förfrågan', 2)
    const textTo = (address: string) => confirmations.find(({ to }) => to?.some((one) => one.address === address))?.text
    expect(textTo('fore@example.se')).toContain(received.answerBy.inHours)
    expect(textTo('under@example.se')).toContain(`${received.answerBy.later} torsdag`)
  })

  test('is followed by another process, and by one that starts later', async () => {
    const other = await start()
    await enter(CHRISTMAS)
    await eventually(async () => expect(await pageOf(other, '/')).toContain(PROMISE))
    const later = await start()
    expect(await pageOf(later, '/')).toContain(PROMISE)
    expect((await (await later.postJson(aRequest())).json()).answerBy).toBe('2027-01-07T18:00:00.000Z')
  })

  test('ends by itself after its last day', async () => {
    await enter(CHRISTMAS)
    now = new Date('2027-01-06T23:00:30.000Z')
    await eventually(async () => expect(await pageOf(server, '/')).toBe(built('/')))
    expect(await (await desk.ask('/agare/semester')).text()).toContain(holidayPage.none)
  })

  test.each([
    [{ from: '', to: '2027-01-06' }, holidayPage.faults.missing],
    [{ from: '2026-12-21', to: '2026-02-30' }, holidayPage.faults['no such day']],
    [{ from: '21 december', to: '2027-01-06' }, holidayPage.faults['no such day']],
    [{ from: '2026-12-21', to: '2026-12-20' }, holidayPage.faults['ends before it begins']],
    [{ from: '2026-12-01', to: '2026-12-19' }, holidayPage.faults.over],
    [{ from: '2026-12-21', to: '2027-02-21' }, holidayPage.faults['too long']],
  ])('from %o is refused in words at its field, what was typed is kept, and nothing changes', async (days, said) => {
    const response = await enter(days)
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(said)
    for (const day of Object.values(days)) expect(page).toContain(`value="${day}"`)
    expect(await pageOf(server, '/')).toBe(built('/'))
  })

  test('a form without a valid token changes nothing, and keeps what was typed', async () => {
    const response = await desk.ask('/agare/semester/spara', { method: 'POST', body: new URLSearchParams({ sigill: 'x', ...CHRISTMAS }) })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(signInWords.expired)
    expect(page).toContain(`value="${CHRISTMAS.from}"`)
    expect(await pageOf(server, '/')).toBe(built('/'))
  })

  test('the page tells what was decided, by whom and when', async () => {
    await enter(CHRISTMAS)
    await desk.press('/agare/semester/slut')
    const page = await (await desk.ask('/agare/semester')).text()
    const [ended, entered] = [page.indexOf('Ingen semester. '), page.indexOf('Lediga 21 december–6 januari. ')]
    expect(ended).toBeGreaterThan(0)
    expect(entered).toBeGreaterThan(ended)
  })
})

/** As it came over the network: fetch would decode it. */
function rawBody(url: string, coding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': coding } }, async (response) => resolve(Buffer.concat(await response.toArray()))).on('error', reject)
  })
}
