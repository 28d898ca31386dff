import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { aRequest } from '../tests/support/a-request.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { buildIfStale } from './build-site-and-server.ts'

const ROOT = join(import.meta.dirname, '..')

/** Every request as a table, before and after, with the references that the visitors were given. */
export type Rehearsal = { references: string[]; before: string; after: string; said: string[] }

/**
 * The worst day, played through with the real scripts: requests come in, a copy is made, the machine dies and its disk with
 * it; on an empty disk the copy is put back.
 */
export async function rehearse(count: number): Promise<Rehearsal> {
  const stage = mkdtempSync(join(tmpdir(), 'fogratt-rehearsal-'))
  const data = join(stage, 'data')
  const elsewhere = join(stage, 'elsewhere')
  mkdirSync(elsewhere)
  const server = settle(stage)
  const said: string[] = []

  function run(command: string, ...args: string[]) {
    const env = { ...process.env, DATA_DIR: data, COPY_TO: elsewhere, PORT: '1', PATH: `${join(process.execPath, '..')}:${process.env.PATH}` }
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: server, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
    said.push(...stdout.trim().split('\n'))
  }

  function table(name: string): string {
    run(process.execPath, 'dist/server/quotes.js', 'export', join(stage, name))
    return readFileSync(join(stage, name), 'utf8')
  }

  try {
    // The mail server is away, so that nothing changes between the copy and the look at what should be in it.
    const env = { DATA_DIR: data, SMTP_URL: 'smtp://127.0.0.1:1', RATE_LIMIT: '1000000', FLOOD_LEVEL: '1000000' }
    const site = await startBuiltServer(env, join(server, 'dist/server/main.js'))
    const references = await Promise.all(Array.from({ length: count }, (_, index) => ask(site.address, index)))
    run('deploy/backup.sh')
    const before = table('before.csv')
    const dead = once(site.process, 'exit')
    site.process.kill('SIGKILL')
    await dead
    rmSync(data, { recursive: true })

    const [copy = ''] = globSync('*.jsonl.gz', { cwd: elsewhere })
    run('deploy/restore.sh', join(elsewhere, copy))
    return { references, before, after: table('after.csv'), said }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

/** What runs, and nothing else, as it lies on a machine. */
function settle(stage: string): string {
  const server = join(stage, 'server')
  for (const part of ['dist', 'deploy', 'package.json']) cpSync(join(ROOT, part), join(server, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(server, 'node_modules'))
  return server
}

async function ask(address: string, index: number): Promise<string> {
  const answer = await fetch(`${address}${FUNCTION_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest({ message: `Fråga ${index}:\n"Går det att flytta golvbrunnen?"; 5 < 6` })),
  })
  const { reference }: { reference?: string } = await answer.json()
  if (!reference) throw new Error(`Request ${index} was not accepted: ${answer.status}`)
  return reference
}

if (import.meta.main) {
  await buildIfStale()
  const started = Date.now()
  const { references, before, after, said } = await rehearse(Number(process.argv[2] ?? 200))
  for (const line of said) console.log(`  ${line}`)
  const lost = references.filter((reference) => !after.includes(reference)).length
  const well = lost === 0 && before === after
  console.log(`${references.length} requests, copied, lost with their disk, and put back in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  console.log(well ? 'Every one is there, email for email.' : `${lost} are missing, or something in them is another.`)
  process.exitCode = well ? 0 : 1
}
