import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { aRequest } from '../tests/support/a-request.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { noLimits } from '../tests/support/no-limits.ts'
import { buildIfStale } from './build-site-and-server.ts'

const ROOT = join(import.meta.dirname, '..')

/** The references that visitors were given, all quotes as CSV before and after, and the scripts' output. */
export type Rehearsal = { references: string[]; before: string; after: string; output: string[] }

/**
 * Rehearses the loss of a machine with the real scripts: accepts `count` requests, makes a backup, kills the server, deletes its
 * data, and restores the backup on an empty disk.
 */
export async function rehearse(count: number): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'fogratt-rehearsal-'))
  const data = join(folder, 'data')
  const elsewhere = join(folder, 'elsewhere')
  mkdirSync(elsewhere)
  const server = install(folder)
  const output: string[] = []

  function run(command: string, ...args: string[]) {
    const env = { ...process.env, DATA_DIR: data, COPY_TO: elsewhere, PORT: '1', PATH: `${join(process.execPath, '..')}:${process.env.PATH}` }
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: server, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
    output.push(...stdout.trim().split('\n'))
  }

  function table(name: string): string {
    run(process.execPath, 'dist/server/quotes.js', 'export', join(folder, name))
    return readFileSync(join(folder, name), 'utf8')
  }

  try {
    // Without a mail server nothing changes between the backup and the export.
    const env = { DATA_DIR: data, SMTP_URL: 'smtp://127.0.0.1:1', ...noLimits }
    const site = await startBuiltServer(env, join(server, 'dist/server/main.js'))
    const references = await Promise.all(Array.from({ length: count }, (_, index) => sendRequest(site.address, index)))
    run('deploy/backup.sh')
    const before = table('before.csv')
    const exited = once(site.process, 'exit')
    site.process.kill('SIGKILL')
    await exited
    rmSync(data, { recursive: true })

    const [backup = ''] = globSync('*.jsonl.gz', { cwd: elsewhere })
    run('deploy/restore.sh', join(elsewhere, backup))
    return { references, before, after: table('after.csv'), output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files of a release, as on a server. */
function install(folder: string): string {
  const server = join(folder, 'server')
  for (const part of ['dist', 'deploy', 'package.json']) cpSync(join(ROOT, part), join(server, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(server, 'node_modules'))
  return server
}

async function sendRequest(address: string, index: number): Promise<string> {
  const response = await fetch(`${address}${FUNCTION_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest({ message: `Fråga ${index}:\n"Går det att flytta golvbrunnen?"; 5 < 6` })),
  })
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && 'reference' in body && typeof body.reference === 'string') return body.reference
  throw new Error(`Request ${index} was not accepted: ${response.status}`)
}

if (import.meta.main) {
  await buildIfStale()
  const started = Date.now()
  const { references, before, after, output } = await rehearse(Number(process.argv[2] ?? 200))
  for (const line of output) console.log(`  ${line}`)
  const lost = references.filter((reference) => !after.includes(reference)).length
  const complete = lost === 0 && before === after
  console.log(`${references.length} requests backed up, lost with their disk, and restored in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  console.log(complete ? 'Every request is there, unchanged.' : `${lost} are missing, or some have changed.`)
  process.exitCode = complete ? 0 : 1
}
