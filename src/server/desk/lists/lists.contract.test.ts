import { describe, expect, test } from 'vitest'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { VisitTime } from '#domain/enquiry/visit-time.ts'
import { makeCustomerPageRepository } from '#server/customer/customer-page-repository.ts'
import type { Quarantine } from '#server/enquiries/sql/enquiry-transaction.ts'
import { makeVisitRepository } from '#server/visits/visit-repository.ts'
import { A_PLAN, anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase, type openStorage } from '../../../../tests/support/storage.ts'
import { makeMonthRepository } from '../months/desk-months.ts'
import { makeReadMonths } from '../months/read-months.ts'
import { makeEnquiryLists } from './desk-lists.ts'
import { COUNTED_UP_TO, LIST_SIZE, type ListName } from './enquiry-lists.ts'

const NOON = '2026-11-21T12:00:00.000Z'
/** So many hours after. */
const at = (hours: number) => new Date(Date.parse(NOON) + hours * 3_600_000).toISOString()

type Storage = Awaited<ReturnType<typeof openStorage>>

describe.each(Object.entries(databases))('the lists on %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  const keep = ({ inTransaction }: Storage, reference: string, changes: Partial<Enquiry> = {}, quarantine?: Quarantine) =>
    inTransaction((transaction) =>
      transaction.keepEnquiry(anEnquiry({ reference, receivedAt: NOON, phone: `070-${reference}`, email: reference, ...changes }), quarantine),
    )
  const listsOf = ({ db, database }: Storage) => makeEnquiryLists(db, database)
  async function listed(storage: Storage, name: ListName, now = NOON): Promise<string[]> {
    const references: string[] = []
    let after: readonly string[] | undefined
    do {
      const page = await listsOf(storage).page(name, now, after)
      expect(page.enquiries.length).toBeLessThanOrEqual(LIST_SIZE)
      references.push(...page.enquiries.map(({ reference }) => reference))
      after = page.next
    } while (after)
    return references
  }

  async function book({ db }: Storage, reference: string, time: VisitTime) {
    expect(await makeVisitRepository(db).book({ reference, time, address: '', by: 'owner', replyId: reference, at: NOON })).toBe('booked')
  }

  test('what waits for the owner by the time that is left, the late ones last, without those in quarantine and those with a reply', async () => {
    const storage = await open()
    await keep(storage, 'F-2', { answerBy: at(2) })
    await keep(storage, 'F-1', { answerBy: at(-1) })
    await keep(storage, 'F-3', { answerBy: at(2) })
    await keep(storage, 'F-4', {}, { reason: 'flood', suspicion: 1 })
    await keep(storage, 'F-5')
    await storage.replies.add({ id: 'r-5', reference: 'F-5', kind: 'called', madeAt: NOON })
    expect(await listed(storage, 'turn')).toEqual(['F-2', 'F-3', 'F-1'])
    expect(await listed(storage, 'all')).toEqual(['F-5', 'F-3', 'F-2', 'F-1'])
    expect(await listsOf(storage).counts(NOON)).toEqual({ turn: 3, visits: 0, quarantined: 1 })
    expect(await listsOf(storage).late(NOON)).toBe(1)
  })

  test('every enquiry of a long list once, though many share an instant and some come and go meanwhile', async () => {
    const storage = await open()
    const references = Array.from({ length: 2 * LIST_SIZE + 3 }, (_, index) => `F-${100 + index}`)
    for (const [index, reference] of references.entries())
      await keep(storage, reference, { receivedAt: at(Math.floor(index / 40)), answerBy: at(24 + Math.floor(index / 40)) })
    expect(await listed(storage, 'all', at(99))).toEqual(references.toReversed())
    expect(await listed(storage, 'turn', at(99))).toEqual(references.toReversed())
    expect(await listed(storage, 'turn', at(2))).toEqual(references)
    const first = await listsOf(storage).page('all', NOON, undefined)
    await storage.repository.erase(first.enquiries.at(-1)?.reference ?? '', NOON, 'asked')
    await keep(storage, 'F-999', { receivedAt: at(99) })
    const second = await listsOf(storage).page('all', NOON, first.next)
    expect(second.enquiries.map(({ reference }) => reference)).toEqual(references.toReversed().slice(LIST_SIZE, 2 * LIST_SIZE))
  })

  test('quarantine with what looks most ordinary first', async () => {
    const storage = await open()
    await keep(storage, 'F-1', { receivedAt: at(1) }, { reason: 'honeypot', suspicion: 9 })
    await keep(storage, 'F-2', { receivedAt: at(2) }, { reason: 'flood', suspicion: 10 })
    await keep(storage, 'F-3', { receivedAt: at(3) }, { reason: 'too-fast', suspicion: 1 })
    for (let index = 10; index < 10 + LIST_SIZE; index += 1) await keep(storage, `F-${index}`, { receivedAt: at(index) }, { reason: 'flood', suspicion: 2 })
    const references = await listed(storage, 'quarantined')
    expect([references[0], ...references.slice(-2)]).toEqual(['F-3', 'F-1', 'F-2'])
    expect(references).toHaveLength(LIST_SIZE + 3)
    await storage.inTransaction((transaction) =>
      transaction.release('F-3', NOON, { answerBy: at(24), remindAt: at(20), remindAgainAt: at(23) }, { party: 'owner' }),
    )
    expect((await listed(storage, 'quarantined'))[0]).toBe('F-10')
    expect(await listed(storage, 'turn')).toEqual(['F-3'])
  })

  test('visits by time while they are to come, then among those that were; a proposal that the customer has answered waits for the owner', async () => {
    const storage = await open()
    const page = (reference: string) => ({ reference, tokenHash: reference, issuedAt: NOON })
    for (const reference of ['F-1', 'F-2', 'F-3', 'F-4', 'F-5']) await keep(storage, reference)
    await book(storage, 'F-1', { start: at(48), end: at(49) })
    await book(storage, 'F-2', { start: at(24), end: at(25) })
    await book(storage, 'F-5', { start: at(-3), end: at(-2) })
    const visits = makeVisitRepository(storage.db)
    for (const reference of ['F-3', 'F-4'])
      await visits.propose({ reference, times: [{ start: at(72), end: at(73) }], replyId: reference, at: NOON, page: page(reference) })
    await visits.wish('F-4', 'Hellre en lördag', NOON)
    expect(await listed(storage, 'visits')).toEqual(['F-2', 'F-1'])
    expect(await listed(storage, 'visits', at(24.5))).toEqual(['F-2', 'F-1'])
    expect(await listed(storage, 'past visits', at(24.5))).toEqual(['F-5'])
    expect(await listed(storage, 'visits', at(25))).toEqual(['F-1'])
    expect(await listed(storage, 'past visits', at(25))).toEqual(['F-2', 'F-5'])
    expect(await listed(storage, 'proposed')).toEqual(['F-3'])
    expect(await listed(storage, 'turn')).toContain('F-4')
    expect((await listsOf(storage).counts(NOON)).visits).toBe(3)
    await visits.end({ reference: 'F-1', by: 'owner', at: NOON })
    expect(await listed(storage, 'visits')).toEqual(['F-2'])
  })

  test('every visit once, on as many pages as they fill', async () => {
    const storage = await open()
    const references = Array.from({ length: LIST_SIZE + 3 }, (_, index) => `F-${100 + index}`)
    for (const [index, reference] of references.entries()) {
      await keep(storage, reference)
      await book(storage, reference, { start: at(index - 100), end: at(index - 99) })
    }
    expect(await listed(storage, 'past visits')).toEqual(references.toReversed())
    expect(await listed(storage, 'visits', at(-101))).toEqual(references)
  })

  test('the closed with the latest closed first, on as many pages as they fill', async () => {
    const storage = await open()
    const references = Array.from({ length: LIST_SIZE }, (_, index) => `F-${100 + index}`)
    const close = (reference: string, hours: number) => storage.replies.add({ id: reference, reference, kind: 'declined', madeAt: at(hours) })
    for (const [index, reference] of references.entries()) {
      await keep(storage, reference)
      await close(reference, 1 + Math.floor(index / 40))
    }
    await keep(storage, 'F-1')
    expect((await listsOf(storage).page('closed', NOON, undefined)).next).toBeUndefined()
    expect(await listed(storage, 'closed')).toEqual(references.toReversed())
    await close('F-1', 0)
    expect(await listed(storage, 'closed')).toEqual([...references.toReversed(), 'F-1'])
  })

  test('an address that names no place in a list shows its beginning', async () => {
    const storage = await open()
    await keep(storage, 'F-1')
    await keep(storage, 'F-2', {}, { reason: 'flood', suspicion: 1 })
    for (const name of ['turn', 'all', 'visits', 'proposed', 'past visits', 'quarantined', 'closed'] as const)
      for (const place of [[], ['x'], ['x', 'y', 'z', 'å'], [';', "'"]]) await listsOf(storage).page(name, NOON, place)
    expect((await listsOf(storage).page('turn', NOON, ['x'])).enquiries).toHaveLength(1)
    expect((await listsOf(storage).page('quarantined', NOON, ['x', 'y', 'z'])).enquiries).toHaveLength(1)
    expect((await listsOf(storage).search([[['f1']]], ['x'])).enquiries).toHaveLength(1)
  })

  test('requests of the same telephone number or mail address are counted and found, however they are written', async () => {
    const storage = await open()
    await keep(storage, 'F-1', { phone: '070-174 06 33', email: 'asa@example.se' })
    await keep(storage, 'F-2', { phone: '+46701740633', email: 'annan@example.se' })
    await keep(storage, 'F-3', { phone: '021-111111', email: 'ASA@example.SE' }, { reason: 'flood', suspicion: 1 })
    await keep(storage, 'F-4', { phone: '021-222222', email: 'ensam@example.se' })
    const { enquiries } = await listsOf(storage).page('all', NOON, undefined)
    expect(enquiries.map(({ reference, requests }) => [reference, requests])).toEqual([
      ['F-4', 1],
      ['F-2', 2],
      ['F-1', 3],
    ])
    const others = async (reference: string) => (await listsOf(storage).sameCustomer(reference)).map((enquiry) => enquiry.reference)
    expect(await others('F-1')).toEqual(['F-3', 'F-2'])
    expect(await others('F-2')).toEqual(['F-1'])
    expect(await others('F-4')).toEqual([])
    expect(await others('F-unknown')).toEqual([])
    await storage.repository.erase('F-3', NOON, 'asked')
    expect(await others('F-1')).toEqual(['F-2'])
  })

  test('a line knows of drawings that came later', async () => {
    const storage = await open()
    await keep(storage, 'F-1')
    await keep(storage, 'F-2', { plan: A_PLAN })
    await keep(storage, 'F-3')
    await makeCustomerPageRepository(storage.db).add('F-3', { id: 'a', at: NOON, message: '', phone: '', callTime: '', plan: A_PLAN })
    const { enquiries } = await listsOf(storage).page('turn', NOON, undefined)
    expect(enquiries.map(({ reference, drawn }) => [reference, drawn])).toEqual([
      ['F-1', false],
      ['F-2', true],
      ['F-3', true],
    ])
  })

  test('months of Swedish time count replies by their promise, and neither withdrawals nor what stays in quarantine', async () => {
    const storage = await open()
    const answer = (reference: string, madeAt: string) => storage.replies.add({ id: reference, reference, kind: 'called', madeAt })
    await keep(storage, 'F-1', { receivedAt: '2026-10-31T22:59:59.999Z' })
    await keep(storage, 'F-2', { receivedAt: '2026-10-31T23:00:00.000Z', location: 'västerås (Bäckby)' })
    await answer('F-2', '2026-11-01T01:00:00.000Z')
    await keep(storage, 'F-3', { receivedAt: NOON, location: 'Västerås', project: 'kakel' })
    await answer('F-3', at(24.5))
    await keep(storage, 'F-4', { receivedAt: NOON })
    await makeCustomerPageRepository(storage.db).withdraw('F-4', { id: 'w', at: at(1), message: '', phone: '', callTime: '' })
    await keep(storage, 'F-5', { receivedAt: NOON }, { reason: 'flood', suspicion: 1 })
    await keep(storage, 'F-6', { receivedAt: NOON, answerBy: at(30) }, { reason: 'flood', suspicion: 1 })
    await storage.inTransaction((transaction) =>
      transaction.release('F-6', at(10), { answerBy: at(34), remindAt: at(30), remindAgainAt: at(33) }, { party: 'owner' }),
    )
    await answer('F-6', at(13))
    await storage.replies.add({ id: 'a later one', reference: 'F-6', kind: 'mailed', madeAt: at(40) })
    await keep(storage, 'F-7', { receivedAt: NOON, answerBy: at(26) })
    let now = at(25)
    const months = makeReadMonths({ now: () => new Date(now) }, makeMonthRepository(storage.db))
    const [november, october, ...others] = await months.upTo('2026-11', 13)
    expect(others).toEqual([])
    expect([october?.month, october?.figures]).toMatchObject(['2026-10', { requests: 1, inTime: 0, decided: 1, minutes: [] }])
    expect([november?.month, november?.figures]).toMatchObject(['2026-11', { requests: 5, inTime: 2, decided: 3, minutes: [120, 180, 1470] }])
    expect([...(november?.figures.towns ?? [])]).toEqual([
      ['Västerås', 2],
      ['Enköping', 3],
    ])
    now = at(27)
    expect((await months.upTo('2026-11', 1))[0]?.figures).toMatchObject({ inTime: 2, decided: 4 })
  })

  test('figures of months that are over are read again within two hours', async () => {
    const storage = await open()
    await keep(storage, 'F-1', { receivedAt: '2026-01-15T12:00:00.000Z' })
    let now = NOON
    const months = makeReadMonths({ now: () => new Date(now) }, makeMonthRepository(storage.db))
    const inTime = async () => (await months.upTo('2026-01', 1))[0]?.figures.inTime
    expect(await inTime()).toBe(0)
    await storage.replies.add({ id: 'r-1', reference: 'F-1', kind: 'called', madeAt: '2026-01-15T13:00:00.000Z' })
    now = at(2)
    expect(await inTime()).toBe(1)
  })

  test('what is counted is counted up to a thousand', async () => {
    const storage = await open()
    await storage.inTransaction(async (transaction) => {
      for (let index = 0; index < COUNTED_UP_TO + 5; index += 1) await transaction.keepEnquiry(anEnquiry({ reference: `F-${index}`, receivedAt: NOON }))
    })
    expect((await listsOf(storage).counts(NOON)).turn).toBe(COUNTED_UP_TO)
    expect((await listsOf(storage).page('all', NOON, undefined)).enquiries[0]?.requests).toBe(COUNTED_UP_TO)
  })
})
