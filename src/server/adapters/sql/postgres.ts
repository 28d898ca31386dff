import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** For several processes on one database. */
export function openPostgres(connectionString: string): Database {
  return {
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, options: '-c synchronous_commit=on' }) }),
    skipsLocked: true,
  }
}
