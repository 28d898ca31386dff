import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, linkSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Database, DatabaseFileError } from './database.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** How long opening waits for another process. Nothing is served yet, so it may block. */
const OPENING_MS = 5000

/** Result codes. */
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/**
 * The embedded database: one file, one connection; a commit resolves once it is on the disk. Throws a DatabaseFileError if the file
 * is empty, or damaged where opening reads it; `checkIntegrity` reads all of it.
 */
export function openSqlite(path: string): Database {
  try {
    return open(path)
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    if (code !== SQLITE_CORRUPT && code !== SQLITE_NOTADB) throw error
    throw new DatabaseFileError(`The database ${path} is damaged. Restore the latest backup with deploy/restore.sh.`)
  }
}

function open(path: string): Database {
  if (!existsSync(path)) createSqlite(path)
  if (statSync(path).size === 0)
    throw new DatabaseFileError(
      `The database ${path} is empty: it has lost its content. Restore the latest backup with deploy/restore.sh, or remove the file to start with none.`,
    )
  for (const suffix of ['', '-wal', '-shm']) restrictToOwner(`${path}${suffix}`)
  const file = new DatabaseSync(path, { timeout: OPENING_MS })
  // What is deleted is overwritten: a person's data must not live on in free pages.
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
  assertDurable(file)
  // From here on the dialect waits, without blocking the thread.
  file.exec('PRAGMA busy_timeout = 0')
  return {
    dialect: sqliteDialect(file),
    writers: 'one',
    snapshot: 'begin deferred',
    emptyLog: 'pragma wal_checkpoint(truncate)',
    folder: dirname(path),
    pool: undefined,
  }
}

/**
 * Creates the file under another name and links it into place. So a file of zero bytes is never one that another process is about
 * to fill: it has lost its content.
 */
function createSqlite(path: string) {
  const draft = `${path}.${randomUUID()}`
  const file = new DatabaseSync(draft)
  // Writes the first page.
  file.exec('PRAGMA journal_mode = WAL')
  file.close()
  try {
    chmodSync(draft, 0o600)
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
}

/** Earlier versions created the file with the mode of the process. Files that SQLite adds beside it get the mode of the first. */
function restrictToOwner(path: string) {
  const { uid, mode } = statSync(path, { throwIfNoEntry: false }) ?? {}
  if (mode !== undefined && (mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(path, 0o600)
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
}
