import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabases } from '../../../../../tests/support/databases.ts'
import { migrateToLatest } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { migrations } from './migrations.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const answers = { name: 'n', phone: 'p', email: 'e', project: 'p', budget: 'b', timeline: 't', size: 's', location: 'l', message: '' }

describe.each(Object.entries(emptyDatabases))('migrations on %s', (_, newDatabase) => {
  test('migration 002 keeps emails, keys, replies and reasons under their new names', async () => {
    const older = await newDatabase()
    onTestFinished(older.remove)
    const before = new Kysely<unknown>({ dialect: openDatabase(older).dialect })
    await new Migrator({ db: before, provider: { getMigrations: async () => migrations } }).migrateTo('001-schema')
    const insert = (table: string, row: Record<string, unknown>) =>
      sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`.execute(
        before,
      )
    for (const [reference, suspicion] of [
      ['F-1', 'haste'],
      ['F-2', 'flood'],
      ['F-3', null],
    ])
      await insert('quotes', { ...answers, reference, received_at: NOON, suspicion })
    await insert('letters', {
      id: 'e-1',
      day: '2026-11-21',
      kind: 'digest',
      queued_at: NOON,
      due_at: NOON,
      taken_until: NOON,
      trouble: 'later',
      last_answer: '421',
    })
    await insert('marks', { mark: 'k', reference: 'F-1', content_hash: 'h', left_at: NOON })
    await insert('replies', { id: 'r-1', reference: 'F-1', way: 'called', made_at: NOON })
    await before.destroy()

    const db = await migrateToLatest(openDatabase(older))
    onTestFinished(() => db.destroy())
    expect(await db.selectFrom('quotes').select(['reference', 'quarantine_reason']).orderBy('reference').execute()).toEqual([
      { reference: 'F-1', quarantine_reason: 'too-fast' },
      { reference: 'F-2', quarantine_reason: 'flood' },
      { reference: 'F-3', quarantine_reason: null },
    ])
    const email = { id: 'e-1', about: '2026-11-21', leased_until: NOON, failure: 'later', response: '421' }
    expect(await db.selectFrom('emails').selectAll().execute()).toMatchObject([email])
    expect(await db.selectFrom('dedup_keys').selectAll().execute()).toEqual([{ key: 'k', reference: 'F-1', content_hash: 'h', claimed_at: NOON }])
    expect(await db.selectFrom('replies').select(['id', 'kind']).execute()).toEqual([{ id: 'r-1', kind: 'called' }])
  })
})
