import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { startPostgresServer } from '../../../tests/support/postgres-server.ts'
import { nodeFlags } from '../../node-flags.mjs'
import { peakMemoryOf } from '../machine.ts'

const SERVER = join(import.meta.dirname, '../../../dist/server')
const POLL_MS = 20

/** A database with its data folder, as the environment configures it. */
export type Place = {
  name: 'SQLite' | 'PostgreSQL'
  dataDir: string
  databaseUrl: string | undefined
  env: Record<string, string>
  /** Takes the database's files out of the kernel's memory, as after the machine was started. */
  cool: () => Promise<void>
}

export function sqlitePlace(folder: string, name: string): Place {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  return { name: 'SQLite', dataDir, databaseUrl: undefined, env: { DATA_DIR: dataDir }, cool: async () => forget(dataDir) }
}

export async function postgresPlace(folder: string, postgres: Awaited<ReturnType<typeof startPostgresServer>>, name: string): Promise<Place> {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  await postgres.createDatabase(name)
  const databaseUrl = `${postgres.url}/${name}`
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  return { name: 'PostgreSQL', dataDir, databaseUrl, env, cool: () => postgres.restart(() => forget(postgres.folder)) }
}

/** Only these files: other programs on the machine keep theirs. */
function forget(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    spawnSync('sync', [file])
    spawnSync('dd', [`if=${file}`, 'iflag=nocache', 'count=0'])
  }
}

export type Run = { seconds: number; peakMiB: number; stdout: string }

/** Runs a command of the server: `quotes` or `doctor`. Rejects if it fails, unless that is expected. */
export async function runCommand({ env }: Place, script: 'quotes' | 'doctor', args: string[] = [], mayFail = false): Promise<Run> {
  const started = performance.now()
  const child = spawn(process.execPath, [...nodeFlags, join(SERVER, `${script}.js`), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let peakMiB = 0
  const timer = setInterval(() => {
    peakMiB = peakMemoryOf(child.pid) ?? peakMiB
  }, POLL_MS)
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  clearInterval(timer)
  if (code !== 0 && !mayFail) throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}`)
  return { seconds: (performance.now() - started) / 1000, peakMiB, stdout }
}
