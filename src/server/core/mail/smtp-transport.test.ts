import { afterEach, expect, test } from 'vitest'
import { failAt, startScriptedSmtpServer } from '../../../../tests/support/scripted-smtp-server.ts'
import { smtpTransport, tryLogin } from './smtp-transport.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function startServer(options: Parameters<typeof startScriptedSmtpServer>[0] = {}) {
  const server = await startScriptedSmtpServer(options)
  closing.push(server.close)
  return server
}

function transportTo(smtpUrl: string, changes: Partial<Parameters<typeof smtpTransport>[1]> = {}) {
  const transport = smtpTransport(smtpUrl, { connections: 2, returnPath: 'retur@fogratt.example', ...changes })
  closing.push(transport.close)
  return transport
}

const mail = {
  from: 'Fogrätt <kontakt@fogratt.example>',
  to: 'asa@example.se',
  messageId: '<1@fogratt.example>',
  subject: 'Hej',
  text: 'Hej!',
  html: '<p>Hej!</p>',
}

test.each([
  ['smtp://u:hemligt@mail.example', 'SMTP server mail.example:587'],
  ['smtps://mail.example', 'SMTP server mail.example:465'],
  ['smtps://mail.example:2465', 'SMTP server mail.example:2465'],
])('the server of %s is named without the password', (smtpUrl, name) => {
  expect(transportTo(smtpUrl).destination).toBe(name)
})

test('an email goes to its recipient, with the return path as envelope sender, and the next over the same connection until it is closed', async () => {
  const senders: string[] = []
  const other = await startServer()
  const server = await startServer({
    script: (step, line) => {
      if (step === 'MAIL') senders.push(line)
      return undefined
    },
  })
  const transport = transportTo(server.smtpUrl)
  await transport.deliver(mail)
  // Takes a while, in which the connection is kept.
  await tryLogin(other.smtpUrl)
  await transport.deliver({ ...mail, to: 'Bo <bo@example.se>' })
  expect(server.accepted.map(({ recipient }) => recipient)).toEqual(['asa@example.se', 'bo@example.se'])
  expect(server.accepted[0]?.text).toContain('From: =?UTF-8?Q?Fogr=C3=A4tt?= <kontakt@fogratt.example>')
  expect(senders).toEqual(Array(2).fill('MAIL FROM:<retur@fogratt.example>'))
  expect([server.count('greeting'), server.openConnections()]).toEqual([1, 1])
  transport.close()
  await expect.poll(server.openConnections).toBe(0)
})

test('no more connections are opened than may be', async () => {
  const server = await startServer({ delayMs: 5 })
  const transport = transportTo(server.smtpUrl)
  await Promise.all(Array.from({ length: 5 }, () => transport.deliver(mail)))
  expect([server.accepted.length, server.mostConnections()]).toEqual([5, 2])
})

test('an email on a kept connection that the server has closed gets one new connection', async () => {
  const server = await startServer()
  const transport = transportTo(server.smtpUrl, { connections: 1 })
  await transport.deliver(mail)
  let drops = 1
  server.follow((step) => (step === 'MAIL' && drops-- > 0 ? 'drop' : undefined))
  await transport.deliver(mail)
  expect([server.accepted.length, server.count('greeting')]).toEqual([2, 2])
  drops = Number.POSITIVE_INFINITY
  await expect(transport.deliver(mail)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(server.count('greeting')).toBe(3)
})

test('an email that is not accepted in time is given up, and another is sent', async () => {
  const server = await startServer({ script: failAt({ end: 'hang' }) })
  const transport = transportTo(server.smtpUrl, { deadlineMs: 200 })
  const { host } = new URL(server.smtpUrl)
  await expect(transport.deliver(mail)).rejects.toMatchObject({ kind: 'unreachable', message: `${host} did not finish within 0.2 s` })
  server.follow(() => undefined)
  await transportTo(server.smtpUrl).deliver(mail)
  expect(server.accepted).toHaveLength(1)
})

test('a refusal is told without the address', async () => {
  const server = await startServer({ script: failAt({ RCPT: '550 5.1.1 no such user <asa@example.se>' }) })
  const refused = transportTo(server.smtpUrl).deliver(mail)
  await expect(refused).rejects.toMatchObject({ kind: 'refused', scope: 'email', message: expect.stringContaining('550 5.1.1 no such user <…>') })
})

test('a login is tried without sending an email, and its connection closed', async () => {
  const server = await startServer({ extensions: ['AUTH PLAIN'] })
  await tryLogin(server.smtpUrlWithLogin)
  expect([server.count('AUTH'), server.count('MAIL')]).toEqual([1, 0])
  server.follow(failAt({ AUTH: '535 5.7.8 wrong password' }))
  await expect(tryLogin(server.smtpUrlWithLogin)).rejects.toMatchObject({ kind: 'configuration' })
  await expect.poll(server.openConnections).toBe(0)
  await expect(tryLogin('smtp://127.0.0.1:1')).rejects.toMatchObject({ kind: 'unreachable', scope: 'server' })
})
