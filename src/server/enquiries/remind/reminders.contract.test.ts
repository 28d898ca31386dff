import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDeskRequestRepository } from '#server/desk/enquiry/desk-requests.ts'
import { emails } from '#server/emails.ts'
import { makeReadBacklog } from '#server/operation/metrics/backlog-repository.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases, type TestDatabase } from '../../../../tests/support/databases.ts'
import { keepReceivedAt, openStorage } from '../../../../tests/support/storage.ts'

const RECEIVED = '2026-11-21T12:00:00.000Z'
const AFTER_19 = '2026-11-22T07:59:59.999Z'
const AFTER_20 = '2026-11-22T08:00:00.000Z'
const AFTER_23 = '2026-11-22T11:00:00.000Z'
const AFTER_24 = '2026-11-22T12:00:00.000Z'
const YEAR = '2027-11-22T12:00:00.000Z'

const REMINDERS = ['first reminder', 'last reminder', 'reminder list'] as const

describe.each(Object.entries(databases))('reminders on %s', (_, newDatabase) => {
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

  async function deliver(at: string) {
    for (;;) {
      const email = await storage.outbox.leaseNext(at, YEAR)
      if (!email) return
      await storage.outbox.markSent(email.id, at)
    }
  }

  /** Queues the reminders that are due, and resolves to those that are new: "first reminder F-1", or "reminder list". */
  async function remind(at: string): Promise<string[]> {
    const reminders = () => storage.db.selectFrom('emails').select(['id', 'kind', 'reference']).where('kind', 'in', REMINDERS).orderBy('reference').execute()
    const before = new Set((await reminders()).map(({ id }) => id))
    await storage.reminders.queueDue(at, 200)
    return (await reminders()).filter(({ id }) => !before.has(id)).map(({ kind, reference }) => `${kind} ${reference ?? ''}`.trim())
  }

  test('reminders are due from the stored instants on, at 20 and at 23 hours, once each', async () => {
    await keep('F-1')
    await deliver(RECEIVED)
    expect(await remind(AFTER_19)).toEqual([])
    expect(await remind(AFTER_20)).toEqual(['first reminder F-1'])
    expect(await remind(AFTER_20)).toEqual([])
    expect(await remind(AFTER_23)).toEqual(['last reminder F-1'])
    expect(await remind(AFTER_24)).toEqual([])
  })

  test('an enquiry that is due for the last reminder has not the first as well', async () => {
    await keep('F-1')
    await deliver(RECEIVED)
    expect(await remind(AFTER_23)).toEqual(['last reminder F-1'])
    expect(await remind(AFTER_24)).toEqual([])
  })

  test('enquiries that are due at once come in one list, the soonest first, and those that are late are counted', async () => {
    for (const [reference, receivedAt] of [
      ['F-1', '2026-11-21T11:59:59.000Z'],
      ['F-2', '2026-11-21T11:59:58.000Z'],
      ['F-3', '2026-11-20T11:00:00.000Z'],
      ['F-4', AFTER_19],
    ] as const)
      await keep(reference, receivedAt)
    await deliver(AFTER_19)
    expect(await remind(AFTER_20)).toEqual(['reminder list'])
    const list = await storage.outbox.leaseNext(AFTER_20, AFTER_23)
    expect(list).toMatchObject({
      kind: 'reminder list',
      queuedAt: AFTER_20,
      list: { soon: { count: 3, first: [{ reference: 'F-2' }, { reference: 'F-1' }, { reference: 'F-4' }] }, late: 1 },
    })
    expect(await remind(AFTER_20)).toEqual([])
    expect(await remind(AFTER_23)).toEqual(['reminder list'])
  })

  test('one list is queued for all batches of an instant, and each enquiry is taken by one of several processes', async () => {
    for (let index = 0; index < 5; index += 1) await keep(`F-${index}`)
    await deliver(RECEIVED)
    expect(await storage.reminders.queueDue(AFTER_20, 2)).toBe(2)
    const others = await Promise.all([1, 2, 3].map(() => storage.reminders.queueDue(AFTER_20, 1)))
    expect(others).toEqual([1, 1, 1])
    const queued = await storage.db.selectFrom('emails').select('kind').where('kind', 'in', REMINDERS).execute()
    expect(queued).toEqual([{ kind: 'reminder list' }])
  })

  test('a list of reminders is not leased once all its enquiries are answered', async () => {
    await keep('F-1')
    await keep('F-2')
    await deliver(RECEIVED)
    await remind(AFTER_20)
    await storage.replies.add({ id: 'r-1', reference: 'F-1', kind: 'mailed', madeAt: AFTER_20 })
    await storage.replies.add({ id: 'r-2', reference: 'F-2', kind: 'mailed', madeAt: AFTER_20 })
    expect(await storage.outbox.leaseNext(AFTER_23, YEAR)).toBeUndefined()
    await keep('F-3', AFTER_23)
    expect(await storage.outbox.leaseNext(AFTER_23, YEAR)).toMatchObject({ kind: 'owner' })
    expect(await storage.outbox.leaseNext(AFTER_23, YEAR), 'a later request is not on the list').toBeUndefined()
    await storage.replies.undo('F-1', 'r-1', AFTER_23)
    expect(await storage.outbox.leaseNext(AFTER_23, YEAR)).toMatchObject({ kind: 'reminder list', list: { soon: { count: 1 } } })
  })

  test('a quarantined enquiry has no reminder, and a released one only 20 hours after its release', async () => {
    await keep('F-1', RECEIVED, true)
    expect(await remind(AFTER_24)).toEqual([])
    await storage.inTransaction(async (transaction) => {
      await transaction.release(
        'F-1',
        AFTER_24,
        {
          answerBy: '2026-11-23T12:00:00.000Z',
          remindAt: '2026-11-23T08:00:00.000Z',
          remindAgainAt: '2026-11-23T11:00:00.000Z',
        },
        { party: 'owner' },
      )
      await transaction.queueEmail({ kind: 'owner', reference: 'F-1', queuedAt: AFTER_24, dueAt: AFTER_24 })
    })
    await deliver(AFTER_24)
    expect(await remind('2026-11-23T07:59:59.999Z')).toEqual([])
    expect(await remind('2026-11-23T08:00:00.000Z')).toEqual(['first reminder F-1'])
  })

  test('no reminder is due while the email to the owner is unsent, but one is when it was given up', async () => {
    await keep('F-1')
    expect(await remind(AFTER_20)).toEqual([])
    const email = await storage.outbox.leaseNext(RECEIVED, YEAR)
    await storage.outbox.markFailed(email?.id ?? '', { at: RECEIVED, failure: 'refused', response: '550', gaveUp: true })
    expect(await remind(AFTER_20)).toEqual(['first reminder F-1'])
  })

  test('an enquiry on a list is delivered with it, and has no reminder and is not erased before', async () => {
    await storage.inTransaction(async (transaction) => {
      for (const [reference, at] of [
        ['F-1', RECEIVED],
        ['F-2', '2026-11-21T12:04:00.000Z'],
        ['F-3', '2026-11-21T12:04:40.000Z'],
      ] as const) {
        await transaction.keepEnquiry(anEnquiry({ reference, receivedAt: RECEIVED }))
        await transaction.addToOwnerList(reference, at, new Date(Date.parse(at) + 300_000).toISOString())
      }
    })
    expect(await storage.outbox.leaseNext('2026-11-21T12:04:59.999Z', YEAR)).toBeUndefined()
    expect(await remind(AFTER_20)).toEqual([])
    expect(await storage.repository.eraseOld(YEAR, YEAR, 200)).toBe(0)
    const list = await storage.outbox.leaseNext('2026-11-21T12:05:00.000Z', AFTER_19)
    // The third came less than half a minute before the list goes.
    expect(list).toMatchObject({ kind: 'owner list', enquiries: { count: 2, first: [{ reference: 'F-1' }, { reference: 'F-2' }] } })
    await storage.outbox.markSent(list?.id ?? '', AFTER_19)
    expect(await remind(AFTER_20)).toEqual(['reminder list'])
    const records = await storage.repository.list()
    expect(records.map(({ reference, deliveredAt }) => [reference, deliveredAt])).toEqual([
      ['F-3', undefined],
      ['F-2', AFTER_19],
      ['F-1', AFTER_19],
    ])
    expect(await storage.repository.eraseOld(YEAR, YEAR, 200)).toBe(2)
  })

  test('a queued reminder is not leased while its enquiry is closed', async () => {
    await keep('F-1')
    await deliver(RECEIVED)
    await remind(AFTER_20)
    const requests = makeDeskRequestRepository(storage.db)
    const deed = { reference: 'F-1', at: AFTER_20, by: { party: 'owner' } } as const
    await requests.close({ ...deed, id: 'c-1', reason: 'won', text: '' })
    expect(await storage.outbox.leaseNext(AFTER_23, YEAR)).toBeUndefined()
    await requests.reopen({ ...deed, id: 'o-1' })
    expect(await storage.outbox.leaseNext(AFTER_23, YEAR)).toMatchObject({ kind: 'first reminder' })
  })

  test('a reminder that is not sent any more waits for nobody: it is neither overdue nor in the metrics', async () => {
    await keep('F-1')
    await deliver(RECEIVED)
    await remind(AFTER_20)
    expect(await storage.countStuckEmails(AFTER_23, YEAR)).toEqual({ overdue: 1, givenUp: 0 })
    await storage.replies.add({ id: 'r-1', reference: 'F-1', kind: 'mailed', madeAt: AFTER_20 })
    expect.soft(await storage.countStuckEmails(AFTER_23, YEAR)).toEqual({ overdue: 0, givenUp: 0 })
    expect.soft((await makeReadBacklog(storage.db, emails)()).emails).toEqual({ waiting: 0, givenUp: 0, oldestQueuedAt: undefined })
  })

  test('a queued reminder is not leased once its enquiry is answered, and is again when the reply is undone', async () => {
    await keep('F-1')
    await deliver(RECEIVED)
    await remind(AFTER_20)
    await storage.replies.add({ id: 'r-1', reference: 'F-1', kind: 'mailed', madeAt: AFTER_20 })
    expect(await remind(AFTER_23)).toEqual([])
    expect(await storage.outbox.leaseNext(AFTER_20, YEAR)).toBeUndefined()
    expect((await makeReadBacklog(storage.db, emails)()).unanswered.count).toBe(0)
    await storage.replies.undo('F-1', 'r-1', AFTER_23)
    expect((await makeReadBacklog(storage.db, emails)()).unanswered.count).toBe(1)
    expect(await storage.outbox.leaseNext(AFTER_20, YEAR)).toMatchObject({ kind: 'first reminder' })
    expect(await remind(AFTER_23)).toEqual(['last reminder F-1'])
  })
})
