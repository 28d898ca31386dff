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

/** A post office that speaks SMTP line by line and answers as it is told at one step: with a code, silence, or a cut line. */
async function openTroubledPostOffice(answerAt: Partial<Record<Step, string | 'hang' | 'cut'>>) {
  let attempts = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let inData = false
    const answer = (step: Step, usual: string) => {
      const told = answerAt[step]
      if (told === 'hang') return
      if (told === 'cut') socket.destroy()
      else socket.write(`${told ?? usual}\r\n`)
    }
    answer('greeting', '220 post.example ESMTP')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inData) {
          if (line === '.') {
            inData = false
            answer('end', '250 taken')
          }
        } else if (/^(EHLO|HELO)/.test(line)) socket.write('250 post.example\r\n')
        else if (/^MAIL/.test(line)) {
          attempts += 1
          answer('MAIL', '250 ok')
        } else if (/^RCPT/.test(line)) answer('RCPT', '250 ok')
        else if (/^DATA/.test(line)) {
          inData = answerAt.DATA === undefined
          answer('DATA', '354 go on')
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
  return { smtpUrl: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, attempts: () => attempts, answerAt }
}

async function houseWith(smtpUrl: string) {
  const server = await startTestServer({ SMTP_URL: smtpUrl })
  closing.push(() => server.close())
  const events = () => server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event)
  return {
    server,
    events,
    happened: (event: string) => vi.waitFor(() => expect(events()).toContainEqual(expect.objectContaining({ event })), { timeout: 10_000 }),
  }
}

describe('an email that the post office asks to bring again is kept and brought again', () => {
  test.each([
    [{ RCPT: '450 4.2.0 greylisted' }, 'later'],
    [{ RCPT: '451 4.3.0 try again' }, 'later'],
    [{ end: '452 4.2.2 mailbox full' }, 'later'],
    [{ greeting: '421 too busy' }, 'later'],
    [{ end: 'cut' }, 'unreachable'],
    [{ MAIL: '530 5.7.0 authentication required' }, 'configuration'],
    [{ MAIL: '535 5.7.8 wrong password' }, 'configuration'],
  ] as const)('%j', async (answerAt, failure) => {
    const post = await openTroubledPostOffice(answerAt)
    const { server, events, happened } = await houseWith(post.smtpUrl)
    expect((await server.postJson(aRequest())).status).toBe(200)
    await happened('email delayed')
    expect(events()).toContainEqual(expect.objectContaining({ event: 'email delayed', failure, nextAt: expect.any(String) }))
    expect(JSON.stringify(server.lines)).not.toContain('kontakt@fogratt.example')
  })
})

describe('an email that the post office refuses for good is given up, and health and log raise the alarm', () => {
  test.each([
    [{ RCPT: '550 5.1.1 no such user <kontakt@fogratt.example>' }],
    [{ end: '554 5.7.1 looks like spam' }],
    [{ end: '552 5.2.2 too large' }],
  ] as const)('%j', async (answerAt) => {
    const post = await openTroubledPostOffice(answerAt)
    const { server, events, happened } = await houseWith(post.smtpUrl)
    await server.postJson(aRequest())
    await happened('email given up')
    expect(await (await server.app.request('/healthz')).json()).toEqual({ ok: true, alarm: true, emails: { overdue: 0, givenUp: 1 } })
    expect(events()).toContainEqual(expect.objectContaining({ event: 'email given up', failure: 'refused' }))
    expect(JSON.stringify(server.lines)).not.toContain('kontakt@fogratt.example')
  })
})

test('when nobody answers at all, the request is accepted all the same and its email waits', async () => {
  const { server, happened, events } = await houseWith('smtp://127.0.0.1:1')
  expect((await server.postJson(aRequest())).status).toBe(200)
  await happened('email delayed')
  expect(events()).toContainEqual(expect.objectContaining({ event: 'email delayed', failure: 'unreachable' }))
})
