import { afterEach, expect, test } from 'vitest'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

const PUBLIC_URL = 'https://www.fogratt.example'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

test.each([
  ['a program', {}, 200],
  ['the site', { origin: PUBLIC_URL, host: 'www.fogratt.example' }, 200],
  ['the site, which is hosted elsewhere', { origin: PUBLIC_URL, host: 'enquiries.example', 'sec-fetch-site': 'cross-site' }, 200],
  ['the site’s form with the origin hidden', { origin: 'null', host: 'www.fogratt.example', 'sec-fetch-site': 'same-origin' }, 200],
  ['the machine itself', { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
  ['the machine’s address', { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' }, 200],
  ['the machine’s IPv6 address', { origin: 'http://[2001:db8::7]:3000', host: '[2001:db8::7]:3000' }, 200],
  ['another site', { origin: 'https://evil.example', host: 'www.fogratt.example' }, 403],
  ['another site with its origin hidden', { origin: 'null', host: 'www.fogratt.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['another site without an origin', { host: 'www.fogratt.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['something that hides its origin', { origin: 'null', host: 'www.fogratt.example' }, 403],
  ['a foreign name that points here', { origin: 'http://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ['a foreign name that points here, without an origin', { host: 'evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ['an origin that cannot be read', { origin: '%', host: 'none' }, 403],
])('a post from %s gets the right response', async (_, headers: Record<string, string>, status) => {
  const server = await startTestServer({ PUBLIC_URL })
  servers.push(server)
  expect((await server.postJson(aRequest(), headers)).status).toBe(status)
})
