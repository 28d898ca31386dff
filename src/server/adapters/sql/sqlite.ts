import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Database } from './database.ts'

/** The embedded database: one file, one connection, and every commit on the disk before it is answered. */
export function openSqlite(path: string): Database {
  const file = new DatabaseSync(path)
  file.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  assertDurable(file)
  return { dialect: new Dialect({ database: asKysely(file) }), writers: 'one', snapshot: 'begin deferred', pool: undefined }
}

/**
 * Kysely believes that SQLite cannot change tables in a transaction, and would change them one by one: a new version that is
 * stopped half way would leave books that no version can open. SQLite can.
 */
class Dialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalDdlAdapter()
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * WAL with `synchronous=NORMAL`, which some builds have as default, may lose the last commits at a power cut. An accepted
 * request must not depend on a default, so it is asked rather than assumed.
 */
function assertDurable(file: DatabaseSync) {
  const asked = { ...file.prepare('PRAGMA journal_mode').get(), ...file.prepare('PRAGMA synchronous').get(), ...file.prepare('PRAGMA foreign_keys').get() }
  if (asked.journal_mode !== 'wal' || asked.synchronous !== 2 || asked.foreign_keys !== 1) {
    throw new Error(`The database does not keep its promises: ${JSON.stringify(asked)}`)
  }
  const check = file.prepare('PRAGMA quick_check').get()
  if (check?.quick_check !== 'ok') throw new Error(`The database is damaged: ${JSON.stringify(check)}`)
}

/** A database that nobody else sees and that leaves nothing on the disk. */
export function openInMemory(): SqliteDialect {
  return new SqliteDialect({ database: asKysely(new DatabaseSync(':memory:')) })
}

/**
 * A transaction takes the right to write when it begins, and waits for it. One that began by reading would be refused at
 * once when another process – the command line, say – has written in between.
 */
const BEGIN = 'begin immediate'

/**
 * The few methods that Kysely asks of a SQLite driver. node:sqlite takes a Date for an object of named parameters: pass text.
 * Preparing costs as much as running, and the house says only a few dozen different things: what was prepared is kept.
 */
function asKysely(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
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
  throw new TypeError(`SQLite takes text and numbers here, not ${typeof parameter}`)
}
