import { describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail, mailReply } from '../../../../tests/support/storage.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const HOUR_BEFORE = '2026-11-21T11:00:00.000Z'
const NOON_AND_A_MINUTE = '2026-11-21T12:01:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'

describe.each(Object.entries(databases))('the outbox on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  test('no email is leased before it is due', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1', ONE)
    expect(await storage.outbox.leaseNext(NOON, ONE)).toBeUndefined()
    expect(await storage.outbox.leaseNext(ONE, TWO)).toMatchObject({ enquiry: { reference: 'F-1' } })
  })

  test('a leased email is leased again only when the lease has expired', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    expect(await storage.outbox.leaseNext(NOON, NOON_AND_A_MINUTE)).toMatchObject({ enquiry: { reference: 'F-1' } })
    expect(await storage.outbox.leaseNext(NOON, NOON_AND_A_MINUTE)).toBeUndefined()
    expect(await storage.outbox.leaseNext(NOON_AND_A_MINUTE, ONE)).toMatchObject({ enquiry: { reference: 'F-1' } })
  })

  test('concurrent processes never lease the same email', async () => {
    const [one, other] = [await open(), await open()]
    const references = Array.from({ length: 20 }, (_, index) => `F-${index}`)
    for (const reference of references) await keepWithEmail(one, reference)
    const leased = await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? one : other).outbox.leaseNext(NOON, ONE)))
    const queued = await one.db.selectFrom('emails').select('id').execute()
    expect(leased.flatMap((email) => email?.id ?? []).toSorted()).toEqual(queued.map(({ id }) => id).toSorted())
    expect(queued).toHaveLength(references.length)
  })

  test('a sent or given-up email is not leased again, and a delayed one only when it is due', async () => {
    const storage = await open()
    const ids: string[] = []
    for (const reference of ['F-1', 'F-2', 'F-3']) {
      await keepWithEmail(storage, reference)
      ids.push((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '')
    }
    const [sent = '', gaveUp = '', delayed = ''] = ids
    await storage.outbox.markSent(sent, NOON)
    await storage.outbox.markFailed(gaveUp, { at: NOON, failure: 'refused', response: '550 no', gaveUp: true })
    await storage.outbox.markFailed(delayed, { at: NOON, failure: 'later', response: '421 later', nextAt: ONE })
    expect(await storage.outbox.leaseNext(NOON_AND_A_MINUTE, ONE)).toBeUndefined()
    expect(await storage.outbox.leaseNext(ONE, TWO)).toMatchObject({ id: delayed, attempts: 1 })
    expect(await storage.outbox.leaseNext(ONE, TWO)).toBeUndefined()
  })

  test('overdue and given-up emails are counted, sent and recent ones are not', async () => {
    const storage = await open()
    for (const reference of ['F-1', 'F-2', 'F-3']) await keepWithEmail(storage, reference)
    await storage.outbox.markSent((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    await storage.outbox.markFailed((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', { at: NOON, failure: 'refused', response: '550', gaveUp: true })
    expect(await storage.countStuckEmails(NOON, TWO)).toEqual({ overdue: 0, givenUp: 1 })
    expect(await storage.countStuckEmails(ONE, TWO)).toEqual({ overdue: 1, givenUp: 1 })
  })

  test('an email that was queued in the future counts as overdue: it may wait until then', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    const email = await storage.outbox.leaseNext(NOON, NOON_AND_A_MINUTE)
    await storage.outbox.markFailed(email?.id ?? '', { at: NOON, failure: 'later', response: '421', nextAt: TWO })
    expect(await storage.countStuckEmails(HOUR_BEFORE, NOON)).toEqual({ overdue: 0, givenUp: 0 })
    expect(await storage.countStuckEmails(HOUR_BEFORE, HOUR_BEFORE)).toEqual({ overdue: 1, givenUp: 0 })
  })

  test.each(['confirmation', 'new customer link'] as const)('a refused %s is not counted as stuck, since its address was the visitor’s', async (kind) => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    await storage.outbox.markSent((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    await storage.inTransaction((transaction) => transaction.queueEmail({ kind, reference: 'F-1', queuedAt: NOON, dueAt: NOON }))
    expect(await storage.countStuckEmails(ONE, TWO)).toEqual({ overdue: 0, givenUp: 0 })
    await storage.outbox.markFailed((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', { at: NOON, failure: 'refused', response: '550', gaveUp: true })
    expect(await storage.countStuckEmails(ONE, TWO)).toEqual({ overdue: 0, givenUp: 0 })
    expect(await storage.repository.eraseOld(ONE, TWO, 200)).toBe(1)
  })

  test('a reply that waits or is refused is not counted as stuck, since its address was the visitor’s', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    await storage.outbox.markSent((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    await mailReply(storage, 'F-1')
    expect(await storage.countStuckEmails(ONE, TWO), 'it waits').toEqual({ overdue: 0, givenUp: 0 })
    await storage.outbox.markFailed((await storage.outbox.leaseNext(NOON, ONE))?.id ?? '', { at: NOON, failure: 'refused', response: '550', gaveUp: true })
    expect(await storage.countStuckEmails(ONE, TWO), 'it is refused').toEqual({ overdue: 0, givenUp: 0 })
  })
})
