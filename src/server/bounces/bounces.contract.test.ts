import { describe, expect, test } from 'vitest'
import type { EmailKind } from '#content/emails.ts'
import { makeDeskRequestRepository } from '#server/desk/enquiry/desk-requests.ts'
import { makeUndeliveredEmails } from '#server/operation/undelivered-emails.ts'
import { anEnquiry } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../tests/support/storage.ts'
import { makeBounceRepository } from './bounces.ts'

const NOON = '2026-11-21T12:00:00.000Z'
/** So many minutes after. */
const at = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString()
const YEAR = '2027-11-22T12:00:00.000Z'
const ENQUIRY = anEnquiry({ reference: 'F-1', receivedAt: NOON })
const WORDS = { to: ENQUIRY.email, replyTo: 'anna@example.se', subject: 'Hej', text: 'Hej Åsa!' }

describe.each(Object.entries(databases))('returned emails on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  async function open() {
    const storage = await openStorage()
    const { db, outbox, inTransaction } = storage
    await inTransaction((transaction) => transaction.keepEnquiry(ENQUIRY))
    /** Leases the next email and sends it. */
    const send = async (when = NOON) => {
      const id = (await outbox.leaseNext(when, YEAR))?.id ?? ''
      await outbox.markSent(id, when)
      return id
    }
    const queue = (kind: EmailKind) => inTransaction((transaction) => transaction.queueEmail({ kind, reference: 'F-1', queuedAt: NOON, dueAt: NOON }))
    const reply = () => makeDeskRequestRepository(db).reply({ ...WORDS, id: 'm-1', reference: 'F-1', kind: 'reply', at: NOON }, { party: 'owner' }, 0)
    const { recordBounce } = makeBounceRepository(db)
    const bounce = (emailId: string, writtenAt = NOON) => recordBounce({ emailId, status: '5.1.1', at: writtenAt }, at(10), at(60))
    return { ...storage, undelivered: makeUndeliveredEmails(db), send, queue, reply, bounce }
  }

  test('a returned confirmation counts as not delivered, and the owner is told at once', async () => {
    const { outbox, undelivered, send, queue, bounce } = await open()
    await queue('confirmation')
    const emailId = await send()
    expect(await bounce(emailId)).toBe('confirmation')
    expect(await undelivered.list()).toEqual([
      { id: emailId, kind: 'confirmation', reference: 'F-1', recipient: 0, givenUpAt: at(10), failure: 'bounced', response: '5.1.1' },
    ])
    expect(await outbox.leaseNext(at(10), YEAR)).toEqual({
      id: expect.any(String),
      kind: 'bounce',
      recipient: 0,
      queuedAt: at(10),
      attempts: 0,
      enquiry: ENQUIRY,
    })
    expect(await outbox.leaseNext(at(60), YEAR)).toBeUndefined()
  })

  test('of a returned reply the owner is told later, with its words', async () => {
    const { outbox, send, reply, bounce } = await open()
    await reply()
    expect(await bounce(await send())).toBe('reply')
    expect(await outbox.leaseNext(at(59), YEAR)).toBeUndefined()
    expect(await outbox.leaseNext(at(60), YEAR)).toEqual({
      id: expect.any(String),
      kind: 'reply bounce',
      recipient: 0,
      queuedAt: at(10),
      attempts: 0,
      enquiry: ENQUIRY,
      message: WORDS,
    })
  })

  test('of a reply that is sent anew and returned again the owner is told once', async () => {
    const { outbox, undelivered, send, reply, bounce } = await open()
    await reply()
    const emailId = await send()
    await bounce(emailId)
    await undelivered.resend(emailId, at(20))
    expect(await send(at(20))).toBe(emailId)
    expect(await bounce(emailId, at(21))).toBe('reply')
    expect(await outbox.leaseNext(at(99), YEAR)).toMatchObject({ kind: 'reply bounce' })
    expect(await outbox.leaseNext(at(99), YEAR)).toBeUndefined()
  })

  test('an email to the owner that is returned is given up, and no other tells of it', async () => {
    const { outbox, undelivered, digests, send, queue, bounce } = await open()
    await queue('owner')
    expect(await bounce(await send())).toBe('owner')
    await digests.skip('2026-11-20', '2026-11-20T06:00:00.000Z')
    await digests.queueOnce('2026-11-21', NOON)
    expect(await bounce(await send())).toBe('digest')
    expect((await undelivered.list()).map(({ kind }) => kind).toSorted()).toEqual(['digest', 'owner'])
    expect(await outbox.leaseNext(at(99), YEAR)).toBeUndefined()
  })

  test('a bounce counts once, and not for an email that is unknown or was not sent', async () => {
    const { outbox, send, queue, bounce } = await open()
    await queue('owner')
    const emailId = await send()
    await queue('confirmation')
    expect(await bounce((await outbox.leaseNext(NOON, YEAR))?.id ?? '')).toBeUndefined()
    expect(await bounce('unknown')).toBeUndefined()
    expect([await bounce(emailId), await bounce(emailId)]).toEqual(['owner', undefined])
  })

  test('a bounce is not about an email that was sent after it, unless clocks can be that wrong', async () => {
    const { send, queue, bounce } = await open()
    await queue('owner')
    const emailId = await send(at(5))
    expect(await bounce(emailId, '2026-11-21T11:59:59.999Z')).toBeUndefined()
    expect(await bounce(emailId, NOON)).toBe('owner')
  })
})
