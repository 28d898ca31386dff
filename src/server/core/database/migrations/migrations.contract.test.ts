import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from '#domain/enquiry/quote-request.ts'
import { emails } from '#server/emails.ts'
import { unanswered } from '#server/enquiries/sql/quote-records.ts'
import { makeQuoteRepository } from '#server/enquiries/sql/quote-repository.ts'
import { makeReadBacklog } from '#server/operation/metrics/backlog-repository.ts'
import { aQuote } from '../../../../../tests/support/a-request.ts'
import { emptyDatabases } from '../../../../../tests/support/databases.ts'
import { migrateToLatest } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import type { Tables } from '../tables.ts'
import { migrations } from './migrations.ts'

const RECEIVED = '2026-11-21T12:00:00.000Z'
const AFTER_19 = '2026-11-22T07:59:59.999Z'
const AFTER_20 = '2026-11-22T08:00:00.000Z'

describe.each(Object.entries(emptyDatabases))('migrations on %s', (_, newDatabase) => {
  test('a quote from before migration 002 gets deadlines of 24 hours and keeps its emails', async () => {
    const older = await newDatabase()
    const { reference, receivedAt, answerBy, remindAt, remindAgainAt, ...rest } = aQuote()
    const answers = firstAnswers(rest)
    const before = new Kysely<Tables>({ dialect: openDatabase(older).dialect })
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateTo('001-quotes-and-letters')
    await sql`insert into quotes ${rowOf({ ...answers, reference, received_at: receivedAt })}`.execute(before)
    await sql`insert into letters ${rowOf({ id: 'l-1', reference, kind: 'owner', queued_at: RECEIVED, due_at: RECEIVED, sent_at: AFTER_19 })}`.execute(before)
    await before.destroy()

    const db = await migrateToLatest(openDatabase(older))
    expect(await makeQuoteRepository(db).list()).toMatchObject([
      { ...answers, reference, receivedAt, answerBy, remindAt, remindAgainAt, deliveredAt: AFTER_19 },
    ])
    await db.destroy()
    await older.remove()
  })

  test('migration 005 knows what was answered and which reminder is the next', async () => {
    const older = await newDatabase()
    const { reference: _, receivedAt, answerBy, remindAt, remindAgainAt, ...rest } = aQuote()
    const columns = { ...firstAnswers(rest), received_at: receivedAt, answer_by: answerBy, remind_at: remindAt, remind_again_at: remindAgainAt }
    const before = new Kysely<Tables>({ dialect: openDatabase(older).dialect })
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateTo('004-letters-found-at-once')
    for (const reference of ['F-answered', 'F-undone', 'F-new', 'F-reminded', 'F-reminded-twice'])
      await sql`insert into quotes ${rowOf({ ...columns, reference })}`.execute(before)
    for (const [id, reference, undone_at] of [
      ['r-1', 'F-answered', RECEIVED],
      ['r-2', 'F-answered', null],
      ['r-3', 'F-undone', AFTER_20],
    ])
      await sql`insert into replies ${rowOf({ id, reference, way: 'called', made_at: RECEIVED, undone_at })}`.execute(before)
    for (const [reference, kind] of [
      ['F-reminded', 'first reminder'],
      ['F-reminded-twice', 'first reminder'],
      ['F-reminded-twice', 'last reminder'],
    ])
      await sql`insert into letters ${rowOf({ id: `${reference}-${kind}`, reference, kind, queued_at: AFTER_20, due_at: AFTER_20 })}`.execute(before)
    await before.destroy()

    const db = await migrateToLatest(openDatabase(older))
    const next = await unanswered(db.selectFrom('quotes')).select(['reference', 'next_reminder_at']).orderBy('reference').execute()
    expect(next.map(({ reference, next_reminder_at }) => [reference, next_reminder_at])).toEqual([
      ['F-new', remindAt],
      ['F-reminded', remindAgainAt],
      ['F-reminded-twice', null],
      ['F-undone', remindAt],
    ])
    expect((await makeReadBacklog(db, emails)()).unanswered.count).toBe(4)
    await db.destroy()
    await older.remove()
  })

  test('a quote from before migration 003 has neither plan nor price', async () => {
    const older = await newDatabase()
    const { reference, receivedAt, answerBy, remindAt, remindAgainAt, ...rest } = aQuote()
    const answers = firstAnswers(rest)
    const deadlines = { received_at: receivedAt, answer_by: answerBy, remind_at: remindAt, remind_again_at: remindAgainAt }
    const before = new Kysely<Tables>({ dialect: openDatabase(older).dialect })
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateTo('002-promises-and-replies')
    await sql`insert into quotes ${rowOf({ ...answers, reference, ...deadlines })}`.execute(before)
    await before.destroy()

    const db = await migrateToLatest(openDatabase(older))
    const [quote] = await makeQuoteRepository(db).list()
    expect(quote).toMatchObject({ ...answers, reference, receivedAt })
    expect(quote).not.toHaveProperty('plan')
    expect(quote).not.toHaveProperty('price')
    await db.destroy()
    await older.remove()
  })
})

/** The answers of migration 001. */
function firstAnswers({ name, phone, email, project, budget, timeline, size, location, message }: QuoteRequest) {
  return { name, phone, email, project, budget, timeline, size, location, message }
}

function rowOf(row: Record<string, unknown>) {
  return sql`(${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`
}
