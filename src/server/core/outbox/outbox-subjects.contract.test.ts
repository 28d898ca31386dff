import { describe, expect, test } from 'vitest'
import type { EmailKind } from '#content/emails.ts'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import { makeDeskRequestRepository } from '#server/desk/enquiry/desk-requests.ts'
import { makeSignInRepository } from '#server/desk/sign-in/desk-sign-ins.ts'
import { emails } from '#server/emails.ts'
import { makeQuarantineRepository } from '#server/enquiries/sql/quarantine-repository.ts'
import { aDrawnEnquiry, anEnquiry, aThumb } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase, keepReceivedAt } from '../../../../tests/support/storage.ts'
import { makeOutbox } from './outbox.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const AFTER_A_QUARTER = '2026-11-21T12:15:00.000Z'
const JUST_BEFORE = '2026-11-21T12:14:59.999Z'
const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
const ENQUIRY = anEnquiry({ reference: 'F-1', receivedAt: NOON })
const ADDED = { id: 'a', at: ONE, message: 'Och en sak till', phone: '', callTime: '' }

describe.each(Object.entries(databases))('an email that is sent from %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  async function openWithEnquiry() {
    const storage = await open()
    await storage.inTransaction((transaction) => transaction.keepEnquiry(ENQUIRY))
    const queue = (kind: EmailKind, at = NOON) =>
      storage.inTransaction((transaction) => transaction.queueEmail({ kind, reference: 'F-1', queuedAt: at, dueAt: at }))
    /** Without its id. */
    const lease = async (at = NOON, until = TWO) => {
      const { id: _id, ...email } = (await storage.outbox.leaseNext(at, until)) ?? {}
      return email
    }
    return { ...storage, queue, lease, pages: makeCustomerPageRepository(storage.db) }
  }

  const leased = (kind: string, queuedAt = NOON) => ({ kind, queuedAt, recipient: 0, attempts: 0 })

  test.each(['confirmation', 'new customer link'] as const)('as a %s carries when the customer’s link was issued, if it was', async (kind) => {
    const { inTransaction, queue, lease } = await openWithEnquiry()
    await queue(kind)
    expect(await lease(NOON, ONE)).toEqual({ ...leased(kind), enquiry: ENQUIRY, pageIssuedAt: undefined })
    await inTransaction((transaction) => transaction.openCustomerPage({ reference: 'F-1', tokenHash: 'hash', issuedAt: ONE }))
    expect(await lease(ONE)).toEqual({ ...leased(kind), enquiry: ENQUIRY, pageIssuedAt: ONE })
  })

  test('about additions or a withdrawal carries what the customer wrote since it was queued', async () => {
    const { pages, lease } = await openWithEnquiry()
    await pages.add('F-1', ADDED)
    expect(await lease(ONE, '2026-11-21T15:00:00.000Z')).toEqual({ ...leased('additions', ONE), enquiry: ENQUIRY, additions: [ADDED] })
    const reason = { ...ADDED, id: 'b', at: TWO, message: 'Vi flyttar.' }
    await pages.withdraw('F-1', reason)
    expect(await lease(TWO, '2026-11-21T15:00:00.000Z')).toEqual({ ...leased('withdrawal', TWO), enquiry: ENQUIRY, additions: [reason] })
  })

  test.each(['owner', 'photos'] as const)('to the %s of a request carries its photos, and the drawing as it came', async (kind) => {
    const { photos, pages, outbox, queue, lease } = await openWithEnquiry()
    for (const position of [1, 0]) {
      const { size: _size, ...thumb } = aThumb('photo', position)
      await photos.add('F-1', { ...thumb, content: Buffer.from('photo') }, NOON, NOON)
    }
    if (kind === 'owner') await queue('owner')
    const thumbs = [0, 1].map((position) => {
      const { thumb, ...facts } = aThumb('photo', position)
      return { ...facts, size: 5, thumb: expect.toSatisfy((stored: Uint8Array) => Buffer.from(thumb).equals(stored)) }
    })
    expect(await lease()).toMatchObject({ ...leased(kind), enquiry: ENQUIRY })
    await pages.add('F-1', { ...ADDED, plan: aDrawnEnquiry().plan ?? '' })
    const email = await outbox.leaseNext(TWO, '2026-11-21T15:00:00.000Z')
    expect(email).toMatchObject({ kind, enquiry: ENQUIRY, photos: thumbs })
    expect(email).not.toHaveProperty('enquiry.plan')
  })

  test.each(['first reminder', 'last reminder', 'new link'] as const)('as a %s carries the newest drawing', async (kind) => {
    const { db, pages, queue, lease } = await openWithEnquiry()
    const { plan = '', price } = aDrawnEnquiry()
    await pages.add('F-1', { ...ADDED, plan, ...(price && { price }) })
    await db.deleteFrom('emails').execute()
    await queue(kind)
    expect(await lease()).toEqual({ ...leased(kind), enquiry: { ...ENQUIRY, plan, price }, photos: [] })
  })

  test('as a forwarded request carries the newest drawing', async () => {
    const { db, pages, lease } = await openWithEnquiry()
    const { plan = '', price } = aDrawnEnquiry()
    await pages.add('F-1', { ...ADDED, plan, ...(price && { price }) })
    await db.deleteFrom('emails').execute()
    const message = { to: 'kollega@example.org', replyTo: 'anna@example.se', subject: 'Hej', text: 'Hinner du?' }
    await makeDeskRequestRepository(db).forward({ ...message, id: 'm-1', reference: 'F-1', kind: 'forwarded', at: NOON }, { party: 'owner' })
    expect(await lease()).toEqual({ ...leased('forwarded'), enquiry: { ...ENQUIRY, plan, price }, photos: [], message })
  })

  test('that a confirmation was returned carries the request alone', async () => {
    const { queue, lease } = await openWithEnquiry()
    await queue('bounce')
    expect(await lease()).toEqual({ ...leased('bounce'), enquiry: ENQUIRY })
  })

  test('about quarantine carries how many are there when it is sent', async () => {
    const storage = await openWithEnquiry()
    expect(await makeQuarantineRepository(storage.db).queueNotice('a', NOON)).toBe(true)
    for (const reference of ['F-2', 'F-3']) await keepReceivedAt(storage, reference, ONE, true)
    expect(await storage.lease()).toEqual({ ...leased('quarantine notice'), count: 2 })
  })

  test('with a code carries who asked and for what, while the code is good', async () => {
    const { db, lease } = await openWithEnquiry()
    const signIns = makeSignInRepository(db)
    await signIns.ask({ idHash: 'hash', address: 'anna@example.se', askedAt: NOON }, 0)
    expect(await lease(JUST_BEFORE, JUST_BEFORE)).toEqual({ ...leased('sign-in code'), signIn: 'hash', address: 'anna@example.se' })
    expect(await lease(AFTER_A_QUARTER)).toEqual({})
    await signIns.ask({ idHash: 'used', address: 'anna@example.se', askedAt: ONE }, 0)
    await signIns.use('used', ONE)
    expect(await lease(ONE)).toEqual({})
  })

  test('with a code goes to the one who asked alone', async () => {
    const { db, database } = await openWithEnquiry()
    const outbox = makeOutbox(db, database, emails, undefined, ['a', 'b', 'c'])
    await makeSignInRepository(db).ask({ idHash: 'hash', address: 'anna@example.se', askedAt: NOON }, 0)
    expect(await outbox.leaseNext(NOON, ONE)).toMatchObject({ kind: 'sign-in code', recipient: 0 })
    expect(await outbox.leaseNext(NOON, ONE)).toBeUndefined()
  })
})
