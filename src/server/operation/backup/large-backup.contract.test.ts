import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { builtProgram } from '../../../../tests/support/built-server.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { restoreBackup, writeBackup } from './backup.ts'

const QUOTES = builtProgram('quotes')
const NUMBER = 1_700
/** As long as a message may be. With the dash JavaScript needs two bytes for each character. */
const MESSAGE = 'Badrummet är från 1974 – '.repeat(155)
/**
 * MiB for JavaScript. All rows at once, as objects or as text, need more. With 18 the export always fails and with 20 never, as long as
 * the young generation is small: by default how much of it survives depends on the load of the machine.
 */
const HEAP = 22
const YOUNG = 1

const referenceOf = (index: number) => `F-${String(index).padStart(7, '0')}`

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  async function open() {
    const where = await databases[kind]()
    onTestFinished(where.remove)
    const database = openDatabase(where)
    const db = await migrateToLatest(database)
    onTestFinished(() => db.destroy())
    return { where, database, db, inTransaction: makeInTransaction(db, database) }
  }

  test('a backup larger than the memory is written, restored and exported', { timeout: 1_200_000 }, async () => {
    const { where, inTransaction } = await open()
    for (let from = 0; from < NUMBER; from += 100)
      await inTransaction(async (transaction) => {
        for (let index = from; index < from + 100; index += 1)
          await transaction.keepEnquiry(anEnquiry({ reference: referenceOf(index), message: `${index} ${MESSAGE}` }))
      })
    const file = join(where.dataDir, 'backup.jsonl.gz')
    const run = (to: typeof where, ...command: string[]) => runWithin(HEAP, to, ...command)
    const runWithin = (heap: number, to: typeof where, ...command: string[]) =>
      spawnSync(process.execPath, [`--max-old-space-size=${heap}`, `--max-semi-space-size=${YOUNG}`, QUOTES, ...command], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATA_DIR: to.dataDir, ...(to.databaseUrl && { DATABASE_URL: to.databaseUrl }) },
      })
    expect(run(where, 'backup', file)).toMatchObject({ status: 0, stdout: expect.stringContaining(`${NUMBER} rows written to ${file} and restored on trial`) })
    const empty = await open()
    expect(run(empty.where, 'restore', file)).toMatchObject({ status: 0, stdout: `${NUMBER} rows restored.\n` })
    const [before, after] = [join(where.dataDir, 'before.csv'), join(where.dataDir, 'after.csv')]
    expect(run(where, 'export', before)).toMatchObject({ status: 0, stdout: `${NUMBER} enquiries written to ${before}.\n` })
    // Only for comparing: the export above has shown that it fits.
    expect(runWithin(10 * HEAP, empty.where, 'export', after)).toMatchObject({ status: 0 })
    expect(spawnSync('cmp', [before, after]).status).toBe(0)
    const list = run(where, 'list')
    expect(list.stdout.split('\n')).toHaveLength(52)
    expect(list.stdout).toContain(`50 of ${NUMBER} enquiries. The next: npm run quotes -- list ${referenceOf(NUMBER - 50)}`)
    expect(run(where, 'list', referenceOf(NUMBER - 50)).stdout).toMatch(new RegExp(`^${referenceOf(NUMBER - 51)}`))
  })

  test('a backup that fails its trial restore is kept under another name, and the command fails', async () => {
    const { where, database, db, inTransaction } = await open()
    await inTransaction((transaction) => transaction.keepEnquiry(anEnquiry()))
    const file = join(where.dataDir, 'backup.jsonl.gz')
    const noRoom = { ...database, folder: join(where.dataDir, 'missing') }
    await expect(writeBackup(db, noRoom, file)).rejects.toThrow('backup.jsonl.gz.failed cannot be relied on')
    expect(readdirSync(where.dataDir).filter((name) => name.startsWith('backup'))).toEqual(['backup.jsonl.gz.failed'])
    const empty = await open()
    expect(await restoreBackup(empty.db, empty.database, `${file}.failed`)).toBe(1)
  })

  test('a row that the trial restored otherwise makes the backup fail', async () => {
    const { where, database, db, inTransaction } = await open()
    await inTransaction(async (transaction) => {
      for (let index = 0; index < 500; index += 1) await transaction.keepEnquiry(anEnquiry({ reference: `F-${index}`, message: `${index} ${MESSAGE}` }))
    })
    const writing = expect(writeBackup(db, database, join(where.dataDir, 'backup.jsonl.gz'))).rejects.toThrow(
      /row 1 of .*, in enquiries, was restored otherwise/,
    )
    await vi.waitFor(
      () => {
        const scratch = readdirSync(where.dataDir).find((name) => name.startsWith('scratch-'))
        expect(scratch).toBeDefined()
        const other = new DatabaseSync(join(where.dataDir, scratch ?? ''), { timeout: 0 })
        try {
          expect(other.prepare("update enquiries set name = 'Någon Annan' where reference = 'F-0'").run().changes).toBe(1)
        } finally {
          other.close()
        }
      },
      { timeout: 300_000, interval: 1 },
    )
    await writing
  })

  test('what a killed backup or restore left behind is removed, what is being written is not', async () => {
    const { where, database, db } = await open()
    const left = ['fogratt-1.jsonl.gz.part', 'scratch-1.sqlite'].map((name) => join(where.dataDir, name))
    const inUse = ['fogratt-2.jsonl.gz.part', 'scratch-2.sqlite'].map((name) => join(where.dataDir, name))
    for (const path of [...left, ...inUse]) writeFileSync(path, 'half')
    const twoHoursAgo = Date.now() / 1000 - 7200
    for (const path of left) utimesSync(path, twoHoursAgo, twoHoursAgo)
    await writeBackup(db, database, join(where.dataDir, 'backup.jsonl.gz'))
    expect(left.filter((path) => existsSync(path))).toEqual([])
    expect(inUse.filter((path) => existsSync(path))).toEqual(inUse)
  })
})

test('database and backups can be read by their owner only, whatever the mask of the process, and so can an older database', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'fogratt-mode-')), 'data')
  onTestFinished(() => rmSync(join(dataDir, '..'), { recursive: true }))
  const script = `umask 000; exec "$0" ${QUOTES} backup`
  const run = () => spawnSync('sh', ['-c', script, process.execPath], { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: dataDir } })
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(run().status).toBe(0)
  const database = join(dataDir, 'fogratt.sqlite')
  const [backup = ''] = readdirSync(join(dataDir, 'backups'))
  expect([dataDir, database, join(dataDir, 'backups', backup)].map(modeOf)).toEqual(['700', '600', '600'])
  spawnSync('chmod', ['644', database])
  expect(run().status).toBe(0)
  expect(modeOf(database)).toBe('600')
})
