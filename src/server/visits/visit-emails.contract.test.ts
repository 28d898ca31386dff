import { describe, expect, test } from 'vitest'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase, laterEmails } from '../../../tests/support/storage.ts'
import { november, RECEIVED, withVisits } from '../../../tests/support/visit-storage.ts'

const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
const YEAR = '2027-11-22T12:00:00.000Z'
const THURSDAY = november('26T08:00')
const FRIDAY = november('27T08:00', 90)
/** Four in the afternoon of the day before. */
const BEFORE_THURSDAY = '2026-11-25T15:00:00.000Z'
const JUST_BEFORE = '2026-11-25T14:59:59.999Z'
const BEFORE_FRIDAY = '2026-11-26T15:00:00.000Z'

const booked = (when: string) => [
  ['visit to customer', when],
  ['visit to owner', when],
]
const reminded = (when: string) => [
  ['visit reminder to customer', when],
  ['visit reminder to owner', when],
]

describe.each(Object.entries(databases))('emails about visits in %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  async function openWith(...references: string[]) {
    const storage = await withVisits(await open(), references)
    const send = async (now: string) => {
      for (let due = await storage.outbox.leaseNext(now, YEAR); due; due = await storage.outbox.leaseNext(now, YEAR)) await storage.outbox.markSent(due.id, now)
    }
    return { ...storage, send, emails: (reference = 'F-1') => laterEmails(storage, reference) }
  }

  test('the customer is told of times that are proposed, both of a booking', async () => {
    const { propose, book, emails } = await openWith('F-1', 'F-2')
    await propose('F-1', THURSDAY)
    expect(await emails()).toEqual([['visit proposal', RECEIVED]])
    await book('F-1', THURSDAY, 'customer', { at: ONE })
    expect([await emails(), await emails('F-2')]).toEqual([booked(ONE), []])
  })

  test('a proposal that was sent is not taken back by the booking', async () => {
    const { propose, book, emails, send } = await openWith('F-1')
    await propose('F-1', THURSDAY)
    await send(RECEIVED)
    await book('F-1', THURSDAY, 'customer', { at: ONE })
    expect(await emails()).toEqual([['visit proposal', RECEIVED], ...booked(ONE)])
  })

  test('the same booking twice is told once', async () => {
    const { book, emails, send } = await openWith('F-1')
    await book('F-1', THURSDAY)
    await send(RECEIVED)
    await book('F-1', THURSDAY, 'owner', { at: ONE })
    expect(await emails()).toEqual(booked(RECEIVED))
  })

  test('another address for the same time is told to the owner alone, and not as a move', async () => {
    const { book, emails, send, repository } = await openWith('F-1')
    await book('F-1', THURSDAY)
    await send(RECEIVED)
    await book('F-1', THURSDAY, 'owner', { at: ONE, address: 'Storgatan 1' })
    expect(await emails()).toEqual([
      ['visit to customer', RECEIVED],
      ['visit to owner', ONE],
    ])
    expect((await repository.find('F-1'))?.visit).toMatchObject({ address: 'Storgatan 1', sequence: 1, change: { what: 'booked' } })
  })

  test('both are told anew of a visit that is moved or cancelled, and the owner of a wish', async () => {
    const { visits, book, emails, send } = await openWith('F-1')
    await book('F-1', THURSDAY)
    await send(RECEIVED)
    await book('F-1', FRIDAY, 'owner', { at: ONE })
    expect(await emails()).toEqual(booked(ONE))
    await visits.wish('F-1', 'Hellre på kvällen', ONE)
    expect(await emails()).toEqual([...booked(ONE), ['visit wish', ONE]])
    await send(ONE)
    await visits.end({ reference: 'F-1', by: 'customer', at: TWO })
    expect(await emails()).toEqual([...booked(TWO), ['visit wish', ONE]])
  })

  test('nobody is told of a proposal that is withdrawn before it was sent', async () => {
    const { visits, propose, emails } = await openWith('F-1', 'F-2')
    await propose('F-1', THURSDAY)
    await propose('F-2', THURSDAY)
    await visits.end({ reference: 'F-1', by: 'owner', at: ONE })
    expect([await emails(), await emails('F-2')]).toEqual([[], [['visit proposal', RECEIVED]]])
  })

  test('carry the request, the visit as it is now and when the customer’s link was issued', async () => {
    const { visits, propose, book, outbox, repository, send } = await openWith('F-1', 'F-2')
    await propose('F-1', THURSDAY)
    await send(RECEIVED)
    await book('F-1', THURSDAY, 'customer', { at: ONE })
    await visits.wish('F-1', 'Hellre på kvällen', ONE)
    const { visit } = (await repository.find('F-1')) ?? {}
    const leased = [await outbox.leaseNext(ONE, YEAR), await outbox.leaseNext(ONE, YEAR), await outbox.leaseNext(ONE, YEAR)]
    expect(leased.map((email) => email?.kind).toSorted()).toEqual(['visit to customer', 'visit to owner', 'visit wish'])
    for (const email of leased) expect(email).toMatchObject({ enquiry: { reference: 'F-1' }, visit, pageIssuedAt: RECEIVED, queuedAt: ONE })
    await book('F-2', FRIDAY, 'owner', { at: TWO })
    expect(await outbox.leaseNext(TWO, YEAR)).toMatchObject({ enquiry: { reference: 'F-2' }, visit: { time: FRIDAY, offered: [] }, pageIssuedAt: undefined })
  })

  describe('reminders', () => {
    test('come once, in the afternoon of the day before', async () => {
      const { visits, book, emails, send } = await openWith('F-1', 'F-2')
      await book('F-1', THURSDAY)
      await book('F-2', FRIDAY)
      await send(RECEIVED)
      expect(await visits.queueReminders(JUST_BEFORE, 10)).toBe(0)
      expect(await visits.queueReminders(BEFORE_THURSDAY, 10)).toBe(1)
      expect(await visits.queueReminders(BEFORE_THURSDAY, 10)).toBe(0)
      expect([await emails(), await emails('F-2')]).toEqual([[...reminded(BEFORE_THURSDAY), ...booked(RECEIVED)], booked(RECEIVED)])
    })

    test('come for so many at a time, the first visits first', async () => {
      const { visits, book, emails } = await openWith('F-1', 'F-2')
      await book('F-1', november('28T08:00'))
      await book('F-2', november('27T16:00'))
      expect(await visits.queueReminders(november('27T15:00').start, 1)).toBe(1)
      expect([await emails(), await emails('F-2')]).toEqual([booked(RECEIVED), [...reminded(november('27T15:00').start), ...booked(RECEIVED)]])
      expect(await visits.queueReminders(november('27T15:00').start, 1)).toBe(1)
    })

    test('come neither for a visit that is booked when they would be due, nor for one that has begun', async () => {
      const { visits, book } = await openWith('F-1', 'F-2', 'F-3')
      await book('F-1', THURSDAY, 'owner', { at: BEFORE_THURSDAY })
      await book('F-2', november('26T10:00'), 'owner', { at: JUST_BEFORE })
      await book('F-3', november('26T11:00'), 'owner', { at: JUST_BEFORE })
      expect(await visits.queueReminders(november('26T10:00').start, 10)).toBe(1)
    })

    test('of a time that no longer holds are not sent, and the new time has its own', async () => {
      const { visits, book, emails, send } = await openWith('F-1', 'F-2')
      await book('F-1', THURSDAY)
      await book('F-2', november('26T10:00'))
      await send(RECEIVED)
      expect(await visits.queueReminders(BEFORE_THURSDAY, 10)).toBe(2)
      await book('F-1', FRIDAY, 'owner', { at: BEFORE_THURSDAY })
      await visits.end({ reference: 'F-2', by: 'owner', at: BEFORE_THURSDAY })
      expect([await emails(), await emails('F-2')]).toEqual([booked(BEFORE_THURSDAY), booked(BEFORE_THURSDAY)])
      expect(await visits.queueReminders(BEFORE_FRIDAY, 10)).toBe(1)
      expect(await emails()).toEqual([...reminded(BEFORE_FRIDAY), ...booked(BEFORE_THURSDAY)])
    })

    test('that no mail server took are gone when the visit begins', async () => {
      const { visits, book, emails, send } = await openWith('F-1', 'F-2')
      await book('F-1', THURSDAY)
      await book('F-2', november('26T10:00'))
      await send(RECEIVED)
      expect(await visits.queueReminders(BEFORE_THURSDAY, 10)).toBe(2)
      await visits.queueReminders(THURSDAY.start, 10)
      expect([await emails(), await emails('F-2')]).toEqual([booked(RECEIVED), [...reminded(BEFORE_THURSDAY), ...booked(RECEIVED)]])
    })

    test('do not come for a visit that was cancelled before', async () => {
      const { visits, book } = await openWith('F-1')
      await book('F-1', THURSDAY)
      await visits.end({ reference: 'F-1', by: 'owner', at: ONE })
      expect(await visits.queueReminders(BEFORE_THURSDAY, 10)).toBe(0)
    })
  })

  test('of an erased visit tell the owner’s calendar when it would have been, until it is over', async () => {
    const { db, visits, repository, book, propose, outbox, send } = await openWith('F-1', 'F-2', 'F-3')
    await book('F-1', THURSDAY)
    await book('F-2', FRIDAY)
    await propose('F-3', FRIDAY)
    await send(RECEIVED)
    const uid = (await repository.find('F-1'))?.visit?.uid
    for (const reference of ['F-1', 'F-3']) await repository.erase(reference, ONE, 'asked')
    const email = await outbox.leaseNext(ONE, TWO)
    expect(email).toEqual({
      id: email?.id,
      recipient: 0,
      queuedAt: ONE,
      attempts: 0,
      kind: 'erased visit',
      erased: { uid, reference: 'F-1', sequence: 1, time: THURSDAY, erasedAt: ONE },
    })
    expect(await outbox.leaseNext(ONE, TWO)).toBeUndefined()
    await repository.erase('F-2', TWO, 'asked')
    await visits.forgetErased(THURSDAY.end)
    expect(await db.selectFrom('erased_visits').select('reference').execute()).toEqual([{ reference: 'F-2' }])
    expect(await db.selectFrom('emails').select(['kind', 'queued_at']).execute()).toEqual([{ kind: 'erased visit', queued_at: TWO }])
  })
})
