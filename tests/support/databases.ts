import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { sqliteFile } from '#server/core/database/open-database.ts'

/** A new database for one test, as the environment would configure it. */
export type TestDatabase = { databaseUrl: string | undefined; dataDir: string; remove: () => Promise<void> }

/** Every database that the server supports, as a copy of one whose migrations have run: to run them takes much longer. */
export const databases = { SQLite: async () => inFolder(migratedFolder()), PostgreSQL: () => newPostgres(inject('migratedDatabase')) }

const FRONT_DOOR: readonly (keyof typeof databases)[] = process.env.EVERY_DATABASE ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/**
 * For what goes through the front door: whatever it sends to PostgreSQL is sent by the contracts too, which run on both databases.
 * `npm run test:soak -- 1 databases` has both here as well.
 */
export const frontDoorDatabases = FRONT_DOOR.map((kind) => [kind, databases[kind]] as const)

/** Every database, without tables. */
export const emptyDatabases = { SQLite: async () => inFolder(newFolder()), PostgreSQL: () => newPostgres('template1') }

/** A new data folder with a copy of the migrated SQLite database. */
export function migratedFolder(): string {
  const folder = newFolder()
  copyFileSync(inject('migratedSqlite'), sqliteFile(folder))
  return folder
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'fogratt-test-'))
}

function inFolder(dataDir: string): TestDatabase {
  return { databaseUrl: undefined, dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

async function newPostgres(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // To copy the files takes half as long as to copy through the log, and a process's first connection finds its prepared catalogue.
  await asAdmin(`create database ${name} template ${template} strategy file_copy`)
  const folder = inFolder(newFolder())
  return {
    ...folder,
    databaseUrl: `${inject('postgresServer')}/${name}`,
    async remove() {
      await folder.remove()
      // A run has hundreds of them, of eight megabytes each.
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

let admin: pg.Pool | undefined

/** One connection for all files of a worker, which does not keep it from ending: to connect takes as long as to delete a database. */
async function asAdmin(statement: string) {
  admin ??= adminPool()
  await admin.query(statement)
}

function adminPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: `${inject('postgresServer')}/postgres`, max: 1, allowExitOnIdle: true })
  // The pool replaces a connection that PostgreSQL has ended.
  pool.on('error', () => {})
  return pool
}
