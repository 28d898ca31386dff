import { describe, expect, test } from 'vitest'
import type { QuarantineReason } from '#domain/enquiry/quarantine-reason.ts'
import { anEnquiry, aRequest } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail } from '../../../../tests/support/storage.ts'
import { readHistory } from '../sql/history.ts'
import { makeQuarantineRepository } from '../sql/quarantine-repository.ts'
import { sizeOf } from './quarantine-capacity.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
const PROMISED = { answerBy: '2026-11-22T13:00:00.000Z', remindAt: '2026-11-22T09:00:00.000Z', remindAgainAt: '2026-11-22T12:00:00.000Z' }

describe.each(Object.entries(databases))('quarantine on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  async function openQuarantine() {
    const storage = await open()
    const hold = (reference: string, receivedAt = NOON, suspicion = 0, reason: QuarantineReason = 'flood') =>
      storage.inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference, receivedAt }), { reason, suspicion }))
    const release = (reference: string) =>
      storage.inTransaction((transaction) => transaction.release(reference, TWO, PROMISED, { party: 'owner', name: 'Anna' }))
    return { ...storage, hold, release, quarantine: makeQuarantineRepository(storage.db) }
  }

  test('holds so many requests of so many bytes until they are released', async () => {
    const { hold, release, quarantine, ...storage } = await openQuarantine()
    expect(await quarantine.size()).toEqual({ count: 0, bytes: 0 })
    await keepWithEmail(storage, 'F-1')
    await hold('F-2')
    await hold('F-3')
    const bytes = sizeOf(aRequest()) + 'F-3'.length
    expect(await quarantine.size()).toEqual({ count: 2, bytes: 2 * bytes })
    await release('F-2')
    expect(await quarantine.size()).toEqual({ count: 1, bytes })
  })

  test('lists what looks most ordinary first, then what came first', async () => {
    const { hold, quarantine } = await openQuarantine()
    await hold('F-1', ONE, 1)
    await hold('F-2', NOON, 2, 'too-fast')
    await hold('F-3', NOON, 1, 'honeypot')
    const { count, first } = await quarantine.mostOrdinary()
    expect([count, first.map(({ reference, quarantineReason }) => [reference, quarantineReason])]).toEqual([
      3,
      [
        ['F-3', 'honeypot'],
        ['F-1', 'flood'],
        ['F-2', 'too-fast'],
      ],
    ])
  })

  test('gives back what looks ordinary and was held by a flood alone, most ordinary first, so many at a time', async () => {
    const { hold, release, quarantine } = await openQuarantine()
    await hold('F-1', ONE, 2)
    await hold('F-2', TWO, 1)
    await hold('F-3', ONE, 1)
    await hold('F-4', ONE, 3)
    await hold('F-5', ONE, 0, 'honeypot')
    await hold('F-6', NOON, 0)
    await hold('F-7', ONE, 0)
    await release('F-7')
    expect(await quarantine.heldOrdinary(ONE, 10)).toEqual(['F-3', 'F-2', 'F-1'])
    expect(await quarantine.heldOrdinary(ONE, 1)).toEqual(['F-3'])
  })

  test('has something new until the owner has looked, also when an older look is noted later', async () => {
    const { db, hold, quarantine } = await openQuarantine()
    expect([await quarantine.isUnseen(), await quarantine.floodedSince('')]).toEqual([false, false])
    await hold('F-1', ONE)
    expect([await quarantine.isUnseen(), await quarantine.floodedSince(NOON), await quarantine.floodedSince(ONE)]).toEqual([true, true, false])
    await quarantine.setSeen(ONE)
    await quarantine.setSeen(ONE)
    await quarantine.setSeen(NOON)
    expect([await quarantine.isUnseen(), await quarantine.floodedSince(NOON)]).toEqual([false, false])
    await hold('F-2', TWO, 0, 'honeypot')
    expect([await quarantine.isUnseen(), await quarantine.floodedSince(NOON)]).toEqual([true, false])
    await quarantine.setSeen(TWO)
    expect(await quarantine.isUnseen()).toBe(false)
    expect(await db.selectFrom('quarantine_views').selectAll().execute()).toEqual([{ seen_up_to: TWO }])
  })

  test('is noticed once under each name, and the latest notice is known', async () => {
    const { quarantine } = await openQuarantine()
    expect(await quarantine.latestNotice()).toBeUndefined()
    expect([await quarantine.queueNotice('a', NOON), await quarantine.queueNotice('b', ONE), await quarantine.queueNotice('a', TWO)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await quarantine.latestNotice()).toBe(ONE)
  })

  test('knows which request was released by whom, and one that was not held is not released', async () => {
    const { db, hold, release, ...storage } = await openQuarantine()
    await keepWithEmail(storage, 'F-1')
    await hold('F-2')
    expect(await release('F-1')).toBeUndefined()
    await release('F-2')
    await release('F-2')
    expect((await readHistory(db, 'F-2')).slice(1)).toMatchObject([
      { kind: 'quarantined' },
      { kind: 'released', at: TWO, by: { party: 'owner', name: 'Anna' } },
    ])
    expect(await readHistory(db, 'F-1')).toHaveLength(1)
  })

  test('a transaction knows when a request was received and whether it is confirmed', async () => {
    const storage = await openQuarantine()
    await keepWithEmail(storage, 'F-1')
    await keepWithEmail(storage, 'F-2')
    await storage.inTransaction(async (transaction) => {
      await transaction.queueEmail({ kind: 'confirmation', reference: 'F-2', queuedAt: ONE, dueAt: ONE })
      expect([await transaction.receivedAt('F-1'), await transaction.receivedAt('F-3')]).toEqual([NOON, undefined])
      expect([await transaction.isConfirmed('F-1'), await transaction.isConfirmed('F-2')]).toEqual([false, true])
    })
  })

  test('requests that come one after the other are on one list until it is about to leave', async () => {
    const { db, inTransaction, hold } = await openQuarantine()
    const list = (reference: string, at: string, dueAt: string) => inTransaction((transaction) => transaction.addToOwnerList(reference, at, dueAt))
    for (const reference of ['F-1', 'F-2', 'F-3']) await hold(reference)
    await list('F-1', NOON, ONE)
    await list('F-2', '2026-11-21T12:59:29.999Z', TWO)
    await list('F-3', '2026-11-21T12:59:30.000Z', TWO)
    expect(await db.selectFrom('enquiries').select(['reference', 'listed_in']).orderBy('reference').execute()).toEqual([
      { reference: 'F-1', listed_in: ONE },
      { reference: 'F-2', listed_in: ONE },
      { reference: 'F-3', listed_in: TWO },
    ])
    expect(await db.selectFrom('emails').select(['kind', 'about', 'due_at']).orderBy('due_at').execute()).toEqual([
      { kind: 'owner list', about: ONE, due_at: ONE },
      { kind: 'owner list', about: TWO, due_at: TWO },
    ])
  })
})
