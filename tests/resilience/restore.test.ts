import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { rehearse } from '../../tools/rehearse-restore.ts'
import { aRequest } from '../support/a-request.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { startTestServer } from '../support/test-server.ts'

const ROOT = join(import.meta.dirname, '../..')

const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A machine with the scripts, and a folder for its data. */
function settle() {
  const server = mkdtempSync(join(tmpdir(), 'fogratt-scripts-'))
  closing.push(() => rmSync(server, { recursive: true }))
  for (const part of ['dist', 'deploy', 'package.json']) cpSync(join(ROOT, part), join(server, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(server, 'node_modules'))
  const data = join(server, 'data')
  const run = (command: string, args: string[] = [], env: Record<string, string> = {}) => {
    const path = `${join(process.execPath, '..')}:${process.env.PATH}`
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: server,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: data, PORT: '1', PATH: path, ...env },
    })
    return { status, said: stdout + stderr }
  }
  return { data, run, list: () => run(process.execPath, ['dist/server/quotes.js', 'list']).said }
}

async function withOneRequest(dataDir: string): Promise<string> {
  const server = await startTestServer({ DATA_DIR: dataDir })
  const { reference } = await (await server.postJson(aRequest())).json()
  await server.close()
  return reference
}

const copiesIn = (data: string) => readdirSync(join(data, 'backups')).filter((name) => name.endsWith('.jsonl.gz'))

test('a machine that dies with its disk loses nothing that was in the last copy', async () => {
  const { references, before, after } = await rehearse(20)
  expect(references).toHaveLength(20)
  for (const reference of references) expect(after).toContain(reference)
  expect(after).toBe(before)
})

test('a copy is not put back into an open server', async () => {
  const { data, run } = settle()
  const server = await startBuiltServer({ DATA_DIR: data })
  closing.push(server.close)
  const { status, said } = run('deploy/restore.sh', ['any-copy'], { PORT: new URL(server.address).port })
  expect(said).toMatch(/^The site is open at port \d+\. Close it first/)
  expect(status).toBe(1)
})

test('what lay in the books is put aside, not removed', async () => {
  const { data, run, list } = settle()
  const first = await withOneRequest(data)
  expect(run('deploy/backup.sh').status).toBe(0)
  const { status, said } = run('deploy/restore.sh', [join(data, 'backups', copiesIn(data)[0] ?? '')])
  expect(said).toMatch(/What was there lies in .*before-restore-.*\n\d+ rows put back\./)
  expect(status).toBe(0)
  expect(list()).toContain(first)
})

test('a copy that cannot be used leaves everything as it was', async () => {
  const { data, run, list } = settle()
  const reference = await withOneRequest(data)
  const damaged = join(data, 'damaged.jsonl.gz')
  writeFileSync(damaged, 'no copy at all')
  const { status, said } = run('deploy/restore.sh', [damaged])
  expect(said).toContain('Nothing was put back; what was there is there again.')
  expect(status).toBe(1)
  expect(list()).toContain(reference)
  expect(readdirSync(data).filter((name) => name.startsWith('before-restore'))).toEqual([])
})

test('copies are for nobody else to read, and old ones are removed', async () => {
  const { data, run } = settle()
  await withOneRequest(data)
  run('deploy/backup.sh')
  const [copy = ''] = copiesIn(data)
  const path = join(data, 'backups', copy)
  expect(run('stat', ['-c', '%a', path]).said.trim()).toBe('600')
  const old = join(data, 'backups', 'fogratt-2020-01-01T0000.jsonl.gz')
  cpSync(path, old)
  run('touch', ['-d', '31 days ago', old])
  run('deploy/backup.sh')
  expect(copiesIn(data)).toContain(copy)
  expect(copiesIn(data)).not.toContain('fogratt-2020-01-01T0000.jsonl.gz')
})
