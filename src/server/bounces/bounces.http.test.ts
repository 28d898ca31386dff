import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../../../tests/support/a-request.ts'
import { aBounce, signedHeaders } from '../../../tests/support/bounce-message.ts'
import { frontDoorDatabases, type TestDatabase } from '../../../tests/support/databases.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { emailsIn, emailsNamed } from '../../../tests/support/mail-files.ts'
import { readMetrics } from '../../../tests/support/read-metrics.ts'
import { startSmtpServer } from '../../../tests/support/smtp-server.ts'
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts'
import { openBounceMailbox } from './bounce-mailbox.ts'
import { MAX_BOUNCE_BYTES, readBounce } from './read-bounce.ts'

const SECRET = 'a secret of more than thirty-two characters'
const NOTICE = 'Bekräftelsen kom inte fram'
const CONFIRMED = 'Vi har tagit emot'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fogratt-bounces-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})

async function open(env: Record<string, string> = {}) {
  const server = await startTestServer({ DATA_DIR: dataDir, BOUNCE_SECRET: SECRET, ...env })
  onTestFinished(server.close)
  return server
}

const post = (server: TestServer, body: string, headers = signedHeaders(body, SECRET)) =>
  server.app.request('/hooks/bounces', { method: 'POST', body, headers })

/** Sends a request and resolves to the ids of its emails, once they are recorded as sent. */
async function sendRequest(server: TestServer) {
  await server.postJson(aRequest())
  const sent = await eventually(() => {
    const events = server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'email sent')
    expect(events).toHaveLength(2)
    return events
  })
  const idOf = (kind: string): string => sent.find((event) => event.kind === kind).email
  return { confirmation: idOf('confirmation'), owner: idOf('owner') }
}

const bounced = (server: TestServer) => server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'email bounced')
const health = async (server: TestServer) => (await server.app.request('/healthz')).json()

describe.each(frontDoorDatabases)('on %s', (_, newDatabase) => {
  let where: TestDatabase
  beforeEach(async () => {
    where = await newDatabase()
    onTestFinished(where.remove)
  })

  test('a returned confirmation is told to the owner by one email with the phone number, however often it is reported', async () => {
    const server = await open({ ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
    const { confirmation } = await sendRequest(server)
    for (const returned of ['message', 'headers'] as const) expect((await post(server, aBounce({ emailId: confirmation, returned }))).status).toBe(204)
    const [notice] = await emailsNamed(dataDir, NOTICE, 1)
    expect(notice?.to).not.toContainEqual(expect.objectContaining({ address: 'asa.oberg@example.se' }))
    expect(notice?.replyTo).toBeUndefined()
    for (const part of [notice?.text, notice?.html]) for (const words of ['070-174 06 33', 'asa.oberg@example.se', '/agare/F-']) expect(part).toContain(words)
    expect(bounced(server)).toMatchObject([{ email: confirmation, kind: 'confirmation', status: '5.1.1' }])
    expect((await readMetrics(server)).get('fogratt_emails_total{kind="confirmation",outcome="bounced"}')).toBe(1)
    // A confirmation that does not arrive is the visitor's typing error and no alarm.
    expect(await health(server)).toMatchObject({ alarm: false, emails: { givenUp: 0 } })
    expect((await post(server, aBounce({ emailId: confirmation }))).status).toBe(204)
    expect(bounced(server)).toHaveLength(1)
    expect((await emailsIn(dataDir)).filter(({ subject }) => subject?.startsWith(NOTICE))).toHaveLength(1)
  })

  test('a returned email to the owner raises the alarm and sends the owner nothing', async () => {
    const server = await open({ ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }) })
    const { owner } = await sendRequest(server)
    expect(await health(server)).toMatchObject({ alarm: false })
    await post(server, aBounce({ emailId: owner }))
    expect(await health(server)).toMatchObject({ alarm: true, emails: { givenUp: 1 } })
    expect(await emailsIn(dataDir)).toHaveLength(2)
  })
})

test.each([
  ['delayed only', (emailId: string) => aBounce({ emailId, action: 'delayed', status: '4.4.1' })],
  ['delivered', (emailId: string) => aBounce({ emailId, action: 'delivered', status: '2.0.0' })],
  ['of another email', () => aBounce({ emailId: crypto.randomUUID() })],
  ['without the returned email', (emailId: string) => aBounce({ emailId, returned: 'nothing' })],
  ['of an earlier attempt', (emailId: string) => aBounce({ emailId, date: new Date(Date.now() - 86_400_000).toUTCString() })],
  ['that is an ordinary email', (emailId: string) => `From: a@example.se\r\nSubject: Re\r\n\r\nMessage-ID: <${emailId}@fogratt.example>\r\n`],
  ['that is no email', () => '\0\xff--\r\n\r\n--'],
])('a status %s changes nothing', async (_, message) => {
  const server = await open()
  const { confirmation } = await sendRequest(server)
  expect((await post(server, message(confirmation))).status).toBe(204)
  expect(bounced(server)).toEqual([])
})

describe('the webhook', () => {
  const body = aBounce({ emailId: crypto.randomUUID() })

  test('is off without BOUNCE_SECRET', async () => {
    const server = await open({ BOUNCE_SECRET: '' })
    expect((await post(server, body)).status).toBe(404)
  })

  test.each([
    ['no signature', {}],
    ['another secret’s signature', signedHeaders(body, 'another secret of more than 32 characters')],
    ['another body’s signature', signedHeaders(`${body} `, SECRET)],
    ['another id', { ...signedHeaders(body, SECRET), 'webhook-id': 'msg_2' }],
    ['a recording of ten minutes ago', signedHeaders(body, SECRET, new Date(Date.now() - 600_000))],
    ['a signature of another version', { ...signedHeaders(body, SECRET), 'webhook-signature': 'v1a,AAAA' }],
  ])('refuses %s', async (_, headers) => {
    const server = await open()
    expect((await post(server, body, headers)).status).toBe(401)
  })

  test('takes one of several signatures, as during a change of secrets', async () => {
    const server = await open()
    const headers = signedHeaders(body, SECRET)
    expect((await post(server, body, { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` })).status).toBe(204)
  })

  test('refuses what is too long, and answers 429 after sixty posts in a minute', async () => {
    const server = await open()
    expect((await server.ask('/hooks/bounces', { method: 'POST', body: 'x'.repeat(MAX_BOUNCE_BYTES + 1) })).status).toBe(413)
    const statuses = []
    for (let count = 0; count < 60; count += 1) {
      const response = await server.ask('/hooks/bounces', { method: 'POST', body: '' })
      statuses.push(response.status)
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the mailbox', () => {
  test('of a Maildir is read once, also when a mail program moves the message', async () => {
    const path = join(dataDir, 'Maildir')
    for (const folder of ['new', 'cur', 'tmp']) mkdirSync(join(path, folder), { recursive: true })
    const mailbox = openBounceMailbox(path, () => new Date())
    const read = async () => (await Array.fromAsync(mailbox.newMessages())).map((message) => Buffer.from(message).toString())
    expect(await read()).toEqual([])
    writeFileSync(join(path, 'new', '1.M2.post'), 'ett')
    writeFileSync(join(path, 'tmp', '3.M4.post'), 'halv')
    expect(await read()).toEqual(['ett'])
    renameSync(join(path, 'new', '1.M2.post'), join(path, 'cur', '1.M2.post:2,S'))
    writeFileSync(join(path, 'new', '2.M3.post'), 'två')
    writeFileSync(join(path, 'new', '5.M5.post'), 'x'.repeat(MAX_BOUNCE_BYTES + 1))
    expect(await read()).toEqual(['två'])
  })

  test('is read again when taking a message failed', async () => {
    const path = join(dataDir, 'Maildir')
    mkdirSync(join(path, 'new'), { recursive: true })
    writeFileSync(join(path, 'new', '1.M2.post'), 'ett')
    const mailbox = openBounceMailbox(path, () => new Date())
    const failing = async () => {
      for await (const _ of mailbox.newMessages()) throw new Error('The database is away')
    }
    await expect(failing()).rejects.toThrow('away')
    expect(await Array.fromAsync(mailbox.newMessages())).toHaveLength(1)
  })

  test('of an mbox file is read whenever the file has changed, and a missing one is empty', async () => {
    const path = join(dataDir, 'mbox')
    const mailbox = openBounceMailbox(path, () => new Date())
    const ids = async () => {
      const found = await Promise.all((await Array.fromAsync(mailbox.newMessages())).map((message) => readBounce(message, new Date())))
      return found.map((bounce) => bounce?.emailId)
    }
    expect(await ids()).toEqual([])
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    const add = (message: string) => appendFileSync(path, `From MAILER-DAEMON Sat Nov 21 13:00:00 2026\n${message.replaceAll('\r\n', '\n')}\n`)
    add(aBounce({ emailId: first }))
    expect(await ids()).toEqual([first])
    expect(await ids()).toEqual([])
    add(aBounce({ emailId: second }))
    expect(await ids()).toEqual([first, second])
  })

  test('of BOUNCE_MAILBOX is read at the start', async () => {
    const path = join(dataDir, 'mbox')
    const first = await open({ BOUNCE_MAILBOX: path })
    const { confirmation } = await sendRequest(first)
    await first.close()
    writeFileSync(path, `From MAILER-DAEMON Sat Nov 21 13:00:00 2026\n${aBounce({ emailId: confirmation })}\n`)
    const server = await open({ BOUNCE_MAILBOX: path })
    await emailsNamed(dataDir, NOTICE, 1)
    expect(bounced(server)).toHaveLength(1)
  })
})

test.each([
  [{}, 'kontakt@fogratt.example'],
  [{ RETURN_PATH: 'retur@fogratt.example' }, 'retur@fogratt.example'],
])('emails are returned to RETURN_PATH, else to the sender (%j)', async (env, address) => {
  const smtpServer = await startSmtpServer()
  onTestFinished(smtpServer.close)
  const server = await open({ SMTP_URL: smtpServer.smtpUrl, MAIL_FROM: 'Fogrätt <kontakt@fogratt.example>', ...env })
  await server.postJson(aRequest())
  await smtpServer.emailSaying(CONFIRMED.slice(3))
  expect(new Set(smtpServer.returnPaths)).toEqual(new Set([address]))
})
