import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { smtpTransport } from '#server/core/mail/smtp-transport.ts'
import { aRequest } from '../support/a-request.ts'
import { eventually } from '../support/eventually.ts'
import { fillOutbox } from '../support/full-outbox.ts'
import { noFlood } from '../support/no-limits.ts'
import { readMetrics } from '../support/read-metrics.ts'
import { failAt, startScriptedSmtpServer } from '../support/scripted-smtp-server.ts'
import { openStorage } from '../support/storage.ts'
import { startTestServer } from '../support/test-server.ts'

const MINUTE = 60_000

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fogratt-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})

async function startSmtp(options: Parameters<typeof startScriptedSmtpServer>[0] = {}) {
  const smtpServer = await startScriptedSmtpServer(options)
  onTestFinished(smtpServer.close)
  return smtpServer
}

async function startServer(env: Record<string, string>) {
  let now = Date.now()
  const server = await startTestServer({ DATA_DIR: dataDir, CONFIRMATION: '0', ...noFlood, ...env }, () => new Date(now))
  onTestFinished(server.close)
  let requests = 0
  return {
    server,
    events: (name: string) => server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === name),
    setClock: (to: number) => {
      now = to
    },
    now: () => now,
    health: async () => (await server.app.request('/healthz')).json(),
    metric: async (name: string) => (await readMetrics(server)).get(name),
    /** A new request, which also triggers the delivery of everything that is due. */
    ask: async () => {
      requests += 1
      const response = await server.postJson(aRequest({ message: `Förfrågan ${requests}` }))
      expect(response.status).toBe(200)
      return (await response.json()).reference
    },
  }
}

describe('a mail server that takes no email is left alone', () => {
  test.each([
    ['a wrong password', 'configuration', { AUTH: '535 5.7.8 wrong password' }],
    ['a server that is too busy', 'later', { greeting: '421 4.3.2 too busy' }],
  ] as const)('%s: one try, then one after a minute, two, four; no email loses an attempt, and all leave in the end', async (_, failure, replies) => {
    const smtpServer = await startSmtp({ extensions: ['AUTH PLAIN'], script: failAt(replies) })
    await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 60 })
    const { server, events, setClock, now, ask, health, metric } = await startServer({ SMTP_URL: smtpServer.smtpUrlWithLogin })
    const outages = (count: number) => eventually(() => expect(events('mail server left alone')).toHaveLength(count))

    await outages(1)
    for (let again = 0; again < 5; again += 1) await ask()
    expect(await health()).toMatchObject({ ok: true, alarm: true, mailServer: failure, emails: { overdue: 0, givenUp: 0 } })
    for (const [index, wait] of [1, 2, 4, 8, 10, 10].entries()) {
      expect(Date.parse(events('mail server left alone')[index].nextAt) - now()).toBe(wait * MINUTE)
      setClock(now() + wait * MINUTE - 1)
      await ask()
      expect(await metric('fogratt_mail_outage_seconds')).toBeGreaterThan(0)
      expect(smtpServer.count('greeting')).toBe(index + 1)
      setClock(now() + 1)
      await ask()
      await outages(index + 2)
    }
    expect(smtpServer.count('greeting')).toBe(7)
    expect(JSON.stringify(server.lines)).not.toContain('hemligt')
    const { db } = await openStorage({ databaseUrl: undefined, dataDir, remove: async () => {} })
    expect(await db.selectFrom('emails').select('id').where('attempts', '>', 0).execute()).toEqual([])
    await db.destroy()

    smtpServer.follow(() => undefined)
    setClock(now() + 10 * MINUTE)
    const last = await ask()
    await smtpServer.until(() => smtpServer.accepted.some(({ text }) => text.includes(last)))
    await eventually(() => expect(events('email sent')).toHaveLength(smtpServer.accepted.length))
    expect(smtpServer.accepted.length).toBeGreaterThan(60)
    expect(events('mail server works again')).toHaveLength(1)
    expect(await health()).toEqual({ ok: true, alarm: expect.any(Boolean), emails: expect.any(Object) })
    expect(await metric('fogratt_mail_outage_seconds')).toBe(0)
  })

  test('an unreachable server is tried once, however many emails wait', async () => {
    await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 50 })
    const { events, ask } = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
    await eventually(() => expect(events('mail server left alone')).toHaveLength(1))
    await ask()
    expect(events('email delayed')).toHaveLength(1)
    expect(events('mail server left alone')[0]).toMatchObject({ failure: 'unreachable' })
  })

  test('a clock that is set back during an outage does not prolong it', async () => {
    const smtpServer = await startSmtp({ script: failAt({ greeting: '421 too busy' }) })
    const { events, setClock, now, ask } = await startServer({ SMTP_URL: smtpServer.smtpUrl })
    await ask()
    await eventually(() => expect(events('mail server left alone')).toHaveLength(1))
    smtpServer.follow(() => undefined)
    setClock(now() - 24 * 60 * MINUTE)
    const reference = await ask()
    await smtpServer.until(() => smtpServer.accepted.some(({ text }) => text.includes(reference)))
  })

  test('a server that drops every email is left alone after three, one that drops a single email is not', async () => {
    const smtpServer = await startSmtp({ script: failAt({ end: 'drop' }) })
    await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 50 })
    const { events, setClock, now, ask } = await startServer({ SMTP_URL: smtpServer.smtpUrl })
    await eventually(() => expect(events('mail server left alone')).toHaveLength(1))
    await ask()
    expect(smtpServer.count('end')).toBe(3)
    smtpServer.follow((step) => (step === 'MAIL' && smtpServer.count('MAIL') === 10 ? 'drop' : undefined))
    setClock(now() + 3 * MINUTE)
    await ask()
    await smtpServer.until(() => smtpServer.accepted.length >= 51)
    expect(events('mail server left alone')).toHaveLength(1)
  })

  test('a server that takes no third connection gets every email over two', async () => {
    const smtpServer = await startSmtp({ delayMs: 1 })
    smtpServer.follow((step) => (step === 'greeting' && smtpServer.openConnections() > 2 ? '421 4.7.0 too many connections' : undefined))
    await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 60 })
    const { events } = await startServer({ SMTP_URL: smtpServer.smtpUrl })
    await smtpServer.until(() => smtpServer.accepted.length === 60)
    expect(events('mail server left alone')).toEqual([])
  })
})

test('many emails share four connections', async () => {
  const smtpServer = await startSmtp({ delayMs: 2 })
  await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 80 })
  await startServer({ SMTP_URL: smtpServer.smtpUrl })
  await smtpServer.until(() => smtpServer.accepted.length === 80)
  expect(smtpServer.mostConnections()).toBe(4)
  expect(smtpServer.count('greeting')).toBe(4)
  expect(new Set(smtpServer.accepted.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1])).size).toBe(80)
})

test('emails whose recipients hang hold up no other, least of all the owner’s', async () => {
  const smtpServer = await startSmtp({ script: (step, line) => (step === 'RCPT' && line.includes('hang') ? 'hang' : undefined) })
  await fillOutbox(
    { databaseUrl: undefined, dataDir },
    { count: 40, kind: 'confirmation', visitor: (index) => (index % 20 === 7 ? `hang-${index}@example.se` : `kund-${index}@example.se`) },
  )
  const { ask } = await startServer({ SMTP_URL: smtpServer.smtpUrl, CONFIRMATION: '1' })
  // Two of the three lanes for visitors hang.
  await smtpServer.until(() => smtpServer.accepted.length === 38)
  const reference = await ask()
  await smtpServer.until(() => smtpServer.accepted.some(({ text, recipient }) => text.includes(reference) && recipient !== 'asa.oberg@example.se'))
  // The hanging ones would be waited for.
  await smtpServer.close()
})

test('when every lane for visitors hangs, the owner’s email still leaves', async () => {
  const smtpServer = await startSmtp({ script: (step, line) => (step === 'RCPT' && line.includes('hang') ? 'hang' : undefined) })
  const { ask, events, setClock } = await startServer({ SMTP_URL: smtpServer.smtpUrl })
  await ask()
  await smtpServer.until(() => smtpServer.accepted.length === 1)
  await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 4, kind: 'confirmation', visitor: (index) => `hang-${index}@example.se` })
  setClock(Date.now())
  await smtpServer.until(() => smtpServer.count('RCPT') === 4)
  // Several: a lane that were not the owner's alone would take the fourth that hangs after the first of them.
  for (let request = 0; request < 5; request += 1) {
    const reference = await ask()
    await smtpServer.until(() => smtpServer.accepted.some(({ text }) => text.includes(reference)))
  }
  // None that hangs has run into its deadline and made room.
  expect(events('email delayed')).toEqual([])
  // The hanging ones would be waited for.
  await smtpServer.close()
})

test('an email that is not accepted in time is given up, its connection closed, and the next one gets through', async () => {
  const smtpServer = await startSmtp({ script: (step, line) => (step === 'RCPT' && line.includes('hang') ? 'hang' : undefined) })
  const transport = smtpTransport(smtpServer.smtpUrl, { connections: 1, returnPath: 'a@example.se', deadlineMs: 300 })
  onTestFinished(async () => transport.close())
  const email = { from: 'a@example.se', messageId: '<1@example.se>', subject: 'Hej', text: 'Hej', html: '<p>Hej</p>' }
  await expect(transport.deliver({ ...email, to: 'hang@example.se' })).rejects.toMatchObject({ kind: 'unreachable', scope: 'email' })
  await transport.deliver({ ...email, to: 'b@example.se' })
  expect(smtpServer.accepted).toMatchObject([{ recipient: 'b@example.se' }])
  expect(smtpServer.count('greeting')).toBe(2)
})

test('the owner’s email about a new request overtakes a backlog of confirmations', async () => {
  const smtpServer = await startSmtp({ delayMs: 5 })
  await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 300, kind: 'confirmation' })
  const { ask } = await startServer({ SMTP_URL: smtpServer.smtpUrl })
  await smtpServer.until(() => smtpServer.accepted.length >= 20)
  const reference = await ask()
  const before = smtpServer.accepted.length
  await smtpServer.until(() => smtpServer.accepted.some(({ text }) => text.includes(reference)))
  const place = smtpServer.accepted.findIndex(({ text }) => text.includes(reference))
  // One that is on its way in each lane may come first.
  expect(place - before).toBeLessThanOrEqual(8)
  expect(smtpServer.accepted.length).toBeLessThan(300)
})

test('of two addresses of the owner one is refused: the other has the email, the refusal is an alarm, each keeps its Message-ID', async () => {
  const smtpServer = await startSmtp({ script: (step, line) => (step === 'RCPT' && line.includes('borta@') ? '550 5.1.1 no such user' : undefined) })
  const { events, setClock, now, ask, health } = await startServer({ SMTP_URL: smtpServer.smtpUrl, MAIL_TO: 'Anna <anna@example.se>, borta@example.se' })
  const reference = await ask()
  await eventually(() => expect(events('email delayed')).toHaveLength(1))
  await smtpServer.until(() => smtpServer.accepted.length === 1)
  expect(smtpServer.accepted).toMatchObject([{ recipient: 'anna@example.se' }])
  expect(smtpServer.accepted[0]?.text).toContain(reference)
  const [{ email, failure }] = events('email delayed')
  expect(failure).toBe('refused')
  setClock(now() + 61 * MINUTE)
  expect(await health()).toMatchObject({ alarm: true, emails: { overdue: 1 } })

  smtpServer.follow(() => undefined)
  await ask()
  await smtpServer.until(() => smtpServer.accepted.length === 4)
  const messages = smtpServer.accepted.filter(({ text }) => text.includes(reference))
  expect(messages.map(({ recipient }) => recipient)).toEqual(['anna@example.se', 'borta@example.se'])
  expect(messages[1]?.text).toContain(`Message-ID: <${email}@`)
  expect(messages[0]?.text).not.toContain(email)
})

test('SMTP_RATE limits the emails of a minute', async () => {
  const smtpServer = await startSmtp()
  await fillOutbox({ databaseUrl: undefined, dataDir }, { count: 25 })
  const { events, setClock, now, ask } = await startServer({ SMTP_URL: smtpServer.smtpUrl, SMTP_RATE: '10' })
  const start = now()
  for (const [minute, sent] of [10, 20, 26].entries()) {
    setClock(start + minute * MINUTE)
    if (minute > 0) await ask()
    await eventually(() => expect(events('email sent').length).toBeGreaterThanOrEqual(Math.min(sent, 25 + minute)))
  }
  await eventually(() => expect(events('email sent')).toHaveLength(27))
  const { db } = await openStorage({ databaseUrl: undefined, dataDir, remove: async () => {} })
  const rows = await db.selectFrom('emails').select('sent_at').where('kind', '=', 'owner').execute()
  await db.destroy()
  const inMinute = (minute: number) => rows.filter(({ sent_at }) => sent_at === new Date(start + minute * MINUTE).toISOString()).length
  expect([0, 1, 2].map(inMinute)).toEqual([10, 10, 7])
})
