import { type Dialect, Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import { migrations } from './migrations/migrations.ts'
import type { Tables } from './tables.ts'

/** Where SQLite and PostgreSQL differ: how to connect, and the facts that statements depend on. */
export type Database = {
  dialect: Dialect
  /** Concurrent writers. With many, `FOR UPDATE SKIP LOCKED` keeps two of them from leasing the same row. */
  writers: 'one' | 'many'
  /** The statement that begins a read-only transaction with snapshot isolation. */
  snapshot: string
  /** The statement that removes deleted data from the log beside the tables; undefined where the database does so by itself. */
  emptyLog: string | undefined
  /** For temporary files. */
  folder: string
  /** For other data that several processes share; undefined where each has its own. */
  pool: Pool | undefined
}

/** The database's file cannot be used. The message is a sentence for the operator. */
export class DatabaseFileError extends Error {}

/**
 * Connects and runs pending migrations: here for a new database, else through `elsewhere` if it is given. Processes that start
 * together take turns. Throws what the migration threw.
 */
export async function migrateToLatest(database: Database, elsewhere?: () => Promise<unknown>): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: database.dialect })
  try {
    const applied = await appliedMigrations(db)
    if (applied.join() === Object.keys(migrations).toSorted().join()) return db
    if (applied.length > 0) await elsewhere?.()
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
    if (error) throw error
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Only reads; avoids the write lock. */
async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const applied = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db).catch(() => ({ rows: [] }))
  return applied.rows.map(({ name }) => name)
}
