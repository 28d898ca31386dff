import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'
import { pageHeaders, pairs, responseHeaders } from './security-headers.ts'
import { serveStaticFiles } from './static-files.ts'
import { readSite } from './static-site.ts'

const SITE = 'https://www.fogratt.example'
const HOME = '<!doctype html><title>Hem</title><script>a()</script>'
const TEXT = 'abcdefghij'

let folder: string
let server: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fogratt-site-'))
  const put = (name: string, content: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (const page of ['index.html', 'rita.html', 'vanliga-fragor.html']) put(page, HOME)
  put('index.html.br', 'brotli')
  put('index.html.gz', 'gzipped')
  put('robots.txt', TEXT)
  put('_astro/app.1234.js', 'b()')
  put('_astro/app.1234.js.gz', 'gzipped')
  put('500.html', 'error')
  put('.well-known/security.txt', 'Contact: x')
  put('notes.xyz', 'no type, no file')
  const serve = serveStaticFiles(readSite(folder, SITE), SITE)
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end('app')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Asks without a client's own headers. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

const etag = (content: string, coding = '') => `"${createHash('sha256').update(content).digest('base64url').slice(0, 11)}${coding}"`

test('a page comes in the smallest coding that the client takes, to be asked for again each time', async () => {
  const plain = await ask('/')
  expect([plain.status, plain.body]).toEqual([200, HOME])
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(HOME.length),
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
    etag: etag(HOME),
    'content-security-policy': contentSecurityPolicy(HOME),
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const accept of ['br', 'gzip, br', 'gzip;q=1.0,BR ; q=0.1']) {
    const { body, headers } = await ask('/?utm=1', { 'accept-encoding': accept })
    expect([body, headers['content-encoding'], headers['content-length'], headers.etag]).toEqual(['brotli', 'br', '6', etag(HOME, '-br')])
    expect(headers['accept-ranges']).toBeUndefined()
  }
  for (const accept of ['gzip', 'br;q=0, gzip', 'br; q=0.000 , gzip', 'brx, gzip'])
    expect((await ask('/', { 'accept-encoding': accept })).headers['content-encoding']).toBe('gzip')
  for (const accept of ['', 'identity', 'br;q=0', 'gzip;q=0.0, deflate']) expect((await ask('/', { 'accept-encoding': accept })).body).toBe(HOME)
})

test('a file whose name has its hash is kept for a year, others for a day', async () => {
  const script = await ask('/_astro/app.1234.js', { 'accept-encoding': 'br, gzip' })
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  })
  const text = await ask('/robots.txt', { 'accept-encoding': 'br, gzip' })
  expect(text.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' })
  expect([text.headers.vary, text.headers['content-encoding'], text.headers['cross-origin-opener-policy']]).toEqual([undefined, undefined, undefined])
  expect((await ask('/.well-known/security.txt')).body).toBe('Contact: x')
})

test('only pages and files of known types are served, a page without its ending', async () => {
  for (const path of ['/rita', '/vanliga-fragor']) expect((await ask(path)).body).toBe(HOME)
  for (const path of ['/rita.html', '/index.html', '/500.html', '/notes.xyz', '/none', '/index.html.br', '/none/', '/../robots.txt', '/ritat', '/robots.txtx'])
    expect((await ask(path)).body).toBe('app')
})

test('an address with a slash too many is moved, with its query', async () => {
  const { status, headers } = await ask('/rita/?ritning=2~x')
  expect([status, headers.location, headers['content-length']]).toEqual([301, '/rita?ritning=2~x', '0'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await ask('/robots.txt/')).headers.location).toBe('/robots.txt')
  expect((await ask('//')).headers.location).toBe('/')
})

test('HEAD has the headers alone, other methods are not allowed', async () => {
  const { status, headers, body } = await ask('/robots.txt', {}, 'HEAD')
  expect([status, headers['content-length'], body]).toEqual([200, '10', ''])
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const refused = await ask('/robots.txt', {}, method)
    expect([refused.status, refused.headers.allow, refused.headers['content-length'], refused.body]).toEqual([405, 'GET, HEAD', '0', ''])
  }
})

test('what the client has is not sent again, another ETag is', async () => {
  const own = etag(TEXT)
  for (const known of [own, `W/${own}`, `"x", ${own}`, ` ${own} , "y"`, '*', '"x", *']) {
    const { status, headers, body } = await ask('/robots.txt', { 'if-none-match': known })
    expect([known, status, headers.etag, headers['cache-control'], body]).toEqual([known, 304, own, 'public, max-age=86400', ''])
    expect([headers['content-type'], headers['content-length']]).toEqual([undefined, undefined])
  }
  for (const other of ['"x"', own.slice(1, -1), etag(TEXT, '-br'), `${own.slice(0, 3)}W/${own.slice(3)}`, ''])
    expect((await ask('/robots.txt', { 'if-none-match': other })).status).toBe(200)
  expect((await ask('/', { 'if-none-match': etag(HOME), 'accept-encoding': 'br' })).status, 'each coding has its own').toBe(200)
})

test.each([
  ['bytes=0-3', 'abcd', 'bytes 0-3/10'],
  ['bytes=8-', 'ij', 'bytes 8-9/10'],
  ['bytes=-3', 'hij', 'bytes 7-9/10'],
  ['bytes=-99', TEXT, 'bytes 0-9/10'],
  ['bytes=5-99', 'fghij', 'bytes 5-9/10'],
  ['bytes=9-9', 'j', 'bytes 9-9/10'],
])('the range %s is a part of the file as it is', async (range, body, contentRange) => {
  const { status, headers, ...part } = await ask('/robots.txt', { range, 'accept-encoding': 'br, gzip' })
  expect([status, part.body, headers['content-range'], headers['content-length']]).toEqual([206, body, contentRange, String(body.length)])
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'accept-ranges': 'bytes', etag: etag(TEXT) })
})

test('a range beyond the file is refused, a strange one gets the whole', async () => {
  for (const range of ['bytes=10-', 'bytes=5-4', 'bytes=-0']) {
    const { status, headers, body } = await ask('/robots.txt', { range })
    expect([status, headers['content-range'], headers['content-length'], body]).toEqual([416, 'bytes */10', '0', ''])
  }
  for (const range of ['bytes=-', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b', 'xbytes=0-1', 'bytes=0-1x']) {
    const { status, body } = await ask('/robots.txt', { range })
    expect([range, status, body]).toEqual([range, 200, TEXT])
  }
})

test('a range is of the version that the client knows, of the plain file, and not for HEAD', async () => {
  const range = 'bytes=0-3'
  expect((await ask('/robots.txt', { range, 'if-range': etag(TEXT) })).status).toBe(206)
  expect((await ask('/robots.txt', { range, 'if-range': '"x"' })).status).toBe(200)
  expect((await ask('/', { range, 'accept-encoding': 'br' })).body).toBe(HOME.slice(0, 4))
  expect((await ask('/robots.txt', { range }, 'HEAD')).status).toBe(200)
})

test('the policy names exactly the scripts and styles of the pages, and the server that their form posts to', () => {
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const page = [
    '<style>p{}</style><style media="print">q{}</style><script>a()</script><script type="module">b()\n</script>',
    '<script src="/x.js"></script><script type="application/ld+json">{}</script><script defer src="/y.js"></script>',
    '<form method="post" action="https://api.example/functions/v1/x">',
  ]
  expect(contentSecurityPolicy(...page, page[0] ?? '').split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash('a()')} ${hash('b()\n')}`,
    `style-src 'self' ${hash('p{}')} ${hash('q{}')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' https://api.example",
    "manifest-src 'self'",
    "form-action 'self' https://api.example",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
  expect(contentSecurityPolicy('<form action="http://localhost:8000/x">'), 'also one without https').toContain("form-action 'self' http://localhost:8000;")
  expect(contentSecurityPolicy('<form action="/functions/v1/x">').split('; ').slice(1, 6)).toEqual([
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
  ])
})

test('the headers of every response, and of a page; HSTS only over https', () => {
  const headers = Object.fromEntries(pairs(pageHeaders(SITE, 'policy')))
  expect(headers).toEqual({
    'Content-Security-Policy': 'policy',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  })
  expect(pairs(responseHeaders('http://localhost:3000'))).toEqual([
    ['Content-Security-Policy', "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])
})
