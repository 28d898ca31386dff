import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

/** How long statements wait while another process holds the write lock. */
const PATIENCE_MS = 5000
const RETRY_MS = 20
/** The primary result code of SQLITE_BUSY and its extended codes. */
const SQLITE_BUSY = 5

export function sqliteDialect(file: DatabaseSync): SqliteDialect {
  return new WaitingDialect({ database: asKysely(file) }, file)
}

/**
 * Kysely reports no transactional DDL for SQLite, though SQLite has it. Without a transaction a migration that is interrupted
 * would leave a schema that no version can open.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class WaitingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  readonly #file: DatabaseSync

  constructor(config: SqliteDialectConfig, file: DatabaseSync) {
    super(config)
    this.#config = config
    this.#file = file
  }

  override createAdapter() {
    return new TransactionalDdlAdapter()
  }

  override createDriver() {
    return new WaitingDriver(this.#config, this.#file)
  }
}

class WaitingDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  #connection: WaitingConnection | undefined

  constructor(config: SqliteDialectConfig, file: DatabaseSync) {
    super(config)
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new WaitingConnection(await super.acquireConnection(), this.#file)
    return this.#connection
  }

  /** After some errors, a full disk for one, SQLite has rolled back by itself. Another attempt would fail and hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * SQLite's own busy timeout blocks the thread. Here a statement that finds the database locked is tried again from a timer, so the
 * process goes on serving. The patience is for the lock, not for each statement: of many that queue up behind one lock, all fail
 * soon after the first. Only the first statement of a transaction can meet a lock, because it takes the write lock (`BEGIN`).
 */
class WaitingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #file: DatabaseSync
  #lockedSince: number | undefined

  constructor(connection: DatabaseConnection, file: DatabaseSync) {
    this.#connection = connection
    this.#file = file
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      const inTransaction = this.#file.isTransaction
      try {
        const result = await this.#connection.executeQuery<Row>(query)
        // Reading needs no lock, so it says nothing about the lock.
        if (!query.sql.startsWith('select')) this.#lockedSince = undefined
        return result
      } catch (error) {
        if (inTransaction || !isBusy(error)) throw error
        this.#lockedSince ??= performance.now()
        if (performance.now() - this.#lockedSince > PATIENCE_MS) throw error
        await sleep(RETRY_MS)
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY
}

/**
 * Takes the write lock at the start of a transaction. A transaction that began with a read would fail at once
 * (SQLITE_BUSY_SNAPSHOT) when another process, for instance the command line, has written in between.
 */
const BEGIN = 'begin immediate'

/** There are a few dozen statements, and some more for batches that are not full. */
const MOST_PREPARED = 200

/**
 * The methods that Kysely needs of a SQLite driver. Prepared statements are cached, because preparing costs as much as running.
 * node:sqlite takes a Date for an object of named parameters, so instants are passed as text.
 */
function asKysely(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const cached = prepared.get(sql)
      if (cached) return cached
      if (prepared.size >= MOST_PREPARED) prepared.clear()
      const statement = asStatement(file.prepare(sql === 'begin' ? BEGIN : sql))
      prepared.set(sql, statement)
      return statement
    },
  }
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  }
}

function bindable(parameter: unknown): SQLInputValue {
  if (parameter === null || typeof parameter === 'string' || typeof parameter === 'number' || typeof parameter === 'bigint') return parameter
  if (parameter instanceof Uint8Array) return parameter
  throw new TypeError(`A SQL parameter must be text, a number, bytes or null, not ${typeof parameter}`)
}
