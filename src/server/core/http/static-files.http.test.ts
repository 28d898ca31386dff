import { once } from 'node:events'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { missingPage } from '#content/pages/error-pages.ts'
import { DESK_WORKER } from '#domain/desk-worker.ts'
import { pagePaths } from '#domain/paths.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** No request may make the server log an error. */
afterEach(() => {
  expect(server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'error')).toEqual([])
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.ask(path, { headers: { 'accept-encoding': 'identity', ...headers }, method })

/** The raw response to these exact bytes: an HTTP client would normalise the URL. */
async function send(request: string | Uint8Array): Promise<string> {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString('latin1')))
  socket.end(request)
  await once(socket, 'close')
  return received
}

const ask = (target: string, method = 'GET') => send(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

test('the desk’s service worker may ask this server and nothing else', async () => {
  const response = await get(DESK_WORKER)
  expect(response.headers.get('content-type')).toBe('text/javascript')
  expect(response.headers.get('content-security-policy')?.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]))
})

test('/favicon.ico is an icon of 16 and 32 px, for programs that ask for no other', async () => {
  const response = await get('/favicon.ico')
  expect(response.headers.get('content-type')).toBe('image/x-icon')
  const icon = Buffer.from(await response.arrayBuffer())
  // ICONDIR: reserved, type 1, the number of pictures; then 16 bytes for each, which begin with its width.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 2])
  expect([icon[6], icon[22]].toSorted()).toEqual([16, 32])
})

test.each(pagePaths)('%s is a complete page without script', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toMatch(/<h1[^>]*>[\s\S]*<\/main>/)
})

test.each([
  '/finns-inte',
  '/index.html',
  '/svar',
  '/svar.html',
  '/404',
  '/500.html',
  '/rita/mer',
  '/functions/v1/annat',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
])('%s is the 404 page with status 404', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(missingPage.heading)
})

test('a trailing slash is redirected to the path without it', async () => {
  const response = await get('/rita/')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/rita'])
})

test('a trailing slash is redirected to the same path and query', async () => {
  expect((await get('/rita/?a=1')).headers.get('location')).toBe('/rita?a=1')
  expect(await ask('//evil.example/')).toMatch(/^HTTP\/1\.1 404 /)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=1', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['BR', 'br'],
  ['xbr', null],
  ['', null],
  ['identity', null],
])('Accept-Encoding "%s" gets %s, also for the 404 page', async (accepted, encoding) => {
  for (const path of ['/', '/finns-inte', '/sitemap.xml']) {
    const response = await get(path, { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  }
})

test('every encoding has the same content', async () => {
  const bodyAs = async (coding: string) => {
    const received = await send(`GET /rita HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${coding}\r\nConnection: close\r\n\r\n`)
    return Buffer.from(received.slice(received.indexOf('\r\n\r\n') + 4), 'latin1')
  }
  const plain = await (await get('/rita')).text()
  expect([gunzipSync(await bodyAs('gzip')).toString(), brotliDecompressSync(await bodyAs('br')).toString()]).toEqual([plain, plain])
})

test('an unchanged page gets 304 without a body', async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('304 is for the ETag of what would be sent, alone, in a list, or as a weak one, and for no other', async () => {
  const [plain = '', brotli = ''] = await Promise.all(
    ['identity', 'br'].map(async (coding) => (await get('/', { 'accept-encoding': coding })).headers.get('etag') ?? ''),
  )
  const status = async (ifNoneMatch: string) => (await get('/', { 'if-none-match': ifNoneMatch })).status
  for (const good of [plain, `W/${plain}`, `"other", ${plain}`, '*']) expect(await status(good), good).toBe(304)
  for (const stale of ['"other"', brotli, `${plain.slice(0, -1)}x"`, 'W/"other", "another"', '']) expect(await status(stale), stale).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = [await get('/', {}, 'HEAD'), await get('/')]
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('files with a hash in their name are immutable, pages are revalidated', async () => {
  const page = await (await get('/')).text()
  const [, picture = ''] = /(\/_astro\/[^"\s]+\.avif)/.exec(page) ?? []
  expect((await get(picture)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
})

test.each(['/favicon.svg', '/favicon.ico', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/social.jpg', '/.well-known/security.txt'])(
  '%s has no hash in its name, so it is kept for a day and never for good',
  async (path) => {
    const response = await get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
  },
)

test('a range gets that part', async () => {
  const whole = new Uint8Array(await (await get('/')).arrayBuffer())
  const part = async (range: string) => {
    const response = await get('/', { range })
    return [response.status, response.headers.get('content-range'), (await response.arrayBuffer()).byteLength]
  }
  expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${whole.length}`, 10])
  expect(await part('bytes=-5')).toEqual([206, `bytes ${whole.length - 5}-${whole.length - 1}/${whole.length}`, 5])
  expect(await part(`bytes=${whole.length}-`)).toEqual([416, `bytes */${whole.length}`, 0])
  expect((await part('bytes=0-1,5-6'))[0]).toBe(200)
  const stale = await get('/', { range: 'bytes=0-9', 'if-range': '"yesterday"' })
  expect([stale.status, (await stale.arrayBuffer()).byteLength]).toEqual([200, whole.length])
})

test.each([
  ['/%E0%A4%A', 404],
  ['/%', 404],
  ['/%00', 404],
  ['/\u0000', 400],
  ['/../../package.json', 404],
  ['/..%2f..%2fpackage.json', 404],
  ['/_astro/..\\..\\package.json', 400],
  ['/_astro/../index.html', 404],
  ['/?%00=%zz', 200],
  ['http://localhost/finns-inte', 404],
  ['*', 400],
  ['', 400],
  ['/ HTTP/9.9', 400],
])('the request target %j gets %d', async (target, status) => {
  expect(await ask(target)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a request target of 20 kB is refused', async () => {
  expect(await ask(`/${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('%s of a page is refused', async (method) => {
  expect(await ask('/', method)).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nAllow: GET, HEAD\r\n/)
})

test('a connection is reused', async () => {
  const received = await send(
    'GET / HTTP/1.1\r\nHost: a\r\n\r\nHEAD /rita HTTP/1.1\r\nHost: a\r\n\r\nGET /finns-inte HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  )
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404'])
})

test('the health check reports the database and the number of stuck emails', async () => {
  const response = await get('/healthz')
  expect([response.status, await response.json()]).toEqual([200, { ok: true, alarm: false, emails: { overdue: 0, givenUp: 0 } }])
})
