import { describe, expect, test } from 'vitest'
import { fieldNames } from '#domain/enquiry/enquiry-answers.ts'
import { makeOutbox } from '#server/core/outbox/outbox.ts'
import { emails } from '#server/emails.ts'
import { aDrawnEnquiry, anEnquiry } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail } from '../../../tests/support/storage.ts'
import { enquiryRecords } from './sql/enquiry-records.ts'
import { makeEnquiryRepository } from './sql/enquiry-repository.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const NOON_AND_A_MINUTE = '2026-11-21T12:01:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
const PROMISED = { answerBy: '2026-11-22T13:00:00.000Z', remindAt: '2026-11-22T09:00:00.000Z', remindAgainAt: '2026-11-22T12:00:00.000Z' }

describe.each(Object.entries(databases))('enquiries on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  test('the table enquiries has a column for every field of a request', async () => {
    const { db } = await open()
    const enquiries = (await db.introspection.getTables()).find(({ name }) => name === 'enquiries')
    const columns = enquiries?.columns.map(({ name }) => name) ?? []
    const missing = [...fieldNames, 'plan'].filter((name) => !columns.includes(name))
    expect(missing, 'Add a migration for these columns of enquiries (src/server/core/database/migrations/migrations.ts)').toEqual([])
  })

  test('an enquiry and its email are stored and read back unchanged', async () => {
    const storage = await open()
    const enquiry = await keepWithEmail(storage, 'F-1')
    expect(await storage.outbox.leaseNext(NOON, ONE)).toMatchObject({ kind: 'owner', enquiry, attempts: 0 })
  })

  test('SQL in an answer is stored as it was typed', async () => {
    const storage = await open()
    const typed = "'); update enquiries set name = 'x'; drop table enquiries; --"
    const enquiry = anEnquiry({ reference: 'F-1', name: typed, location: typed, message: typed })
    await storage.inTransaction((transaction) => transaction.keepEnquiry(enquiry))
    expect(await storage.repository.find('F-1')).toMatchObject(enquiry)
  })

  test('a plan and its price are stored and read back unchanged, with the email and from the repository', async () => {
    const storage = await open()
    const drawn = aDrawnEnquiry({ reference: 'F-1', receivedAt: NOON })
    await storage.inTransaction(async (transaction) => {
      await transaction.keepEnquiry(drawn)
      await transaction.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: NOON, dueAt: NOON })
    })
    expect(await storage.repository.find('F-1')).toMatchObject(drawn)
    expect(await storage.outbox.leaseNext(NOON, ONE)).toMatchObject({ enquiry: drawn })
  })

  test.each([
    ['not JSON', (json: string) => json.slice(1)],
    ['not an object', () => 'null'],
    ['without a span', (json: string) => json.replace('"whole"', '"total"')],
    ['with a text for a number', (json: string) => json.replace(/"from":(\d+)/, '"from":"$1"')],
    ['with an unknown price driver', (json: string) => json.replace('"wc-wall"', '"gold-taps"')],
    ['with a text for a percentage', (json: string) => json.replace('"percent":30', '"percent":"30"')],
    ['with a text for the most that is deducted', (json: string) => json.replace('"capKr":50000', '"capKr":"50000"')],
    ['with a text for a year', (json: string) => json.replace('"year":2026', '"year":"2026"')],
    ['without a deduction', (json: string) => json.replace('"deduction"', '"reduction"')],
  ])('a stored price (%s) is left out and reported, and the enquiry is still read', async (_, damage) => {
    const storage = await open()
    const drawn = aDrawnEnquiry({ reference: 'F-1', receivedAt: NOON })
    await storage.inTransaction(async (transaction) => {
      await transaction.keepEnquiry(drawn)
      await transaction.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: NOON, dueAt: NOON })
    })
    const { price } = await storage.db.selectFrom('enquiries').select('price').executeTakeFirstOrThrow()
    expect(damage(price ?? '')).not.toBe(price)
    await storage.db
      .updateTable('enquiries')
      .set({ price: damage(price ?? '') })
      .execute()
    const reported: string[] = []
    const report = ({ message }: Error) => reported.push(message)
    const { price: _price, ...rest } = drawn
    const found = await makeEnquiryRepository(storage.db, report).find('F-1')
    expect(found).toMatchObject(rest)
    expect(found).not.toHaveProperty('price')
    expect(await makeOutbox(storage.db, storage.database, emails, report).leaseNext(NOON, ONE)).toMatchObject({ enquiry: rest })
    expect(reported).toEqual(Array(2).fill('The stored price of F-1 cannot be read and is left out'))
  })

  test('a request without a drawing has no price, and nothing is reported', async () => {
    const storage = await open()
    const enquiry = await keepWithEmail(storage, 'F-1')
    const reported: string[] = []
    const found = await makeEnquiryRepository(storage.db, ({ message }) => reported.push(message)).find('F-1')
    expect(found).toMatchObject(enquiry)
    expect([found && 'price' in found, found && 'plan' in found, found?.closed]).toEqual([false, false, undefined])
    expect(reported).toEqual([])
  })

  test('a failed transaction stores nothing', async () => {
    const storage = await open()
    const failing = storage.inTransaction(async (transaction) => {
      await transaction.keepEnquiry(anEnquiry({ reference: 'F-1', receivedAt: NOON }))
      await transaction.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: NOON, dueAt: NOON })
      throw new Error('simulated failure')
    })
    await expect(failing).rejects.toThrow('simulated failure')
    expect(await storage.db.selectFrom('enquiries').selectAll().execute()).toEqual([])
    expect(await storage.db.selectFrom('emails').selectAll().execute()).toEqual([])
  })

  test('of concurrent transactions, one that fails rolls back no other', async () => {
    const storage = await open()
    const references = Array.from({ length: 20 }, (_, index) => `F-${index}`)
    const written = await Promise.allSettled(
      references.map((reference, index) =>
        storage.inTransaction(async (transaction) => {
          await transaction.keepEnquiry(anEnquiry({ reference, receivedAt: NOON }))
          if (index % 3 === 0) throw new Error('simulated failure')
          return reference
        }),
      ),
    )
    const kept = written.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    expect(kept).toEqual(references.filter((_, index) => index % 3 !== 0))
    const rows = await storage.db.selectFrom('enquiries').select('reference').execute()
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(kept.toSorted())
  })

  test('a second enquiry with the same reference, and a second email of the same kind, are refused', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    await expect(keepWithEmail(storage, 'F-1')).rejects.toThrow()
    await expect(
      storage.inTransaction((transaction) => transaction.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: NOON, dueAt: ONE })),
    ).rejects.toThrow()
  })

  test('a key is claimed once; a second claim returns the first, unless that one has expired', async () => {
    const storage = await open()
    const claim = { key: 'key:1', reference: 'F-1', contentHash: 'a', claimedAt: NOON }
    const later = { ...claim, reference: 'F-2', claimedAt: ONE }
    const claimKey = (which: typeof claim, freshSince: string) => storage.inTransaction((transaction) => transaction.claimKey(which, freshSince))
    expect(await claimKey(claim, NOON)).toBeUndefined()
    expect(await claimKey(later, NOON)).toEqual(claim)
    expect(await storage.inTransaction((transaction) => transaction.findKey('key:1'))).toEqual(claim)
    expect(await claimKey(later, ONE)).toBeUndefined()
    expect(await storage.inTransaction((transaction) => transaction.findKey('key:1'))).toEqual(later)
    expect(await storage.inTransaction((transaction) => transaction.findKey('key:2'))).toBeUndefined()
  })

  test('of concurrent claims of one key, one succeeds', async () => {
    const storage = await open()
    const claimKey = (reference: string) =>
      storage.inTransaction((transaction) => transaction.claimKey({ key: 'key:1', reference, contentHash: 'a', claimedAt: NOON }, ''))
    const earlier = await Promise.all(['F-1', 'F-2', 'F-3', 'F-4'].map(claimKey))
    expect(earlier.filter((claim) => claim === undefined)).toHaveLength(1)
    expect(new Set(earlier.flatMap((claim) => claim?.reference ?? [])).size).toBe(1)
  })

  test('a suspected enquiry stays in quarantine until it is released, once', async () => {
    const storage = await open()
    const enquiry = anEnquiry({ reference: 'F-1', receivedAt: NOON })
    await storage.inTransaction((transaction) => transaction.keepEnquiry(enquiry, { reason: 'honeypot', suspicion: 0 }))
    expect(await storage.outbox.leaseNext(TWO, TWO)).toBeUndefined()
    expect(await storage.repository.list()).toMatchObject([{ reference: 'F-1', quarantineReason: 'honeypot', quarantinedAt: NOON, releasedAt: undefined }])
    const release = () => storage.inTransaction((transaction) => transaction.release('F-1', ONE, PROMISED, { party: 'owner' }))
    expect(await storage.inTransaction((transaction) => transaction.answerBy('F-1'))).toBeUndefined()
    expect(await release()).toEqual({ ...enquiry, ...PROMISED })
    expect(await release()).toBeUndefined()
    expect(await storage.inTransaction((transaction) => transaction.answerBy('F-1'))).toBe(PROMISED.answerBy)
    await storage.inTransaction((transaction) => transaction.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: ONE, dueAt: ONE }))
    expect(await storage.outbox.leaseNext(TWO, TWO)).toMatchObject({ enquiry: { ...enquiry, ...PROMISED } })
  })

  test('the enquiries of a query are read with their own replies only, and without those of others', async () => {
    const storage = await open()
    for (const [index, reference] of ['F-1', 'F-2', 'F-3'].entries()) {
      const receivedAt = `2026-11-2${index + 1}T12:00:00.000Z`
      await storage.inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference, receivedAt })))
      for (const id of ['a', 'b']) await storage.replies.add({ id: `${reference}-${id}`, reference, kind: 'called', madeAt: receivedAt })
    }
    const read: unknown[] = []
    const db = storage.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.push(...result.rows.filter((row) => 'made_at' in row).map(({ reference }) => reference))
        return result
      },
    })
    const records = await enquiryRecords(
      db,
      (enquiries) => enquiries.where('received_at', '>', NOON).orderBy('received_at'),
      () => {},
    )
    expect(records.map(({ reference, replies }) => [reference, replies.map(({ id }) => id)])).toEqual([
      ['F-2', ['F-2-a', 'F-2-b']],
      ['F-3', ['F-3-a', 'F-3-b']],
    ])
    expect(read.toSorted()).toEqual(['F-2', 'F-2', 'F-3', 'F-3'])
  })

  test('a list holds a page of fifty, the newest first, and the pages together hold every enquiry once', async () => {
    const storage = await open()
    // Seven at each instant, so that a page ends between two of the same.
    const references = Array.from({ length: 120 }, (_, index) => `F-${String(index).padStart(3, '0')}`)
    const enquiries = references.map((reference, index) =>
      anEnquiry({ reference, receivedAt: new Date(Date.parse(NOON) + Math.floor(index / 7)).toISOString() }),
    )
    await storage.inTransaction(async (transaction) => {
      for (const enquiry of enquiries) await transaction.keepEnquiry(enquiry)
    })
    const newestFirst = references.toReversed()
    expect(await storage.repository.count()).toBe(120)
    const page = await storage.repository.list()
    expect(page.map(({ reference }) => reference)).toEqual(newestFirst.slice(0, 50))
    expect((await storage.repository.list(page.at(-1))).map(({ reference }) => reference)).toEqual(newestFirst.slice(50, 100))
    expect((await Array.fromAsync(storage.repository.all())).map(({ reference }) => reference)).toEqual(newestFirst)
  })

  test('a transaction reads an enquiry’s deadline and counts the emails of a kind, each once for however many addresses', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    // This makes the row of the owner's other address.
    await makeOutbox(storage.db, storage.database, emails, undefined, ['a', 'b']).leaseNext(NOON, ONE)
    await storage.inTransaction(async (transaction) => {
      expect(await transaction.answerBy('F-1')).toBe('2026-11-22T12:00:00.000Z')
      expect(await transaction.answerBy('F-2')).toBeUndefined()
      expect(await transaction.countEmails('owner', NOON)).toBe(1)
      expect(await transaction.countEmails('owner', NOON_AND_A_MINUTE)).toBe(0)
      expect(await transaction.countEmails('confirmation', NOON)).toBe(0)
    })
  })

  test('everything is still there after the database was closed and opened twice at once', async () => {
    const first = await open()
    const enquiry = await keepWithEmail(first, 'F-1')
    await first.db.destroy()
    const [second] = await Promise.all([open(), open()])
    expect(await second.outbox.leaseNext(NOON, ONE)).toMatchObject({ enquiry })
  })
})
