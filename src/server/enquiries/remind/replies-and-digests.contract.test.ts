import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { visitTime } from '#domain/enquiry/visit-time.ts'
import { emails } from '#server/emails.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { keepReceivedAt, openStorage } from '../../../../tests/support/storage.ts'
import { readDigest } from './digests.ts'

const RECEIVED = '2026-11-21T12:00:00.000Z'
const AFTER_20 = '2026-11-22T08:00:00.000Z'
const AFTER_23 = '2026-11-22T11:00:00.000Z'
const AFTER_24 = '2026-11-22T12:00:00.000Z'
const YEAR = '2027-11-22T12:00:00.000Z'

describe.each(Object.entries(databases))('replies, links and digests on %s', (_, newDatabase) => {
  let where: TestDatabase
  let storage: Awaited<ReturnType<typeof openStorage>>
  beforeEach(async () => {
    where = await newDatabase()
    storage = await openStorage(where)
  })
  afterEach(async () => {
    await storage.db.destroy()
    await where.remove()
  })

  const keep = (reference: string, receivedAt = RECEIVED, suspected = false) => keepReceivedAt(storage, reference, receivedAt, suspected)

  test('of a flood a digest holds the oldest fifty and the number', async () => {
    await storage.digests.skip('2026-11-21', RECEIVED)
    await storage.inTransaction(async (transaction) => {
      for (let index = 0; index < 60; index += 1)
        await transaction.keepEnquiry(anEnquiry({ reference: `F-${index + 10}`, receivedAt: `2026-11-21T12:00:00.0${index + 10}Z` }), {
          reason: 'flood',
          suspicion: 3,
        })
    })
    await storage.digests.queueOnce('2026-11-22', AFTER_20)
    const email = await storage.outbox.leaseNext(AFTER_20, AFTER_24)
    const first = Array.from({ length: 50 }, (_, index) => ({ reference: `F-${index + 10}` }))
    expect(email).toMatchObject({ kind: 'digest', digest: { arrived: { count: 0, first: [] }, quarantined: { count: 60, first } } })
  })

  test('of what was set aside a digest has first what looks most ordinary, then the oldest', async () => {
    await storage.digests.skip('2026-11-21', RECEIVED)
    for (const [reference, receivedAt, suspicion] of [
      ['F-1', AFTER_20, 3],
      ['F-2', '2026-11-21T12:00:01.000Z', 2],
      ['F-3', RECEIVED, 3],
    ] as const)
      await storage.inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference, receivedAt }), { reason: 'flood', suspicion }))
    const { quarantined } = await readDigest(storage.db, '2026-11-23', () => {}, emails)
    expect(quarantined.first.map(({ reference }) => reference)).toEqual(['F-2', 'F-3', 'F-1'])
  })

  test('a digest has the booked visits of its Swedish day, in order of time', async () => {
    const visits = makeVisitRepository(storage.db)
    // As they came in; the last two are of the next day and of the day before.
    for (const [index, start] of ['22T12:00', '22T08:00', '22T10:00', '22T23:00', '21T22:00'].entries()) {
      const reference = `F-${index + 1}`
      await keep(reference, `2026-11-19T12:00:00.00${index}Z`)
      const time = visitTime(new Date(`2026-11-${start}:00.000Z`), 60)
      expect(await visits.book({ reference, time, address: '', by: 'owner', replyId: reference, at: RECEIVED })).toBe('booked')
    }
    await visits.end({ reference: 'F-3', by: 'customer', at: RECEIVED })
    const { visits: shown } = await readDigest(storage.db, '2026-11-22', () => {}, emails)
    expect([shown.count, ...shown.first.map(({ reference }) => reference)]).toEqual([2, 'F-2', 'F-1'])
  })

  test('a digest tells of the emails that were given up since the last one', async () => {
    await storage.digests.skip('2026-11-21', '2026-11-21T06:00:00.000Z')
    const queuedAt = '2026-11-20T12:00:00.000Z'
    for (const [reference, at] of [
      ['F-1', '2026-11-21T05:59:59.999Z'],
      ['F-2', '2026-11-21T06:00:00.000Z'],
    ] as const) {
      await keep(reference, queuedAt)
      const email = await storage.outbox.leaseNext(RECEIVED, YEAR)
      await storage.outbox.markFailed(email?.id ?? '', { at, failure: 'refused', response: '550', gaveUp: true })
    }
    const { emails: late } = await readDigest(storage.db, '2026-11-22', () => {}, emails)
    expect(late).toEqual({ count: 1, first: [{ kind: 'owner', reference: 'F-2', queuedAt, givenUpAt: '2026-11-21T06:00:00.000Z' }] })
  })

  test('of the older unanswered a digest has first the one that was promised first', async () => {
    await storage.digests.skip('2026-11-21', '2026-11-21T06:00:00.000Z')
    for (const [reference, receivedAt, answerBy] of [
      ['F-1', '2026-11-19T12:00:00.000Z', '2026-11-23T12:00:00.000Z'],
      ['F-2', '2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
    ] as const)
      await storage.inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference, receivedAt, answerBy })))
    const { unansweredEarlier } = await readDigest(storage.db, '2026-11-22', () => {}, emails)
    expect(unansweredEarlier.first.map(({ reference }) => reference)).toEqual(['F-2', 'F-1'])
  })

  test('a reply is stored once, with its instants, and only for an existing enquiry', async () => {
    await keep('F-1')
    expect(await storage.replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: AFTER_20 })).toBe(true)
    expect(await storage.replies.add({ id: 'r-1', reference: 'F-1', kind: 'declined', madeAt: AFTER_23 })).toBe(true)
    expect(await storage.replies.add({ id: 'r-2', reference: 'F-2', kind: 'called', madeAt: AFTER_20 })).toBe(false)
    await storage.replies.undo('F-2', 'r-1', AFTER_23)
    expect(await storage.repository.find('F-1')).toMatchObject({ replies: [{ id: 'r-1', kind: 'called', madeAt: AFTER_20, undoneAt: undefined }] })
    await storage.replies.undo('F-1', 'r-1', AFTER_23)
    await storage.replies.undo('F-1', 'r-1', AFTER_24)
    expect(await storage.repository.list()).toMatchObject([{ replies: [{ id: 'r-1', undoneAt: AFTER_23 }] }])
  })

  test('notes about an enquiry are added to each other, and removed together', async () => {
    await keep('F-1')
    expect((await storage.repository.find('F-1'))?.note).toBe('')
    await storage.replies.addNote('F-1', 'ett', AFTER_20)
    expect(await storage.replies.addNote('F-1', 'två', AFTER_23)).toBe(true)
    expect(await storage.replies.addNote('F-2', 'tre', AFTER_23)).toBe(false)
    expect((await storage.repository.find('F-1'))?.note).toBe('ett\ntvå')
    expect(await storage.replies.removeNotes('F-1')).toBe(true)
    expect((await storage.repository.find('F-1'))?.note).toBe('')
  })

  test('revoked links are valid from an instant on, and each revocation queues one email with a new link', async () => {
    await keep('F-1')
    expect((await storage.repository.find('F-1'))?.linksValidFrom).toBeUndefined()
    expect(await storage.outbox.leaseNext(AFTER_20, YEAR)).toMatchObject({ kind: 'owner' })
    for (const validFrom of [AFTER_20, AFTER_23]) {
      expect(await storage.replies.revokeLinks('F-1', validFrom)).toBe(true)
      expect((await storage.repository.find('F-1'))?.linksValidFrom).toBe(validFrom)
      expect(await storage.outbox.leaseNext(validFrom, YEAR)).toMatchObject({ kind: 'new link', queuedAt: validFrom })
    }
    expect(await storage.outbox.leaseNext(AFTER_24, YEAR)).toBeUndefined()
    expect(await storage.replies.revokeLinks('F-2', AFTER_20)).toBe(false)
  })

  test('one digest is queued for each day, also by concurrent processes', async () => {
    expect(await storage.digests.latestDay('2026-11-21')).toBeUndefined()
    await storage.digests.skip('2026-11-21', RECEIVED)
    await storage.digests.skip('2026-11-21', AFTER_20)
    expect(await storage.outbox.leaseNext(YEAR, YEAR)).toBeUndefined()
    const asked = await Promise.all([1, 2, 3, 4].map(() => storage.digests.queueOnce('2026-11-22', AFTER_20)))
    expect(asked.filter(Boolean)).toHaveLength(1)
    expect(await storage.digests.latestDay('2026-11-22')).toBe('2026-11-22')
    expect(await storage.digests.latestDay('2026-11-21')).toBe('2026-11-21')
    expect(await storage.outbox.leaseNext(AFTER_20, AFTER_24)).toMatchObject({ kind: 'digest', digest: { day: '2026-11-22' } })
  })

  test('a digest covers everything since the last one that was sent, and replaces an unsent one', async () => {
    await storage.digests.skip('2026-11-20', '2026-11-20T06:00:00.000Z')
    await keep('F-0', '2026-11-20T05:59:59.999Z')
    await keep('F-1', '2026-11-20T06:00:00.000Z')
    await keep('F-2', '2026-11-21T12:00:00.000Z')
    await keep('F-3', '2026-11-22T05:59:59.999Z')
    await keep('F-4', '2026-11-22T06:00:00.000Z')
    await keep('F-5', '2026-11-21T12:00:00.000Z', true)
    await keep('F-6', '2026-11-19T12:00:00.000Z', true)
    await storage.replies.add({ id: 'r-1', reference: 'F-0', kind: 'called', madeAt: RECEIVED })
    await storage.replies.add({ id: 'r-2', reference: 'F-2', kind: 'declined', madeAt: RECEIVED })
    await storage.digests.queueOnce('2026-11-21', '2026-11-21T06:00:00.000Z')
    await storage.digests.queueOnce('2026-11-22', '2026-11-22T06:00:00.000Z')
    // The clock was set back a day: an unsent digest does not shorten another.
    await storage.digests.queueOnce('2026-11-21', '2026-11-22T07:00:00.000Z')
    await storage.db.updateTable('emails').set({ sent_at: RECEIVED }).where('reference', '!=', 'F-1').execute()
    const digests = []
    for (let email = await storage.outbox.leaseNext(YEAR, `${YEAR}9`); email; email = await storage.outbox.leaseNext(YEAR, `${YEAR}9`)) {
      if (email.kind === 'digest') digests.push(email)
    }
    expect(digests).toMatchObject([
      {
        digest: {
          day: '2026-11-22',
          arrived: { count: 3, first: [{ reference: 'F-1' }, { reference: 'F-2', replies: [{ kind: 'declined' }] }, { reference: 'F-3' }] },
          quarantined: { count: 1, first: [{ reference: 'F-5' }] },
          quarantinedEarlier: 1,
          unanswered: 2,
          unansweredEarlier: { count: 0, first: [] },
          emails: { count: 1, first: [{ kind: 'owner', reference: 'F-1', queuedAt: '2026-11-20T06:00:00.000Z', givenUpAt: undefined }] },
        },
      },
      { digest: { day: '2026-11-21' } },
    ])
  })
})
