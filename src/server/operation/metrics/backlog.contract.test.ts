import { describe, expect, onTestFinished, test } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { emails } from '#server/emails.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { openStorage } from '../../../../tests/support/storage.ts'
import { makeReadBacklog } from './backlog-repository.ts'

describe.each(Object.entries(databases))('the backlog in %s', (_, newDatabase) => {
  test('is empty in a new database, and counts what waits with its oldest', async () => {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const database = openDatabase(where)
    const db = await migrateToLatest(database)
    onTestFinished(() => db.destroy())
    const read = makeReadBacklog(db, emails)
    expect(await read()).toEqual({
      emails: { waiting: 0, givenUp: 0, oldestQueuedAt: undefined },
      unanswered: { count: 0, oldestReceivedAt: undefined, nextAnswerBy: undefined },
      quarantined: 0,
      photos: { count: 0, bytes: 0 },
    })

    const [first, second, quarantined] = [
      anEnquiry({ reference: 'F-1', receivedAt: '2026-11-18T12:00:00.000Z' }),
      anEnquiry({ reference: 'F-2', receivedAt: '2026-11-19T12:00:00.000Z' }),
      anEnquiry({ reference: 'F-3', receivedAt: '2026-11-17T12:00:00.000Z' }),
    ]
    await makeInTransaction(
      db,
      database,
    )(async (transaction) => {
      await transaction.keepEnquiry(first)
      await transaction.keepEnquiry(second)
      await transaction.keepEnquiry(quarantined, { reason: 'too-fast', suspicion: 0 })
      for (const { reference, receivedAt } of [second, first])
        await transaction.queueEmail({
          kind: 'owner',
          reference,
          queuedAt: receivedAt,
          dueAt: receivedAt,
        })
    })
    expect(await read()).toEqual({
      emails: { waiting: 2, givenUp: 0, oldestQueuedAt: first.receivedAt },
      unanswered: {
        count: 2,
        oldestReceivedAt: first.receivedAt,
        nextAnswerBy: first.answerBy,
      },
      quarantined: 1,
      photos: { count: 0, bytes: 0 },
    })
    await makeEnquiryRepository(db).erase('F-1', second.receivedAt, 'asked')
    expect(await read()).toMatchObject({
      emails: { waiting: 1, oldestQueuedAt: second.receivedAt },
      unanswered: { count: 1 },
    })
  })

  test('counts the oldest up to a limit, and knows the oldest of all', async () => {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const { db, inTransaction } = await openStorage(where)
    onTestFinished(() => db.destroy())
    const most = 5
    const instant = (index: number) => new Date(Date.parse('2026-11-18T12:00:00.000Z') - index).toISOString()
    await inTransaction(async (transaction) => {
      for (let index = 0; index <= most; index += 1) {
        await transaction.keepEnquiry(anEnquiry({ reference: `F-${index}`, receivedAt: instant(index) }))
        await transaction.keepEnquiry(anEnquiry({ reference: `S-${index}`, receivedAt: instant(index) }), { reason: 'flood', suspicion: 0 })
        await transaction.queueEmail({ kind: 'owner', reference: `F-${index}`, queuedAt: instant(index), dueAt: instant(index) })
      }
    })
    expect(await makeReadBacklog(db, emails, most)()).toMatchObject({
      emails: { waiting: most, oldestQueuedAt: instant(most) },
      unanswered: { count: most, oldestReceivedAt: instant(most), nextAnswerBy: anEnquiry({ receivedAt: instant(most) }).answerBy },
      quarantined: most,
    })
  })
})
