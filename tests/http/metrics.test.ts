import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from '#server/listen.ts'
import { aRequest } from '../support/a-request.ts'
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const FUNCTION = '/functions/v1/send-email-v2'
const HOUR = 3_600_000

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(env: Record<string, string> = {}, now?: () => Date) {
  const server = await startTestServer(env, now)
  closing.push(server.close)
  return server
}

/** The house's measures as Prometheus reads them: series → value. */
async function measures(server: TestServer): Promise<Map<string, number>> {
  const metricsServer = await listen(server.metricsListener, { host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${metricsServer.address}/metrics`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  await metricsServer.close()
  return seriesOf(text)
}

function seriesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

test('every request is counted by what became of it', async () => {
  const server = await open({ RATE_LIMIT: '5' })
  expect((await measures(server)).get('fogratt_requests_total{outcome="accepted"}')).toBe(0)
  await server.postJson(aRequest())
  await server.postJson(aRequest())
  await server.postJson({ ...aRequest({ message: 'En till' }), kontrollfraga: 'x' })
  await server.postJson(aRequest({ name: '' }))
  await server.postJson(aRequest({ message: 'Den fjärde' }))
  await server.postJson(aRequest({ message: 'En för mycket' }))
  const now = await measures(server)
  const requests = (outcome: string) => now.get(`fogratt_requests_total{outcome="${outcome}"}`)
  expect(['accepted', 'repeated', 'quarantined', 'refused', 'failed'].map(requests)).toEqual([2, 1, 1, 2, 0])
  expect(now.get('fogratt_quarantined')).toBe(1)
  expect(now.get(`fogratt_response_seconds_count{route="${FUNCTION}",status="429"}`)).toBe(1)
})

test('what waits has its age: an email that cannot leave, and a quote that nobody answers, against what was promised', async () => {
  const smtpServer = await startSmtpServer()
  await smtpServer.close()
  let now = new Date('2026-11-18T12:00:00.000Z')
  const server = await open({ SMTP_URL: smtpServer.smtpUrl, CONFIRMATION: '0' }, () => now)
  const atNoon = await measures(server)
  for (const name of ['fogratt_emails_waiting', 'fogratt_oldest_unsent_email_seconds', 'fogratt_oldest_unanswered_seconds']) expect(atNoon.get(name)).toBe(0)

  await server.postJson(aRequest())
  await vi.waitFor(async () => expect((await measures(server)).get('fogratt_emails_total{kind="owner",outcome="delayed"}')).toBe(1), 10_000)
  now = new Date(now.getTime() + 23 * HOUR)
  const late = await measures(server)
  expect(late.get('fogratt_emails_waiting')).toBeGreaterThanOrEqual(1)
  expect(late.get('fogratt_oldest_unsent_email_seconds')).toBe((23 * HOUR) / 1000)
  expect([late.get('fogratt_unanswered'), late.get('fogratt_oldest_unanswered_seconds')]).toEqual([1, (23 * HOUR) / 1000])
  expect([late.get('fogratt_promise_seconds'), late.get('fogratt_late_seconds')]).toEqual([86_400, 0])
  now = new Date(now.getTime() + 3 * HOUR)
  expect((await measures(server)).get('fogratt_late_seconds')).toBe((2 * HOUR) / 1000)
})

test('an email that has left is counted, and nothing that anybody typed is told', async () => {
  const server = await open()
  await server.postJson(aRequest())
  await vi.waitFor(async () => expect((await measures(server)).get('fogratt_emails_total{kind="owner",outcome="sent"}')).toBe(1), 10_000)
  const series = [...(await measures(server)).keys()].join('\n')
  for (const said of Object.values(aRequest())) expect(series).not.toContain(said)
})

async function startWithMeasures(env: Record<string, string>): Promise<{ server: BuiltServer; metrics: string }> {
  const server = await startBuiltServer({ METRICS_PORT: '0', ...env })
  closing.push(server.close)
  await vi.waitFor(() => expect(server.lines.join('\n')).toContain('Measures are read at'))
  return { server, metrics: /Measures are read at (\S+)/.exec(server.lines.join('\n'))?.[1] ?? '' }
}

test('the public server never serves the metrics; this machine reads them on a port of their own', async () => {
  const { server, metrics } = await startWithMeasures({ HOST: '0.0.0.0' })
  expect((await fetch(`${server.address}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
  const text = await (await fetch(metrics)).text()
  expect(text).toMatch(/^fogratt_build_info\{build="[0-9a-f]{12}",node="v24\.[^"]+"\} 1$/m)
  const elsewhere = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'))
  for (const { address } of elsewhere) await expect(fetch(metrics.replace('localhost', address))).rejects.toThrow()
})

test('without METRICS_PORT there is no such port', async () => {
  const server = await startBuiltServer()
  closing.push(server.close)
  expect(server.lines.join('\n')).not.toContain('Measures')
})

test('a METRICS_PORT that is taken stops the start with one sentence, and the publicServer is not left half open', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  await expect(startBuiltServer({ METRICS_PORT: port })).rejects.toThrow(
    `The server closed with 1 before it opened:\nPort ${port} is already in use. Stop what runs there, or choose another with METRICS_PORT.`,
  )
  other.close()
})
