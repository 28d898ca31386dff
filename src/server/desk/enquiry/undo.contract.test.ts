import { describe, expect, test } from 'vitest'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { HistoryEntry } from '#domain/enquiry/history.ts'
import { keysOf } from '#domain/keys-of.ts'
import { turnOf } from '#server/enquiries/enquiry-record.ts'
import { asTold } from '#server/enquiries/sql/as-told.ts'
import { undoableDeeds } from '#server/enquiries/sql/undoable-deeds.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { BY_ANNA, BY_BO, FRIDAY, minute, reply, THURSDAY, withRequest } from '../../../../tests/support/desk-request-storage.ts'
import { eachWithDatabase } from '../../../../tests/support/storage.ts'
import { page } from '../../../../tests/support/visit-storage.ts'

/** When the emails of a deed in the first minute leave. */
const SENDS_AT = minute(2)
const NOW = minute(1)

describe.each(Object.entries(databases))('what goes to a customer is undone while its email waits, on %s', (_, newDatabase) => {
  const openEmpty = eachWithDatabase(newDatabase)

  async function open() {
    const storage = await withRequest(await openEmpty())
    const { db, visits, requests, replies } = storage
    const booking = { reference: 'F-1', address: '', by: 'owner', name: 'Anna', at: NOW, sendsAt: SENDS_AT } as const
    const deeds = {
      reply: () => requests.reply(reply('deed', { at: NOW, sendsAt: SENDS_AT }), BY_ANNA, 0),
      propose: () => visits.propose({ reference: 'F-1', times: [THURSDAY], replyId: 'deed', at: NOW, page: page('F-1'), sendsAt: SENDS_AT, name: 'Anna' }),
      book: () => visits.book({ ...booking, time: THURSDAY, replyId: 'deed' }),
      move: () => visits.book({ ...booking, time: FRIDAY, replyId: 'deed' }),
      cancel: () => visits.end({ reference: 'F-1', by: 'owner', id: 'deed', at: NOW, sendsAt: SENDS_AT, name: 'Anna' }),
      close: () => requests.close({ id: 'deed', reference: 'F-1', reason: 'won', text: '', at: NOW, by: BY_ANNA, sendsAt: SENDS_AT }),
      decline: () => replies.add({ id: 'deed', reference: 'F-1', kind: 'declined', madeAt: NOW, by: BY_ANNA, sendsAt: SENDS_AT }),
    }
    const undo = (id = 'undoing', by: Doer = BY_BO) => requests.undo({ id, reference: 'F-1', deed: 'deed', at: minute(1), by })
    /** All that another deed could be told apart by, but the history. */
    const state = async () => ({
      enquiry: { ...(await storage.stored()), replies: [] },
      quarters: await db.selectFrom('visit_quarters').selectAll().orderBy('quarter').execute(),
      visits: await db.selectFrom('visits').selectAll().execute(),
      times: await db.selectFrom('visit_times').selectAll().execute(),
      emails: await db.selectFrom('emails').selectAll().orderBy('id').execute(),
    })
    const undoable = () => undoableDeeds(db, 'F-1')
    return { ...storage, deeds, undo, state, undoable }
  }

  type Deed = keyof Awaited<ReturnType<typeof open>>['deeds']
  const before: Record<Deed, 'nothing' | 'a proposal' | 'a visit'> = {
    reply: 'nothing',
    propose: 'nothing',
    book: 'a proposal',
    move: 'a visit',
    cancel: 'a visit',
    close: 'a visit',
    decline: 'a visit',
  }
  const words = {
    reply: ['reply', 'undone'],
    propose: ['reply', 'undone'],
    book: ['reply', 'undone'],
    move: ['visit moved', 'undone'],
    cancel: ['visit cancelled', 'undone'],
    close: ['visit cancelled', 'closed', 'undone'],
    decline: ['reply', 'visit cancelled', 'undone'],
  } satisfies Record<Deed, HistoryEntry['kind'][]>

  test.each(keysOf(before).map((deed) => [deed, before[deed]] as const))('%s, after %s', async (deed, what) => {
    const { deeds, undo, state, undoable, later, next, db, propose, book } = await open()
    if (what === 'a proposal') await propose(FRIDAY)
    if (what === 'a visit') await book(THURSDAY)
    for (;;) {
      // What was done before has been mailed.
      const email = await next(NOW)
      if (!email) break
      await db.updateTable('emails').set({ sent_at: NOW, leased_until: null }).where('id', '=', email.id).execute()
    }
    const [stateBefore, historyBefore] = [await state(), await later()]
    await deeds[deed]()
    expect(await state()).not.toEqual(stateBefore)
    expect(await undoable()).toEqual([{ id: 'deed', sendsAt: SENDS_AT }])
    expect(await next(NOW)).toBeUndefined()

    expect(await Promise.all([undo('u-1', BY_BO), undo('u-2', BY_ANNA)])).toEqual([{ outcome: 'undone' }, { outcome: 'undone' }])
    expect(await state()).toEqual(stateBefore)
    expect(await undoable()).toEqual([])
    expect(await next(minute(60))).toBeUndefined()
    const told = (await later()).slice(historyBefore.length)
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(words[deed].toSorted())
    expect(told.filter(({ kind }) => kind !== 'undone').every(({ undoneAt, by }) => undoneAt === minute(1) && by.name === 'Anna')).toBe(true)
    // The form that was undone does nothing when it comes again.
    const again = await deeds[deed]()
    expect([false, 'gone', { outcome: 'gone' }]).toContainEqual(again)
    expect(await state()).toEqual(stateBefore)
  })

  test.each<Deed>(['reply', 'cancel'])('not once a mail server may have seen an email: %s', async (deed) => {
    const { deeds, undo, state, undoable, next, book } = await open()
    if (deed === 'cancel') await book(THURSDAY)
    await deeds[deed]()
    expect(await next(SENDS_AT)).toBeDefined()
    const leased = await state()
    expect(await undoable()).toEqual([])
    expect(await undo()).toEqual({ outcome: 'late' })
    expect(await state()).toEqual(leased)
  })

  test.each(['undone first', 'leased first'])('an email that is leased in the same moment is sent or undone, and never both: %s', async (order) => {
    const { deeds, undo, next } = await open()
    await deeds.reply()
    const lease = () => next(SENDS_AT)
    const start = order === 'leased first' ? { leased: lease(), undone: undo() } : { undone: undo(), leased: lease() }
    const [leased, undone] = await Promise.all([start.leased, start.undone])
    expect(undone).toEqual({ outcome: leased ? 'late' : 'undone' })
  })

  test('a visit whose time is another’s by now stays cancelled, and it is said whose', async () => {
    const { deeds, undo, state, inTransaction, visits, book } = await open()
    await inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference: 'F-2', name: 'David Ek' })))
    await book(THURSDAY)
    await deeds.cancel()
    await visits.book({ reference: 'F-2', time: THURSDAY, address: '', by: 'owner', replyId: 'other', at: NOW })
    const taken = await state()
    expect(await undo()).toEqual({ outcome: 'taken', name: 'David Ek' })
    expect(await state()).toEqual(taken)
  })

  test('not what the customer has answered meanwhile, nor what is not there', async () => {
    const { deeds, undo, requests, visits } = await open()
    await deeds.propose()
    await visits.wish('F-1', 'Hellre en lördag', minute(1))
    expect(await undo()).toEqual({ outcome: 'changed' })
    const nothing = { id: 'u', deed: 'deed', at: NOW, by: BY_BO }
    expect(await requests.undo({ ...nothing, reference: 'F-1', deed: 'none' })).toEqual({ outcome: 'late' })
    expect(await requests.undo({ ...nothing, reference: 'F-2' })).toEqual({ outcome: 'late' })
  })

  test('and the customer is not told: of two in a row what was before both; what asks at once; and all when the emails are late by a minute', async () => {
    const { deeds, db, visits, repository, inTransaction } = await open()
    const told = async (now: string, reference = 'F-1') => {
      const enquiry = (await repository.find(reference)) ?? Promise.reject(new Error('It is gone'))
      const { visit, replies, standing } = (await asTold(db, await enquiry, new Date(now))).enquiry
      return { time: visit?.time, replies: replies.length, turn: standing.reason }
    }
    await deeds.book()
    await visits.book({ reference: 'F-1', address: '', by: 'owner', at: NOW, sendsAt: minute(3), time: FRIDAY, replyId: 'move' })
    expect(await told(NOW)).toEqual({ time: undefined, replies: 0, turn: 'new' })
    expect(await told(minute(4))).toEqual({ time: FRIDAY, replies: 1, turn: 'visit booked' })
    await inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference: 'F-2' })))
    await visits.propose({ reference: 'F-2', times: [THURSDAY], replyId: 'asks', at: NOW, page: page('F-2'), sendsAt: SENDS_AT, name: 'Anna' })
    expect(await told(NOW, 'F-2')).toEqual({ time: undefined, replies: 1, turn: 'times proposed' })
  })

  test('of two in a row the later first, then the other', async () => {
    const { deeds, undo, requests, visits, repository, next } = await open()
    await deeds.book()
    await visits.book({ reference: 'F-1', address: '', by: 'owner', at: NOW, sendsAt: SENDS_AT, time: FRIDAY, replyId: 'move' })
    expect(await undo()).toEqual({ outcome: 'changed' })
    expect(await requests.undo({ id: 'u-1', reference: 'F-1', deed: 'move', at: NOW, by: BY_BO })).toEqual({ outcome: 'undone' })
    expect((await repository.find('F-1'))?.visit?.time).toEqual(THURSDAY)
    expect(await undo()).toEqual({ outcome: 'undone' })
    const enquiry = await repository.find('F-1')
    expect(enquiry?.visit).toBeUndefined()
    expect(enquiry && turnOf(enquiry, new Date(NOW)).reason).toBe('new')
    expect(await next()).toBeUndefined()
  })
})
