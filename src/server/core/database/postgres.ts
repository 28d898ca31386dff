import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

/** Added to the limit that PostgreSQL itself keeps: this one is for a database that does not respond at all. */
const GRACE_MS = 500

/** For several processes on one database. A statement fails after `queryTimeoutMs`: in PostgreSQL, or here if that hangs. */
export function openPostgres(connectionString: string, folder: string, queryTimeoutMs: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: queryTimeoutMs,
    query_timeout: queryTimeoutMs + GRACE_MS,
    options: '-c synchronous_commit=on',
  })
  // A broken connection emits an error: on the pool while idle, on the client while in use. The pool replaces it and its query
  // rejects; without both listeners the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    dialect: new FirstErrorDialect({ pool }),
    writers: 'many',
    snapshot: 'begin isolation level repeatable read read only',
    emptyLog: undefined,
    folder,
    pool,
  }
}

class FirstErrorDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new FirstErrorDriver(this.#config)
  }
}

class FirstErrorDriver extends PostgresDriver {
  /** On a broken connection the rollback fails too. The driver then discards the connection; the error before it says why. */
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}
