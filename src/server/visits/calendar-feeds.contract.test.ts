import { describe, expect, test } from 'vitest'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../tests/support/storage.ts'
import { makeCalendarFeedRepository } from './calendar-feeds.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'

describe.each(Object.entries(databases))('the calendar’s address on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  async function openFeeds() {
    const storage = await open()
    const feeds = makeCalendarFeedRepository(storage.db)
    return { ...storage, feeds, issuedAt: async () => (await feeds.all())[0]?.issuedAt }
  }

  test('is the one issued last, also by a clock that was set back', async () => {
    const { db, feeds, issuedAt } = await openFeeds()
    expect(await issuedAt()).toBe('')
    for (const at of [NOON, TWO, ONE]) {
      await feeds.renew(at)
      expect(await issuedAt()).toBe(at)
    }
    expect(await db.selectFrom('calendar_feeds').selectAll().execute()).toEqual([{ issued_at: ONE }])
  })

  test('is mailed to the owner when it is renewed, and as it is then when it is asked for', async () => {
    const { feeds, outbox } = await openFeeds()
    await feeds.tell(NOON)
    const told = await outbox.leaseNext(NOON, ONE)
    expect(told).toEqual({ id: told?.id, recipient: 0, queuedAt: NOON, attempts: 0, kind: 'calendar address', issuedAt: '' })
    await outbox.markSent(told?.id ?? '', NOON)
    await feeds.renew(ONE)
    expect(await outbox.leaseNext(NOON, TWO)).toBeUndefined()
    expect(await outbox.leaseNext(ONE, TWO)).toMatchObject({ kind: 'calendar address', queuedAt: ONE, issuedAt: ONE })
  })

  test('asked for twice at once is mailed once', async () => {
    const { db, feeds } = await openFeeds()
    await Promise.all([feeds.tell(NOON), feeds.tell(NOON)])
    expect(await db.selectFrom('emails').select(['kind', 'queued_at', 'due_at']).execute()).toEqual([
      { kind: 'calendar address', queued_at: NOON, due_at: NOON },
    ])
  })
})
