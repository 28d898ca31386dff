import { createHmac } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { expect, test } from 'vitest'
import { isSigned } from '#server/bounces/webhook-signature.ts'
import { clientNetwork, clientOrigin, networkOf } from './client-network.ts'
import { limitBody } from './limit-body.ts'
import { privatePage, readPrivateForm } from './private-page.ts'
import { type LoggedRequest, requestLog } from './request-log.ts'
import { isSameOrigin } from './same-origin.ts'

const SITE = 'https://www.fogratt.example'

/** What a handler makes of a request with these headers. */
async function seen<Result>(headers: Record<string, string>, read: (c: Context) => Result | Promise<Result>, init: RequestInit = {}) {
  const results: Result[] = []
  const app = new Hono()
  app.all('*', async (c) => {
    results.push(await read(c))
    return c.text('')
  })
  await app.request('/', { headers, ...init })
  const [result] = results
  return result
}

test.each<[boolean, string, Record<string, string>]>([
  [true, 'the site', { origin: SITE, host: 'www.fogratt.example' }],
  [true, 'the site behind a proxy that changes Host', { origin: SITE, host: 'internal:3000' }],
  [true, 'a program, which sends neither', { host: 'evil.example' }],
  [true, 'the site, with its Origin hidden', { origin: 'null', 'sec-fetch-site': 'same-origin', host: 'www.fogratt.example' }],
  [true, 'the site, without Origin', { 'sec-fetch-site': 'same-origin', host: 'www.fogratt.example' }],
  [true, 'localhost', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  [true, 'an address', { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' }],
  [true, 'an address of version 6', { origin: 'http://[2001:db8::1]:3000', host: '[2001:db8::1]:3000' }],
  [false, 'another site', { origin: 'https://evil.example', host: 'www.fogratt.example' }],
  [false, 'another site, with its Origin hidden', { origin: 'null', 'sec-fetch-site': 'cross-site', host: 'www.fogratt.example' }],
  [false, 'another site, without Origin', { 'sec-fetch-site': 'cross-site', host: 'www.fogratt.example' }],
  [false, 'a hidden Origin and nothing else', { origin: 'null', host: 'www.fogratt.example' }],
  [false, 'another name that points at this machine', { origin: 'http://evil.example:3000', host: 'evil.example:3000' }],
  [false, 'that name, with its Origin hidden', { origin: 'null', 'sec-fetch-site': 'same-origin', host: 'evil.example:3000' }],
  [false, 'another port of localhost', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
  [false, 'another site, without Host', { origin: 'https://evil.example' }],
  [false, 'no host', { origin: 'https://evil.example', host: '' }],
  [false, 'no address', { origin: 'nonsense', host: 'localhost' }],
])('a post is from the site’s own pages: %s, from %s', async (expected, _, headers) => {
  expect(await seen(headers, (c) => isSameOrigin(c.req, SITE))).toBe(expected)
})

const NOW = new Date('2026-11-21T12:00:00.000Z')
const SECRET = 'x'.repeat(32)
const BODY = Buffer.from('returned')

const SECONDS = NOW.getTime() / 1000

/** The headers of a post signed so many seconds ago, by `timestamp` with that time in another form. */
function signed(secondsAgo = 0, secret = SECRET, id = 'msg_1', timestamp = String(SECONDS - secondsAgo)) {
  return { id, timestamp, signature: `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(BODY).digest('base64')}` }
}

test('a signed post is taken for five minutes, ahead as well', () => {
  for (const seconds of [0, 300, -300]) expect(isSigned(signed(seconds), BODY, SECRET, NOW)).toBe(true)
  for (const seconds of [301, -301]) expect(isSigned(signed(seconds), BODY, SECRET, NOW)).toBe(false)
})

test('one of several signatures is enough', () => {
  const { id, timestamp, signature } = signed()
  const other = signed(0, 'y'.repeat(32)).signature
  expect(isSigned({ id, timestamp, signature: `${other} ${signature}` }, BODY, SECRET, NOW)).toBe(true)
  expect(isSigned({ id, timestamp, signature: other }, BODY, SECRET, NOW)).toBe(false)
})

test.each([`x${SECONDS}`, ` ${SECONDS}`, `${SECONDS}x`, `${SECONDS}.0`, `+${SECONDS}`, `000${SECONDS}`])(
  'a time that is not written as Unix seconds, %j, is refused though it is signed',
  (timestamp) => {
    expect(isSigned(signed(0, SECRET, 'msg_1', timestamp), BODY, SECRET, NOW)).toBe(false)
  },
)

test('another id, time, body, version or form is not signed', () => {
  const good = signed()
  const wrong = [
    { ...good, id: 'msg_2' },
    { ...signed(0, SECRET, ''), id: '' },
    { ...good, timestamp: String(Number(good.timestamp) + 1) },
    { ...good, timestamp: `${good.timestamp}x` },
    { ...good, timestamp: `-${good.timestamp}` },
    { ...good, timestamp: '' },
    { ...good, signature: good.signature.replace('v1,', 'v2,') },
    { ...good, signature: good.signature.slice(3) },
    { ...good, signature: good.signature.slice(0, -8) },
    { ...good, signature: '' },
  ]
  for (const headers of wrong) expect(isSigned(headers, BODY, SECRET, NOW)).toBe(false)
  expect(isSigned(good, Buffer.from('other'), SECRET, NOW)).toBe(false)
})

test('behind a proxy the last forwarded address counts, without one it is not believed', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 192.0.2.7 ' }
  expect(await seen(headers, (c) => clientNetwork(c, true))).toBe('192.0.2.0/24')
  expect(await seen(headers, (c) => clientNetwork(c, false))).toBe('')
  expect(await seen({}, (c) => clientNetwork(c, true))).toBe('')
  expect(await seen({ 'x-forwarded-for': ' ' }, (c) => clientNetwork(c, true))).toBe('')
})

test('a request is judged by its network and the region around it', async () => {
  const originOf = (address: string) => seen({ 'x-forwarded-for': address }, (c) => clientOrigin(c, true))
  expect(await originOf('192.0.2.7')).toEqual({ network: '192.0.2.0/24', region: '192.0.0.0/16' })
  expect(await originOf('2001:db8:1:2:3::4')).toEqual({ network: '2001:db8:1::/48', region: '2001:db8::/32' })
})

test('a text longer than an address is not parsed', () => {
  const padded = (length: number) => `fe80::1%${'e'.repeat(length - 8)}`
  expect(networkOf(padded(64))).toBe('fe80:0:0:0::/64')
  expect(networkOf(padded(65))).toBe(padded(65))
})

test('a body beyond its limit gets the refusal', async () => {
  const app = new Hono()
  app.post(
    '/',
    limitBody(4, (c) => c.text('too much', 413)),
    async (c) => c.text(await c.req.text()),
  )
  const post = (body: string) => app.request('/', { method: 'POST', body, headers: { 'content-length': String(body.length) } })
  expect(await (await post('1234')).text()).toBe('1234')
  const refused = await post('12345')
  expect([refused.status, await refused.text()]).toEqual([413, 'too much'])
})

test('the owner’s pages are not stored, not indexed, and tell no other page their address', async () => {
  const app = new Hono()
  app.use(privatePage)
  app.get('/', (c) => c.text('', { headers: { 'Cache-Control': 'public' } }))
  const { headers } = await app.request('/')
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('a posted form is read, any other body is empty', async () => {
  const read = async (type: string) => (await seen({ 'content-type': type }, readPrivateForm, { method: 'POST', body: 'a=1&b=%C3%A5' }))?.toString()
  expect([await read('application/x-www-form-urlencoded'), await read('application/x-www-form-urlencoded;charset=UTF-8')]).toEqual([
    'a=1&b=%C3%A5',
    'a=1&b=%C3%A5',
  ])
  expect([await read('text/plain'), await read('x application/x-www-form-urlencoded')]).toEqual(['', ''])
  expect((await seen({}, readPrivateForm, { method: 'POST', body: Buffer.from('a=1') }))?.toString(), 'one without a type').toBe('')
})

test('a request is logged by the path of its route, never by its own', async () => {
  const done: LoggedRequest[] = []
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(async (c, next) => {
    c.set('requestId', 'r1')
    await next()
  })
  app.get(
    '/agare/:reference',
    requestLog('/agare/:reference', (request) => done.push(request)),
    (c) => c.text('', 404),
  )
  await app.request('/agare/F-SECRET')
  expect(done).toEqual([{ requestId: 'r1', method: 'GET', path: '/agare/:reference', status: 404, ms: expect.any(Number) }])
  expect(done[0]?.ms).toBeLessThan(1000)
  expect(Number.isInteger(done[0]?.ms)).toBe(true)
})
