import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://…` without a database name: each test creates its own database. */
    postgresServer: string
    /** The name of a database there whose migrations have run, to be copied. */
    migratedDatabase: string
  }
}

const MIGRATED = 'migrated'

/** One PostgreSQL for the whole run. */
export default async function startPostgres(project: TestProject) {
  const server = await startPostgresServer()
  await server.createDatabase(MIGRATED)
  const db = await migrateToLatest(openDatabase({ dataDir: tmpdir(), databaseUrl: `${server.url}/${MIGRATED}` }))
  await db.destroy()
  project.provide('postgresServer', server.url)
  project.provide('migratedDatabase', MIGRATED)
  return server.close
}
