import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { type BuiltServer, startBuiltServer } from '../../../../tests/support/built-server.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { readMetrics } from '../../../../tests/support/read-metrics.ts'
import { startSmtpServer } from '../../../../tests/support/smtp-server.ts'
import { startTestServer } from '../../../../tests/support/test-server.ts'

const FUNCTION = '/functions/v1/send-email-v2'
const HOUR = 3_600_000

async function open(env: Record<string, string> = {}, now?: () => Date) {
  const server = await startTestServer(env, now)
  onTestFinished(server.close)
  return server
}

test('every request is counted by its outcome', async () => {
  const server = await open({ RATE_LIMIT: '5' })
  expect((await readMetrics(server)).get('fogratt_requests_total{outcome="accepted"}')).toBe(0)
  await server.postJson(aRequest())
  await server.postJson(aRequest())
  await server.postJson({ ...aRequest({ message: 'En till' }), kontrollfraga: 'x' })
  await server.postJson(aRequest({ name: '' }))
  await server.postJson(aRequest({ message: 'Den fjärde' }))
  await server.postJson(aRequest({ message: 'En för mycket' }))
  const series = await readMetrics(server)
  const requests = (outcome: string) => series.get(`fogratt_requests_total{outcome="${outcome}"}`)
  expect(['accepted', 'repeated', 'quarantined', 'refused', 'failed'].map(requests)).toEqual([2, 1, 1, 2, 0])
  expect(series.get('fogratt_quarantined')).toBe(1)
  expect(series.get(`fogratt_response_seconds_count{route="${FUNCTION}",status="429"}`)).toBe(1)
})

test('an unsent email and an unanswered enquiry are counted with their age and the time past the deadline', async () => {
  const smtpServer = await startSmtpServer()
  await smtpServer.close()
  let now = new Date('2026-11-18T12:00:00.000Z')
  const server = await open({ SMTP_URL: smtpServer.smtpUrl, CONFIRMATION: '0' }, () => now)
  const atNoon = await readMetrics(server)
  for (const name of ['fogratt_emails_waiting', 'fogratt_oldest_unsent_email_seconds', 'fogratt_oldest_unanswered_seconds']) expect(atNoon.get(name)).toBe(0)

  await server.postJson(aRequest())
  await eventually(async () => expect((await readMetrics(server)).get('fogratt_emails_total{kind="owner",outcome="delayed"}')).toBe(1))
  now = new Date(now.getTime() + 23 * HOUR)
  const late = await readMetrics(server)
  expect(late.get('fogratt_emails_waiting')).toBeGreaterThanOrEqual(1)
  expect(late.get('fogratt_oldest_unsent_email_seconds')).toBe((23 * HOUR) / 1000)
  expect([late.get('fogratt_unanswered'), late.get('fogratt_oldest_unanswered_seconds')]).toEqual([1, (23 * HOUR) / 1000])
  expect([late.get('fogratt_promise_seconds'), late.get('fogratt_late_seconds')]).toEqual([86_400, 0])
  now = new Date(now.getTime() + 3 * HOUR)
  expect((await readMetrics(server)).get('fogratt_late_seconds')).toBe((2 * HOUR) / 1000)
})

test('a sent email is counted, and no label holds what a visitor typed', async () => {
  const server = await open()
  await server.postJson(aRequest())
  await eventually(async () => expect((await readMetrics(server)).get('fogratt_emails_total{kind="owner",outcome="sent"}')).toBe(1))
  const series = [...(await readMetrics(server)).keys()].join('\n')
  for (const answer of Object.values(aRequest())) expect(series).not.toContain(answer)
})

async function startWithMetrics(env: Record<string, string>): Promise<{ server: BuiltServer; metrics: string }> {
  const server = await startBuiltServer({ METRICS_PORT: '0', ...env })
  onTestFinished(server.close)
  await eventually(() => expect(server.lines.join('\n')).toContain('Metrics are served at'))
  return { server, metrics: /Metrics are served at (\S+)/.exec(server.lines.join('\n'))?.[1] ?? '' }
}

test('the metrics are served on a loopback port of their own, never by the public server', async () => {
  const { server, metrics } = await startWithMetrics({ HOST: '0.0.0.0' })
  expect((await fetch(`${server.address}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
  const text = await (await fetch(metrics)).text()
  expect(text).toMatch(/^fogratt_build_info\{build="[0-9a-f]{12}",node="v24\.[^"]+"\} 1$/m)
  const elsewhere = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'))
  for (const { address } of elsewhere) await expect(fetch(metrics.replace('localhost', address))).rejects.toThrow()
})

test('without METRICS_PORT the endpoint is disabled', async () => {
  const server = await startBuiltServer()
  onTestFinished(server.close)
  expect(server.lines.join('\n')).not.toContain('Metrics')
})

test('a busy METRICS_PORT stops the start with one sentence, and the public server is closed', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  await expect(startBuiltServer({ METRICS_PORT: port })).rejects.toThrow(
    `The server exited with 1 before it was listening:\nPort ${port} is already in use. Stop what runs there, or choose another with METRICS_PORT.`,
  )
  other.close()
})
