import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { FUNCTION_PATH } from '#domain/paths.ts'
import { aRequest } from '../tests/support/a-request.ts'
import { startBuiltServer } from '../tests/support/built-server.ts'
import { noLimits } from '../tests/support/no-limits.ts'
import { aPhoto, type Offer, putPhoto, sha256 } from '../tests/support/photos.ts'
import { buildIfStale } from './build-site-and-server.ts'
import { replaceSection } from './marked-section.ts'

const ROOT = join(import.meta.dirname, '..')
const REPORT = join(ROOT, 'docs/rehearsal.md')

/** Everything that visitors have sent: all enquiries as CSV, and each photo and PDF by request and the hash of what is stored. */
type Content = { enquiries: string; photos: string[] }

/** The references that visitors were given, what was stored before and after, and the scripts' output. */
type Rehearsal = { references: string[]; before: Content; after: Content; output: string[] }

/** One in so many requests has photos: two, and a PDF. */
const WITH_PHOTOS = 5

/**
 * Rehearses the loss of a machine with the real scripts: accepts `count` requests, some with photos, makes a backup, kills the server,
 * deletes its data, and restores the backup on an empty disk.
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

  function read(name: string): Content {
    run(process.execPath, 'dist/server/quotes.js', 'export', join(folder, name))
    return { enquiries: readFileSync(join(folder, name), 'utf8'), photos: photosIn(data) }
  }

  try {
    // Without a mail server nothing changes between the backup and the export.
    const env = { DATA_DIR: data, SMTP_URL: 'smtp://127.0.0.1:1', ...noLimits }
    const site = await startBuiltServer(env, join(server, 'dist/server/main.js'))
    const offers = await Promise.all(Array.from({ length: count }, (_, index) => sendRequest(site.address, index)))
    for (const offer of offers.filter((_, index) => index % WITH_PHOTOS === 0)) await sendPhotos(site.address, offer)
    const references = offers.map(({ reference }) => reference)
    run('deploy/backup.sh')
    const before = read('before.csv')
    const exited = once(site.process, 'exit')
    site.process.kill('SIGKILL')
    await exited
    rmSync(data, { recursive: true })

    const [backup = ''] = globSync('*.jsonl.gz', { cwd: elsewhere })
    run('deploy/restore.sh', join(elsewhere, backup))
    return { references, before, after: read('after.csv'), output }
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

async function sendRequest(address: string, index: number): Promise<Offer> {
  const response = await fetch(`${address}${FUNCTION_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest({ message: `Fråga ${index}:\n"Går det att flytta golvbrunnen?"; 5 < 6` })),
  })
  if (response.status !== 200) throw new Error(`Request ${index} was not accepted: ${response.status}`)
  return response.json()
}

async function sendPhotos(address: string, offer: Offer) {
  const files = [await aPhoto(1), await aPhoto(2), Buffer.from(`%PDF-1.7\n% ${offer.reference}\n%%EOF\n`)]
  const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init)
  for (const [position, bytes] of files.entries()) {
    const { status } = await putPhoto({ ask }, offer, bytes, position)
    if (status !== 200) throw new Error(`A photo of ${offer.reference} was not kept: ${status}`)
  }
}

function photosIn(data: string): string[] {
  const file = new DatabaseSync(join(data, 'fogratt.sqlite'), { readOnly: true })
  try {
    const rows = file.prepare('select reference, kind, content, thumb from photos order by reference, position').all()
    return rows.map(({ reference, kind, content, thumb }) => [reference, kind, ...[content, thumb].map(hashOf)].join(' '))
  } finally {
    file.close()
  }
}

function hashOf(bytes: unknown): string {
  return bytes instanceof Uint8Array ? sha256(bytes) : 'no bytes'
}

if (import.meta.main) {
  await buildIfStale()
  const started = Date.now()
  const { references, before, after, output } = await rehearse(Number(process.argv[2] ?? 200))
  for (const line of output) console.log(`  ${line}`)
  const lost = references.filter((reference) => !after.enquiries.includes(reference)).length
  const complete = lost === 0 && isDeepStrictEqual(before, after)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const result = [
    `${references.length} requests, and ${before.photos.length} photos and PDFs of ${Math.ceil(references.length / WITH_PHOTOS)} of them, were backed up, lost with their disk, and restored in ${seconds} s.`,
    `${references.length - lost} requests and ${after.photos.length} photos and PDFs are there${complete ? ', unchanged' : '; some are missing or have changed'}.`,
  ].join('\n')
  console.log(result)
  replaceSection(REPORT, 'restore', `${new Date().toISOString().slice(0, 10)}, \`npm run rehearse-restore\`: ${result}`)
  process.exitCode = complete ? 0 : 1
}
