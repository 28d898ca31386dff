import { describe, expect, test } from 'vitest'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import { readSearch } from '#domain/enquiry/search-words.ts'
import type { Quarantine } from '#server/enquiries/sql/enquiry-transaction.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase, type openStorage } from '../../../../tests/support/storage.ts'
import { makeEnquiryLists } from './desk-lists.ts'
import { COUNTED_UP_TO } from './enquiry-lists.ts'
import { type ListFilter, OTHER_TOWNS } from './list-filter.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const at = (hours: number) => new Date(Date.parse(NOON) + hours * 3_600_000).toISOString()

type Storage = Awaited<ReturnType<typeof openStorage>>

describe.each(Object.entries(databases))('filters on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  const keep = ({ inTransaction }: Storage, reference: string, changes: Partial<Enquiry> = {}, quarantine?: Quarantine) =>
    inTransaction((transaction) => transaction.keepEnquiry(anEnquiry({ reference, receivedAt: NOON, ...changes }), quarantine))
  const listsOf = ({ db, database }: Storage) => makeEnquiryLists(db, database)
  const all = async (storage: Storage, filter: ListFilter, now = NOON) =>
    (await listsOf(storage).page('all', now, undefined, filter)).enquiries.map(({ reference }) => reference)
  const found = async (storage: Storage, typed: string, filter: ListFilter, now = NOON) =>
    (await listsOf(storage).search(readSearch(typed), undefined, { at: now, filter })).enquiries.map(({ reference }) => reference)

  test('by town as anybody writes it, month of Swedish time and kind of work, and by all of them at once, in the list and in what is found', async () => {
    const storage = await open()
    await keep(storage, 'F-1', { location: 'köping', project: 'kakel', receivedAt: '2026-10-31T22:59:59.999Z' })
    await keep(storage, 'F-2', { location: 'Storgatan 3, 731 30 Köping', project: 'kakel', receivedAt: '2026-10-31T23:00:00.000Z' })
    await keep(storage, 'F-3', { location: 'Köping', project: 'vatrum' })
    await keep(storage, 'F-4', { location: 'Nyköping', project: 'kakel' })
    await keep(storage, 'F-5', { location: 'Köping', project: 'kakel' }, { reason: 'flood', suspicion: 1 })
    for (const [filter, expected] of [
      [{ town: 'Köping' }, ['F-3', 'F-2', 'F-1']],
      [{ month: '2026-10' }, ['F-1']],
      [{ month: '2026-11' }, ['F-4', 'F-3', 'F-2']],
      [{ project: 'kakel' }, ['F-4', 'F-2', 'F-1']],
      [{ town: 'Köping', project: 'kakel', month: '2026-11' }, ['F-2']],
      [{ town: 'Sala' }, []],
      [{}, ['F-4', 'F-3', 'F-2', 'F-1']],
    ] as const)
      expect([filter, await all(storage, filter)]).toEqual([filter, expected])
    expect(await found(storage, 'badrummet', { town: 'Köping', project: 'kakel' })).toEqual(['F-5', 'F-2', 'F-1'])
    expect(await found(storage, 'badrummet', { month: '2026-11', town: 'Köping' })).toEqual(['F-5', 'F-3', 'F-2'])
    expect(await found(storage, 'f4', { town: 'Köping' })).toEqual([])
  })

  test('by whose turn it is, as time alone changes it too', async () => {
    const storage = await open()
    for (const reference of ['F-1', 'F-2', 'F-3', 'F-4']) await keep(storage, reference)
    await storage.replies.add({ id: 'r-2', reference: 'F-2', kind: 'called', madeAt: at(1) })
    const visit = { reference: 'F-3', time: { start: at(24), end: at(25) }, address: '', by: 'owner', replyId: 'r-3', at: at(1) } as const
    expect(await makeVisitRepository(storage.db).book(visit)).toBe('booked')
    await storage.replies.add({ id: 'r-4', reference: 'F-4', kind: 'declined', madeAt: at(1) })
    const byTurn = async (now: string) =>
      Object.fromEntries(await Promise.all((['ours', 'customer', 'visit', 'closed'] as const).map(async (turn) => [turn, await all(storage, { turn }, now)])))
    expect(await byTurn(at(2))).toEqual({ ours: ['F-1'], customer: ['F-2'], visit: ['F-3'], closed: ['F-4'] })
    expect(await byTurn(at(25))).toEqual({ ours: ['F-3', 'F-1'], customer: ['F-2'], visit: [], closed: ['F-4'] })
    expect(await found(storage, 'badrummet', { turn: 'visit' }, at(2))).toEqual(['F-3'])
    const { turns } = await listsOf(storage).filterChoices(at(25), {})
    expect(turns.map(({ value, count }) => [value, count])).toEqual([
      ['ours', 2],
      ['customer', 1],
      ['visit', 0],
      ['closed', 1],
    ])
  })

  test('the towns of most requests have a link each, and the others one together; each says how many there are beside the rest that is asked for', async () => {
    const storage = await open()
    const towns = ['Västerås', 'Västerås', 'Västerås', 'Köping', 'Köping', 'Sala', 'Sala', 'Arboga', 'Arboga', 'Uppsala', '73130']
    for (const [index, location] of towns.entries()) await keep(storage, `F-${index}`, { location, project: index % 2 === 0 ? 'kakel' : 'vatrum' })
    const townsFor = async (filter: ListFilter) => (await listsOf(storage).filterChoices(NOON, filter)).towns.map(({ value, count }) => [value, count])
    expect(await townsFor({})).toEqual([
      ['Västerås', 3],
      ['Arboga', 2],
      ['Köping', 2],
      ['Sala', 2],
      [OTHER_TOWNS, 2],
    ])
    expect(await townsFor({ town: 'Uppsala', project: 'kakel' })).toEqual([
      ['Västerås', 2],
      ['Arboga', 1],
      ['Köping', 1],
      ['Sala', 1],
      ['Uppsala', 0],
      [OTHER_TOWNS, 1],
    ])
    expect(await all(storage, { town: OTHER_TOWNS })).toEqual(['F-9', 'F-10'])
    const { found, isExact, projects } = await listsOf(storage).filterChoices(NOON, { town: OTHER_TOWNS, project: 'vatrum' })
    expect([found, isExact, projects.find(({ value }) => value === 'kakel')?.count]).toEqual([1, true, 1])
  })

  test('the months are those of a year at most, from the first request on, and the one that is asked for', async () => {
    const storage = await open()
    const monthsFor = async (now: string, month?: string) => (await listsOf(storage).filterChoices(now, { month })).months
    expect(await monthsFor(NOON)).toEqual(['2026-11'])
    await keep(storage, 'F-1', { receivedAt: '2026-09-30T22:00:00.000Z' })
    expect(await monthsFor(NOON)).toEqual(['2026-11', '2026-10'])
    const later = await monthsFor('2028-01-01T12:00:00.000Z', '2026-10')
    expect([later.length, later[0], later[11], later[12]]).toEqual([13, '2028-01', '2027-02', '2026-10'])
  })

  test('of more requests than are counted nobody says how many there are', async () => {
    const storage = await open()
    await storage.inTransaction(async (transaction) => {
      for (let index = 0; index < COUNTED_UP_TO; index += 1) await transaction.keepEnquiry(anEnquiry({ reference: `F-${index}`, receivedAt: NOON }))
    })
    expect((await listsOf(storage).filterChoices(NOON, {})).isExact).toBe(false)
    expect((await listsOf(storage).filterChoices(NOON, { month: '2026-10' })).isExact).toBe(true)
  })
})
