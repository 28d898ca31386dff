import { describe, expect, test } from 'vitest'
import { TABLES } from '#server/operation/backup/table-rows.ts'
import { databases } from '../../../tests/support/databases.ts'
import { eachWithDatabase } from '../../../tests/support/storage.ts'
import { november, RECEIVED, withVisits } from '../../../tests/support/visit-storage.ts'

describe.each(Object.entries(databases))('visits in %s', (_, newDatabase) => {
  const open = eachWithDatabase(newDatabase)

  const openWith = async (...references: string[]) => withVisits(await open(), references)

  test('a customer gets what is offered when it is picked, not what was before', async () => {
    const { propose, book } = await openWith('F-1')
    await propose('F-1', november('26T08:00'))
    await propose('F-1', november('27T08:00'))
    expect(await book('F-1', november('26T08:00'), 'customer')).toBe('taken')
    expect(await book('F-1', november('27T08:00', 30), 'customer')).toBe('taken')
    expect(await book('F-1', november('27T08:00'), 'customer')).toBe('booked')
    expect(await book('F-2', november('27T08:00'))).toBe('gone')
    expect(await propose('F-2', november('27T08:00'))).toBe(false)
  })

  test('of two that are moved to each other’s time at once neither is, and none is lost', async () => {
    const { visits, book } = await openWith('F-1', 'F-2')
    await book('F-1', november('26T08:00'))
    await book('F-2', november('26T10:00'))
    for (let time = 0; time < 10; time += 1)
      expect(await Promise.all([book('F-1', november('26T10:00')), book('F-2', november('26T08:00'))])).toEqual(['taken', 'taken'])
    expect(await visits.occupied(RECEIVED)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reference: 'F-1', time: november('26T08:00') }),
        expect.objectContaining({ reference: 'F-2', time: november('26T10:00') }),
      ]),
    )
  })

  test('a booking that fails leaves nothing behind, and a moved or ended one gives its time back', async () => {
    const { db, visits, book } = await openWith('F-1', 'F-2')
    await book('F-1', november('26T08:00'))
    expect(await book('F-2', november('26T07:30'))).toBe('taken')
    expect(await db.selectFrom('visit_quarters').select('quarter').where('reference', '=', 'F-2').execute()).toEqual([])
    await book('F-1', november('26T08:30'))
    expect(await book('F-2', november('26T07:30'))).toBe('booked')
    expect(await visits.end({ reference: 'F-1', by: 'owner', at: RECEIVED })).toBe(true)
    expect(await visits.end({ reference: 'F-1', by: 'owner', at: RECEIVED })).toBe(false)
    expect(await book('F-2', november('26T08:30', 120))).toBe('booked')
  })

  test('erasing leaves of a visit to come a number, its reference and its time, until it would have been', async () => {
    const { db, repository, visits, propose, book } = await openWith('F-1', 'F-2', 'F-3')
    for (const reference of ['F-1', 'F-2', 'F-3']) await propose(reference, november('26T08:00'))
    await book('F-1', november('26T08:00'))
    await book('F-2', november('20T08:00'))
    for (const reference of ['F-1', 'F-2', 'F-3']) await repository.erase(reference, RECEIVED, 'asked')
    const left: Record<string, number> = {}
    for (const table of TABLES) {
      const rows = await db.selectFrom(table).selectAll().execute()
      if (rows.length > 0) left[table] = rows.length
    }
    expect(left).toEqual({ erasures: 3, erased_visits: 1, emails: 1 })
    expect(await db.selectFrom('erased_visits').select(['reference', 'start_at', 'sequence']).execute()).toEqual([
      { reference: 'F-1', start_at: november('26T08:00').start, sequence: 1 },
    ])
    await visits.forgetErased(november('26T08:00').end)
    for (const table of ['erased_visits', 'emails'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  test('a customer whose address may be several people’s gets no email, the owner does', async () => {
    const { db, visits, propose, book } = await openWith('F-1')
    await db.updateTable('enquiries').set({ email: 'a@example.se,b@example.se' }).execute()
    await book('F-1', november('26T08:00'))
    await propose('F-1', november('27T08:00'))
    expect(await visits.queueReminders(november('25T15:00').start, 10)).toBe(1)
    const emails = await db.selectFrom('emails').select('kind').where('kind', '!=', 'owner').orderBy('kind').execute()
    expect(emails).toEqual([{ kind: 'visit reminder to owner' }, { kind: 'visit to owner' }])
  })
})
