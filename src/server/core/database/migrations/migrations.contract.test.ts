import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { aDrawnEnquiry } from '../../../../../tests/support/a-request.ts'
import { emptyDatabases } from '../../../../../tests/support/databases.ts'
import { migrateToLatest } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { migrations } from './migrations.ts'

describe.each(Object.entries(emptyDatabases))('migrations on %s', (_, newDatabase) => {
  test('migration 002 keeps what raised a price, and leaves what has none as it is', async () => {
    const older = await newDatabase()
    onTestFinished(older.remove)
    const before = new Kysely<unknown>({ dialect: openDatabase(older).dialect })
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateTo('001-schema')
    const { receivedAt: received_at, answerBy, remindAt, remindAgainAt, price, ...answers } = aDrawnEnquiry()
    const { priceDrivers: movers, ...rest } = price ?? { priceDrivers: [] }
    for (const row of [
      { ...answers, received_at, reference: 'F-1', price: JSON.stringify({ ...rest, movers }) },
      { ...answers, received_at, reference: 'F-2', price: null },
    ])
      await sql`insert into enquiries (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`.execute(before)
    await before.destroy()

    const db = await migrateToLatest(openDatabase(older))
    onTestFinished(() => db.destroy())
    const repository = makeEnquiryRepository(db)
    expect((await repository.find('F-1'))?.price).toEqual(price)
    expect(price?.priceDrivers).not.toEqual([])
    expect(await repository.find('F-2')).not.toHaveProperty('price')
  })

  test('migration 004 gives every request its town, however many there are', async () => {
    const older = await newDatabase()
    onTestFinished(older.remove)
    const before = new Kysely<unknown>({ dialect: openDatabase(older).dialect })
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateTo('003-turns')
    const { receivedAt: received_at, answerBy, remindAt, remindAgainAt, price, ...answers } = aDrawnEnquiry()
    const towns = Array.from({ length: 501 }, (_, index) => (index % 2 === 0 ? 'köping (Munktorp)' : 'Sala'))
    for (const [index, location] of towns.entries()) {
      const row = { ...answers, received_at, location, reference: `F-${1000 + index}` }
      await sql`insert into enquiries (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`.execute(before)
    }
    await before.destroy()

    const db = await migrateToLatest(openDatabase(older))
    onTestFinished(() => db.destroy())
    const rows = await db.selectFrom('enquiries').select('town').orderBy('reference').execute()
    expect(rows.map(({ town }) => town)).toEqual(towns.map((town) => (town === 'Sala' ? 'Sala' : 'Köping')))
  })
})
