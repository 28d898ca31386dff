import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { company, defaultFacts } from '#content/company/company.ts'
import type { EnquiryAnswers } from '#domain/enquiry/enquiry-answers.ts'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { aCopy, aCustomer, aVariedOne, floodAddress } from '../../../../tests/support/flood.ts'
import { emailsIn, emailsNamed, ownerLinks } from '../../../../tests/support/mail-files.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { makeQuarantineRepository } from '../sql/quarantine-repository.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const CUSTOMER = 'AKUT: Kakel & klinker, Västerås'
const CONFIRMED = 'Vi har tagit emot'
const CUSTOMERS_ADDRESS = '192.0.2.77'

describe.each(frontDoorDatabases)('a flood on %s', (_, newDatabase) => {
  let where: TestDatabase
  let server: TestServer
  let now: number
  beforeEach(async () => {
    now = NOON
    where = await newDatabase()
  })
  afterEach(async () => {
    await server.close()
    await where.remove()
  })

  async function open(env: Record<string, string> = {}) {
    const { databaseUrl, dataDir } = where
    const always = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), TRUST_PROXY: '1', FLOOD_LEVEL: '10' }
    server = await startTestServer({ ...always, ...env }, () => new Date(now))
  }

  const send = async (request: EnquiryAnswers, address: string) => {
    const response = await server.postJson(request, { 'x-forwarded-for': address })
    return { status: response.status, ...((await response.json()) as { reference?: string; answerBy?: string; replyPromised?: boolean; error?: string }) }
  }

  /** Sends `count` requests of a flood from fifty networks, from the number `from` on. */
  async function flood(count: number, request: (n: number) => EnquiryAnswers = aCopy, from = 0) {
    const sent = []
    for (let n = from; n < from + count; n += 1) sent.push(await send(request(n), floodAddress(n, 50)))
    return sent
  }

  const health = async () => (await server.app.request('/healthz')).json()

  async function inQuarantine<Result>(read: (repository: ReturnType<typeof makeQuarantineRepository>) => Promise<Result>): Promise<Result> {
    const db = await migrateToLatest(openDatabase(where))
    try {
      return await read(makeQuarantineRepository(db))
    } finally {
      await db.destroy()
    }
  }
  const quarantined = () => inQuarantine(({ mostOrdinary }) => mostOrdinary())

  /** The emails about the flood. Each says how many were set aside when it left, which may be before the last of them. */
  const notices = async () => (await emailsIn(where.dataDir)).filter(({ subject }) => /^\d+ förfråg\w+ är misstänkt skräp$/.test(subject ?? ''))

  /** The desk, and the path of its list, from the only one of them. */
  async function openList() {
    await server.queueDueEmails()
    const [notice] = await eventually(async () => {
      const found = await notices()
      expect(found).toHaveLength(1)
      return found
    })
    const [path = ''] = /\/agare\?lista=[\w-]+/.exec(notice?.text ?? '') ?? []
    return { desk: await server.signedIn(), path }
  }

  test.each([
    ['copies', aCopy],
    ['varied requests', aVariedOne],
  ])('of %s does not hide a customer: own email, promise and confirmation at once', async (_, request) => {
    await open({ OWNER_EMAILS_PER_HOUR: '30' })
    await flood(80, request)
    now += 10 * MINUTE
    await flood(30, request, 80)
    const sent = await send(aCustomer(), CUSTOMERS_ADDRESS)
    const answerBy = new Date(now + 24 * 60 * MINUTE).toISOString()
    expect(sent).toEqual({
      status: 200,
      success: true,
      reference: expect.any(String),
      answerBy,
      confirmed: expect.any(Boolean),
      page: expect.any(String),
      photos: expect.anything(),
    })
    await emailsNamed(where.dataDir, CUSTOMER, 1)
    await emailsNamed(where.dataDir, `${CONFIRMED} din förfrågan (${sent.reference})`, 1)
    await flood(30, request, 110)
    expect((await quarantined()).count).toBeGreaterThan(100)
  })

  test('promises a suspect nothing, in JSON, on the page, and when it is sent again', async () => {
    await open()
    await flood(20)
    const suspect = await send(aCopy(20), floodAddress(20, 50))
    expect(suspect).toEqual({ status: 200, success: true, reference: expect.any(String), replyPromised: false, photos: expect.anything() })
    expect(await send(aCopy(20), floodAddress(20, 50))).toEqual(suspect)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': floodAddress(21, 50) }
    const page = await (await server.post(new URLSearchParams(aCopy(21)).toString(), headers)).text()
    expect(page).toContain('Tack för din förfrågan!')
    expect(page).toContain('vi tittar på den så snart vi kan')
    expect(page).toContain(defaultFacts.phone)
    expect(page).not.toMatch(/24 timmar\.|svar senast/)
  })

  test('is told in one email with a link to all of it, and again after three hours if more came; the alarm is on until the owner has looked', async () => {
    // Half past two, so that two hours later is another period of three by the clock.
    now += 150 * MINUTE
    await open()
    await flood(30)
    expect(await health()).toMatchObject({ ok: true, alarm: true, quarantineUnseen: true })
    const { desk, path } = await openList()
    expect(await (await desk.ask(path)).text()).toContain(aCopy(0).name)
    const notice = await inQuarantine(({ latestNotice }) => latestNotice())
    now += 2 * 60 * MINUTE
    await flood(5, aCopy, 30)
    await server.queueDueEmails()
    expect(await inQuarantine(({ latestNotice }) => latestNotice())).toBe(notice)
    await desk.press('/agare/misstankt-skrap/sett', { till: new Date(now).toISOString() })
    expect(await health()).toEqual({ ok: true, alarm: false, emails: { overdue: 0, givenUp: 0 } })
    now += 2 * 60 * MINUTE
    await server.queueDueEmails()
    expect(await notices()).toHaveLength(1)
    await flood(20, aCopy, 35)
    expect(await health()).toMatchObject({ alarm: true })
    await server.queueDueEmails()
    await eventually(async () => expect(await notices()).toHaveLength(2))
  })

  test('is on one page, most ordinary first; opening it changes nothing, ticked ones are released with email, confirmation and a promise from then on', async () => {
    await open({ OWNER_EMAILS_PER_HOUR: '1000' })
    await flood(30)
    const held = await send(aCustomer({ phone: aCopy(0).phone }), CUSTOMERS_ADDRESS)
    expect(held.replyPromised).toBe(false)
    const before = await quarantined()
    const { desk, path } = await openList()
    const page = await (await desk.ask(path)).text()
    expect(/value="(F-[^"]+)"/.exec(page)?.[1]).toBe(held.reference)
    expect((await desk.press('/agare/misstankt-skrap/slapp')).status).toBe(422)
    expect(await quarantined()).toEqual(before)

    now += 5 * MINUTE
    expect((await desk.press('/agare/misstankt-skrap/slapp', { arende: held.reference ?? '' })).status).toBe(303)
    const [email] = await emailsNamed(where.dataDir, CUSTOMER, 1)
    expect(email?.text).toContain('Svara senast söndag 22 november kl. 13:05.')
    const [confirmation] = await emailsNamed(where.dataDir, `${CONFIRMED} din förfrågan (${held.reference})`, 1)
    expect(confirmation?.text).toContain('Du får svar inom 24 timmar, senast söndag eftermiddag den 22 november.')
    expect(await send(aCustomer({ phone: aCopy(0).phone }), CUSTOMERS_ADDRESS)).not.toHaveProperty('replyPromised')
    expect((await quarantined()).count).toBe(before.count - 1)
  })

  test('is erased in two steps, and what came after the page was opened stays', async () => {
    await open()
    await flood(30)
    const { count } = await quarantined()
    const { desk, path } = await openList()
    const [, erasing = ''] = /href="([^"]+)">Radera allt misstänkt skräp/.exec(await (await desk.ask(path)).text()) ?? []
    const asked = await (await desk.ask(erasing)).text()
    expect(asked).toContain(`${count} förfrågningar raderas`)
    expect((await quarantined()).count).toBe(count)
    const [, till = ''] = /name="till" value="([^"]+)"/.exec(asked) ?? []
    now += MINUTE
    const [later] = await flood(1, aCopy, 30)
    expect((await desk.press(erasing, { till })).status).toBe(422)
    expect((await desk.press(erasing, { till, bekrafta: 'ja' })).status).toBe(303)
    expect((await quarantined()).first.map(({ reference }) => reference)).toEqual([later?.reference])
  })

  test('of requests that look ordinary reaches the owner at a trickle, as time passes', async () => {
    await open({ FLOOD_LEVEL: '2', OWNER_EMAILS_PER_HOUR: '100' })
    const people = Array.from({ length: 12 }, (_, n) => somebody(n))
    const sent = []
    for (const [n, person] of people.entries()) sent.push(await send(person, `${60 + n}.1.1.1`))
    expect(sent.filter(({ answerBy }) => answerBy)).toHaveLength(7)
    await server.queueDueEmails()
    expect((await quarantined()).count).toBe(5)
    now += 2 * MINUTE
    await server.queueDueEmails()
    expect((await quarantined()).count).toBe(3)
    now += 10 * MINUTE
    await server.queueDueEmails()
    expect((await quarantined()).count).toBe(0)
    await emailsNamed(where.dataDir, CONFIRMED, 12)
  })

  test('of more than twelve requests in an hour is one email for many, and an hour later each has its own again', async () => {
    await open({ FLOOD_LEVEL: '1000', CONFIRMATION: '0' })
    const sent = []
    for (let n = 0; n < 15; n += 1) sent.push(await send(somebody(n), `${60 + n}.1.1.1`))
    // Some of them are urgent, which their subjects say first.
    await eventually(async () => expect((await emailsIn(where.dataDir)).filter(({ subject }) => subject?.includes('Totalrenovering'))).toHaveLength(12))
    now += 61 * MINUTE
    await send(aCustomer(), CUSTOMERS_ADDRESS)
    await emailsNamed(where.dataDir, CUSTOMER, 1)
    const [list] = await emailsNamed(where.dataDir, '3 nya förfrågningar', 1)
    for (const [n, { reference }] of sent.entries()) expect(list?.text?.includes(`Öppna ${reference}`), String(n)).toBe(n >= 12)
    for (const words of ['Enköping', somebody(14).name, somebody(14).phone]) expect(list?.text).toContain(words)
    const [path = ''] = list ? ownerLinks(list) : []
    expect(await (await server.app.request(path)).text()).toContain(somebody(12).name)
    now += 22 * 60 * MINUTE
    await server.queueDueEmails()
    const [reminder] = await emailsNamed(where.dataDir, 'Påminnelse: 16 förfrågningar väntar på svar', 1)
    for (const { reference } of sent) expect(reminder?.text).toContain(`Öppna ${reference}`)
  })

  test('stores no more than its share, refuses the rest with a phone number, and leaves room for customers', async () => {
    await open({ FLOOD_LEVEL: '2', QUARANTINE_LIMIT: '10' })
    const sent = await flood(20)
    expect(sent.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(10).fill(429)])
    expect(sent.at(-1)?.error).toMatch(new RegExp(`Ring oss på ${defaultFacts.phone} eller mejla ${company.email}`))
    expect((await quarantined()).count).toBe(8)
    expect(await send(aCustomer(), CUSTOMERS_ADDRESS)).toHaveProperty('answerBy')
    for (let n = 0; n < 6; n += 1) expect((await send(somebody(n), `${60 + n}.1.1.1`)).status).toBe(200)
    expect((await quarantined()).count).toBe(10)
    expect((await send(somebody(6), '90.1.1.1')).status).toBe(429)
  })

  test('is capped by its size too', async () => {
    await open({ FLOOD_LEVEL: '2', QUARANTINE_MIB: '0' })
    expect((await flood(5)).map(({ status }) => status)).toEqual([200, 200, 429, 429, 429])
  })

  test('uses up no confirmations of customers', async () => {
    await open({ CONFIRMATIONS_PER_DAY: '20', OWNER_EMAILS_PER_HOUR: '100' })
    await flood(60, aVariedOne)
    now += 2 * MINUTE
    const { reference } = await send(aCustomer(), CUSTOMERS_ADDRESS)
    await emailsNamed(where.dataDir, `${CONFIRMED} din förfrågan (${reference})`, 1)
  })
})

/** One of many people with nothing in common. */
function somebody(n: number): EnquiryAnswers {
  const name = `${'ABCDEFGHIJKLMNOPQRST'[n]}nders ${'QWRTPSDFGHJKLZXCVBNM'[n]}ek`
  return aRequest({
    name,
    phone: `070-174 06 ${n + 10}`,
    email: `person${n}@gmail.com`,
    message: '',
    timeline: n % 2 ? 'akut' : 'flexibel',
    size: n % 3 ? 'small' : 'large',
    project: 'totalrenovering',
    budget: (['under-100k', '100-200k', '200-300k', '300-500k', 'over-500k'] as const)[n % 5] ?? '100-200k',
  })
}
