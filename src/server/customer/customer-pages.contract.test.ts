import { describe, expect, test } from 'vitest'
import { customerKeys } from '#domain/enquiry/customer-keys.ts'
import { makeOutbox } from '#server/core/outbox/outbox.ts'
import { emails } from '#server/emails.ts'
import { makeSetSeen } from '#server/enquiries/sql/customer-pages.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { aDrawnEnquiry, anAddition, aRequest } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail, laterEmails } from '../../../tests/support/storage.ts'
import { makeCustomerPageRepository } from './customer-page-repository.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const JUST_AFTER_ONE = '2026-11-21T13:00:00.001Z'
const TWO = '2026-11-21T14:00:00.000Z'
const THREE = '2026-11-21T15:00:00.000Z'
const FOUR = '2026-11-21T16:00:00.000Z'

const page = (reference: string, issuedAt = NOON) => ({ reference, tokenHash: `${reference} at ${issuedAt}`, issuedAt })

describe.each(Object.entries(databases))('customers’ pages on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  async function openWith(...references: string[]) {
    const storage = await open()
    for (const reference of references) {
      await keepWithEmail(storage, reference)
      await storage.inTransaction((transaction) => transaction.openCustomerPage(page(reference)))
    }
    const pages = makeCustomerPageRepository(storage.db)
    const lock = async ({ tokenHash }: ReturnType<typeof page>) => {
      for (let tries = 0; tries < 5; tries += 1) await pages.countTry(tokenHash)
    }
    return { ...storage, pages, lock, emails: (reference: string) => laterEmails(storage, reference) }
  }

  test('a page is found by its link alone, and when its link was issued by its request', async () => {
    const { pages, inTransaction } = await openWith('F-1', 'F-2')
    expect(await pages.find(page('F-1').tokenHash)).toEqual({ reference: 'F-1', failedTries: 0 })
    expect(await pages.find(page('F-2').tokenHash)).toEqual({ reference: 'F-2', failedTries: 0 })
    expect(await pages.find(page('F-1', ONE).tokenHash)).toBeUndefined()
    const issued = (reference: string) => inTransaction((transaction) => transaction.customerPageIssuedAt(reference))
    expect([await issued('F-1'), await issued('F-3')]).toEqual([NOON, undefined])
  })

  test('wrong tries are counted for each link, up to five, until the right digits are given', async () => {
    const { pages } = await openWith('F-1', 'F-2')
    const [one, other] = [page('F-1').tokenHash, page('F-2').tokenHash]
    const tries = []
    for (let time = 0; time < 7; time += 1) tries.push(await pages.countTry(one))
    expect(tries).toEqual([true, true, true, true, true, false, false])
    await pages.countTry(other)
    expect(await pages.find(one)).toEqual({ reference: 'F-1', failedTries: 5 })
    expect(await pages.find(other)).toEqual({ reference: 'F-2', failedTries: 1 })
    await pages.clearTries(one)
    expect(await pages.find(one)).toEqual({ reference: 'F-1', failedTries: 0 })
    expect(await pages.find(other)).toEqual({ reference: 'F-2', failedTries: 1 })
    expect(await pages.countTry(page('F-3').tokenHash)).toBe(false)
  })

  test('of guesses at the same time five are looked at', async () => {
    const { pages } = await openWith('F-1')
    const looked = await Promise.all(Array.from({ length: 9 }, () => pages.countTry(page('F-1').tokenHash)))
    expect(looked.filter(Boolean)).toHaveLength(5)
  })

  test('a locked link gives way to a new one without wrong tries, which is mailed', async () => {
    const { pages, lock, emails } = await openWith('F-1', 'F-2')
    await lock(page('F-1'))
    await lock(page('F-2'))
    expect(await pages.replace(page('F-1').tokenHash, page('F-1', ONE), NOON)).toBe(true)
    expect(await pages.find(page('F-1').tokenHash)).toBeUndefined()
    expect(await pages.find(page('F-1', ONE).tokenHash)).toEqual({ reference: 'F-1', failedTries: 0 })
    expect(await pages.find(page('F-2').tokenHash)).toEqual({ reference: 'F-2', failedTries: 5 })
    expect([await emails('F-1'), await emails('F-2')]).toEqual([[['new customer link', ONE]], []])
  })

  test('a link that is not locked stays, and nothing is mailed', async () => {
    const { pages, emails } = await openWith('F-1')
    await pages.countTry(page('F-1').tokenHash)
    expect(await pages.replace(page('F-1').tokenHash, page('F-1', ONE), NOON)).toBe(true)
    expect(await pages.find(page('F-1').tokenHash)).toEqual({ reference: 'F-1', failedTries: 1 })
    expect(await pages.find(page('F-1', ONE).tokenHash)).toBeUndefined()
    expect(await emails('F-1')).toEqual([])
  })

  test('a locked link stays when a new one was mailed since, to this customer', async () => {
    const { pages, lock, emails } = await openWith('F-1', 'F-2')
    await lock(page('F-1'))
    await lock(page('F-2'))
    await pages.replace(page('F-1').tokenHash, page('F-1', ONE), NOON)
    await lock(page('F-1', ONE))
    expect(await pages.replace(page('F-1', ONE).tokenHash, page('F-1', TWO), ONE)).toBe(false)
    expect(await pages.find(page('F-1', ONE).tokenHash)).toEqual({ reference: 'F-1', failedTries: 5 })
    expect(await pages.replace(page('F-2').tokenHash, page('F-2', TWO), ONE)).toBe(true)
    expect(await pages.replace(page('F-1', ONE).tokenHash, page('F-1', TWO), JUST_AFTER_ONE)).toBe(true)
    expect(await pages.find(page('F-1', TWO).tokenHash)).toEqual({ reference: 'F-1', failedTries: 0 })
    // The one that was not sent yet is as old as the link before.
    expect([await emails('F-1'), await emails('F-2')]).toEqual([[['new customer link', ONE]], [['new customer link', TWO]]])
  })

  test('additions are kept word for word, with their drawing and its price, and read in order of time', async () => {
    const { pages } = await openWith('F-1', 'F-2')
    const { plan, price } = aDrawnEnquiry()
    const drawn = anAddition('b', ONE, { phone: '070-174 06 05', callTime: 'efter 17', plan, price })
    const words = anAddition('a', TWO, { message: 'Två rader.\n"Citat"' })
    for (const addition of [words, drawn]) await pages.add('F-1', addition)
    await pages.add('F-2', anAddition('c', ONE))
    expect(await pages.additions('F-1')).toStrictEqual([drawn, words])
    expect(await pages.additions('F-3')).toEqual([])
  })

  test('an addition that comes twice is kept and told once', async () => {
    const { pages, outbox, emails } = await openWith('F-1')
    await pages.add('F-1', anAddition('a', ONE))
    for (let due = await outbox.leaseNext(ONE, TWO); due; due = await outbox.leaseNext(ONE, TWO)) await outbox.markSent(due.id, ONE)
    await pages.add('F-1', anAddition('a', TWO, { message: 'Annat', phone: '070-174 06 05' }))
    expect(await pages.additions('F-1')).toEqual([anAddition('a', ONE)])
    expect(await emails('F-1')).toEqual([['additions', ONE]])
  })

  test('an addition to a request that is gone is not kept', async () => {
    const { db, pages } = await openWith('F-1')
    await pages.add('F-2', anAddition('a', ONE))
    await pages.withdraw('F-2', anAddition('a', ONE))
    expect(await db.selectFrom('additions').selectAll().execute()).toEqual([])
    expect(await laterEmails({ db }, 'F-2')).toEqual([])
  })

  test('a new telephone number stands in the request, and the request is found by it', async () => {
    const { db, pages, repository } = await openWith('F-1', 'F-2')
    await pages.add('F-1', anAddition('a', ONE, { phone: '070-174 06 05' }))
    await pages.add('F-2', anAddition('b', ONE))
    expect([await repository.find('F-1'), await repository.find('F-2')]).toMatchObject([{ phone: '070-174 06 05' }, { phone: aRequest().phone }])
    expect(await db.selectFrom('search_entries').select(['reference', 'phone_key']).orderBy('reference').execute()).toEqual([
      { reference: 'F-1', phone_key: customerKeys(aRequest({ phone: '070-174 06 05' })).phoneKey },
      { reference: 'F-2', phone_key: customerKeys(aRequest()).phoneKey },
    ])
  })

  describe('the email about additions', () => {
    async function openAfterFirst() {
      const storage = await openWith('F-1', 'F-2')
      const { outbox } = storage
      for (let due = await outbox.leaseNext(NOON, ONE); due; due = await outbox.leaseNext(NOON, ONE)) await outbox.markSent(due.id, NOON)
      return storage
    }

    test('tells of all that come before it leaves', async () => {
      const { pages, outbox, emails } = await openAfterFirst()
      const [first, second] = [anAddition('a', ONE), anAddition('b', TWO)]
      await pages.add('F-1', first)
      await pages.add('F-2', anAddition('c', TWO))
      await pages.add('F-1', second)
      expect([await emails('F-1'), await emails('F-2')]).toEqual([[['additions', ONE]], [['additions', TWO]]])
      expect(await outbox.leaseNext(TWO, THREE)).toMatchObject({ kind: 'additions', enquiry: { reference: 'F-1' }, queuedAt: ONE, additions: [first, second] })
    })

    test('tells all to each of the owner’s addresses, when one of them has it and another waits', async () => {
      const { db, database, pages } = await openAfterFirst()
      const outbox = makeOutbox(db, database, emails, undefined, ['a', 'b'])
      const all = [anAddition('a', ONE), anAddition('b', TWO)]
      await pages.add('F-1', anAddition('a', ONE))
      const [first, second] = [await outbox.leaseNext(ONE, FOUR), await outbox.leaseNext(ONE, FOUR)]
      await outbox.markFailed(first?.id ?? '', { at: ONE, failure: 'later', response: '450', nextAt: TWO })
      await outbox.markSent(second?.id ?? '', ONE)
      await pages.add('F-1', anAddition('b', TWO))
      const told = [await outbox.leaseNext(TWO, FOUR), await outbox.leaseNext(TWO, FOUR)]
      expect(told.map((email) => email?.recipient).toSorted()).toEqual([0, 1])
      for (const email of told) expect(email).toMatchObject({ kind: 'additions', additions: all })
    })

    test('is followed by another that tells only what came after it was sent', async () => {
      const { pages, outbox } = await openAfterFirst()
      await pages.add('F-1', anAddition('a', ONE))
      const sent = await outbox.leaseNext(ONE, TWO)
      await outbox.markSent(sent?.id ?? '', ONE)
      await pages.add('F-1', anAddition('b', TWO))
      const next = await outbox.leaseNext(TWO, THREE)
      expect(next).toMatchObject({ kind: 'additions', queuedAt: TWO, additions: [anAddition('b', TWO)] })
      expect(next?.id).not.toBe(sent?.id)
    })

    test('gives way, while it is being sent or is given up, to one that tells of the same and more', async () => {
      const { pages, outbox } = await openAfterFirst()
      const all = [anAddition('a', ONE), anAddition('b', TWO), anAddition('c', THREE)]
      await pages.add('F-1', anAddition('a', ONE))
      const sending = await outbox.leaseNext(ONE, THREE)
      await pages.add('F-1', anAddition('b', TWO))
      const second = await outbox.leaseNext(TWO, THREE)
      expect(second).toMatchObject({ kind: 'additions', queuedAt: ONE, additions: all.slice(0, 2) })
      expect(second?.id).not.toBe(sending?.id)
      await outbox.markFailed(second?.id ?? '', { at: TWO, failure: 'refused', response: '550', gaveUp: true })
      await pages.add('F-1', anAddition('c', THREE))
      expect(await outbox.leaseNext(THREE, FOUR)).toMatchObject({ kind: 'additions', queuedAt: ONE, additions: all, attempts: 0 })
    })

    test('is the same one when its sending ended without a word, so that it counts as waiting', async () => {
      const { pages, outbox } = await openAfterFirst()
      await pages.add('F-1', anAddition('a', ONE))
      const first = await outbox.leaseNext(ONE, TWO)
      await pages.add('F-1', anAddition('b', TWO))
      expect(await outbox.leaseNext(TWO, THREE)).toMatchObject({ id: first?.id, additions: [anAddition('a', ONE), anAddition('b', TWO)] })
    })
  })

  test('a withdrawn request is closed by the customer, with the reason, its visit ended and the owner told', async () => {
    const { db, pages, repository, emails } = await openWith('F-1', 'F-2')
    const visits = makeVisitRepository(db)
    const time = { start: '2026-11-26T08:00:00.000Z', end: '2026-11-26T09:00:00.000Z' }
    await visits.book({ reference: 'F-1', time, address: '', by: 'owner', replyId: 'booked', at: NOON })
    const reason = anAddition('a', ONE, { message: 'Vi flyttar.' })
    await pages.withdraw('F-1', reason)
    expect(await repository.find('F-1')).toMatchObject({
      closed: { at: ONE, because: 'withdrawn' },
      replies: [{ id: 'booked' }, { id: 'withdrawn-a', kind: 'withdrawn', madeAt: ONE, undoneAt: undefined, by: { party: 'customer' } }],
      visit: { state: 'cancelled', change: { what: 'cancelled', by: 'customer', at: ONE } },
    })
    expect(await pages.additions('F-1')).toEqual([reason])
    expect(await emails('F-1')).toEqual([
      ['visit to customer', NOON],
      ['visit to owner', NOON],
      ['withdrawal', ONE],
    ])
    expect(await repository.find('F-2')).toMatchObject({ closed: undefined, replies: [] })
  })

  test('a request is withdrawn once, and again when that was undone or answered; without a reason nothing is added', async () => {
    const { pages, replies, repository } = await openWith('F-1')
    await pages.withdraw('F-1', anAddition('a', ONE, { message: '' }))
    await pages.withdraw('F-1', anAddition('b', TWO))
    expect(await pages.additions('F-1')).toEqual([])
    await replies.undo('F-1', 'withdrawn-a', TWO)
    await pages.withdraw('F-1', anAddition('c', TWO))
    await replies.add({ id: 'd', reference: 'F-1', kind: 'called', madeAt: THREE })
    await pages.withdraw('F-1', anAddition('e', FOUR))
    expect((await repository.find('F-1'))?.replies.map(({ id }) => id)).toEqual(['withdrawn-a', 'withdrawn-c', 'd', 'withdrawn-e'])
    expect((await pages.additions('F-1')).map(({ id }) => id)).toEqual(['c', 'e'])
  })

  test('a request was seen when the owner first said so', async () => {
    const { db, repository } = await openWith('F-1', 'F-2')
    const setSeen = makeSetSeen(db)
    await setSeen('F-1', ONE)
    await setSeen('F-1', TWO)
    expect([(await repository.find('F-1'))?.seenAt, (await repository.find('F-2'))?.seenAt]).toEqual([ONE, undefined])
  })
})
