import { describe, expect, test } from 'vitest'
import { BY_LINK } from '#domain/enquiry/doer.ts'
import { makeBounceRepository } from '#server/bounces/bounces.ts'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import { databases } from '../../../tests/support/databases.ts'
import {
  BY_ANNA,
  BY_BO,
  BY_CUSTOMER,
  FRIDAY,
  forwarded,
  minute,
  receipt,
  reply,
  THURSDAY,
  told,
  withRequest,
  YEAR,
} from '../../../tests/support/desk-request-storage.ts'
import { eachWithDatabase } from '../../../tests/support/storage.ts'
import { RECEIVED } from '../../../tests/support/visit-storage.ts'
import type { Quarantine } from './sql/enquiry-transaction.ts'

describe.each(Object.entries(databases))('the history of a request on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  const open = async (quarantine?: Quarantine) => withRequest(await openStorage(), quarantine)

  test('the history tells of each email whether it was sent, returned or given up', async () => {
    const { db, requests, outbox, keep, later, next } = await open()
    await keep('F-2')
    await requests.reply(reply('m-1'), BY_ANNA, 0)
    const returned = (await next())?.id ?? ''
    await requests.reply(reply('m-2', { at: minute(2) }), BY_ANNA, 1)
    const sent = (await next())?.id ?? ''
    await requests.forward(forwarded('m-3', { at: minute(3) }), BY_ANNA)
    const gaveUp = (await next())?.id ?? ''
    await requests.reply(reply('m-4', { reference: 'F-2', at: minute(4) }), BY_ANNA, 0)
    for (const id of [returned, sent]) await outbox.markSent(id, minute(5))
    await outbox.markFailed(gaveUp, { at: minute(6), failure: 'refused', response: '550', gaveUp: true })
    await makeBounceRepository(db).recordBounce({ emailId: returned, status: '5.1.1', at: minute(6) }, minute(7), minute(8))
    const mailed = { by: BY_ANNA, kind: 'reply', reply: 'mailed', undoneAt: undefined }
    expect(await later()).toEqual([
      { ...mailed, id: 'm-1', at: minute(1), message: { ...told, givenUpAt: minute(7) } },
      { ...mailed, id: 'm-2', at: minute(2), message: { ...told, sentAt: minute(5) } },
      { id: 'm-3', at: minute(3), by: BY_ANNA, kind: 'forwarded', message: { ...told, to: 'kollega@example.se', givenUpAt: minute(6) } },
    ])
  })

  test('the history tells of quarantine, notes, new links and what was added, in order of time', async () => {
    const { db, replies, keep, history, inTransaction } = await open({ reason: 'flood', suspicion: 1 })
    await keep('F-2')
    await replies.addNote('F-2', 'En annan', minute(1))
    await replies.revokeLinks('F-1', minute(4), BY_ANNA)
    await replies.addNote('F-1', 'Ring efter fyra', minute(2), BY_BO)
    const addition = { id: 'a-1', at: minute(3), message: 'Taket också', phone: '', callTime: '' }
    await makeCustomerPageRepository(db).add('F-1', addition)
    await inTransaction((transaction) => transaction.release('F-1', minute(1), { answerBy: YEAR, remindAt: YEAR, remindAgainAt: YEAR }, { party: 'operator' }))
    expect(await history()).toEqual([
      receipt,
      { id: 'quarantined', at: RECEIVED, by: { party: 'server' }, kind: 'quarantined' },
      { id: expect.any(String), at: minute(1), by: { party: 'operator' }, kind: 'released' },
      { id: expect.any(String), at: minute(2), by: BY_BO, kind: 'note', text: 'Ring efter fyra' },
      { id: 'a-1', at: minute(3), by: BY_CUSTOMER, kind: 'added', addition },
      { id: expect.any(String), at: minute(4), by: BY_ANNA, kind: 'links renewed' },
    ])
  })

  test('the history tells of proposals, wishes and moved visits', async () => {
    const { db, visits, propose, book, later } = await open()
    await propose(THURSDAY)
    await visits.wish('F-1', 'Hellre en fredag', minute(1))
    await visits.end({ reference: 'F-1', by: 'owner', at: minute(2), name: 'Anna' })
    await book(THURSDAY, minute(3))
    await book(FRIDAY, minute(4))
    // A cancelled visit whose time was not written down.
    await db
      .insertInto('history')
      .values({ id: 'old', reference: 'F-1', kind: 'visit cancelled', at: minute(5), party: 'customer', name: null, text: '', detail: '' })
      .execute()
    const made = { by: BY_LINK, kind: 'reply', undoneAt: undefined, message: undefined }
    expect(await later()).toEqual([
      { ...made, id: 'proposed', at: RECEIVED, reply: 'times proposed' },
      { id: expect.any(String), at: minute(1), by: BY_CUSTOMER, kind: 'visit wish', text: 'Hellre en fredag' },
      { id: expect.any(String), at: minute(2), by: BY_ANNA, kind: 'proposal withdrawn' },
      { ...made, id: 'booked', at: minute(3), reply: 'visit booked' },
      { id: expect.any(String), at: minute(4), by: BY_LINK, kind: 'visit moved', time: FRIDAY },
      { id: 'old', at: minute(5), by: BY_CUSTOMER, kind: 'visit cancelled', time: undefined },
    ])
  })
})
