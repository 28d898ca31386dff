import { describe, expect, test } from 'vitest'
import { emails } from '#server/emails.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eachWithDatabase, keepWithEmail, mailReply } from '../../../../tests/support/storage.ts'
import { type Lane, makeOutbox } from './outbox.ts'
import { newEmailRow } from './queue-email.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const EIGHT_NEXT_DAY = '2026-11-22T08:00:00.000Z'
const ONE = '2026-11-21T13:00:00.000Z'
const YEAR = '2027-11-22T12:00:00.000Z'

describe.each(Object.entries(databases))('the recipients and the order of emails on %s', (_, newDatabase) => {
  const openStorage = eachWithDatabase(newDatabase)

  /** For an owner with so many addresses. */
  async function open(addresses = 1) {
    const storage = await openStorage()
    const mailTo = Array.from({ length: addresses }, (_, index) => `agare${index}@fogratt.example`)
    const outbox = makeOutbox(storage.db, storage.database, emails, undefined, mailTo)
    const lease = (at = NOON, lane?: Lane) => outbox.leaseNext(at, YEAR, lane)
    return { ...storage, outbox, lease }
  }

  const confirm = ({ inTransaction }: Awaited<ReturnType<typeof open>>, reference: string) =>
    inTransaction((transaction) => transaction.queueEmail({ kind: 'confirmation', reference, queuedAt: NOON, dueAt: NOON }))

  test('each of the owner’s addresses has an email of its own with its own fate, a confirmation has one recipient', async () => {
    const storage = await open(2)
    await keepWithEmail(storage, 'F-1')
    await confirm(storage, 'F-1')
    const [first, second, confirmation, none] = [await storage.lease(), await storage.lease(), await storage.lease(), await storage.lease()]
    expect([first, second]).toMatchObject([
      { kind: 'owner', recipient: 0, queuedAt: NOON },
      { kind: 'owner', recipient: 1, queuedAt: NOON },
    ])
    expect(second?.id).not.toBe(first?.id)
    expect(confirmation).toMatchObject({ kind: 'confirmation', recipient: 0 })
    expect(none).toBeUndefined()
    await storage.outbox.markFailed(first?.id ?? '', { at: NOON, failure: 'refused', response: '550', gaveUp: true })
    expect(await storage.countStuckEmails(NOON, ONE)).toEqual({ overdue: 0, givenUp: 1 })
    expect((await storage.repository.find('F-1'))?.deliveredAt).toBeUndefined()
    await storage.outbox.markSent(second?.id ?? '', ONE)
    expect(await storage.countStuckEmails(NOON, ONE)).toEqual({ overdue: 0, givenUp: 1 })
    // One listing for one enquiry, however many addresses the owner has.
    expect(await storage.repository.list()).toMatchObject([{ reference: 'F-1', deliveredAt: ONE }])
  })

  test('a retry of the first address makes no second copy for the others', async () => {
    const storage = await open(3)
    await keepWithEmail(storage, 'F-1')
    const first = await storage.lease()
    await storage.outbox.markFailed(first?.id ?? '', { at: NOON, failure: 'later', response: '450', nextAt: ONE })
    const leased = []
    for (let email = await storage.lease(ONE); email; email = await storage.lease(ONE)) leased.push(email.recipient)
    expect(leased.toSorted()).toEqual([0, 1, 2])
  })

  test('invited owners have an email of their own, those who want none have not, and who works as a fitter has not', async () => {
    const storage = await open(2)
    const invited = { invited_at: NOON, invited_by: 'Anna', calendar_from: NOON }
    await storage.db
      .insertInto('people')
      .values([
        { ...invited, address: 'eva@example.se', number: 1000, name: 'Eva', role: 'owner', gets_email: 1 },
        { ...invited, address: 'filip@example.se', number: 1001, name: 'Filip', role: 'owner', gets_email: 0 },
        { ...invited, address: 'kalle@example.se', number: 1002, name: 'Kalle', role: 'fitter', gets_email: 1 },
      ])
      .execute()
    await keepWithEmail(storage, 'F-1')
    const leased = []
    for (let email = await storage.lease(); email; email = await storage.lease()) leased.push([email.recipient, email.invited])
    expect(leased.toSorted()).toEqual([
      [0, undefined],
      [1, undefined],
      [1000, 'eva@example.se'],
    ])
  })

  test('concurrent processes make one row for each address, of a digest too', async () => {
    const processes = [await open(2), await open(2), await open(2)]
    const [storage] = processes
    if (!storage) throw new Error('No process')
    await storage.digests.skip('2026-11-21', NOON)
    await storage.digests.queueOnce('2026-11-22', EIGHT_NEXT_DAY)
    for (const reference of ['F-1', 'F-2', 'F-3']) await keepWithEmail(storage, reference)
    const leased = []
    for (let found = true; found; ) {
      const emails = (await Promise.all(processes.map(({ lease }) => lease(EIGHT_NEXT_DAY)))).filter((email) => email !== undefined)
      leased.push(...emails)
      found = emails.length > 0
    }
    expect(leased.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      'digest 0',
      'digest 1',
      ...Array(3).fill('owner 0'),
      ...Array(3).fill('owner 1'),
    ])
    expect(new Set(leased.map(({ id }) => id)).size).toBe(8)
    expect(await storage.digests.queueOnce('2026-11-22', EIGHT_NEXT_DAY)).toBe(false)
  })

  test('a reminder waits for no address that refuses once another has the email, and retention neither', async () => {
    const storage = await open(2)
    await keepWithEmail(storage, 'F-1')
    const [first, second] = [await storage.lease(), await storage.lease()]
    await storage.outbox.markFailed(first?.id ?? '', { at: NOON, failure: 'later', response: '450', nextAt: YEAR })
    expect(await storage.reminders.queueDue(EIGHT_NEXT_DAY, 200)).toBe(0)
    expect(await storage.repository.eraseOld(YEAR, YEAR, 200)).toBe(0)
    await storage.outbox.markSent(second?.id ?? '', NOON)
    expect(await storage.reminders.queueDue(EIGHT_NEXT_DAY, 200)).toBe(1)
    expect(await storage.repository.eraseOld(YEAR, YEAR, 200)).toBe(1)
  })

  test('the owner’s email comes first, then digest and reminders, then what goes to visitors, however long it has waited', async () => {
    const storage = await open()
    for (const reference of ['F-1', 'F-2']) {
      await keepWithEmail(storage, reference)
      await confirm(storage, reference)
    }
    expect(await storage.lease()).toMatchObject({ kind: 'owner' })
    await storage.digests.skip('2026-11-21', NOON)
    await storage.digests.queueOnce('2026-11-22', EIGHT_NEXT_DAY)
    const reminders = [newEmailRow('first reminder', { reference: 'F-1' }, EIGHT_NEXT_DAY), newEmailRow('last reminder', { reference: 'F-2' }, EIGHT_NEXT_DAY)]
    await storage.db.insertInto('emails').values(reminders).execute()
    await keepWithEmail(storage, 'F-3', EIGHT_NEXT_DAY)
    const kinds = []
    for (let email = await storage.lease(EIGHT_NEXT_DAY); email; email = await storage.lease(EIGHT_NEXT_DAY)) kinds.push(email.kind)
    expect(kinds).toEqual(['owner', 'owner', 'digest', 'last reminder', 'first reminder', 'confirmation', 'confirmation'])
  })

  test('the owner’s lane leaves emails to visitors alone', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    await confirm(storage, 'F-1')
    expect(await storage.lease(NOON, 'owner')).toMatchObject({ kind: 'owner' })
    await mailReply(storage, 'F-1')
    expect(await storage.lease(NOON, 'owner')).toBeUndefined()
    expect(await storage.lease(NOON, 'all')).toMatchObject({ kind: 'reply' })
    expect(await storage.lease(NOON, 'all')).toMatchObject({ kind: 'confirmation' })
  })

  test('an email that is put back is due as before, with as many attempts', async () => {
    const storage = await open()
    await keepWithEmail(storage, 'F-1')
    const email = await storage.lease()
    await storage.outbox.putBack(email?.id ?? '', { failure: 'configuration', response: '535 wrong password' })
    expect(await storage.lease()).toMatchObject({ id: email?.id, attempts: 0 })
    expect(await storage.db.selectFrom('emails').select(['failure', 'response']).execute()).toEqual([
      { failure: 'configuration', response: '535 wrong password' },
    ])
  })
})
