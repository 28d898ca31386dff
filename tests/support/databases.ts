import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { sqliteFile } from '#server/core/database/open-database.ts'
import { addressOf, createDatabase, dropDatabase, giveBack, takeMigrated } from './postgres-databases.ts'

/** A new database for one test, as the environment would configure it. */
export type TestDatabase = { databaseUrl: string | undefined; dataDir: string; remove: () => Promise<void> }

/** Every database that the server supports, as a copy of one whose migrations have run: to run them takes much longer. */
export const databases = { SQLite: async () => inFolder(migratedFolder()), PostgreSQL: async () => onPostgres(await takeMigrated(), giveBack) }

const FRONT_DOOR: readonly (keyof typeof databases)[] = process.env.EVERY_DATABASE ? ['SQLite', 'PostgreSQL'] : ['SQLite']

/**
 * For what goes through the front door: whatever it sends to PostgreSQL is sent by the contracts too, which run on both databases.
 * `npm run test:soak -- 1 databases` has both here as well.
 */
export const frontDoorDatabases = FRONT_DOOR.map((kind) => [kind, databases[kind]] as const)

/** Every database, without tables. */
export const emptyDatabases = { SQLite: async () => inFolder(newFolder()), PostgreSQL: async () => onPostgres(await createDatabase('template1'), dropDatabase) }

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

function onPostgres(name: string, remove: (name: string) => Promise<void>): TestDatabase {
  const folder = inFolder(newFolder())
  return {
    ...folder,
    databaseUrl: addressOf(name),
    async remove() {
      await folder.remove()
      await remove(name)
    },
  }
}
