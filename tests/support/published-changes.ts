import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import type { TableRow } from '#server/operation/backup/backup-file.ts'
import { insertRows, readTables } from '#server/operation/backup/table-rows.ts'
import { makeKeptPrint, type Print } from '#server/publishing/press/kept-print.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** The data folder of the server at which the owner's changes were published (tools/publish-in-copy.ts). */
export const PUBLISHED_DATA = join(DIST, 'published-data')

/** The built site with the pages that were printed then. */
export const PUBLISHED_SITE = join(DIST, 'published')

/** Whether the tests run with those changes published: `npm run rehearse-changes -- published`. */
export const isPublished = process.env.PUBLISHED_CHANGES !== undefined

/** What was printed then, by a server with this build. Throws if it was not kept. */
export function publishedPrint(build: string): Print {
  const print = makeKeptPrint(PUBLISHED_DATA, (error) => console.error(error)).read(build)
  if (!print) throw new Error('The changes were published by another build')
  return print
}

type Place = { databaseUrl: string | undefined; dataDir: string }

/** What a server has to have published before it starts: its version, its holiday and its print. Not a second time, and not in place of another version. */
export function publishInto(where: Place): Promise<void> {
  const done = last.then(() => publishOnce(where))
  last = done.catch(() => {})
  return done
}

/** One after the other: several servers may be started at once on one database. */
let last = Promise.resolve()

async function publishOnce(where: Place): Promise<void> {
  mkdirSync(where.dataDir, { recursive: true })
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  const versions = await db.selectFrom('site_versions').select('number').execute()
  if (versions.length === 0) {
    await insertRows(db, publishedRows())
    cpSync(join(PUBLISHED_DATA, 'published-site'), join(where.dataDir, 'published-site'))
  }
  await db.destroy()
}

async function* publishedRows(): AsyncGenerator<TableRow> {
  const database: Database = openDatabase({ databaseUrl: undefined, dataDir: PUBLISHED_DATA })
  const db = await migrateToLatest(database)
  for await (const row of readTables(db, database)) if (row.table === 'site_versions' || row.table === 'holidays') yield row
  await db.destroy()
}
