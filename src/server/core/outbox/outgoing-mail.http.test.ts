import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { startScriptedSmtpServer } from '../../../../tests/support/scripted-smtp-server.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const OWNERS = ['anna@example.se', 'bo@example.se', 'cilla@example.se']

async function open(env: Record<string, string>, now?: () => Date) {
  const smtpServer = await startScriptedSmtpServer()
  onTestFinished(smtpServer.close)
  const server = await startTestServer({ SMTP_URL: smtpServer.smtpUrl, CONFIRMATION: '0', ...env }, now)
  onTestFinished(server.close)
  return { server, smtpServer }
}

const sentBy = (server: TestServer) => server.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'email sent')
const idIn = (text: string) => /^Message-ID: <(.*)@/m.exec(text)?.[1] ?? ''

test('every address of MAIL_TO is handed its own email, of the digest too, each with the Message-ID that the log names', async () => {
  let now = new Date('2026-11-21T12:00:00.000Z')
  const { server, smtpServer } = await open({ MAIL_TO: OWNERS.join(', ') }, () => now)
  await server.postJson(aRequest())
  await smtpServer.until(() => smtpServer.accepted.length === 3)
  expect(smtpServer.accepted.map(({ recipient }) => recipient).toSorted()).toEqual(OWNERS)
  await eventually(() => expect(sentBy(server)).toHaveLength(3))
  const ids = smtpServer.accepted.map(({ text }) => idIn(text))
  expect(new Set(ids).size).toBe(3)
  expect(ids.toSorted()).toEqual(
    sentBy(server)
      .map(({ email }) => email)
      .toSorted(),
  )
  now = new Date('2026-11-22T06:00:00.000Z')
  await server.queueDueEmails()
  await smtpServer.until(() => smtpServer.accepted.length === 6)
  const digests = smtpServer.accepted.slice(3)
  expect(digests.map(({ recipient }) => recipient).toSorted()).toEqual(OWNERS)
})

/** Many times what this server takes for an email. */
const IDLE_MS = 500

test('a minute has at most SMTP_RATE emails, however many wait', async () => {
  let now = new Date('2026-11-21T12:00:00.000Z')
  const { server, smtpServer } = await open({ MAIL_TO: OWNERS.join(','), SMTP_RATE: '2' }, () => now)
  for (const [minute, sent] of [2, 4, 6].entries()) {
    now = new Date(`2026-11-21T12:0${minute}:00.000Z`)
    // Triggers the delivery: of the emails that wait two leave.
    await server.postJson(aRequest({ message: `Fråga ${minute}` }))
    await eventually(() => expect(sentBy(server).length).toBeGreaterThanOrEqual(sent))
    await pause(IDLE_MS)
    expect(sentBy(server)).toHaveLength(sent)
    expect(smtpServer.accepted).toHaveLength(sent)
  }
})
