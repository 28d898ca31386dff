import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { aCopy, aCustomer } from '../../../../tests/support/flood.ts'
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts'
import { makeQuarantineRepository } from '../sql/quarantine-repository.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let now: number
let server: TestServer
beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z')
  server = await startTestServer({ FLOOD_LEVEL: '2', TRUST_PROXY: '1', CONFIRMATION: '0' }, () => new Date(now))
})
afterEach(() => server.close())

async function quarantined(): Promise<number> {
  const db = await migrateToLatest(openDatabase({ databaseUrl: undefined, dataDir: server.dataDir }))
  const { count } = await makeQuarantineRepository(db).size()
  await db.destroy()
  return count
}

/** Ten people with nothing in common: the level lets two through, the trickle five, and three are set aside. */
async function crowd() {
  for (let n = 0; n < 10; n += 1) {
    const [name = '', location = ''] = ['ABCDEFGHIJ'[n], 'QRSTUVWXYZ'[n]]
    const person = { name, location, phone: `073-912 44 1${n}`, email: `person${n}@gmail.com`, message: '' }
    await server.postJson(aCustomer(person), { 'x-forwarded-for': `${60 + n}.1.1.1` })
  }
  expect(await quarantined()).toBe(3)
}

test.each([
  ['up to 24 hours', 24 * HOUR, 0],
  ['not later', 24 * HOUR + 1, 3],
])('what looks ordinary is released by itself %s after it came', async (_, wait, left) => {
  await crowd()
  now += wait
  await server.queueDueEmails()
  expect(await quarantined()).toBe(left)
})

test('what looks suspicious, filled the trap field or came too fast is released by the owner only', async () => {
  for (let n = 0; n < 5; n += 1) await server.postJson(aCopy(n), { 'x-forwarded-for': `${60 + n}.1.1.1` })
  await server.postJson({ ...aCustomer({ message: 'ett' }), kontrollfraga: 'x' }, { 'x-forwarded-for': '90.1.1.1' })
  await server.postJson(aCustomer({ message: 'två', phone: '073-912 44 99', email: 'b@gmail.com' }), { 'x-forwarded-for': '91.1.1.1', 'form-trap': 'too-fast' })
  const before = await quarantined()
  expect(before).toBeGreaterThanOrEqual(4)
  for (let again = 0; again < 4; again += 1) {
    now += 2 * HOUR
    await server.queueDueEmails()
  }
  expect(await quarantined()).toBe(before)
})
