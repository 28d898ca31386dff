import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** For several processes on one database. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, options: '-c synchronous_commit=on' })
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => {})
  return { dialect: new PostgresDialect({ pool }), writers: 'many', snapshot: 'begin isolation level repeatable read read only', pool }
}
