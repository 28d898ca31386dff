import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '#content/company/company.ts'
import { makeSitePictures } from '#server/publishing/gallery/site-pictures.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { allRows } from '../../../tests/support/all-rows.ts'
import { aBounce } from '../../../tests/support/bounce-message.ts'
import { openBrowser } from '../../../tests/support/desk.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { aCopy } from '../../../tests/support/flood.ts'
import { emailsIn } from '../../../tests/support/mail-files.ts'
import { failAt, startScriptedSmtpServer } from '../../../tests/support/scripted-smtp-server.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { migrateToLatest } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'

/** Only the pollers’ own clock stands still: it moves when a test says so, and work and network take their time. */
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const NOON = '2026-11-21T12:00:00.000Z'

let dataDir: string
let now: Date
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  dataDir = mkdtempSync(join(tmpdir(), 'fogratt-pollers-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})

async function open(env: Record<string, string> = {}) {
  now = new Date(NOON)
  const server = await startTestServer({ DATA_DIR: dataDir, CONFIRMATION: '0', ...env }, () => now)
  onTestFinished(server.close)
  return server
}

const events = (server: TestServer, name: string) => server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === name)

/** Waits without moving the pollers’ clock, as vi.waitFor would. */
async function until(holds: () => boolean | Promise<boolean>, what: string) {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await holds()) return
    await sleep(10)
  }
  throw new Error(`${what} did not happen`)
}

/** Waits until so many emails about requests have left; a digest may come in between. */
const sent = (server: TestServer, count: number) =>
  until(() => events(server, 'email sent').filter(({ kind }) => kind === 'owner' || kind === 'confirmation').length === count, `${count} emails sent`)

/** Moves the pollers’ clock, and waits for one more such event. */
async function nextRun(server: TestServer, name: string) {
  const before = events(server, name).length
  vi.advanceTimersByTime(10 * MINUTE)
  await until(() => events(server, name).length > before, name)
}
const mailed = (subject: string) => until(async () => (await emailsIn(dataDir)).some((email) => email.subject?.startsWith(subject)), subject)

test('every ten minutes requests are erased that came in twelve months ago, and younger ones are not', async () => {
  const server = await open()
  await server.postJson(aRequest({ message: 'i går' }))
  // Before the clock moves: an email in progress would be leased again.
  await sent(server, 1)
  now = new Date('2026-11-22T12:00:00.000Z')
  await server.postJson(aRequest({ message: 'i dag' }))
  await sent(server, 2)
  now = new Date('2027-11-21T12:00:01.000Z')
  expect(events(server, 'old enquiries erased')).toEqual([])
  await nextRun(server, 'old enquiries erased')
  expect(events(server, 'old enquiries erased')).toMatchObject([{ count: 1 }])
  now = new Date('2027-11-22T12:00:01.000Z')
  await nextRun(server, 'old enquiries erased')
})

test('RETENTION_MONTHS is how long requests are kept', async () => {
  const server = await open({ RETENTION_MONTHS: '3' })
  await server.postJson(aRequest())
  await sent(server, 1)
  now = new Date('2027-02-21T12:00:01.000Z')
  await nextRun(server, 'old enquiries erased')
})

test('every ten minutes the log says that an email to the owner is more than an hour late, and health raises the alarm from then on', async () => {
  const smtpServer = await startScriptedSmtpServer({ script: failAt({ RCPT: '450 4.2.1 later' }) })
  onTestFinished(smtpServer.close)
  const server = await open({ SMTP_URL: smtpServer.smtpUrl })
  await server.postJson(aRequest())
  await until(() => events(server, 'email delayed').length > 0, 'a first attempt')
  const health = async () => (await server.app.request('/healthz')).json()
  now = new Date(Date.parse(NOON) + HOUR)
  expect(await health()).toEqual({ ok: true, alarm: false, emails: { overdue: 0, givenUp: 0 } })
  now = new Date(Date.parse(NOON) + HOUR + 1)
  expect(await health()).toEqual({ ok: true, alarm: true, emails: { overdue: 1, givenUp: 0 } })
  for (const _ of [1, 2]) await nextRun(server, 'alarm: emails stuck')
})

test('every ten minutes the log says that the mail server takes no email', async () => {
  const smtpServer = await startScriptedSmtpServer()
  await smtpServer.close()
  const server = await open({ SMTP_URL: smtpServer.smtpUrl })
  await server.postJson(aRequest())
  await until(() => events(server, 'mail server left alone').length > 0, 'an outage')
  for (const _ of [1, 2]) await nextRun(server, 'alarm: mail server')
})

test('every ten minutes the log says that requests cannot be stored', async () => {
  const server = await open()
  const file = new DatabaseSync(join(dataDir, 'fogratt.sqlite'))
  onTestFinished(() => file.close())
  // The server may hold the write lock for a moment.
  await eventually(() => file.exec('alter table emails rename to away'))
  for (const _ of [1, 2]) await nextRun(server, 'alarm: requests cannot be stored')
})

test('every ten minutes the log says that quarantined requests wait to be looked at', async () => {
  const server = await open()
  await server.postJson({ ...aRequest(), kontrollfraga: 'x' })
  for (const _ of [1, 2]) await nextRun(server, 'alarm: quarantined requests wait to be looked at')
})

test('every ten minutes codes to sign in that have ended are removed', async () => {
  const server = await open()
  await openBrowser(server).press('/agare/logga-in', { adress: company.email })
  const codes = async () => (await allRows({ databaseUrl: undefined, dataDir })).sign_ins?.length
  expect(await codes()).toBe(1)
  now = new Date(Date.parse(NOON) + 16 * MINUTE)
  vi.advanceTimersByTime(10 * MINUTE)
  await until(async () => (await codes()) === 0, 'the code removed')
})

test('every ten minutes the owner’s pictures are removed that nothing has shown for two days, and no others', async () => {
  await open()
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir }))
  onTestFinished(() => db.destroy())
  const pictures = makeSitePictures(db)
  const [older, younger] = ['a'.repeat(16), 'b'.repeat(16)] as const
  const size = { width: 640, format: 'avif', content: Buffer.from('x') } as const
  await pictures.add(older, [size], NOON)
  await pictures.add(younger, [size], new Date(Date.parse(NOON) + HOUR).toISOString())
  now = new Date(Date.parse(NOON) + 48 * HOUR + 1)
  vi.advanceTimersByTime(10 * MINUTE)
  await until(async () => (await pictures.usage()).count < 2, 'a picture removed')
  expect(await pictures.find(younger, 640, 'avif')).toBeDefined()
})

test('within half a minute of being due, reminders and the digest are queued', async () => {
  const server = await open()
  await server.postJson(aRequest())
  await sent(server, 1)
  now = new Date('2026-11-22T08:00:00.000Z')
  vi.advanceTimersByTime(30 * SECOND)
  await mailed('Söndag 22 november')
  await mailed('Påminnelse')
  now = new Date('2026-11-22T11:00:00.000Z')
  vi.advanceTimersByTime(30 * SECOND)
  await mailed('Sista påminnelsen')
})

test('within half a minute the owner is told of a flood', async () => {
  const server = await open({ FLOOD_LEVEL: '2' })
  for (let n = 0; n < 6; n += 1) await server.postJson(aCopy(n))
  vi.advanceTimersByTime(30 * SECOND)
  await until(async () => (await emailsIn(dataDir)).some(({ subject }) => subject?.includes('misstänkt skräp')), 'the notice')
})

test('an email whose attempt failed leaves within five seconds of its next one, with the Message-ID of the first', async () => {
  const smtpServer = await startScriptedSmtpServer({ script: failAt({ end: '451 4.3.0 later' }) })
  onTestFinished(smtpServer.close)
  const server = await open({ SMTP_URL: smtpServer.smtpUrl, MAIL_FROM: 'Fogrätt <kontakt@fogratt.example>' })
  await server.postJson(aRequest())
  await until(() => events(server, 'email delayed').length === 1, 'a failed attempt')
  smtpServer.follow(() => undefined)
  const [{ email, nextAt }] = events(server, 'email delayed')
  now = new Date(nextAt)
  vi.advanceTimersByTime(5 * SECOND)
  await smtpServer.until(() => smtpServer.accepted.length === 1)
  expect(/^Message-ID: (.*)$/m.exec(smtpServer.accepted[0]?.text ?? '')?.[1]?.trim()).toBe(`<${email}@fogratt.example>`)
})

test('an email that no attempt delivers is given up after five days, not before, and the alarm says so', async () => {
  const smtpServer = await startScriptedSmtpServer({ script: failAt({ RCPT: '450 4.2.1 later' }) })
  onTestFinished(smtpServer.close)
  const server = await open({ SMTP_URL: smtpServer.smtpUrl })
  await server.postJson(aRequest())
  await until(() => events(server, 'email delayed').length === 1, 'a first attempt')
  // The digests of these days are refused too.
  const attempts = (event: string) => events(server, event).filter(({ kind }) => kind === 'owner')
  for (let attempt = 1; attempts('email given up').length === 0; attempt += 1) {
    expect(attempt, 'attempts in five days').toBeLessThan(60)
    now = new Date(attempts('email delayed').at(-1)?.nextAt)
    vi.advanceTimersByTime(5 * SECOND)
    await until(() => attempts('email delayed').length + attempts('email given up').length > attempt, `attempt ${attempt + 1}`)
  }
  const days = (now.getTime() - Date.parse(NOON)) / (24 * HOUR)
  expect(days).toBeGreaterThanOrEqual(5)
  expect(days).toBeLessThan(5.5)
  expect(await (await server.app.request('/healthz')).json()).toMatchObject({ alarm: true, emails: { givenUp: 1 } })
})

test('BOUNCE_MAILBOX is read every minute', async () => {
  const path = join(dataDir, 'mbox')
  const server = await open({ BOUNCE_MAILBOX: path, CONFIRMATION: '1' })
  await server.postJson(aRequest())
  await sent(server, 2)
  const { email } = events(server, 'email sent').find(({ kind }) => kind === 'confirmation') ?? {}
  writeFileSync(path, `From MAILER-DAEMON Sat Nov 21 13:00:00 2026\n${aBounce({ emailId: email, date: new Date(NOON).toUTCString() })}\n`)
  vi.advanceTimersByTime(MINUTE)
  await mailed('Bekräftelsen kom inte fram')
})
