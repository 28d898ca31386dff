import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rehearse } from '../../tools/rehearse-restore.ts'
import { aRequest } from '../support/a-request.ts'
import { startBuiltServer } from '../support/built-server.ts'
import { startTestServer } from '../support/test-server.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A release in a temporary folder, with its data folder. */
function installRelease() {
  const server = mkdtempSync(join(tmpdir(), 'fogratt-scripts-'))
  onTestFinished(() => rmSync(server, { recursive: true }))
  for (const part of ['deploy', 'package.json']) cpSync(join(ROOT, part), join(server, part), { recursive: true })
  for (const part of ['dist', 'node_modules']) symlinkSync(join(ROOT, part), join(server, part))
  const data = join(server, 'data')
  const run = (command: string, args: string[] = [], env: Record<string, string> = {}) => {
    const path = `${join(process.execPath, '..')}:${process.env.PATH}`
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: server,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: data, PORT: '1', PATH: path, ...env },
    })
    return { status, output: stdout + stderr }
  }
  return { data, run, list: () => run(process.execPath, ['dist/server/quotes.js', 'list']).output }
}

async function withOneRequest(dataDir: string): Promise<string> {
  const server = await startTestServer({ DATA_DIR: dataDir })
  const { reference } = await (await server.postJson(aRequest())).json()
  await server.close()
  return reference
}

const backupsIn = (data: string) => readdirSync(join(data, 'backups')).filter((name) => name.endsWith('.jsonl.gz'))

test('a machine whose disk is lost is restored with everything that was in the last backup, photos too', async () => {
  const { references, before, after } = await rehearse(20)
  expect(references).toHaveLength(20)
  for (const reference of references) expect(after.enquiries).toContain(reference)
  expect(after.photos).toHaveLength(12)
  expect(after).toEqual(before)
})

test('a backup is not restored while the server is running', async () => {
  const { data, run } = installRelease()
  const server = await startBuiltServer({ DATA_DIR: data })
  onTestFinished(server.close)
  const { status, output } = run('deploy/restore.sh', ['any-backup'], { PORT: new URL(server.address).port })
  expect(output).toMatch(/^The site is running at port \d+\. Stop it first/)
  expect(status).toBe(1)
})

test('the former database is put aside, not deleted', async () => {
  const { data, run, list } = installRelease()
  const first = await withOneRequest(data)
  expect(run('deploy/backup.sh').status).toBe(0)
  // As a server that was killed leaves it.
  writeFileSync(join(data, 'fogratt.sqlite-wal'), '')
  const { status, output } = run('deploy/restore.sh', [join(data, 'backups', backupsIn(data)[0] ?? '')])
  const [, aside = ''] = /The former database is in (.*before-restore-.*)\.\n\d+ rows restored\./.exec(output) ?? []
  expect(status).toBe(0)
  expect(readdirSync(aside)).toEqual(['fogratt.sqlite', 'fogratt.sqlite-wal'])
  expect(list()).toContain(first)
  expect(run(process.execPath, ['dist/server/quotes.js', 'list'], { DATA_DIR: aside }).output).toContain(first)
})

test('an unusable backup changes nothing', async () => {
  const { data, run, list } = installRelease()
  const reference = await withOneRequest(data)
  const damaged = join(data, 'damaged.jsonl.gz')
  writeFileSync(damaged, 'not a backup')
  const { status, output } = run('deploy/restore.sh', [damaged])
  expect(output).toContain('Nothing was restored; the former database is back in place.')
  expect(status).toBe(1)
  expect(list()).toContain(reference)
  expect(readdirSync(data).filter((name) => name.startsWith('before-restore'))).toEqual([])
})

test('backups are readable by their owner only, and old ones are deleted, also those that failed their trial', async () => {
  const { data, run } = installRelease()
  await withOneRequest(data)
  run('deploy/backup.sh')
  const [backup = ''] = backupsIn(data)
  // A name for each minute: the one of before an upgrade does not replace the one of the night.
  expect(backup).toMatch(/^fogratt-\d{4}-\d\d-\d\dT\d{4}\.jsonl\.gz$/)
  const path = join(data, 'backups', backup)
  expect(run('stat', ['-c', '%a', path]).output.trim()).toBe('600')
  for (const ending of ['', '.failed']) {
    const old = join(data, 'backups', `fogratt-2020-01-01T0000.jsonl.gz${ending}`)
    cpSync(path, old)
    run('touch', ['-d', '30 days ago', old])
  }
  cpSync(path, `${path}.failed`)
  run('deploy/backup.sh')
  const left = readdirSync(join(data, 'backups'))
  expect(left).toEqual(expect.arrayContaining([backup, `${backup}.failed`]))
  expect(left.filter((name) => name.includes('2020'))).toEqual([])
})

test('the second copy has its name only when it is whole, and what a killed backup left there is removed', async () => {
  const { data, run } = installRelease()
  await withOneRequest(data)
  const copies = mkdtempSync(join(tmpdir(), 'fogratt-copies-'))
  onTestFinished(() => rmSync(copies, { recursive: true }))
  // In place of cat: a disk that is full halfway.
  const bin = mkdtempSync(join(tmpdir(), 'fogratt-bin-'))
  onTestFinished(() => rmSync(bin, { recursive: true }))
  writeFileSync(join(bin, 'cat'), '#!/bin/sh\nhead -c 20\nexit 1\n', { mode: 0o755 })
  expect(run('deploy/backup.sh', [], { COPY_TO: copies, PATH: `${bin}:${process.env.PATH}` }).status).toBe(1)
  const [partial = ''] = readdirSync(copies)
  expect(partial).toMatch(/^fogratt-.*\.jsonl\.gz\.part$/)
  run('touch', ['-d', '2 hours ago', join(copies, partial)])

  writeFileSync(join(data, 'backups/fogratt-2020-01-01T0000.jsonl.gz'), '')
  expect(run('deploy/backup.sh', [], { COPY_TO: copies }).status).toBe(0)
  expect(readdirSync(copies)).toEqual([backupsIn(data).toSorted().at(-1)])
})

describe('with containers', () => {
  /** In place of `docker compose`: runs what follows `exec -T site` where the release is, without the machine's KEEP_DAYS. */
  function withContainer() {
    const { data, run, list } = installRelease()
    const folder = mkdtempSync(join(tmpdir(), 'fogratt-copies-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const [compose, copies] = [join(folder, 'compose'), join(folder, 'copies')]
    mkdirSync(copies)
    writeFileSync(compose, '#!/bin/sh\n[ "$1 $2 $3" = "exec -T site" ] || exit 2\nshift 3\nunset KEEP_DAYS\nexec "$@"\n', { mode: 0o755 })
    return { data, run, list, copies, copy: (env = {}) => run('deploy/copy-from-container.sh', [copies], { COMPOSE: compose, ...env }) }
  }

  test('the copy outside the volume is whole, and old ones there are deleted', async () => {
    const { data, run, copies, copy } = withContainer()
    await withOneRequest(data)
    const old = join(copies, 'fogratt-2020-01-01T0000.jsonl.gz')
    writeFileSync(old, '')
    run('touch', ['-d', '31 days ago', old])
    const { status, output } = copy()
    expect(status, output).toBe(0)
    const [name = '', ...others] = readdirSync(copies)
    expect(others).toEqual([])
    expect(readFileSync(join(copies, name))).toEqual(readFileSync(join(data, 'backups', name)))
    expect(statSync(join(copies, name)).mode & 0o777).toBe(0o600)
  })

  test('backups and copies live until the day that KEEP_DAYS says', () => {
    const { data, run, copies, copy } = withContainer()
    const folders = [copies, join(data, 'backups')]
    mkdirSync(join(data, 'backups'), { recursive: true })
    // The older one would be a day too old the night after.
    for (const folder of folders)
      for (const [name, age] of Object.entries({ younger: '29 days ago', older: '29 days ago 14 hours ago' })) {
        const file = join(folder, `fogratt-2020-${name}.jsonl.gz`)
        writeFileSync(file, '')
        run('touch', ['-d', age, file])
      }
    const old = () => folders.map((folder) => readdirSync(folder).filter((name) => name.includes('2020')))
    expect(copy().status).toBe(0)
    expect(old()).toEqual([['fogratt-2020-younger.jsonl.gz'], ['fogratt-2020-younger.jsonl.gz']])
    expect(copy({ KEEP_DAYS: '29' }).status).toBe(0)
    expect(old()).toEqual([[], []])
  })

  test('while no backup can be made the command fails and copies none, those of before stay, and old ones that failed their trial are deleted', () => {
    const { data, run, copies, copy } = withContainer()
    mkdirSync(join(data, 'backups'), { recursive: true })
    writeFileSync(join(data, 'fogratt.sqlite'), 'no database'.repeat(1000))
    const good = 'fogratt-2020-01-01T0000.jsonl.gz'
    for (const name of [good, `${good}.failed`]) {
      writeFileSync(join(data, 'backups', name), gzipSync('requests'))
      run('touch', ['-d', '40 days ago', join(data, 'backups', name)])
    }
    expect(copy().status).toBe(1)
    expect(readdirSync(join(data, 'backups'))).toEqual([good])
    expect(readdirSync(copies)).toEqual([])
  })

  test('a copy that broke off on its way out has no name, and the command fails', async () => {
    const { data, copies, copy } = withContainer()
    await withOneRequest(data)
    const bin = mkdtempSync(join(tmpdir(), 'fogratt-bin-'))
    onTestFinished(() => rmSync(bin, { recursive: true }))
    // In place of cat with a file, which runs in the container: its connection breaks, and it exits with 0.
    writeFileSync(join(bin, 'cat'), '#!/bin/sh\n[ $# = 0 ] && exec /bin/cat\nhead -c 40 "$1"\n', { mode: 0o755 })
    expect(copy({ PATH: `${bin}:${process.env.PATH}` }).status).toBe(1)
    expect(readdirSync(copies)).toEqual([expect.stringMatching(/\.part$/)])
  })

  test('a backup on standard input is restored, and leaves no copy of itself', async () => {
    const { data, run, list } = installRelease()
    const reference = await withOneRequest(data)
    run('deploy/backup.sh')
    const backup = join(data, 'backups', backupsIn(data)[0] ?? '')
    rmSync(join(data, 'fogratt.sqlite'))
    const { status, output } = run('sh', ['-c', `deploy/restore.sh - < "${backup}"`])
    expect(status, output).toBe(0)
    expect(list()).toContain(reference)
    expect(readdirSync(data).filter((name) => name.endsWith('.gz'))).toEqual([])
  })
})
