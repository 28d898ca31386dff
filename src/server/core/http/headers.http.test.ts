import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePaths } from '#domain/paths.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { observe, readPolicy } from '../../../../tests/support/observatory.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { type SeenResponse, startTlsProxy } from '../../../../tests/support/tls-proxy.ts'

let server: TestServer
let proxy: Awaited<ReturnType<typeof startTlsProxy>>
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://localhost' })
  proxy = await startTlsProxy(server.address)
})
afterAll(async () => {
  await proxy.close()
  await server.close()
})

const PAGES = [...pagePaths, '/finns-inte']

describe.each(PAGES)('%s', (path) => {
  let page: SeenResponse
  beforeAll(async () => {
    page = await proxy.request(path)
  })

  test('scores at least 130 with the HTTP Observatory, also without its latest two rules', () => {
    const { score, verdicts } = observe(page)
    expect(verdicts.filter(({ points }) => points < 0)).toEqual([])
    expect(score).toBe(150)
    const latest = verdicts.filter(({ rule }) => ['openerPolicy', 'embedderPolicy'].includes(rule)).reduce((sum, { points }) => sum + points, 0)
    expect(score - latest).toBeGreaterThanOrEqual(130)
  })

  test('has one policy, which allows only its own origin', () => {
    const policy = readPolicy(page)
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name), name).toEqual(["'none'"])
    for (const name of ['img-src', 'font-src', 'connect-src', 'manifest-src', 'form-action']) expect(policy.get(name), name).toEqual(["'self'"])
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*|http|data:|blob:/)
    expect(page.body).not.toContain('http-equiv="content-security-policy"')
  })

  test('allows exactly its own inline scripts and styles', () => {
    const policy = readPolicy(page)
    const hashes = (element: RegExp) =>
      [...page.body.matchAll(element)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    const run = hashes(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)
    for (const hash of run) expect(policy.get('script-src')).toContain(hash)
    for (const hash of hashes(/<style[^>]*>([\s\S]*?)<\/style>/g)) expect(policy.get('style-src')).toContain(hash)
    expect(policy.get('script-src')?.[0]).toBe("'self'")
    // An error page shares its policy with the server's other pages.
    if (page.status === 200) expect(policy.get('script-src')).toHaveLength(1 + new Set(run).size)
  })

  test('allows no script to turn text into markup', () => {
    expect(readPolicy(page).get('require-trusted-types-for')).toEqual(["'script'"])
    expect(readPolicy(page).get('trusted-types')).toEqual(["'none'"])
  })

  test('has no style attribute and no inline event handler', () => {
    expect(page.body).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=/i)
  })
})

test.each([...PAGES, '/favicon.svg', '/healthz', '/functions/v1/send-email-v2', '/rita/'])('%s has the headers of every response', async (path) => {
  const { headers } = await proxy.request(path)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const policy = readPolicy({ headers })
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name), name).toEqual(["'none'"])
  expect(headers.get('set-cookie')).toBeNull()
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
})

test.each(PAGES)('%s may use neither camera nor geolocation', async (path) => {
  const { headers } = await proxy.request(path)
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) expect(headers.get('permissions-policy')).toContain(`${feature}=()`)
})

test.each(PAGES)('%s tells other sites nothing of its address, and a form in it keeps its origin', async (path) => {
  expect((await proxy.request(path)).headers.get('referrer-policy')).toBe('same-origin')
})

test('only the site itself may call the function from a browser', async () => {
  const preflight = (origin: string) =>
    proxy.request('/functions/v1/send-email-v2', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
  const { headers } = await preflight('https://localhost')
  expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual(['https://localhost', null])
})

test('dynamic responses are not cached', async () => {
  const thanks = await server.post(new URLSearchParams(aRequest()).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  expect([thanks.status, thanks.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await server.ask('/healthz')).headers.get('cache-control')).toBe('no-store')
})

test('every body has a content type, and text a charset', async () => {
  for (const path of [...PAGES, '/favicon.svg', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/healthz']) {
    expect((await server.ask(path)).headers.get('content-type'), path).toMatch(/^(?:text|image|application)\/[\w.+-]+(?:; charset=utf-8)?$/i)
  }
  for (const path of ['/', '/finns-inte', '/favicon.svg', '/robots.txt', '/sitemap.xml']) {
    expect((await server.ask(path)).headers.get('content-type'), path).toMatch(/charset=utf-8$/i)
  }
})

test('sends no HSTS over http', async () => {
  const plain = await startTestServer()
  const { headers } = await plain.ask('/')
  expect(headers.get('strict-transport-security')).toBeNull()
  await plain.close()
})
