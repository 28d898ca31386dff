import { describe, expect, test } from 'vitest'
import { anEnquiry } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail } from '../../../tests/support/storage.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'

describe.each(Object.entries(databases))('erasure on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  test('erasing an enquiry deletes everything about it and leaves a record without personal data', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    await storage.inTransaction((transaction) => transaction.claimKey({ key: 'content:a', reference: 'F-1', contentHash: 'a', claimedAt: NOON }, ''))
    await storage.replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: NOON })
    await storage.replies.addNote('F-1', 'Ring efter 16', NOON)
    expect(await storage.repository.erase('F-1', ONE, 'asked')).toBe(true)
    expect(await storage.repository.erase('F-1', ONE, 'asked')).toBe(false)
    for (const table of ['enquiries', 'replies', 'history', 'emails', 'dedup_keys'] as const)
      expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await storage.db.selectFrom('erasures').selectAll().execute()).toEqual([{ reference: 'F-1', erased_at: ONE, reason: 'asked' }])
  })

  test('an enquiry’s age counts from the last contact: the request, or the latest reply that was not undone', async () => {
    const storage = await open()
    for (const reference of ['F-1', 'F-2']) {
      await keepWithEmail(storage, reference)
      await storage.outbox.markSent((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
      await storage.replies.add({ id: `reply to ${reference}`, reference, kind: 'called', madeAt: ONE })
    }
    expect(await storage.repository.eraseOld(ONE, TWO, 200)).toBe(0)
    await storage.replies.undo('F-2', 'reply to F-2', TWO)
    expect(await storage.repository.eraseOld(ONE, TWO, 200)).toBe(1)
    expect(await storage.repository.list()).toMatchObject([{ reference: 'F-1' }])
    expect(await storage.repository.eraseOld(TWO, TWO, 200)).toBe(1)
    expect(await storage.db.selectFrom('erasures').select(['reference', 'reason']).orderBy('reference').execute()).toEqual([
      { reference: 'F-1', reason: 'old' },
      { reference: 'F-2', reason: 'old' },
    ])
  })

  test('old enquiries are erased a batch at a time, the oldest first', async () => {
    const storage = await open()
    for (const [index, reference] of ['F-3', 'F-1', 'F-2'].entries())
      await storage.inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference, receivedAt: `2026-11-0${index + 1}T12:00:00.000Z` })))
    expect(await storage.repository.eraseOld(NOON, NOON, 2)).toBe(2)
    expect(await storage.repository.list()).toMatchObject([{ reference: 'F-2' }])
    expect(await storage.repository.eraseOld(NOON, NOON, 2)).toBe(1)
    expect(await storage.repository.eraseOld(NOON, NOON, 2)).toBe(0)
  })

  test('an enquiry that was not delivered to the owner is never old', async () => {
    const storage = await open()
    for (const reference of ['F-1', 'F-2']) await keepWithEmail(storage, reference)
    await storage.outbox.markSent((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    expect(await storage.repository.eraseOld(NOON, TWO, 200)).toBe(0)
    expect(await storage.repository.eraseOld(ONE, TWO, 200)).toBe(1)
    expect(await storage.repository.list()).toMatchObject([{ deliveredAt: undefined }])
  })
})
