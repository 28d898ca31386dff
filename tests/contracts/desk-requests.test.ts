import { describe, expect, test } from 'vitest'
import type { Doer } from '#server/quotes/doer.ts'
import { aQuote } from '../support/a-request.ts'
import { databases } from './databases.ts'
import { ANNA, at, BO, BY_LINK, CUSTOMER, FRIDAY, forwarded, NOON, received, reply, THURSDAY, told, withRequest, words } from './desk-request-storage.ts'
import { eachWithDatabase } from './storage.ts'

const deed = (id: string, minutes: number) => ({ id, reference: 'F-1', at: at(minutes), by: ANNA })

describe.each(Object.entries(databases))('what is done about a request at the desk on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  const open = async () => withRequest(await openStorage())

  test('a reply is mailed with its words, answers the request, and stands in its history', async () => {
    const { requests, history, stored, next } = await open()
    expect(await requests.reply(reply('m-1'), ANNA, 0)).toEqual({ outcome: 'sent' })
    expect(await history()).toEqual([received, { id: 'm-1', at: at(1), by: ANNA, kind: 'reply', reply: 'mailed', undoneAt: undefined, message: told }])
    expect(await stored()).toMatchObject({ replies: [{ id: 'm-1', kind: 'mailed', madeAt: at(1), undoneAt: undefined, by: ANNA }] })
    expect(await next(NOON)).toBeUndefined()
    expect(await next(at(1))).toEqual({
      id: expect.any(String),
      kind: 'reply',
      recipient: 0,
      queuedAt: at(1),
      attempts: 0,
      quote: aQuote({ reference: 'F-1', receivedAt: NOON }),
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
        await transaction.openCustomerPage({ reference, tokenHash: reference, issuedAt: NOON })
        await transaction.queueEmail({ kind: 'confirmation', reference, queuedAt: NOON, dueAt: reference === 'F-1' ? NOON : at(9) })
      })
    const confirmation = await next(NOON)
    await requests.reply(reply('m-1'), ANNA, 0)
    expect(await next(at(1))).toMatchObject({ kind: 'reply', pageIssuedAt: NOON, confirmationId: undefined })
    await outbox.markSent(confirmation?.id ?? '', at(1))
    await requests.reply(reply('m-2', { at: at(2) }), ANNA, 1)
    await requests.reply(reply('m-3', { reference: 'F-2', at: at(3) }), ANNA, 0)
    expect(await next(at(3))).toMatchObject({ quote: { reference: 'F-1' }, confirmationId: confirmation?.id })
    expect(await next(at(3))).toMatchObject({ quote: { reference: 'F-2' }, confirmationId: undefined })
  })

  test('a form sent twice replies, or forwards, once', async () => {
    const { requests, later, next } = await open()
    for (let time = 0; time < 2; time += 1) {
      expect(await requests.reply(reply('m-1'), ANNA, 0)).toEqual({ outcome: 'sent' })
      expect(await requests.forward(forwarded('m-2', { at: at(2) }), BO)).toBe(true)
    }
    expect((await later()).map(({ id }) => id)).toEqual(['m-1', 'm-2'])
    expect([(await next())?.kind, (await next())?.kind].toSorted()).toEqual(['forwarded', 'reply'])
    expect(await next()).toBeUndefined()
  })

  test('who replies without having seen what was decided meanwhile is told of it, and nothing is mailed; notes do not count', async () => {
    const { requests, replies, next } = await open()
    await replies.addNote('F-1', 'Ring efter fyra', at(1))
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: at(2), by: BO })
    const call = { id: 'r-1', at: at(2), by: BO, kind: 'reply', reply: 'called', undoneAt: undefined, message: undefined }
    expect(await requests.reply(reply('m-1', { at: at(3) }), ANNA, 0)).toEqual({ outcome: 'overtaken', since: [call] })
    expect(await next()).toBeUndefined()
    expect(await requests.reply(reply('m-1', { at: at(3) }), ANNA, 1)).toEqual({ outcome: 'sent' })
  })

  test('of two who reply at once one is told of the other', async () => {
    const { requests, later } = await open()
    const results = await Promise.all([requests.reply(reply('m-1'), ANNA, 0), requests.reply(reply('m-2'), BO, 0)])
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['overtaken', 'sent'])
    expect(await later()).toHaveLength(1)
  })

  test('a forwarded request is mailed with the words to the colleague, and does not count as answered', async () => {
    const { requests, later, stored, next } = await open()
    expect(await requests.forward(forwarded('m-1'), ANNA)).toBe(true)
    expect(await later()).toEqual([{ id: 'm-1', at: at(1), by: ANNA, kind: 'forwarded', message: { ...told, to: 'kollega@example.se' } }])
    expect(await stored()).toMatchObject({ replies: [] })
    expect(await next(at(1))).toEqual({
      id: expect.any(String),
      kind: 'forwarded',
      recipient: 0,
      queuedAt: at(1),
      attempts: 0,
      quote: aQuote({ reference: 'F-1', receivedAt: NOON }),
      photos: [],
      message: { ...words, to: 'kollega@example.se' },
    })
  })

  test('nothing can be done about a request that is not there', async () => {
    const { db, requests } = await open()
    const nowhere = { ...deed('d', 1), reference: 'F-2' }
    expect(await requests.reply(reply('m-1', { reference: 'F-2' }), ANNA, 0)).toEqual({ outcome: 'gone' })
    expect(await requests.forward(forwarded('m-2', { reference: 'F-2' }), ANNA)).toBe(false)
    expect(await requests.take({ ...nowhere, from: undefined, to: 'Anna' })).toBe(false)
    expect(await requests.close({ ...nowhere, reason: 'won', text: '' })).toBe(false)
    expect(await requests.reopen(nowhere)).toBe(false)
    expect(await requests.history('F-2')).toEqual([])
    for (const table of ['messages', 'letters', 'history', 'replies'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('a request is taken from nobody else than who has it, and given back', async () => {
    const { requests, keep, stored, later, repository } = await open()
    await keep('F-2')
    const take = (id: string, minutes: number, by: Doer, from: string | undefined, to: string | undefined) =>
      requests.take({ ...deed(id, minutes), by, from, to })
    expect([await take('t-1', 1, ANNA, undefined, 'Anna'), await take('t-2', 2, BO, undefined, 'Bo')]).toEqual([true, false])
    expect(await stored()).toMatchObject({ takenBy: 'Anna' })
    expect([await take('t-3', 3, BO, 'Anna', 'Bo'), await take('t-4', 4, ANNA, 'Anna', undefined)]).toEqual([true, false])
    expect(await stored()).toMatchObject({ takenBy: 'Bo' })
    expect(await repository.find('F-2')).toMatchObject({ takenBy: undefined })
    expect([await take('t-5', 5, BO, 'Bo', 'Bo'), await take('t-6', 6, BO, 'Bo', undefined)]).toEqual([true, true])
    expect(await stored()).toMatchObject({ takenBy: undefined })
    expect(await later()).toEqual([
      { id: 't-1', at: at(1), by: ANNA, kind: 'taken' },
      { id: 't-3', at: at(3), by: BO, kind: 'taken' },
      { id: 't-6', at: at(6), by: BO, kind: 'given back' },
    ])
  })

  test('a request is closed once, for a reason and with words, until it is opened again', async () => {
    const { requests, keep, stored, later, repository } = await open()
    await keep('F-2')
    expect(await requests.reopen(deed('o-0', 1))).toBe(false)
    expect(await requests.close({ ...deed('c-1', 2), reason: 'chose another', text: 'Grannen bygger' })).toBe(true)
    expect(await requests.close({ ...deed('c-2', 3), reason: 'won', text: '' })).toBe(false)
    expect(await stored()).toMatchObject({ closed: { at: at(2), because: 'chose another' } })
    expect(await repository.find('F-2')).toMatchObject({ closed: undefined })
    expect(await requests.reopen(deed('o-1', 4))).toBe(true)
    expect(await requests.reopen(deed('o-2', 5))).toBe(false)
    expect(await stored()).toMatchObject({ closed: undefined })
    expect(await later()).toEqual([
      { id: 'c-1', at: at(2), by: ANNA, kind: 'closed', reason: 'chose another', text: 'Grannen bygger' },
      { id: 'o-1', at: at(4), by: ANNA, kind: 'reopened' },
    ])
  })

  test('closing a request cancels its visit in the name of who closes it', async () => {
    const { requests, book, stored, later } = await open()
    await book()
    await requests.close({ ...deed('c-1', 2), reason: 'won', text: '' })
    expect(await stored()).toMatchObject({ visit: { state: 'cancelled', time: THURSDAY, change: { what: 'cancelled', by: 'owner', at: at(2) } } })
    const cancelled = (await later()).filter(({ kind }) => kind === 'visit cancelled')
    expect(cancelled).toEqual([{ id: expect.any(String), at: at(2), by: ANNA, kind: 'visit cancelled', time: THURSDAY }])
  })

  test('closing a request leaves a visit that has been as it was, and takes back what is offered beside it', async () => {
    const { requests, visits, book, propose, stored, later, next } = await open()
    await book()
    const before = await stored()
    const closing = { ...deed('c-1', 0), at: THURSDAY.end, reason: 'won' as const, text: '' }
    await requests.close(closing)
    expect(await stored()).toEqual({ ...before, closed: { at: THURSDAY.end, because: 'won' } })
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
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'declined', madeAt: at(1) })
    expect(await stored()).toMatchObject({ visit: { change: { by: 'owner' } }, closed: { at: at(1), because: 'declined' } })
    await book(FRIDAY, at(2))
    await withdraw(3)
    expect(await stored()).toMatchObject({ visit: { change: { by: 'customer' } }, closed: { at: at(3), because: 'withdrawn' } })
    expect((await later()).filter(({ kind }) => kind === 'visit cancelled')).toEqual([
      { id: expect.any(String), at: at(1), by: BY_LINK, kind: 'visit cancelled', time: THURSDAY },
      { id: expect.any(String), at: at(3), by: CUSTOMER, kind: 'visit cancelled', time: FRIDAY },
    ])
  })

  test('opening a request again undoes that it was declined or withdrawn, and no other reply', async () => {
    const { requests, replies, withdraw, stored } = await open()
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: at(1) })
    await replies.add({ id: 'r-2', reference: 'F-1', kind: 'declined', madeAt: at(2) })
    await requests.reopen(deed('o-1', 3))
    await withdraw(4)
    await requests.reopen(deed('o-2', 5))
    expect(await stored()).toMatchObject({
      closed: undefined,
      replies: [
        { id: 'r-1', undoneAt: undefined },
        { id: 'r-2', undoneAt: at(3) },
        { id: 'withdrawn-w', undoneAt: at(5) },
      ],
    })
  })

  test('undoing that a request was declined opens it, undoing another reply does not, and the history tells of both', async () => {
    const { replies, stored, later } = await open()
    await replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: at(1) })
    await replies.add({ id: 'r-2', reference: 'F-1', kind: 'declined', madeAt: at(2), by: ANNA })
    await replies.undo('F-1', 'r-1', at(3))
    expect(await stored()).toMatchObject({ closed: { at: at(2), because: 'declined' } })
    await replies.undo('F-1', 'r-2', at(4), BO)
    await replies.undo('F-1', 'r-2', at(5), BO)
    expect(await stored()).toMatchObject({ closed: undefined })
    const made = { kind: 'reply', message: undefined }
    expect(await later()).toEqual([
      { ...made, id: 'r-1', at: at(1), by: BY_LINK, reply: 'called', undoneAt: at(3) },
      { ...made, id: 'r-2', at: at(2), by: ANNA, reply: 'declined', undoneAt: at(4) },
      { id: expect.any(String), at: at(3), by: BY_LINK, kind: 'undone', reply: 'called' },
      { id: expect.any(String), at: at(4), by: BO, kind: 'undone', reply: 'declined' },
    ])
  })

  test('what is told anew before it was sent is as old as what it replaces, and due at once; what was sent is not told again', async () => {
    const { visits, propose, db, outbox, next } = await open()
    await propose(THURSDAY)
    await db.deleteFrom('letters').execute()
    for (const minutes of [1, 2]) await visits.wish('F-1', `Önskan ${minutes}`, at(minutes))
    expect(await next(at(1))).toBeUndefined()
    const email = await next(at(2))
    expect(email).toMatchObject({ kind: 'visit wish', queuedAt: at(1), visit: { wish: 'Önskan 2' } })
    await outbox.markSent(email?.id ?? '', at(3))
    await visits.wish('F-1', 'Önskan 4', at(4))
    expect(await next()).toMatchObject({ kind: 'visit wish', queuedAt: at(4), visit: { wish: 'Önskan 4' } })
    expect(await next()).toBeUndefined()
  })
})
