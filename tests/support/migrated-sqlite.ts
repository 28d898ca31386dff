import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase, sqliteFile } from '#server/core/database/open-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an SQLite database whose migrations have run, to be copied. */
    migratedSqlite: string
  }
}

/** One file for the whole run. */
export default async function migrateSqlite(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fogratt-migrated-'))
  const db = await migrateToLatest(openDatabase({ dataDir, databaseUrl: undefined }))
  await db.destroy()
  project.provide('migratedSqlite', sqliteFile(dataDir))
  return () => rmSync(dataDir, { recursive: true, force: true })
}
