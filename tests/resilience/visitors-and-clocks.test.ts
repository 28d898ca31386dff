import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../support/a-request.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { eventually } from '../support/eventually.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { startTestServer } from '../support/test-server.ts'

const HOUR = 3_600_000

test('a client that trickles bytes is disconnected, and others are served meanwhile', async () => {
  const server = await startBuiltServer()
  onTestFinished(() => server.close())
  const port = Number(new URL(server.address).port)
  const slowClient = connect(port, '127.0.0.1')
  slowClient.on('error', () => {})
  slowClient.write('POST /functions/v1/send-email-v2 HTTP/1.1\r\nHost: localhost\r\n')
  const disconnected = new Promise((resolve) => slowClient.on('close', resolve))
  const drip = setInterval(() => slowClient.write('X-A: b\r\n'), 1000)
  onTestFinished(() => clearInterval(drip))
  expect((await fetch(server.address)).status).toBe(200)
  await disconnected
})

test('on SIGTERM the server finishes its requests and exits within ten seconds', async () => {
  const smtpServer = await startSmtpServer()
  onTestFinished(() => smtpServer.close())
  const server = await startBuiltServer({ SMTP_URL: smtpServer.smtpUrl })
  onTestFinished(() => server.close())
  const gone = once(server.process, 'exit')
  const answer = fetch(`${server.address}/functions/v1/send-email-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest({ message: 'På väg in när det stänger' })),
  })
  await eventually(async () => expect((await answer).status).toBe(200))
  server.process.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  await expect(fetch(server.address)).rejects.toThrow()
})

test('when the mail server hangs, the server still exits in time, and the email is not lost', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  const reached = once(silent, 'connection')
  await once(silent, 'listening')
  const address = silent.address()
  onTestFinished(() => void silent.close())
  const server = await startBuiltServer({ CONFIRMATION: '0', SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` })
  const dataDir = server.dataDir
  await fetch(`${server.address}/functions/v1/send-email-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest()),
  })
  await reached
  const gone = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  // 0 would say that it has waited for the mail server.
  expect(await gone).toEqual([1, null])

  const minutesLater = () => new Date(Date.now() + 5 * 60_000)
  const again = await startTestServer({ DATA_DIR: dataDir, CONFIRMATION: '0' }, minutesLater)
  onTestFinished(() => again.close())
  await eventually(() => expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1))
})

describe.each([
  ['a day and two hours forward', 26 * HOUR],
  ['a day and two hours back', -26 * HOUR],
])('when the clock jumps %s', (_, jump) => {
  test('requests before and after it are stored and mailed, once each', async () => {
    let offset = 0
    const server = await startTestServer({ CONFIRMATION: '0' }, () => new Date(Date.now() + offset))
    onTestFinished(() => server.close())
    await server.postJson(aRequest({ message: 'före' }))
    offset = jump
    await server.postJson(aRequest({ message: 'efter' }))
    await eventually(() => expect(readdirSync(join(server.dataDir, 'mail')).filter((name) => name.endsWith('.eml'))).toHaveLength(2))
  })
})

test.each(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z'])(
  'in the nights of the time change (%s) a request is stored and mailed',
  async (instant) => {
    const server = await startTestServer({ CONFIRMATION: '0' }, () => new Date(instant))
    onTestFinished(() => server.close())
    expect((await server.postJson(aRequest())).status).toBe(200)
    await eventually(() => expect(readdirSync(join(server.dataDir, 'mail')).filter((name) => name.endsWith('.eml'))).toHaveLength(1))
  },
)

test('the log tells what happened and holds no personal data', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const request = aRequest({ message: 'Hemlig portkod' })
  await server.postJson(request)
  await server.postJson({ ...request, phone: '112 (nödnummer)' })
  await server.post('{"name":"Åsa Öberg', { 'content-type': 'application/json' })
  await eventually(() => expect(server.lines.join()).toContain('email sent'))
  const log = server.lines.join('\n')
  // Words only: a number may stand in a request id by chance.
  expect(log).toContain('"requestId":')
  for (const secret of [...Object.values(request).filter((answer) => answer.length > 9), 'portkod', 'nödnummer', 'Åsa', 'Öberg', 'oberg', 'F-'])
    expect(log).not.toContain(secret)
})
