import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { undoDeed } from '#server/desk/enquiry/undo-deed.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { insertRows, readTables } from '#server/operation/backup/table-rows.ts'
import { anEnquiry } from '../../../tests/support/a-request.ts'
import { databases } from '../../../tests/support/databases.ts'
import { BrokenSealError, type OfferContent, seal } from './offer-content.ts'
import { type Decision, makeOfferStore } from './offer-store.ts'

const AT = '2026-11-21T12:00:00.000Z'
const OWNER = { party: 'owner', name: 'Anna' } as const
const enquiry = anEnquiry()
const { reference } = enquiry

const offer: OfferContent = {
  format: 1,
  reference,
  number: 1,
  sentAt: AT,
  validUntil: '2026-12-21',
  company: { name: 'Fogrätt', orgNumber: '556016-0680', vatNumber: 'SE556016068001', seat: 'Västerås', email: 'k@fogratt.example', phone: '070-174 06 05' },
  customer: { name: 'Åsa', email: 'a@example.se', phone: '070', place: 'Enköping' },
  title: 'Badrum',
  message: '',
  included: '',
  excluded: '',
  lines: [{ id: 'rad1', name: 'Kakel', amount: 2435, unit: 'm²', price: 65_000, kind: 'labour', isOption: false }],
  pricing: { kind: 'fixed' },
  plan: 'done',
  paymentDays: 10,
  start: 'vecka 9',
  weeks: '3 veckor',
  terms: 'Mina villkor',
}
const agreement = {
  format: 1 as const,
  offer,
  offerSha256: seal(offer).sha256,
  chosen: [],
  early: false,
  acceptedAt: AT,
  confirmedAt: AT,
  confirmedBy: 'Anna',
  withdrawalUntil: '2026-12-05',
}

const kinds = ['SQLite', 'PostgreSQL'] as const

async function open(kind: (typeof kinds)[number]) {
  const where = await databases[kind]()
  onTestFinished(where.remove)
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  onTestFinished(() => db.destroy())
  return { database, db, store: makeOfferStore(db) }
}

/** With an agreement. */
async function openAgreed(kind: (typeof kinds)[number]) {
  const opened = await openOrdered(kind)
  await opened.store.decide(reference, () => confirmed(undefined))
  return opened
}

/** With an offer that the customer has ordered. */
async function openOrdered(kind: (typeof kinds)[number]) {
  const opened = await open(kind)
  await makeInTransaction(opened.db, opened.database)((transaction) => transaction.keepEnquiry(enquiry))
  await opened.store.decide(reference, () => ({ version: { ...seal(offer), id: randomUUID(), number: 1, at: AT, by: OWNER } }))
  await opened.store.decide(reference, () => ({ event: { id: randomUUID(), number: 1, kind: 'accepted', at: AT, by: { party: 'customer' } } }))
  return opened
}

function confirmed(sendsAt: string | undefined): Decision<never> {
  return {
    event: { id: 'confirming', number: 1, kind: 'confirmed', at: AT, by: OWNER },
    agreement: { ...seal(agreement), number: 1, at: AT, by: 'Anna', keptUntil: '2033-12-31', sendsAt },
  }
}

describe.each(kinds)('agreements on %s', (kind) => {
  test.each(kinds)('come over a backup to %s with every byte', async (other) => {
    const { db, store } = await openAgreed(kind)
    const restored = await open(other)
    await db.transaction().execute((transaction) => insertRows(restored.db, readTables(transaction, { writers: kind === 'SQLite' ? 'one' : 'many' })))
    const [before, after] = [await store.agreement(reference, 1), await restored.store.agreement(reference, 1)]
    expect(after).toEqual(before)
    expect(after).toMatchObject({ sha256: seal(agreement).sha256, agreement })
    expect(await restored.store.file(reference)).toEqual(await store.file(reference))
  })

  test('outlive their request, which takes everything else with it, until bookkeeping needs them no longer', async () => {
    const { db, store } = await openAgreed(kind)
    expect(await makeEnquiryRepository(db).erase(reference, AT, 'asked')).toBe(true)
    expect(await store.file(reference)).toEqual({ versions: [], events: [] })
    await store.forgetAgreements('2033-12-31')
    expect(await store.agreement(reference, 1)).toMatchObject({ agreement })
    await store.forgetAgreements('2034-01-01')
    expect(await store.agreement(reference, 1)).toBeUndefined()
  })

  test('go when they are undone, with what closed the request; a draft that is being written stays, and the form of before does nothing', async () => {
    const { db, store } = await openOrdered(kind)
    const repository = makeEnquiryRepository(db)
    await store.saveDraft(reference, '{}', 0, AT, 'Anna')
    const [file, draft] = [await store.file(reference), await store.draft(reference)]
    const sendsAt = '2026-11-21T12:00:10.000Z'
    const confirm = () => store.decide(reference, () => confirmed(sendsAt), { id: 'confirming', sendsAt })
    expect(await confirm()).toMatchObject({ event: { id: 'confirming' } })
    expect(await store.agreement(reference, 1)).toBeDefined()
    expect((await repository.find(reference))?.closed?.because).toBe('won')
    expect(await store.undoable(reference)).toEqual([{ id: 'confirming', sendsAt }])

    const undo = (id: string) => undoDeed(db, { id, reference, deed: 'confirming', at: AT, by: OWNER })
    expect(await Promise.all([undo('u-1'), undo('u-2')])).toEqual([{ outcome: 'undone' }, { outcome: 'undone' }])
    expect(await store.agreement(reference, 1)).toBeUndefined()
    expect((await repository.find(reference))?.closed).toBeUndefined()
    expect([await store.file(reference), await store.draft(reference)]).toEqual([file, draft])
    expect(await confirm()).toBeUndefined()
  })

  test('and offers that are not what was sent are not shown', async () => {
    const { db, store } = await openAgreed(kind)
    await db
      .updateTable('offers')
      .set({ content: seal({ ...offer, title: 'Annat' }).content })
      .execute()
    await expect(store.file(reference)).rejects.toThrow(BrokenSealError)
  })

  test('what is decided at once is decided once: each sees what the one before wrote', async () => {
    const { store } = await openAgreed(kind)
    const ask = () =>
      store.decide(reference, ({ events }) =>
        events.some((event) => event.kind === 'regretted')
          ? {}
          : { event: { id: randomUUID(), number: 1, kind: 'regretted', at: AT, by: { party: 'customer' } } },
      )
    const results = await Promise.all([ask(), ask(), ask()])
    expect(results.filter((result) => result !== undefined && 'event' in result)).toHaveLength(1)
    expect((await store.agreement(reference, 1))?.withdrawnAt).toBe(AT)
  })
})
