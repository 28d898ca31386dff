import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '#server/enquiries/enquiry-record.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail } from '../../../tests/support/storage.ts'
import { makeUndeliveredEmails } from './undelivered-emails.ts'

const NOON = '2026-11-21T12:00:00.000Z'
/** So many minutes after. */
const at = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString()
const YEAR = '2027-11-22T12:00:00.000Z'

describe.each(Object.entries(databases))('undelivered emails on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  async function open() {
    const storage = await openStorage()
    const { db, outbox } = storage
    const next = async () => (await outbox.leaseNext(NOON, YEAR))?.id ?? ''
    const giveUp = async (id: string, minutes = 0) => {
      await outbox.markFailed(id, { at: at(minutes), failure: 'refused', response: '550 no', gaveUp: true })
      return id
    }
    /** Stores an enquiry whose email is given up. */
    const failed = async (reference: string, minutes = 0) => {
      await keepWithEmail(storage, reference)
      return giveUp(await next(), minutes)
    }
    const delayed = async (reference: string, response: string, minutes: number) => {
      await keepWithEmail(storage, reference)
      const id = await next()
      await outbox.markFailed(id, { at: NOON, failure: 'later', response, nextAt: at(minutes) })
      return id
    }
    const undelivered = makeUndeliveredEmails(db)
    const listed = async () => (await undelivered.list()).map(({ id }) => id)
    return { ...storage, undelivered, next, giveUp, failed, delayed, listed }
  }

  test('those that were given up are listed, the newest first; none that was sent or waits', async () => {
    const { outbox, digests, undelivered, next, giveUp, failed, delayed, ...storage } = await open()
    const first = await failed('F-1', 1)
    await digests.skip('2026-11-20', '2026-11-20T06:00:00.000Z')
    await digests.queueOnce('2026-11-21', NOON)
    const digest = await giveUp(await next(), 3)
    const second = await failed('F-2', 2)
    await outbox.markSent(await failed('F-3'), NOON)
    await delayed('F-4', '421 later', 5)
    await keepWithEmail(storage, 'F-5')
    const refused = { recipient: 0, failure: 'refused', response: '550 no' }
    expect(await undelivered.list()).toEqual([
      { ...refused, id: digest, kind: 'digest', reference: undefined, givenUpAt: at(3) },
      { ...refused, id: second, kind: 'owner', reference: 'F-2', givenUpAt: at(2) },
      { ...refused, id: first, kind: 'owner', reference: 'F-1', givenUpAt: at(1) },
    ])
  })

  test('of very many the newest fifty are listed', async () => {
    const { failed, listed } = await open()
    const ids: string[] = []
    for (let index = 0; index <= PAGE_SIZE; index += 1) ids.push(await failed(`F-${index}`, index))
    expect(await listed()).toEqual(ids.slice(1).toReversed())
  })

  test('an email that is sent anew, by its own name or its enquiry’s, is due with new attempts', async () => {
    const { outbox, undelivered, failed, delayed, listed } = await open()
    const [byId, byReference, left] = [await failed('F-1'), await failed('F-2'), await failed('F-3')]
    const waiting = await delayed('F-4', '421 later', 5)
    await undelivered.acknowledge(byId, NOON)
    const resent = [await undelivered.resend(byId, at(1)), await undelivered.resend('F-2', at(1)), await undelivered.resend('F-2', at(1))]
    expect([...resent, await undelivered.resend(waiting, at(1)), await undelivered.resend('unknown', at(1))]).toEqual([1, 1, 0, 0, 0])
    expect(await listed()).toEqual([left])
    expect(await outbox.leaseNext(NOON, YEAR)).toBeUndefined()
    const leased = [await outbox.leaseNext(at(1), YEAR), await outbox.leaseNext(at(1), YEAR), await outbox.leaseNext(at(1), YEAR)]
    expect(new Map(leased.map((email) => [email?.id, email?.attempts]))).toEqual(
      new Map([
        [byId, 0],
        [byReference, 0],
        [undefined, undefined],
      ]),
    )
  })

  test('one that was acknowledged and sent anew rings the alarm again when it is given up again', async () => {
    const { undelivered, failed, giveUp, listed } = await open()
    const id = await failed('F-1')
    await undelivered.acknowledge(id, NOON)
    await undelivered.resend(id, NOON)
    await giveUp(id)
    expect(await listed()).toEqual([id])
  })

  test('the alarm ends for one email, for those of an enquiry, or for all, once', async () => {
    const { undelivered, countStuckEmails, outbox, failed, delayed, listed } = await open()
    const [byId, , third, fourth] = [await failed('F-1', 1), await failed('F-2', 2), await failed('F-3', 3), await failed('F-4', 4)]
    const waiting = await delayed('F-5', '421 later', 5)
    await outbox.markSent(await failed('F-6'), NOON)
    expect([await undelivered.acknowledge(byId, NOON), await undelivered.acknowledge('F-2', NOON), await undelivered.acknowledge('F-2', NOON)]).toEqual([
      1, 1, 0,
    ])
    expect(await undelivered.acknowledge(waiting, NOON)).toBe(0)
    expect(await listed()).toEqual([fourth, third])
    expect(await countStuckEmails(NOON, YEAR)).toEqual({ overdue: 0, givenUp: 2 })
    expect([await undelivered.acknowledge(undefined, NOON), await undelivered.acknowledge(undefined, NOON)]).toEqual([2, 0])
    expect(await countStuckEmails(NOON, YEAR)).toEqual({ overdue: 0, givenUp: 0 })
  })

  test('the latest failure is that of the email that was tried last, while it waits', async () => {
    const { outbox, undelivered, failed, delayed, giveUp } = await open()
    await failed('F-1')
    expect(await undelivered.latestFailure()).toBeUndefined()
    const first = await delayed('F-2', '421 first', 5)
    const last = await delayed('F-3', '421 last', 7)
    const second = await delayed('F-4', '421 second', 6)
    expect(await undelivered.latestFailure()).toEqual({ failure: 'later', response: '421 last' })
    await outbox.markSent(last, NOON)
    expect(await undelivered.latestFailure()).toEqual({ failure: 'later', response: '421 second' })
    await giveUp(second)
    await giveUp(first)
    expect(await undelivered.latestFailure()).toBeUndefined()
  })
})
