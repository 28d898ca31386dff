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
  const sent = async (body: unknown, init?: ResponseInit) => {
    respond = () => Response.json(body, init)
    return sendQuote(aRequest(), { key: KEY, trap: undefined })
  }
  expect(await sent({ success: true, reference: 'F-7K3M9QA', confirmed: true })).toMatchObject({
    step: 'received',
    reference: 'F-7K3M9QA',
    confirmedTo: aRequest().email,
    replyPromised: true,
  })
  expect(await sent({ success: true, replyPromised: false })).toMatchObject({ step: 'received', confirmedTo: undefined, replyPromised: false })
  for (const body of [{}, null, 'ok', { success: 'true' }, { success: true, error: 'Nej' }, { success: false }])
    expect(await sent(body)).toMatchObject({ step: 'failed' })
  expect(await sent({ success: false })).toEqual({ step: 'failed', reason: 'Något gick fel' })
  expect(await sent({ error: 'Stängt' }, { status: 503 })).toEqual({ step: 'failed', reason: 'Stängt' })
  const errors = { phone: { title: 'Ogiltigt telefonnummer', sentence: 'Vänligen ange ett giltigt svenskt telefonnummer.' } }
  expect(await sent({ error: 'x', errors: { ...errors, other: { sentence: 'x' } } }, { status: 422 })).toEqual({ step: 'refused', errors })
})

test('a network that fails is a failed attempt with its reason, and nothing is thrown', async () => {
  respond = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await sendQuote(aRequest(), { key: KEY, trap: undefined })).toMatchObject({ step: 'failed', reason: expect.any(String) })
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
