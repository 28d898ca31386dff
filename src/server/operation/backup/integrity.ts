import { type Kysely, sql } from 'kysely'
import { type Database, DatabaseFileError } from '#server/core/database/database.ts'
import type { Tables } from '#server/core/database/tables.ts'

/**
 * Looks for damage. SQLite reads its whole file, which takes minutes when that is large and not in memory, so this is for commands.
 * PostgreSQL reports pages whose checksum was wrong when they were read. Rejects with a DatabaseFileError.
 */
export async function checkIntegrity(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>): Promise<void> {
  if (writers === 'one') {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
    const found = rows[0]?.quick_check ?? ''
    // The first of two lines names the database only.
    if (found !== 'ok') throw new DatabaseFileError(`The database is damaged: ${found.split('\n').at(-1)}`)
    return
  }
  const { rows } = await sql<{
    failures: string | null
  }>`select checksum_failures as failures from pg_stat_database where datname = current_database()`.execute(db)
  // Null where checksums are turned off.
  if (Number(rows[0]?.failures ?? 0) > 0) throw new DatabaseFileError(`The database is damaged: pages with a wrong checksum: ${rows[0]?.failures}`)
}
