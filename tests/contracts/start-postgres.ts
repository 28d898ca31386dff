import type { TestProject } from 'vitest/node'
import { startPostgresServer } from '../support/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://…` without a database name: each test creates its own database. */
    postgresServer: string
  }
}

/** One PostgreSQL for the whole run. */
export default async function startPostgres(project: TestProject) {
  const server = await startPostgresServer()
  project.provide('postgresServer', server.url)
  return server.close
}
