import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Database } from './database.ts'

/** The embedded database: one file, one connection; a commit resolves once it is on the disk. Throws if it is damaged. */
export function openSqlite(path: string): Database {
  const file = new DatabaseSync(path)
  file.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  assertDurable(file)
  return { dialect: new TransactionalDdlDialect({ database: asKysely(file) }), writers: 'one', snapshot: 'begin deferred', pool: undefined }
}

/**
 * Kysely reports no transactional DDL for SQLite, though SQLite has it. Without a transaction a migration that is interrupted
 * would leave a schema that no version can open.
 */
class TransactionalDdlDialect extends SqliteDialect {
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
 * With WAL and `synchronous=NORMAL`, the default of some builds, a power cut may lose the last commits. So the settings are read
 * back instead of assumed.
 */
function assertDurable(file: DatabaseSync) {
  const settings = { ...file.prepare('PRAGMA journal_mode').get(), ...file.prepare('PRAGMA synchronous').get(), ...file.prepare('PRAGMA foreign_keys').get() }
  if (settings.journal_mode !== 'wal' || settings.synchronous !== 2 || settings.foreign_keys !== 1) {
    throw new Error(`SQLite did not take the settings for durability: ${JSON.stringify(settings)}`)
  }
  const check = file.prepare('PRAGMA quick_check').get()
  if (check?.quick_check !== 'ok') throw new Error(`The database is damaged: ${JSON.stringify(check)}`)
}

/** A private database in memory. */
export function openInMemory(): SqliteDialect {
  return new SqliteDialect({ database: asKysely(new DatabaseSync(':memory:')) })
}

/**
 * Takes the write lock at the start of a transaction and waits for it. A transaction that began with a read would fail at once
 * (SQLITE_BUSY_SNAPSHOT) when another process, for instance the command line, has written in between.
 */
const BEGIN = 'begin immediate'

/**
 * The methods that Kysely needs of a SQLite driver. Prepared statements are cached: preparing costs as much as running, and
 * there are only a few dozen. node:sqlite takes a Date for an object of named parameters, so instants are passed as text.
 */
function asKysely(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const cached = prepared.get(sql)
      if (cached) return cached
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
  throw new TypeError(`A SQL parameter must be text, a number or null, not ${typeof parameter}`)
}
