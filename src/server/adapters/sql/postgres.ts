import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** For several processes on one database. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, options: '-c synchronous_commit=on' })
  // A broken connection emits an error: on the pool while idle, on the client while in use. The pool replaces it and its query
  // rejects; without both listeners the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { dialect: new PostgresDialect({ pool }), writers: 'many', snapshot: 'begin isolation level repeatable read read only', pool }
}
