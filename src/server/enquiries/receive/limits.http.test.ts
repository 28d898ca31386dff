import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { aCustomer } from '../../../../tests/support/flood.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'

async function open(env: Record<string, string> = {}) {
  const server = await startTestServer(env)
  onTestFinished(server.close)
  return server
}

/** A post that is refused at once, and counted. */
const knock = (server: TestServer, from: string) => server.post('', { 'content-type': 'text/plain', 'x-forwarded-for': from })

test('by default a network may post twenty times, and then again ten minutes after its first post', async () => {
  const server = await open({ TRUST_PROXY: '1' })
  const statuses = []
  for (let post = 0; post < 20; post += 1) statuses.push((await knock(server, '192.0.2.1')).status)
  expect(statuses).toEqual(Array(20).fill(415))
  const form = await server.post(new URLSearchParams(aCustomer()).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': '192.0.2.1',
  })
  expect(form.status).toBe(429)
  const wait = Number(form.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(540)
  expect(wait).toBeLessThanOrEqual(600)
})

test.each([
  ['/24', '192.0.2.1', '192.0.2.254', '192.0.3.1'],
  ['/64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
])('a network is a %s', async (_, one, same, another) => {
  const server = await open({ TRUST_PROXY: '1', RATE_LIMIT: '1' })
  expect((await knock(server, one)).status).toBe(415)
  expect((await server.postJson(aCustomer(), { 'x-forwarded-for': same })).status).toBe(429)
  expect((await server.postJson(aCustomer(), { 'x-forwarded-for': another })).status).toBe(200)
})

test('without TRUST_PROXY nobody gets another network by writing X-Forwarded-For', async () => {
  const server = await open({ RATE_LIMIT: '2' })
  const statuses = []
  for (const from of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    statuses.push((await server.ask('/functions/v1/send-email-v2', { method: 'POST', headers, body: '{' })).status)
  }
  expect(statuses).toEqual([400, 400, 429])
})

describe('of several processes on one database', () => {
  /** Each with as many points of its own in memory as the others. */
  async function openTwo(env: Record<string, string>) {
    const { databaseUrl = '', remove } = await databases.PostgreSQL()
    onTestFinished(remove)
    const shared = { DATABASE_URL: databaseUrl, TRUST_PROXY: '1', CONFIRMATION: '0', ...env }
    return [await open(shared), await open(shared)] as const
  }

  test('a network is counted once for all', async () => {
    const [one, other] = await openTwo({ RATE_LIMIT: '2' })
    expect((await knock(one, '192.0.2.1')).status).toBe(415)
    expect((await knock(other, '192.0.2.1')).status).toBe(415)
    for (const server of [one, other]) expect((await server.postJson(aCustomer(), { 'x-forwarded-for': '192.0.2.1' })).status).toBe(429)
  })

  test('the sum from which a flood is judged is counted once for all', async () => {
    const [one, other] = await openTwo({ FLOOD_LEVEL: '2' })
    const send = async (server: TestServer, n: number) => {
      const person = { name: 'ABCDEFGH'[n] ?? '', phone: `073-912 44 1${n}`, email: `${n}@gmail.com`, message: '', location: 'QRSTUVWX'[n] ?? '' }
      return (await (await server.postJson(aCustomer(person), { 'x-forwarded-for': `${60 + n}.1.1.1` })).json()).replyPromised
    }
    for (const n of [0, 1]) expect(await send(one, n)).toBeUndefined()
    // The other process has five ordinary ones to let through at once, and no level of its own before them.
    for (const n of [2, 3, 4, 5, 6]) expect(await send(other, n)).toBeUndefined()
    expect(await send(other, 7)).toBe(false)
  })
})
