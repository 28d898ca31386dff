import { Kysely } from 'kysely'
import { type Config, ConfigError } from '../config.ts'
import { type Database, DatabaseFileError, migrateToLatest } from './database.ts'
import { openDatabase, SERVER_QUERY_MS } from './open-database.ts'
import type { Tables } from './tables.ts'

/**
 * Migrations run first, on a connection of their own, because they may take longer than a query of the server. It is closed only after the
 * server's connection is open: closing SQLite's last connection merges its log into the file, and the first request would wait for that.
 * Throws a ConfigError when the file is not one of our databases.
 */
export async function connectDatabase(config: Config, migrate?: () => Promise<unknown>): Promise<{ database: Database; db: Kysely<Tables> }> {
  try {
    const migrated = await migrateToLatest(openDatabase(config), migrate)
    const database = openDatabase(config, SERVER_QUERY_MS)
    await migrated.destroy()
    return { database, db: new Kysely<Tables>({ dialect: database.dialect }) }
  } catch (error) {
    throw error instanceof DatabaseFileError ? new ConfigError(error.message) : error
  }
}
