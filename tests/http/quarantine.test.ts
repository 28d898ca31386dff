import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openBooks } from '#server/adapters/sql/database.ts'
import { openDatabase } from '#server/adapters/sql/open-database.ts'
import { makeArchive } from '#server/adapters/sql/quote-repository.ts'
import { aRequest } from '../support/a-request.ts'
import { openTestHouse, type TestHouse } from '../support/test-server.ts'

const houses: TestHouse[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

async function open(env: Record<string, string> = {}) {
  const house = await openTestHouse(env)
  houses.push(house)
  return house
}

async function kept(house: TestHouse) {
  const db = await openBooks(openDatabase({ databaseUrl: undefined, dataDir: house.dataDir }))
  const quotes = await makeArchive(db).list()
  await db.destroy()
  return quotes
}

const letters = (house: TestHouse) => {
  const folder = join(house.dataDir, 'mail')
  return existsSync(folder) ? readdirSync(folder) : []
}

test.each([
  ['http://spam.example', 'honeypot'],
  ['för snabbt', 'haste'],
])('a filled trap (%s) keeps the request apart, but accepts it like any other', async (trap, suspicion) => {
  const house = await open()
  const response = await house.postJson({ ...aRequest(), kontrollfraga: trap })
  expect(await response.json()).toMatchObject({ success: true, reference: expect.any(String) })
  expect(await kept(house)).toMatchObject([{ name: 'Åsa Öberg', suspicion, quarantinedAt: expect.any(String) }])
  expect(letters(house)).toEqual([])
})

test('fields that browsers fill in by themselves never count as a trap', async () => {
  const house = await open({ CONFIRMATION: '0' })
  const autofill = {
    url: 'https://example.se',
    website: 'https://example.se',
    organization: 'AB',
    'address-line1': 'Gatan 1',
    'postal-code': '722 11',
    nickname: 'Åsa',
    fax: '021-12 34 56',
  }
  await house.postJson({ ...aRequest(), ...autofill })
  expect(await kept(house)).toMatchObject([{ suspicion: undefined }])
  await vi.waitFor(() => expect(letters(house)).toHaveLength(1))
})

test('in a flood requests are kept apart, not refused', async () => {
  const house = await open({ FLOOD_LEVEL: '2', RATE_LIMIT: '100' })
  for (const message of ['ett', 'två', 'tre']) expect((await house.postJson(aRequest({ message }))).status).toBe(200)
  expect((await kept(house)).map(({ suspicion }) => suspicion).toSorted()).toEqual(['flood', undefined, undefined])
})

test('one network has to wait when it has sent too much, another has not, and a form gets its answers back', async () => {
  const house = await open({ RATE_LIMIT: '2', TRUST_PROXY: '1' })
  const from = (address: string, message: string) => house.postJson(aRequest({ message }), { 'x-forwarded-for': `198.51.100.1, ${address}` })
  expect((await from('192.0.2.1', 'ett')).status).toBe(200)
  expect((await from('192.0.2.2', 'två')).status).toBe(200)
  const refused = await from('192.0.2.3', 'tre')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('203.0.113.1', 'fyra')).status).toBe(200)
  const form = await house.post(new URLSearchParams(aRequest({ name: 'Örjan', message: 'fem' })).toString(), {
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
  const house = await open({ RATE_LIMIT: '1' })
  const elsewhere: Record<string, string> = status === 403 ? { origin: 'https://evil.example' } : {}
  expect((await house.post(body, { 'content-type': type, ...elsewhere })).status).toBe(status)
  expect((await house.postJson(aRequest())).status).toBe(429)
})

test.each([
  ['https://www.fogratt.example', 200],
  [undefined, 200],
  ['https://evil.example', 403],
  ['null', 403],
])('a post from the origin %s is answered with %d', async (origin, status) => {
  const house = await open({ PUBLIC_URL: 'https://www.fogratt.example' })
  expect((await house.postJson(aRequest(), origin ? { origin } : {})).status).toBe(status)
})

test('a form whose browser hides its origin is taken when it says that it comes from here', async () => {
  const house = await open()
  expect((await house.postJson(aRequest(), { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await house.postJson(aRequest(), { origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
