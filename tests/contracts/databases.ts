import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { sqliteFile } from '#server/adapters/sql/open-database.ts'

/** A new database for one test, as the environment would configure it. */
export type TestDatabase = { databaseUrl: string | undefined; dataDir: string; remove: () => Promise<void> }

/** Every database that the server supports, as a copy of one whose migrations have run: to run them takes much longer. */
export const databases = { SQLite: async () => inFolder(migratedFolder()), PostgreSQL: () => newPostgres(inject('migratedDatabase')) }

/** The same without tables. */
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
  const server = inject('postgresServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name} template ${template}`)
  const folder = inFolder(newFolder())
  return {
    ...folder,
    databaseUrl: `${server}/${name}`,
    async remove() {
      await folder.remove()
      // A run has hundreds of them, of eight megabytes each.
      await asAdmin(server, `drop database ${name} with (force)`)
    },
  }
}

async function asAdmin(server: string, statement: string) {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
