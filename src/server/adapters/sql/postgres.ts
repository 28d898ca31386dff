import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** For several processes on one database. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000, options: '-c synchronous_commit=on' })
  // A connection that breaks emits an error, on the pool while it is idle and on the client itself while it is in use. The
  // pool replaces it and the query that it had is rejected; without both listeners the process would end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { dialect: new PostgresDialect({ pool }), writers: 'many', snapshot: 'begin isolation level repeatable read read only', pool }
}
