import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aRequest } from '../../../tests/support/a-request.ts'
import { sendQuote } from './send-quote.ts'

/** Before the imports: the page's address decides where requests go. */
vi.hoisted(() => vi.stubGlobal('location', { origin: 'https://www.fogratt.example' }))

const KEY = 'b0f3a7de-6c1e-4d0c-9b0e-0f8f3c7f2a11'

let calls: Request[]
let respond: () => Response
beforeEach(() => {
  calls = []
  respond = () => Response.json({ success: true, reference: 'F-7K3M9QA', answerBy: '2026-11-22T12:00:00.000Z', confirmed: true })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push(new Request(address, init))
    return respond()
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What becomes of a request that is responded to with this. */
async function sentWith(body: unknown, init?: ResponseInit) {
  respond = () => Response.json(body, init)
  return sendQuote(aRequest(), { key: KEY, trap: undefined })
}

test('every attempt carries its idempotency key and the public key, and the nine answers as JSON', async () => {
  const request = aRequest()
  await sendQuote(request, { key: KEY, trap: undefined })
  await sendQuote(request, { key: KEY, trap: undefined })
  expect(calls).toHaveLength(2)
  for (const call of calls) {
    expect([call.method, new URL(call.url).pathname]).toEqual(['POST', '/functions/v1/send-email-v2'])
    expect(call.headers.get('idempotency-key')).toBe(KEY)
    expect(call.headers.get('apikey')).toBe('anon')
    expect(call.headers.get('authorization')).toBe('Bearer anon')
    expect(call.headers.has('form-trap')).toBe(false)
    expect(await call.json()).toEqual(request)
  }
})

test.each(['honeypot', 'too-fast'] as const)('what only a program does is told: %s', async (trap) => {
  await sendQuote(aRequest(), { key: KEY, trap })
  expect(calls[0]?.headers.get('form-trap')).toBe(trap)
})

test('a response is a success only when it says so and names no error', async () => {
  expect(await sentWith({ success: true, reference: 'F-7K3M9QA', confirmed: true })).toMatchObject({
    step: 'received',
    reference: 'F-7K3M9QA',
    confirmedTo: aRequest().email,
    replyPromised: true,
  })
  expect(await sentWith({ success: true, replyPromised: false })).toMatchObject({ step: 'received', confirmedTo: undefined, replyPromised: false })
  for (const body of [{}, null, 'ok', { success: 'true' }, { success: true, error: 'Nej' }, { success: false }])
    expect(await sentWith(body)).toMatchObject({ step: 'failed' })
  expect(await sentWith({ success: false })).toEqual({ step: 'failed', reason: 'Något gick fel' })
  expect(await sentWith({ error: 'Stängt' }, { status: 503 })).toEqual({ step: 'failed', reason: 'Stängt' })
  const errors = { phone: { title: 'Ogiltigt telefonnummer', sentence: 'Vänligen ange ett giltigt svenskt telefonnummer.' } }
  expect(await sentWith({ error: 'x', errors: { ...errors, other: { sentence: 'x' } } }, { status: 422 })).toEqual({ step: 'refused', errors })
})

const PHOTOS = { url: '/functions/v1/photos/F-7K3M9QA', token: 'a.b.c' }

test('a success has what the server says of it, and nothing that is not of its kind', async () => {
  const told = { reference: 'F-7K3M9QA', answerBy: '2026-11-22T12:00:00.000Z', page: '/arende/x', photos: PHOTOS }
  expect(await sentWith({ success: true, confirmed: true, ...told })).toEqual({
    step: 'received',
    confirmedTo: aRequest().email,
    replyPromised: true,
    ...told,
  })
  const nothing = {
    step: 'received',
    reference: undefined,
    answerBy: undefined,
    confirmedTo: undefined,
    replyPromised: true,
    page: undefined,
    photos: undefined,
  }
  expect(await sentWith({ success: true })).toEqual(nothing)
  const strange = { reference: 42, answerBy: {}, confirmed: 'yes', replyPromised: null, page: 42, photos: null, errors: null, error: ['x'] }
  expect(await sentWith({ success: true, ...strange })).toEqual(nothing)
  expect(await sentWith({ success: true, page: 'https://evil.example/arende/x' })).toEqual(nothing)
})

test.each([
  ['https://evil.example/functions/v1/photos/', PHOTOS.token],
  ['/andra/functions/v1/photos/', PHOTOS.token],
  ['/functions/v1/photosets/x', PHOTOS.token],
  [42, PHOTOS.token],
  [undefined, PHOTOS.token],
  [PHOTOS.url, undefined],
  [PHOTOS.url, 42],
  [PHOTOS.url, ''],
])('photos are not sent to %j with the token %j', async (url, token) => {
  expect(await sentWith({ success: true, photos: { url, token } })).toMatchObject({ step: 'received', photos: undefined })
})

test('a failure has a reason for the log, with the status when the server gives none', async () => {
  expect(await sentWith('bad gateway', { status: 502 })).toEqual({ step: 'failed', reason: 'Något gick fel (502)' })
  expect(await sentWith(null)).toEqual({ step: 'failed', reason: 'Något gick fel' })
})

test.each([
  ['an error', new Error('No session'), 'No session'],
  ['an error without words', new Error(''), 'Något gick fel'],
  ['what is no error', 'text', 'Något gick fel'],
])('when anything else throws %s, the attempt has failed and nothing is thrown', async (_, thrown, reason) => {
  onTestFinished(() => {
    vi.doUnmock('./session.ts')
    vi.resetModules()
  })
  vi.doMock('./session.ts', () => ({ accessToken: () => Promise.reject(thrown) }))
  vi.resetModules()
  const { sendQuote: send } = await import('./send-quote.ts')
  expect(await send(aRequest(), { key: KEY, trap: undefined })).toEqual({ step: 'failed', reason })
})

test('a network that fails is a failed attempt with its reason, and nothing is thrown', async () => {
  respond = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await sendQuote(aRequest(), { key: KEY, trap: undefined })).toEqual({ step: 'failed', reason: 'Failed to send a request to the Edge Function' })
})

test('another backend is called at its address with its key, and without headers that it may refuse', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  vi.stubEnv('PUBLIC_BACKEND_URL', 'https://annan.example')
  vi.stubEnv('PUBLIC_BACKEND_KEY', 'nyckel')
  vi.resetModules()
  const elsewhere = await import('./send-quote.ts')
  await elsewhere.sendQuote(aRequest(), { key: KEY, trap: 'honeypot' })
  const [call] = calls
  const headers = ['apikey', 'authorization', 'idempotency-key', 'form-trap'].map((name) => call?.headers.get(name))
  expect([call?.url, ...headers]).toEqual(['https://annan.example/functions/v1/send-email-v2', 'nyckel', 'Bearer nyckel', null, null])
})
