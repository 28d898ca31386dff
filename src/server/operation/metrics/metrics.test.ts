import { expect, test } from 'vitest'
import type { Outage } from '#server/core/outbox/circuit-breaker.ts'
import type { ReceiveResult } from '#server/enquiries/receive/receive-enquiry.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import type { Backlog } from './backlog.ts'
import { makeMetrics } from './metrics.ts'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const EMPTY: Backlog = {
  emails: { waiting: 0, givenUp: 0, oldestQueuedAt: undefined },
  unanswered: { count: 0, oldestReceivedAt: undefined, nextAnswerBy: undefined },
  quarantined: 0,
  photos: { count: 0, bytes: 0 },
}

function metricsWith(backlog: Backlog = EMPTY, outage?: Outage) {
  const metrics = makeMetrics(
    { now: () => NOON },
    async () => backlog,
    () => outage,
    'abc123',
  )
  const samples = async () => (await metrics.read()).text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  /** The values of a metric that are not 0, by their labels. */
  const valuesOf = async (name: string) => {
    const found = (await samples()).map((line) => /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? []).filter(([, of, , value]) => of === name && value !== '0')
    return Object.fromEntries(found.map(([, , labels = '', value]) => [labels, Number(value)]))
  }
  return { ...metrics, samples, valuesOf }
}

test('every metric is named and explained, and each outcome of a request begins at 0', async () => {
  const { read, samples } = metricsWith()
  const { text, type } = await read()
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
  const named = [...text.matchAll(/^# HELP (\w+) (.+)$/gm)].map(([, name, help]) => ({ name, help }))
  for (const { name, help } of named) expect(`${name}: ${help}`).toMatch(/^fogratt_\w+: .{10}/)
  expect(named.map(({ name }) => name?.replace('fogratt_', ''))).toEqual([
    'requests_total',
    'response_seconds',
    'emails_total',
    'photo_uploads_total',
    'sign_ins_total',
    'emails_waiting',
    'emails_given_up',
    'oldest_unsent_email_seconds',
    'unanswered',
    'oldest_unanswered_seconds',
    'late_seconds',
    'quarantined',
    'photos',
    'photo_bytes',
    'mail_outage_seconds',
    'promise_seconds',
    'build_info',
  ])
  expect((await samples()).filter((line) => line.startsWith('fogratt_requests_total'))).toEqual(
    ['accepted', 'quarantined', 'repeated', 'refused', 'failed'].map((outcome) => `fogratt_requests_total{outcome="${outcome}"} 0`),
  )
})

test('what waits is read at each scrape: numbers, and ages in seconds', async () => {
  const { valuesOf } = metricsWith(
    {
      emails: { waiting: 1, givenUp: 2, oldestQueuedAt: '2026-11-21T11:59:00.000Z' },
      unanswered: { count: 3, oldestReceivedAt: '2026-11-21T11:00:00.000Z', nextAnswerBy: '2026-11-21T11:59:59.500Z' },
      quarantined: 4,
      photos: { count: 5, bytes: 6 },
    },
    { failure: 'later', response: '', since: '2026-11-21T11:50:00.000Z', nextAt: '' },
  )
  const figures = {
    emails_waiting: 1,
    emails_given_up: 2,
    oldest_unsent_email_seconds: 60,
    unanswered: 3,
    oldest_unanswered_seconds: 3600,
    late_seconds: 0.5,
    quarantined: 4,
    photos: 5,
    photo_bytes: 6,
    mail_outage_seconds: 600,
    promise_seconds: 86_400,
  }
  for (const [name, value] of Object.entries(figures)) expect([name, await valuesOf(`fogratt_${name}`)]).toEqual([name, { '': value }])
  expect(await valuesOf('fogratt_build_info')).toEqual({ [`{build="abc123",node="${process.version}"}`]: 1 })
})

test('what lies in the future, and what there is not, has no age', async () => {
  const { valuesOf } = metricsWith({ ...EMPTY, unanswered: { count: 1, oldestReceivedAt: undefined, nextAnswerBy: '2026-11-21T13:00:00.000Z' } })
  for (const name of ['late_seconds', 'oldest_unanswered_seconds', 'mail_outage_seconds']) expect(await valuesOf(`fogratt_${name}`)).toEqual({})
})

test('a kept request counts as accepted or quarantined, a known one as repeated, another not at all', async () => {
  const { countOutcomes, valuesOf } = metricsWith()
  const receive = (result: ReceiveResult, quarantine?: { reason: 'flood'; suspicion: number }) => countOutcomes(async () => result)(aRequest(), { quarantine })
  const kept = { reference: 'F-1', receivedAt: undefined, answerBy: undefined, confirmed: false, pageIssuedAt: undefined }
  expect(await receive({ outcome: 'kept', ...kept })).toEqual({ outcome: 'kept', ...kept })
  await receive({ outcome: 'kept', ...kept })
  await receive({ outcome: 'kept', ...kept }, { reason: 'flood', suspicion: 3 })
  await receive({ outcome: 'known', ...kept })
  await receive({ outcome: 'key taken' })
  await receive({ outcome: 'in flight' })
  expect(await valuesOf('fogratt_requests_total')).toEqual({ '{outcome="accepted"}': 2, '{outcome="quarantined"}': 1, '{outcome="repeated"}': 1 })
})

test('refused and failed posts to the function are counted, responses of every route are timed', async () => {
  const { requestDone, valuesOf } = metricsWith()
  const done = (method: string, path: string, status: number) => requestDone({ method, path, status, ms: 30 })
  for (const status of [200, 399, 400, 422, 499, 500, 503]) done('POST', '/functions/v1/send-email-v2', status)
  done('GET', '/functions/v1/send-email-v2', 405)
  done('POST', '/agare/:reference', 404)
  expect(await valuesOf('fogratt_requests_total')).toEqual({ '{outcome="refused"}': 3, '{outcome="failed"}': 2 })
  const sums = await valuesOf('fogratt_response_seconds_sum')
  expect(sums['{route="/functions/v1/send-email-v2",status="422"}']).toBe(0.03)
  expect(Object.keys(sums)).toHaveLength(9)
  const buckets = Object.entries(await valuesOf('fogratt_response_seconds_bucket')).filter(([labels]) => labels.includes('"/agare/:reference"'))
  expect(buckets.map(([labels]) => /le="([^"]+)"/.exec(labels)?.[1])).toEqual(['0.05', '0.1', '0.25', '1', '5', '+Inf'])
})

test('photos are counted as kept, refused or failed', async () => {
  const { photoReceived, valuesOf } = metricsWith()
  for (const outcome of ['kept', 'kept', 'refused', 'failed'] as const) photoReceived(outcome)
  expect(await valuesOf('fogratt_photo_uploads_total')).toEqual({ '{outcome="kept"}': 2, '{outcome="refused"}': 1, '{outcome="failed"}': 1 })
})

test('emails are counted by kind and outcome', async () => {
  const { emailAttempted, valuesOf } = metricsWith()
  emailAttempted({ event: 'email sent', email: 'e1', kind: 'first reminder' })
  emailAttempted({ event: 'email given up', email: 'e2', kind: 'owner' })
  emailAttempted({ event: 'email bounced', email: 'e3', kind: 'confirmation', status: '5.1.1' })
  expect(await valuesOf('fogratt_emails_total')).toEqual({
    '{kind="first reminder",outcome="sent"}': 1,
    '{kind="owner",outcome="given_up"}': 1,
    '{kind="confirmation",outcome="bounced"}': 1,
  })
})
