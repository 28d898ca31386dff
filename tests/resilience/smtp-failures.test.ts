import { describe, expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { eventually } from '../support/eventually.ts'
import { failAt, type SmtpStep, startScriptedSmtpServer } from '../support/scripted-smtp-server.ts'
import { startTestServer } from '../support/test-server.ts'

async function startFailingSmtpServer(replies: Partial<Record<SmtpStep, string>>) {
  const smtpServer = await startScriptedSmtpServer({ script: failAt(replies) })
  onTestFinished(smtpServer.close)
  return { ...smtpServer, recover: () => smtpServer.follow(() => undefined) }
}

async function startServerWith(smtpUrl: string) {
  let now = Date.now()
  const server = await startTestServer({ SMTP_URL: smtpUrl, CONFIRMATION: '0' }, () => new Date(now))
  onTestFinished(() => server.close())
  const events = () => server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event)
  return {
    server,
    events,
    firstEmail: () =>
      eventually(() => {
        const first = events().find(({ email }) => email)
        if (!first) throw new Error('No email was tried yet')
        return first.email
      }),
    /** The latest of an email's events, once there are `count`. */
    eventsOf: (email: string, count: number) =>
      eventually(() => {
        const own = events().filter((event) => event.email === email)
        expect(own).toHaveLength(count)
        return own.at(-1)
      }),
    waitForEvent: (event: Record<string, unknown>) => eventually(() => expect(events()).toContainEqual(expect.objectContaining(event))),
    setClock: (to: number) => {
      now = to
    },
  }
}

describe('an email that the mail server refuses for now is sent at the next attempt', () => {
  test.each([
    [{ RCPT: '450 4.2.0 greylisted' }, 'later'],
    [{ RCPT: '451 4.3.0 try again' }, 'later'],
    [{ end: '452 4.2.2 mailbox full' }, 'later'],
    [{ greeting: '421 too busy' }, 'later'],
    [{ end: 'drop' }, 'unreachable'],
    [{ MAIL: '530 5.7.0 authentication required' }, 'configuration'],
    [{ MAIL: '535 5.7.8 wrong password' }, 'configuration'],
  ] as const)('%j', async (failAt, failure) => {
    const smtpServer = await startFailingSmtpServer(failAt)
    const { server, events, waitForEvent, setClock } = await startServerWith(smtpServer.smtpUrl)
    expect((await server.postJson(aRequest())).status).toBe(200)
    await waitForEvent({ event: 'email delayed', failure, nextAt: expect.any(String) })
    const { email, nextAt } = events().find(({ event }) => event === 'email delayed')
    smtpServer.recover()
    setClock(Date.parse(nextAt))
    // Another request triggers the poller, which otherwise runs every five seconds.
    await server.postJson(aRequest({ message: 'En till' }))
    await waitForEvent({ event: 'email sent', email })
    expect(JSON.stringify(server.lines)).not.toContain('kontakt@fogratt.example')
  })
})

describe('an email that the mail server refuses is tried again for hours, then given up, and health check and log report it', () => {
  test.each([
    [{ RCPT: '550 5.1.1 no such user <kontakt@fogratt.example>' }],
    [{ end: '554 5.7.1 looks like spam' }],
    [{ end: '552 5.2.2 too large' }],
  ] as const)('%j', async (failAt) => {
    const smtpServer = await startFailingSmtpServer(failAt)
    const { server, eventsOf, firstEmail, setClock } = await startServerWith(smtpServer.smtpUrl)
    const started = Date.now()
    await server.postJson(aRequest())
    const email = await firstEmail()
    let last = await eventsOf(email, 1)
    for (let attempt = 2; last.event === 'email delayed'; attempt += 1) {
      expect(last).toMatchObject({ failure: 'refused', nextAt: expect.any(String) })
      setClock(Date.parse(last.nextAt))
      await server.postJson(aRequest({ message: `Försök ${attempt}` }))
      last = await eventsOf(email, attempt)
    }
    expect(last).toMatchObject({ event: 'email given up', failure: 'refused', gaveUp: true })
    expect(Date.parse(last.at) - started).toBeGreaterThan(6 * 3_600_000)
    const { ok, alarm, emails } = await (await server.app.request('/healthz')).json()
    expect([ok, alarm]).toEqual([true, true])
    // Others of the emails that brought the attempts about may have been given up with it.
    expect(emails.givenUp).toBeGreaterThanOrEqual(1)
    expect(JSON.stringify(server.lines)).not.toContain('kontakt@fogratt.example')
  })
})

test('without a mail server the request is accepted and its email waits', async () => {
  const { server, events, waitForEvent } = await startServerWith('smtp://127.0.0.1:1')
  expect((await server.postJson(aRequest())).status).toBe(200)
  await waitForEvent({ event: 'email delayed' })
  expect(events()).toContainEqual(expect.objectContaining({ event: 'email delayed', failure: 'unreachable' }))
})
