import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { startTestServer } from '../support/test-server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

type Step = 'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'end'

/** An SMTP server that fails at one step, with a reply or by dropping the connection, until it is told to recover. */
async function startFailingSmtpServer(failAt: Partial<Record<Step, string>>) {
  let failing = true
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let inData = false
    const reply = (step: Step, usual: string) => {
      const failure = failing ? failAt[step] : undefined
      if (failure === 'drop') socket.destroy()
      else socket.write(`${failure ?? usual}\r\n`)
    }
    reply('greeting', '220 post.example ESMTP')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inData) {
          if (line === '.') {
            inData = false
            reply('end', '250 accepted')
          }
        } else if (/^(EHLO|HELO)/.test(line)) socket.write('250 post.example\r\n')
        else if (/^MAIL/.test(line)) reply('MAIL', '250 ok')
        else if (/^RCPT/.test(line)) reply('RCPT', '250 ok')
        else if (/^DATA/.test(line)) {
          inData = true
          reply('DATA', '354 go on')
        } else if (/^QUIT/.test(line)) socket.end('221 bye\r\n')
        else socket.write('500 what\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return {
    smtpUrl: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    recover: () => {
      failing = false
    },
  }
}

async function startServerWith(smtpUrl: string) {
  let now = Date.now()
  const server = await startTestServer({ SMTP_URL: smtpUrl, CONFIRMATION: '0' }, () => new Date(now))
  closing.push(() => server.close())
  const events = () => server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event)
  return {
    server,
    events,
    waitForEvent: (event: Record<string, unknown>) => vi.waitFor(() => expect(events()).toContainEqual(expect.objectContaining(event)), { timeout: 10_000 }),
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

describe('an email that the mail server refuses for good is given up, and health check and log report it', () => {
  test.each([
    [{ RCPT: '550 5.1.1 no such user <kontakt@fogratt.example>' }],
    [{ end: '554 5.7.1 looks like spam' }],
    [{ end: '552 5.2.2 too large' }],
  ] as const)('%j', async (failAt) => {
    const smtpServer = await startFailingSmtpServer(failAt)
    const { server, events, waitForEvent } = await startServerWith(smtpServer.smtpUrl)
    await server.postJson(aRequest())
    await waitForEvent({ event: 'email given up' })
    expect(await (await server.app.request('/healthz')).json()).toEqual({ ok: true, alarm: true, emails: { overdue: 0, givenUp: 1 } })
    expect(events()).toContainEqual(expect.objectContaining({ event: 'email given up', failure: 'refused' }))
    expect(JSON.stringify(server.lines)).not.toContain('kontakt@fogratt.example')
  })
})

test('without a mail server the request is accepted and its email waits', async () => {
  const { server, events, waitForEvent } = await startServerWith('smtp://127.0.0.1:1')
  expect((await server.postJson(aRequest())).status).toBe(200)
  await waitForEvent({ event: 'email delayed' })
  expect(events()).toContainEqual(expect.objectContaining({ event: 'email delayed', failure: 'unreachable' }))
})
