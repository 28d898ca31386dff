import { describe, expect, test } from 'vitest'
import { BY_LINK, type Doer } from '#domain/enquiry/doer.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
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
  words,
} from '../../../../tests/support/desk-request-storage.ts'
import { eachWithDatabase } from '../../../../tests/support/storage.ts'
import { RECEIVED } from '../../../../tests/support/visit-storage.ts'

const deed = (id: string, minutes: number) => ({ id, reference: 'F-1', at: minute(minutes), by: BY_ANNA })

describe.each(Object.entries(databases))('what is done about a request at the desk on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  const open = async () => withRequest(await openStorage())

  test('a reply is mailed with its words, answers the request, and stands in its history', async () => {
    const { requests, history, stored, next } = await open()
    expect(await requests.reply(reply('m-1'), BY_ANNA, 0)).toEqual({ outcome: 'sent' })
    expect(await history()).toEqual([receipt, { id: 'm-1', at: minute(1), by: BY_ANNA, kind: 'reply', reply: 'mailed', undoneAt: undefined, message: told }])
    expect(await stored()).toMatchObject({ replies: [{ id: 'm-1', kind: 'mailed', madeAt: minute(1), undoneAt: undefined, by: BY_ANNA }] })
    expect(await next(RECEIVED)).toBeUndefined()
    expect(await next(minute(1))).toEqual({
      id: expect.any(String),
      kind: 'reply',
      recipient: 0,
      queuedAt: minute(1),
      attempts: 0,
      enquiry: anEnquiry({ reference: 'F-1', receivedAt: RECEIVED }),
      message: words,
      pageIssuedAt: undefined,
      confirmationId: undefined,
    })
    expect(await next()).toBeUndefined()
  })

  test('a reply answers the confirmation that reached the customer, and links to the customer’s page', async () => {
    const { requests, inTransaction, outbox, keep, next } = await open()
    await keep('F-2')
    for (const reference of ['F-1', 'F-2'])
      await inTransaction(async (transaction) => {
        await transaction.openCustomerPage({ reference, tokenHash: reference, issuedAt: RECEIVED })
        await transaction.queueEmail({ kind: 'confirmation', reference, queuedAt: RECEIVED, dueAt: reference === 'F-1' ? RECEIVED : minute(9) })
      })
    const confirmation = await next(RECEIVED)
    await requests.reply(reply('m-1'), BY_ANNA, 0)
    expect(await next(minute(1))).toMatchObject({ kind: 'reply', pageIssuedAt: RECEIVED, confirmationId: undefined })
    await outbox.markSent(confirmation?.id ?? '', minute(1))
    await requests.reply(reply('m-2', { at: minute(2) }), BY_ANNA, 1)
    await requests.reply(reply('m-3', { reference: 'F-2', at: minute(3) }), BY_ANNA, 0)
    expect(await next(minute(3))).toMatchObject({ enquiry: { reference: 'F-1' }, confirmationId: confirmation?.id })
    expect(await next(minute(3))).toMatchObject({ enquiry: { reference: 'F-2' }, confirmationId: undefined })
  })

  test('a form sent twice replies, or forwards, once', async () => {
    const { requests, later, next } = await open()
    for (let time = 0; time < 2; time += 1) {
      expect(await requests.reply(reply('m-1'), BY_ANNA, 0)).toEqual({ outcome: 'sent' })
      expect(await requests.forward(forwarded('m-2', { at: minute(2) }), BY_BO)).toBe(true)
    }
    expect((await later()).map(({ id }) => id)).toEqual(['m-1', 'm-2'])
    expect([(await next())?.kind, (await next())?.kind].toSorted()).toEqual(['forwarded', 'reply'])
    expect(await next()).toBeUndefined()
  })

  test('who replies without having seen what was decided meanwhile is told of it, and nothing is mailed; notes do not count', async () => {
    const { requests, replies, next } = await open()
    await replies.addNote('F-1', 'Ring efter fyra', minute(1))
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: minute(2), by: BY_BO })
    const call = { id: 'r-1', at: minute(2), by: BY_BO, kind: 'reply', reply: 'called', undoneAt: undefined, message: undefined }
    expect(await requests.reply(reply('m-1', { at: minute(3) }), BY_ANNA, 0)).toEqual({ outcome: 'overtaken', since: [call] })
    expect(await next()).toBeUndefined()
    expect(await requests.reply(reply('m-1', { at: minute(3) }), BY_ANNA, 1)).toEqual({ outcome: 'sent' })
  })

  test('of two who reply at once one is told of the other', async () => {
    const { requests, later } = await open()
    const results = await Promise.all([requests.reply(reply('m-1'), BY_ANNA, 0), requests.reply(reply('m-2'), BY_BO, 0)])
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['overtaken', 'sent'])
    expect(await later()).toHaveLength(1)
  })

  test('a forwarded request is mailed with the words to the colleague, and does not count as answered', async () => {
    const { requests, later, stored, next } = await open()
    expect(await requests.forward(forwarded('m-1'), BY_ANNA)).toBe(true)
    expect(await later()).toEqual([{ id: 'm-1', at: minute(1), by: BY_ANNA, kind: 'forwarded', message: { ...told, to: 'kollega@example.se' } }])
    expect(await stored()).toMatchObject({ replies: [] })
    expect(await next(minute(1))).toEqual({
      id: expect.any(String),
      kind: 'forwarded',
      recipient: 0,
      queuedAt: minute(1),
      attempts: 0,
      enquiry: anEnquiry({ reference: 'F-1', receivedAt: RECEIVED }),
      photos: [],
      message: { ...words, to: 'kollega@example.se' },
    })
  })

  test('nothing can be done about a request that is not there', async () => {
    const { db, requests } = await open()
    const nowhere = { ...deed('d', 1), reference: 'F-2' }
    expect(await requests.reply(reply('m-1', { reference: 'F-2' }), BY_ANNA, 0)).toEqual({ outcome: 'gone' })
    expect(await requests.forward(forwarded('m-2', { reference: 'F-2' }), BY_ANNA)).toBe(false)
    expect(await requests.take({ ...nowhere, from: undefined, to: 'Anna' })).toBe(false)
    expect(await requests.close({ ...nowhere, reason: 'won', text: '' })).toBe(false)
    expect(await requests.reopen(nowhere)).toBe(false)
    expect(await requests.history('F-2')).toEqual([])
    for (const table of ['messages', 'emails', 'history', 'replies'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('a request is taken from nobody else than who has it, and given back', async () => {
    const { requests, keep, stored, later, repository } = await open()
    await keep('F-2')
    const take = (id: string, minutes: number, by: Doer, from: string | undefined, to: string | undefined) =>
      requests.take({ ...deed(id, minutes), by, from, to })
    expect([await take('t-1', 1, BY_ANNA, undefined, 'Anna'), await take('t-2', 2, BY_BO, undefined, 'Bo')]).toEqual([true, false])
    expect(await stored()).toMatchObject({ takenBy: 'Anna' })
    expect([await take('t-3', 3, BY_BO, 'Anna', 'Bo'), await take('t-4', 4, BY_ANNA, 'Anna', undefined)]).toEqual([true, false])
    expect(await stored()).toMatchObject({ takenBy: 'Bo' })
    expect(await repository.find('F-2')).toMatchObject({ takenBy: undefined })
    expect([await take('t-5', 5, BY_BO, 'Bo', 'Bo'), await take('t-6', 6, BY_BO, 'Bo', undefined)]).toEqual([true, true])
    expect(await stored()).toMatchObject({ takenBy: undefined })
    expect(await later()).toEqual([
      { id: 't-1', at: minute(1), by: BY_ANNA, kind: 'taken' },
      { id: 't-3', at: minute(3), by: BY_BO, kind: 'taken' },
      { id: 't-6', at: minute(6), by: BY_BO, kind: 'given back' },
    ])
  })

  test('a request is closed once, for a reason and with words, until it is opened again', async () => {
    const { requests, keep, stored, later, repository } = await open()
    await keep('F-2')
    expect(await requests.reopen(deed('o-0', 1))).toBe(false)
    expect(await requests.close({ ...deed('c-1', 2), reason: 'chose another', text: 'Grannen bygger' })).toBe(true)
    expect(await requests.close({ ...deed('c-2', 3), reason: 'won', text: '' })).toBe(false)
    expect(await stored()).toMatchObject({ closed: { at: minute(2), because: 'chose another' } })
    expect(await repository.find('F-2')).toMatchObject({ closed: undefined })
    expect(await requests.reopen(deed('o-1', 4))).toBe(true)
    expect(await requests.reopen(deed('o-2', 5))).toBe(false)
    expect(await stored()).toMatchObject({ closed: undefined })
    expect(await later()).toEqual([
      { id: 'c-1', at: minute(2), by: BY_ANNA, kind: 'closed', reason: 'chose another', text: 'Grannen bygger' },
      { id: 'o-1', at: minute(4), by: BY_ANNA, kind: 'reopened' },
    ])
  })

  test('closing a request cancels its visit in the name of who closes it', async () => {
    const { requests, book, stored, later } = await open()
    await book()
    await requests.close({ ...deed('c-1', 2), reason: 'won', text: '' })
    expect(await stored()).toMatchObject({ visit: { state: 'cancelled', time: THURSDAY, change: { what: 'cancelled', by: 'owner', at: minute(2) } } })
    const cancelled = (await later()).filter(({ kind }) => kind === 'visit cancelled')
    expect(cancelled).toEqual([{ id: expect.any(String), at: minute(2), by: BY_ANNA, kind: 'visit cancelled', time: THURSDAY }])
  })

  test('closing a request leaves a visit that has been as it was, and takes back what is offered beside it', async () => {
    const { requests, visits, book, propose, stored, later, next } = await open()
    await book()
    const before = await stored()
    const closing = { ...deed('c-1', 0), at: THURSDAY.end, reason: 'won' as const, text: '' }
    await requests.close(closing)
    expect(await stored()).toEqual({
      ...before,
      closed: { at: THURSDAY.end, because: 'won' },
      standing: { reason: 'closed', since: THURSDAY.end, oursFrom: undefined, due: undefined },
    })
    await requests.reopen({ ...closing, id: 'o-1' })
    await propose(FRIDAY)
    while (await next(THURSDAY.start));
    await requests.close({ ...closing, id: 'c-2' })
    expect(await stored()).toMatchObject({ visit: { state: 'booked', time: THURSDAY, offered: [] } })
    expect(await visits.end({ reference: 'F-1', by: 'owner', at: THURSDAY.end })).toBe(false)
    expect((await later()).map(({ kind }) => kind)).not.toContain('visit cancelled')
    expect(await next()).toBeUndefined()
  })

  test('a visit is cancelled by the owner who declines by a link, and by the customer who withdraws', async () => {
    const { replies, book, withdraw, later, stored } = await open()
    await book()
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'declined', madeAt: minute(1) })
    expect(await stored()).toMatchObject({ visit: { change: { by: 'owner' } }, closed: { at: minute(1), because: 'declined' } })
    await book(FRIDAY, minute(2))
    await withdraw(3)
    expect(await stored()).toMatchObject({ visit: { change: { by: 'customer' } }, closed: { at: minute(3), because: 'withdrawn' } })
    expect((await later()).filter(({ kind }) => kind === 'visit cancelled')).toEqual([
      { id: expect.any(String), at: minute(1), by: BY_LINK, kind: 'visit cancelled', time: THURSDAY },
      { id: expect.any(String), at: minute(3), by: BY_CUSTOMER, kind: 'visit cancelled', time: FRIDAY },
    ])
  })

  test('opening a request again undoes that it was declined or withdrawn, and no other reply', async () => {
    const { requests, replies, withdraw, stored } = await open()
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: minute(1) })
    await replies.add({ id: 'r-2', reference: 'F-1', kind: 'declined', madeAt: minute(2) })
    await requests.reopen(deed('o-1', 3))
    await withdraw(4)
    await requests.reopen(deed('o-2', 5))
    expect(await stored()).toMatchObject({
      closed: undefined,
      replies: [
        { id: 'r-1', undoneAt: undefined },
        { id: 'r-2', undoneAt: minute(3) },
        { id: 'withdrawn-w', undoneAt: minute(5) },
      ],
    })
  })

  test('undoing that a request was declined opens it, undoing another reply does not, and the history tells of both', async () => {
    const { replies, stored, later } = await open()
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: minute(1) })
    await replies.add({ id: 'r-2', reference: 'F-1', kind: 'declined', madeAt: minute(2), by: BY_ANNA })
    await replies.undo('F-1', 'r-1', minute(3))
    expect(await stored()).toMatchObject({ closed: { at: minute(2), because: 'declined' } })
    await replies.undo('F-1', 'r-2', minute(4), BY_BO)
    await replies.undo('F-1', 'r-2', minute(5), BY_BO)
    expect(await stored()).toMatchObject({ closed: undefined })
    const made = { kind: 'reply', message: undefined }
    expect(await later()).toEqual([
      { ...made, id: 'r-1', at: minute(1), by: BY_LINK, reply: 'called', undoneAt: minute(3) },
      { ...made, id: 'r-2', at: minute(2), by: BY_ANNA, reply: 'declined', undoneAt: minute(4) },
      { id: expect.any(String), at: minute(3), by: BY_LINK, kind: 'undone', what: 'called' },
      { id: expect.any(String), at: minute(4), by: BY_BO, kind: 'undone', what: 'declined' },
    ])
  })

  test('what is told anew before it was sent is as old as what it replaces, and due at once; what was sent is not told again', async () => {
    const { visits, propose, db, outbox, next } = await open()
    await propose(THURSDAY)
    await db.deleteFrom('emails').execute()
    for (const minutes of [1, 2]) await visits.wish('F-1', `Önskan ${minutes}`, minute(minutes))
    expect(await next(minute(1))).toBeUndefined()
    const email = await next(minute(2))
    expect(email).toMatchObject({ kind: 'visit wish', queuedAt: minute(1), visit: { wish: 'Önskan 2' } })
    await outbox.markSent(email?.id ?? '', minute(3))
    await visits.wish('F-1', 'Önskan 4', minute(4))
    expect(await next()).toMatchObject({ kind: 'visit wish', queuedAt: minute(4), visit: { wish: 'Önskan 4' } })
    expect(await next()).toBeUndefined()
  })
})
