import { type Dialect, Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** A database as far as it differs from the other one: how to reach it, and the facts that its statements depend on. */
export type Database = {
  dialect: Dialect
  /** How many write at a time. Where many do, `FOR UPDATE SKIP LOCKED` keeps them from taking the same row. */
  writers: 'one' | 'many'
  /** Begins a transaction that sees one instant of the database while others go on writing. */
  snapshot: string
  /** What else may be kept where several processes meet. */
  pool: Pool | undefined
}

/** Brings the tables up to date and hands the database over. Two processes that start together take turns. */
export async function migrateToLatest(database: Database): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: database.dialect })
  if (await areUpToDate(db)) return db
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Looking needs nobody's leave; to change anything is to wait for whoever writes. */
async function areUpToDate(db: Kysely<Tables>): Promise<boolean> {
  const made = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db).catch(() => ({ rows: [] }))
  return made.rows.map(({ name }) => name).join() === Object.keys(migrations).toSorted().join()
}
