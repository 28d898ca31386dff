import { tmpdir } from 'node:os'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { startPostgresServer } from './postgres-server.ts'
import { shapeOf } from './postgres-shape.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://…` without a database name: each test creates its own database. */
    postgresServer: string
    /** The name of a database there whose migrations have run, to be copied. */
    migratedDatabase: string
    /** What that database is beside its rows. */
    migratedShape: string
  }
}

const MIGRATED = 'migrated'

/** One PostgreSQL for the whole run. */
export default async function startPostgres(project: TestProject) {
  const server = await startPostgresServer()
  await server.createDatabase(MIGRATED)
  const db = await migrateToLatest(openDatabase({ dataDir: tmpdir(), databaseUrl: `${server.url}/${MIGRATED}` }))
  await db.destroy()
  project.provide('migratedShape', await readShape(`${server.url}/${MIGRATED}`))
  project.provide('postgresServer', server.url)
  project.provide('migratedDatabase', MIGRATED)
  return server.close
}

async function readShape(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const shape = await shapeOf(client)
  await client.end()
  return shape
}
