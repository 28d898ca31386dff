import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const SITE = 'https://www.fogratt.example'

test('a response of the server itself is not stored, and has the policy of the pages as they were last published', async () => {
  let policy = "script-src 'self'"
  const app = new Hono()
  app.use(securityHeaders(SITE, () => policy))
  app.get('/', (c) => c.text('', 200))
  const headersNow = async () => Object.fromEntries((await app.request('/')).headers)
  const others = {
    'content-type': 'text/plain; charset=UTF-8',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
  }
  expect(await headersNow()).toEqual({ ...others, 'content-security-policy': "script-src 'self'" })
  policy = "script-src 'none'"
  expect(await headersNow()).toEqual({ ...others, 'content-security-policy': "script-src 'none'" })
})

test('a header that a route sets itself stands', async () => {
  const app = new Hono()
  app.use(securityHeaders(SITE, () => "script-src 'self'"))
  app.get('/', (c) => c.text('', 200, { 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': 'no-cache' }))
  const { headers } = await app.request('/')
  expect(['referrer-policy', 'content-security-policy', 'cache-control'].map((name) => headers.get(name))).toEqual([
    'no-referrer',
    "default-src 'none'",
    'no-cache',
  ])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
