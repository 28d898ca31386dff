import { describe, expect, test } from 'vitest'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import { readHistory } from '#server/enquiries/sql/history.ts'
import { aRequest } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../tests/support/storage.ts'
import { november, page, RECEIVED, withVisits } from '../../../tests/support/visit-storage.ts'

const ONE = '2026-11-21T13:00:00.000Z'
const TWO = '2026-11-21T14:00:00.000Z'
const THURSDAY = november('26T08:00')
const FRIDAY = november('27T08:00', 90)
const ANY = { uid: expect.any(String), sequence: 0, time: undefined, address: '', wish: '', change: undefined, offered: [] }
const OWNER = { party: 'owner' }
const CUSTOMER = { party: 'customer' }

describe.each(Object.entries(databases))('what is stored of visits in %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  async function openWith(...references: string[]) {
    const storage = await withVisits(await open(), references)
    const stored = async (reference = 'F-1') => (await storage.repository.find(reference))?.visit
    /** Without what was received. */
    const history = async (reference = 'F-1') =>
      (await readHistory(storage.db, reference)).flatMap(({ id: _id, ...entry }) => (entry.kind === 'received' ? [] : [entry]))
    return { ...storage, stored, history }
  }

  const reply = (kind: string, madeAt: string, by: object) => ({ kind: 'reply', reply: kind, at: madeAt, by, undoneAt: undefined, message: undefined })

  test('times that are proposed stand in order, each once, and are a reply by who is signed in', async () => {
    const { visits, stored, history } = await openWith('F-1', 'F-2')
    expect(await visits.propose({ reference: 'F-1', times: [FRIDAY, THURSDAY, FRIDAY], replyId: 'p', at: RECEIVED, page: page('F-1'), name: 'Anna' })).toBe(
      true,
    )
    expect(await stored()).toEqual({ ...ANY, state: 'proposed', offered: [THURSDAY, FRIDAY] })
    expect(await history()).toEqual([reply('times proposed', RECEIVED, { party: 'owner', name: 'Anna' })])
    expect([await stored('F-2'), await history('F-2')]).toEqual([undefined, []])
  })

  test('a proposal opens the customer’s page, unless there is one', async () => {
    const { db, propose, visits, book } = await openWith('F-1', 'F-2')
    const pages = makeCustomerPageRepository(db)
    await propose('F-1', THURSDAY)
    const another = { reference: 'F-1', tokenHash: 'another', issuedAt: ONE }
    await visits.propose({ reference: 'F-1', times: [FRIDAY], replyId: 'q', at: ONE, page: another })
    await book('F-1', FRIDAY, 'owner', { page: another })
    await book('F-2', THURSDAY, 'owner', { page: page('F-2') })
    expect(await pages.find('another')).toBeUndefined()
    expect(await pages.find(page('F-1').tokenHash)).toEqual({ reference: 'F-1', failedTries: 0 })
    expect(await pages.find(page('F-2').tokenHash)).toEqual({ reference: 'F-2', failedTries: 0 })
  })

  test('a booking without a proposal has its time, its address and who made it, and is a reply', async () => {
    const { stored, history, book } = await openWith('F-1')
    expect(await book('F-1', THURSDAY, 'owner', { address: 'Storgatan 1', name: 'Anna' })).toBe('booked')
    expect(await stored()).toEqual({
      ...ANY,
      state: 'booked',
      time: THURSDAY,
      address: 'Storgatan 1',
      change: { what: 'booked', by: 'owner', at: RECEIVED },
    })
    expect(await history()).toEqual([reply('visit booked', RECEIVED, { party: 'owner', name: 'Anna' })])
  })

  test('a time that the customer picks is the first that the calendar tells of, and what is offered stays', async () => {
    const { stored, history, propose, book } = await openWith('F-1')
    await propose('F-1', THURSDAY, FRIDAY)
    const uid = (await stored())?.uid
    await book('F-1', FRIDAY, 'customer', { at: ONE })
    const change = { what: 'booked', by: 'customer', at: ONE }
    expect(await stored()).toEqual({ ...ANY, uid, state: 'booked', time: FRIDAY, change, offered: [THURSDAY, FRIDAY] })
    expect(await history()).toEqual([reply('times proposed', RECEIVED, OWNER), reply('visit booked', ONE, CUSTOMER)])
  })

  test('a moved visit is the same entry, one further, at the same address unless another is given', async () => {
    const { stored, history, book } = await openWith('F-1')
    await book('F-1', THURSDAY, 'owner', { address: 'Storgatan 1' })
    const uid = (await stored())?.uid
    await book('F-1', FRIDAY, 'owner', { at: ONE, name: 'Anna' })
    const moved = { ...ANY, uid, state: 'booked', time: FRIDAY }
    expect(await stored()).toEqual({ ...moved, sequence: 1, address: 'Storgatan 1', change: { what: 'moved', by: 'owner', at: ONE } })
    await book('F-1', FRIDAY, 'owner', { at: TWO, address: 'Lillgatan 2' })
    expect(await stored()).toEqual({ ...moved, sequence: 2, address: 'Lillgatan 2', change: { what: 'moved', by: 'owner', at: TWO } })
    expect(await history()).toEqual([
      reply('visit booked', RECEIVED, OWNER),
      { kind: 'visit moved', at: ONE, by: { party: 'owner', name: 'Anna' }, time: FRIDAY },
      { kind: 'visit moved', at: TWO, by: OWNER, time: FRIDAY },
    ])
  })

  test('the same booking twice changes nothing, with its address or without', async () => {
    const { stored, history, book } = await openWith('F-1')
    await book('F-1', THURSDAY, 'owner', { address: 'Storgatan 1' })
    const [visit, deeds] = [await stored(), await history()]
    for (const address of ['Storgatan 1', '']) expect(await book('F-1', THURSDAY, 'owner', { address, at: ONE })).toBe('booked')
    expect([await stored(), await history()]).toEqual([visit, deeds])
  })

  test('what the customer wishes stands until times are proposed or one is booked', async () => {
    const { visits, stored, history, propose, book } = await openWith('F-1', 'F-2')
    expect(await visits.wish('F-1', 'Helst på kvällen', RECEIVED)).toBe(false)
    await propose('F-1', THURSDAY)
    await propose('F-2', THURSDAY)
    expect(await visits.wish('F-1', 'Helst på kvällen', ONE)).toBe(true)
    expect([(await stored())?.wish, (await stored('F-2'))?.wish]).toEqual(['Helst på kvällen', ''])
    expect(await history()).toEqual([reply('times proposed', RECEIVED, OWNER), { kind: 'visit wish', at: ONE, by: CUSTOMER, text: 'Helst på kvällen' }])
    await propose('F-1', FRIDAY)
    expect((await stored())?.wish).toBe('')
    await visits.wish('F-1', 'Eller en lördag', TWO)
    await book('F-1', FRIDAY, 'customer')
    expect((await stored())?.wish).toBe('')
    expect(await visits.wish('F-3', 'Vem?', ONE)).toBe(false)
  })

  test('a proposal to move leaves what is booked booked', async () => {
    const { stored, propose, book } = await openWith('F-1')
    await book('F-1', THURSDAY)
    const booked = await stored()
    await propose('F-1', FRIDAY)
    expect(await stored()).toEqual({ ...booked, offered: [FRIDAY] })
  })

  test('a cancelled visit keeps its time and its address, offers nothing and can have no wish', async () => {
    const { db, visits, stored, history, propose, book } = await openWith('F-1', 'F-2')
    await propose('F-1', THURSDAY, FRIDAY)
    await propose('F-2', FRIDAY)
    await book('F-1', THURSDAY, 'customer', { address: 'Storgatan 1' })
    expect(await visits.end({ reference: 'F-1', by: 'owner', at: ONE, name: 'Anna' })).toBe(true)
    const change = { what: 'cancelled', by: 'owner', at: ONE }
    expect(await stored()).toEqual({ ...ANY, sequence: 1, state: 'cancelled', time: THURSDAY, address: 'Storgatan 1', change })
    expect((await history()).at(-1)).toEqual({ kind: 'visit cancelled', at: ONE, by: { party: 'owner', name: 'Anna' }, time: THURSDAY })
    expect(await visits.wish('F-1', 'Ändå', TWO)).toBe(false)
    expect(await db.selectFrom('visit_quarters').selectAll().execute()).toEqual([])
    expect(await stored('F-2')).toEqual({ ...ANY, state: 'proposed', offered: [FRIDAY] })
  })

  test('a visit that is booked after one was cancelled is the same entry, one further, and a booking', async () => {
    const { visits, stored, history, propose, book } = await openWith('F-1')
    await book('F-1', THURSDAY)
    const uid = (await stored())?.uid
    await visits.end({ reference: 'F-1', by: 'customer', at: ONE })
    await propose('F-1', FRIDAY)
    expect(await stored()).toMatchObject({ state: 'proposed', sequence: 1, change: { what: 'cancelled', by: 'customer', at: ONE } })
    await book('F-1', FRIDAY, 'customer', { at: TWO, replyId: 'again' })
    const change = { what: 'booked', by: 'customer', at: TWO }
    expect(await stored()).toEqual({ ...ANY, uid, sequence: 2, state: 'booked', time: FRIDAY, change, offered: [FRIDAY] })
    expect((await history()).at(-1)).toEqual(reply('visit booked', TWO, CUSTOMER))
  })

  test('a proposal that is withdrawn is nothing that the calendar was told', async () => {
    const { visits, stored, history, propose } = await openWith('F-1')
    expect(await visits.end({ reference: 'F-1', by: 'owner', at: ONE })).toBe(false)
    await propose('F-1', THURSDAY)
    expect(await visits.end({ reference: 'F-1', by: 'owner', at: ONE })).toBe(true)
    expect(await stored()).toEqual({ ...ANY, state: 'cancelled' })
    expect((await history()).at(-1)).toEqual({ kind: 'proposal withdrawn', at: ONE, by: OWNER })
    expect(await visits.end({ reference: 'F-3', by: 'owner', at: ONE })).toBe(false)
  })

  test('occupied is what is booked and ends later, however long it is', async () => {
    const { visits, propose, book } = await openWith('F-1', 'F-2', 'F-3', 'F-4')
    const long = november('25T10:00', 23 * 60)
    await book('F-1', november('26T07:00'))
    await book('F-2', THURSDAY)
    await propose('F-3', FRIDAY)
    await book('F-4', FRIDAY)
    await visits.end({ reference: 'F-4', by: 'owner', at: RECEIVED })
    expect(await visits.occupied(THURSDAY.start)).toMatchObject([{ reference: 'F-2', time: THURSDAY }])
    expect(await visits.occupied(THURSDAY.end)).toEqual([])
    await visits.end({ reference: 'F-2', by: 'owner', at: RECEIVED })
    await visits.end({ reference: 'F-1', by: 'owner', at: RECEIVED })
    await book('F-1', long)
    expect(await visits.occupied(THURSDAY.start)).toMatchObject([{ reference: 'F-1', time: long }])
  })

  test('the owner’s calendar has what is booked and ends later, in order, with what the owner needs there', async () => {
    const { visits, stored, propose, book } = await openWith('F-1', 'F-2', 'F-3', 'F-4')
    await book('F-1', FRIDAY)
    await book('F-2', november('26T10:00'), 'owner', { address: 'Storgatan 1' })
    await book('F-2', THURSDAY, 'owner', { at: ONE })
    await book('F-3', november('25T08:00'))
    await propose('F-4', FRIDAY)
    const { name, phone, project, location } = aRequest()
    const who = { name, phone, project, location }
    expect(await visits.booked(november('25T08:00').end)).toEqual([
      { ...who, reference: 'F-2', uid: (await stored('F-2'))?.uid, sequence: 1, time: THURSDAY, address: 'Storgatan 1', changedAt: ONE },
      { ...who, reference: 'F-1', uid: (await stored('F-1'))?.uid, sequence: 0, time: FRIDAY, address: '', changedAt: RECEIVED },
    ])
  })
})
