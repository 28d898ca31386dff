import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateToLatest } from '#server/adapters/sql/database.ts'
import { openDatabase } from '#server/adapters/sql/open-database.ts'
import { makeCountStuckEmails, makeOutbox } from '#server/adapters/sql/outbox.ts'
import { makeQuoteRepository } from '#server/adapters/sql/quote-repository.ts'
import { makeInTransaction } from '#server/adapters/sql/quote-transaction.ts'
import { makeReplyRepository } from '#server/adapters/sql/replies.ts'
import { aDrawnQuote, aQuote } from '../support/a-request.ts'
import { databases, type TestDatabase } from './databases.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const NOON_AND_A_MINUTE = '2026-11-21T12:01:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
const PROMISED = { answerBy: '2026-11-22T13:00:00.000Z', remindAt: '2026-11-22T09:00:00.000Z', remindAgainAt: '2026-11-22T12:00:00.000Z' }

describe.each(Object.entries(databases))('the books on %s', (_, newDatabase) => {
  let where: TestDatabase
  const open: (() => Promise<void>)[] = []

  beforeEach(async () => {
    where = await newDatabase()
  })
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
    await where.remove()
  })

  async function openOffice() {
    const database = openDatabase(where)
    const db = await migrateToLatest(database)
    open.push(() => db.destroy())
    return {
      db,
      inTransaction: makeInTransaction(db, database),
      outbox: makeOutbox(db, database),
      repository: makeQuoteRepository(db),
      replies: makeReplyRepository(db),
      countStuckEmails: makeCountStuckEmails(db),
    }
  }

  async function keep(office: Awaited<ReturnType<typeof openOffice>>, reference: string, dueAt = NOON) {
    const quote = aQuote({ reference, receivedAt: NOON })
    await office.inTransaction(async (books) => {
      await books.keepQuote(quote)
      await books.queueEmail({ kind: 'owner', reference, queuedAt: NOON, dueAt })
    })
    return quote
  }

  test('keep a quote and its email, and give both back unchanged', async () => {
    const office = await openOffice()
    const quote = await keep(office, 'F-1')
    expect(await office.outbox.leaseNext(NOON, ONE)).toMatchObject({ kind: 'owner', quote, attempts: 0 })
  })

  test('keep a drawing with the price that it indicated, and give both back unchanged, with the email and in the repository', async () => {
    const office = await openOffice()
    const drawn = aDrawnQuote({ reference: 'F-1', receivedAt: NOON })
    await office.inTransaction(async (books) => {
      await books.keepQuote(drawn)
      await books.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: NOON, dueAt: NOON })
    })
    expect(await office.repository.find('F-1')).toMatchObject(drawn)
    expect(await office.outbox.leaseNext(NOON, ONE)).toMatchObject({ quote: drawn })
  })

  test('write down nothing at all when the transaction fails', async () => {
    const office = await openOffice()
    const failing = office.inTransaction(async (books) => {
      await books.keepQuote(aQuote({ reference: 'F-1', receivedAt: NOON }))
      await books.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: NOON, dueAt: NOON })
      throw new Error('out of ink')
    })
    await expect(failing).rejects.toThrow('out of ink')
    expect(await office.db.selectFrom('quotes').selectAll().execute()).toEqual([])
    expect(await office.db.selectFrom('letters').selectAll().execute()).toEqual([])
  })

  test('write down what was begun at the same time, each on its own: one that fails takes nothing else with it', async () => {
    const office = await openOffice()
    const references = Array.from({ length: 20 }, (_, index) => `F-${index}`)
    const written = await Promise.allSettled(
      references.map((reference, index) =>
        office.inTransaction(async (books) => {
          await books.keepQuote(aQuote({ reference, receivedAt: NOON }))
          if (index % 3 === 0) throw new Error('out of ink')
          return reference
        }),
      ),
    )
    const kept = written.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    expect(kept).toEqual(references.filter((_, index) => index % 3 !== 0))
    const rows = await office.db.selectFrom('quotes').select('reference').execute()
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(kept.toSorted())
  })

  test('refuse a second quote with the same reference, and a second email of the same kind', async () => {
    const office = await openOffice()
    await keep(office, 'F-1')
    await expect(keep(office, 'F-1')).rejects.toThrow()
    await expect(office.inTransaction((books) => books.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: NOON, dueAt: ONE }))).rejects.toThrow()
  })

  test('hand out no email before it is due', async () => {
    const office = await openOffice()
    await keep(office, 'F-1', ONE)
    expect(await office.outbox.leaseNext(NOON, ONE)).toBeUndefined()
    expect(await office.outbox.leaseNext(ONE, TWO)).toMatchObject({ quote: { reference: 'F-1' } })
  })

  test('hand out an email to one taker only, until the lease is over', async () => {
    const office = await openOffice()
    await keep(office, 'F-1')
    expect(await office.outbox.leaseNext(NOON, NOON_AND_A_MINUTE)).toMatchObject({ quote: { reference: 'F-1' } })
    expect(await office.outbox.leaseNext(NOON, NOON_AND_A_MINUTE)).toBeUndefined()
    expect(await office.outbox.leaseNext(NOON_AND_A_MINUTE, ONE)).toMatchObject({ quote: { reference: 'F-1' } })
  })

  test('never hand out the same email to two takers at the same time', async () => {
    const [one, other] = [await openOffice(), await openOffice()]
    const references = Array.from({ length: 20 }, (_, index) => `F-${index}`)
    for (const reference of references) await keep(one, reference)
    const taken = await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? one : other).outbox.leaseNext(NOON, ONE)))
    expect(taken.flatMap((email) => (email && 'quote' in email ? email.quote.reference : [])).toSorted()).toEqual(references.toSorted())
  })

  test('hand out nothing that was sent or given up, and what was delayed only when it is due again', async () => {
    const office = await openOffice()
    const ids: string[] = []
    for (const reference of ['F-1', 'F-2', 'F-3']) {
      await keep(office, reference)
      ids.push((await office.outbox.leaseNext(NOON, ONE))?.id ?? '')
    }
    const [sent = '', gaveUp = '', delayed = ''] = ids
    await office.outbox.markSent(sent, NOON)
    await office.outbox.markFailed(gaveUp, { at: NOON, failure: 'refused', response: '550 no', gaveUp: true })
    await office.outbox.markFailed(delayed, { at: NOON, failure: 'later', response: '421 later', nextAt: ONE })
    expect(await office.outbox.leaseNext(NOON_AND_A_MINUTE, ONE)).toBeUndefined()
    expect(await office.outbox.leaseNext(ONE, TWO)).toMatchObject({ id: delayed, attempts: 1 })
    expect(await office.outbox.leaseNext(ONE, TWO)).toBeUndefined()
  })

  test('count what is overdue and what was given up, and nothing that was sent or is young', async () => {
    const office = await openOffice()
    for (const reference of ['F-1', 'F-2', 'F-3']) await keep(office, reference)
    await office.outbox.markSent((await office.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    await office.outbox.markFailed((await office.outbox.leaseNext(NOON, ONE))?.id ?? '', { at: NOON, failure: 'refused', response: '550', gaveUp: true })
    expect(await office.countStuckEmails(NOON)).toEqual({ overdue: 0, givenUp: 1 })
    expect(await office.countStuckEmails(ONE)).toEqual({ overdue: 1, givenUp: 1 })
  })

  test('leave a mark once, give back the one that stands there, and write over one that is old', async () => {
    const office = await openOffice()
    const mark = { key: 'key:1', reference: 'F-1', contentHash: 'a', claimedAt: NOON }
    const later = { ...mark, reference: 'F-2', claimedAt: ONE }
    const leave = (which: typeof mark, freshSince: string) => office.inTransaction((books) => books.claimKey(which, freshSince))
    expect(await leave(mark, NOON)).toBeUndefined()
    expect(await leave(later, NOON)).toEqual(mark)
    expect(await office.inTransaction((books) => books.findKey('key:1'))).toEqual(mark)
    expect(await leave(later, ONE)).toBeUndefined()
    expect(await office.inTransaction((books) => books.findKey('key:1'))).toEqual(later)
    expect(await office.inTransaction((books) => books.findKey('key:2'))).toBeUndefined()
  })

  test('let only one of many leave the same mark at the same time', async () => {
    const office = await openOffice()
    const leave = (reference: string) => office.inTransaction((books) => books.claimKey({ key: 'key:1', reference, contentHash: 'a', claimedAt: NOON }, ''))
    const standing = await Promise.all(['F-1', 'F-2', 'F-3', 'F-4'].map(leave))
    expect(standing.filter((mark) => mark === undefined)).toHaveLength(1)
    expect(new Set(standing.flatMap((mark) => mark?.reference ?? [])).size).toBe(1)
  })

  test('keep a suspected quote apart until it is released, once', async () => {
    const office = await openOffice()
    const quote = aQuote({ reference: 'F-1', receivedAt: NOON })
    await office.inTransaction((books) => books.keepQuote(quote, 'honeypot'))
    expect(await office.outbox.leaseNext(TWO, TWO)).toBeUndefined()
    expect(await office.repository.list()).toMatchObject([{ reference: 'F-1', quarantineReason: 'honeypot', quarantinedAt: NOON, releasedAt: undefined }])
    expect(await office.repository.release('F-1', ONE, PROMISED)).toBe(true)
    expect(await office.repository.release('F-1', ONE, PROMISED)).toBe(false)
    expect(await office.outbox.leaseNext(TWO, TWO)).toMatchObject({ quote: { ...quote, ...PROMISED } })
  })

  test('erase everything about a quote and leave a trace without personal data', async () => {
    const office = await openOffice()
    await keep(office, 'F-1')
    await office.inTransaction((books) => books.claimKey({ key: 'content:a', reference: 'F-1', contentHash: 'a', claimedAt: NOON }, ''))
    await office.replies.add({ id: 'r-1', reference: 'F-1', way: 'called', madeAt: NOON })
    await office.replies.writeNote('F-1', 'Ring efter 16', NOON)
    expect(await office.repository.erase('F-1', ONE, 'asked')).toBe(true)
    expect(await office.repository.erase('F-1', ONE, 'asked')).toBe(false)
    for (const table of ['quotes', 'replies', 'notes', 'letters', 'marks'] as const) expect(await office.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await office.db.selectFrom('erasures').selectAll().execute()).toEqual([{ reference: 'F-1', erased_at: ONE, reason: 'asked' }])
  })

  test('count what is old from the last contact: the request, or the latest reply that stands', async () => {
    const office = await openOffice()
    await keep(office, 'F-1')
    await office.outbox.markSent((await office.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    await office.replies.add({ id: 'r-1', reference: 'F-1', way: 'called', madeAt: ONE })
    expect(await office.repository.oldAndDelivered(ONE)).toEqual([])
    expect(await office.repository.oldAndDelivered(TWO)).toEqual(['F-1'])
    await office.replies.undo('F-1', 'r-1', TWO)
    expect(await office.repository.oldAndDelivered(ONE)).toEqual(['F-1'])
  })

  test('name as old only what was delivered', async () => {
    const office = await openOffice()
    for (const reference of ['F-1', 'F-2']) await keep(office, reference)
    await office.outbox.markSent((await office.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    expect(await office.repository.oldAndDelivered(NOON)).toEqual([])
    expect(await office.repository.oldAndDelivered(ONE)).toHaveLength(1)
  })

  test('say when a quote was promised an answer, and count the emails of a kind', async () => {
    const office = await openOffice()
    await keep(office, 'F-1')
    await office.inTransaction(async (books) => {
      expect(await books.answerBy('F-1')).toBe('2026-11-22T12:00:00.000Z')
      expect(await books.answerBy('F-2')).toBeUndefined()
      expect(await books.countEmails('owner', NOON)).toBe(1)
      expect(await books.countEmails('owner', NOON_AND_A_MINUTE)).toBe(0)
      expect(await books.countEmails('confirmation', NOON)).toBe(0)
    })
  })

  test('count a refused confirmation as no trouble, since its address was a visitor’s', async () => {
    const office = await openOffice()
    await keep(office, 'F-1')
    await office.outbox.markSent((await office.outbox.leaseNext(NOON, ONE))?.id ?? '', NOON)
    await office.inTransaction((books) => books.queueEmail({ kind: 'confirmation', reference: 'F-1', queuedAt: NOON, dueAt: NOON }))
    expect(await office.countStuckEmails(ONE)).toEqual({ overdue: 0, givenUp: 0 })
    await office.outbox.markFailed((await office.outbox.leaseNext(NOON, ONE))?.id ?? '', { at: NOON, failure: 'refused', response: '550', gaveUp: true })
    expect(await office.countStuckEmails(ONE)).toEqual({ overdue: 0, givenUp: 0 })
    expect(await office.repository.oldAndDelivered(ONE)).toEqual(['F-1'])
  })

  test('hold everything after they were closed and opened again, and by two at once', async () => {
    const first = await openOffice()
    const quote = await keep(first, 'F-1')
    await open.pop()?.()
    const [second] = await Promise.all([openOffice(), openOffice()])
    expect(await second.outbox.leaseNext(NOON, ONE)).toMatchObject({ quote })
  })
})
