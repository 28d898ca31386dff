import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { aRequest } from '../../../../tests/support/a-request.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { makeEnquiryRepository } from '../sql/enquiry-repository.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function open(env: Record<string, string> = {}) {
  const server = await startTestServer(env)
  servers.push(server)
  return server
}

async function storedEnquiries(server: TestServer) {
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir: server.dataDir }))
  const enquiries = await makeEnquiryRepository(db).list()
  await db.destroy()
  return enquiries
}

const emails = (server: TestServer) => {
  const folder = join(server.dataDir, 'mail')
  return existsSync(folder) ? readdirSync(folder) : []
}

test.each([
  ['a filled trap field', { kontrollfraga: 'http://spam.example' }, {}, 'honeypot'],
  ['a trap field that the page’s script found filled', {}, { 'form-trap': 'honeypot' }, 'honeypot'],
  ['a form sent faster than people write', {}, { 'form-trap': 'too-fast' }, 'too-fast'],
])('a request with %s is accepted and quarantined', async (_, answers, headers: Record<string, string>, quarantineReason) => {
  const server = await open()
  const response = await server.postJson({ ...aRequest(), ...answers }, headers)
  expect(await response.json()).toMatchObject({ success: true, reference: expect.any(String) })
  expect(await storedEnquiries(server)).toMatchObject([{ name: 'Åsa Öberg', quarantineReason, quarantinedAt: expect.any(String) }])
  expect(emails(server)).toEqual([])
})

test('fields that browsers autofill never count as the trap field', async () => {
  const server = await open({ CONFIRMATION: '0' })
  const autofill = {
    url: 'https://example.se',
    website: 'https://example.se',
    organization: 'AB',
    'address-line1': 'Gatan 1',
    'postal-code': '722 11',
    nickname: 'Åsa',
    fax: '021-12 34 56',
  }
  await server.postJson({ ...aRequest(), ...autofill })
  expect(await storedEnquiries(server)).toMatchObject([{ quarantineReason: undefined }])
  await eventually(() => expect(emails(server)).toHaveLength(1))
})

test('in a flood requests are quarantined, not refused', async () => {
  const server = await open({ FLOOD_LEVEL: '2', RATE_LIMIT: '100' })
  for (const message of ['ett', 'två', 'tre']) expect((await server.postJson(aRequest({ message }))).status).toBe(200)
  expect((await storedEnquiries(server)).map(({ quarantineReason }) => quarantineReason).toSorted()).toEqual(['flood', undefined, undefined])
})

test('a network beyond its limit gets 429, another does not, and a refused form keeps its answers', async () => {
  const server = await open({ RATE_LIMIT: '2', TRUST_PROXY: '1' })
  const from = (address: string, message: string) => server.postJson(aRequest({ message }), { 'x-forwarded-for': `198.51.100.1, ${address}` })
  expect((await from('192.0.2.1', 'ett')).status).toBe(200)
  expect((await from('192.0.2.2', 'två')).status).toBe(200)
  const refused = await from('192.0.2.3', 'tre')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('203.0.113.1', 'fyra')).status).toBe(200)
  const form = await server.post(new URLSearchParams(aRequest({ name: 'Örjan', message: 'fem' })).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '192.0.2.4',
  })
  expect(form.status).toBe(429)
  expect(await form.text()).toContain('value="Örjan"')
})

test.each([
  ['not JSON', '{', 'application/json', 400],
  ['of another type', 'hej', 'text/plain', 415],
  ['not complete', '{}', 'application/json', 422],
  ['too large', 'a'.repeat(50_000), 'application/json', 413],
  ['from elsewhere', JSON.stringify(aRequest()), 'application/json', 403],
])('a request that is refused because it is %s counts for its network', async (_, body, type, status) => {
  const server = await open({ RATE_LIMIT: '1' })
  const elsewhere: Record<string, string> = status === 403 ? { origin: 'https://evil.example' } : {}
  expect((await server.post(body, { 'content-type': type, ...elsewhere })).status).toBe(status)
  expect((await server.postJson(aRequest())).status).toBe(429)
})
