import { createHash } from 'node:crypto'
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrations } from '#server/core/database/migrations/migrations.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openStorage } from '../../../../tests/support/storage.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { BackupError, checkBackupFile, rowsOfFile, type TableRow, writeBackupFile } from './backup-file.ts'
import { countRows } from './table-rows.ts'

const SCHEMA = Object.keys(migrations).at(-1) ?? ''
const HEADER = JSON.stringify({ schema: SCHEMA })
const MISMATCH = 'The backup is incomplete or was changed: row count or checksum do not match.'
const holiday = { id: 'h-1', from_day: '2026-07-06', to_day: '2026-07-31', decided_at: '2026-05-01', decided_by: 'Anna' }
const ROW = JSON.stringify({ table: 'holidays', row: holiday })

async function open(kind: keyof typeof databases) {
  const where = await databases[kind]()
  onTestFinished(where.remove)
  const { db, database } = await openStorage(where)
  onTestFinished(() => db.destroy())
  const file = join(where.dataDir, 'backup.jsonl.gz')
  return { db, database, file, folder: where.dataDir, restore: () => restoreBackup(db, database, file) }
}

const hashOf = (lines: readonly string[]) =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')

/** The lines and the footer that belongs to them. */
function complete(lines: readonly string[]) {
  return [...lines, JSON.stringify({ rows: lines.length - 1, sha256: hashOf(lines) })]
}

const write = (file: string, lines: readonly string[]) => writeFileSync(file, gzipSync(lines.map((line) => `${line}\n`).join('')))

describe('a backup is refused, and nothing is restored,', () => {
  test.each<[string, readonly string[]]>([
    ['whose footer counts other rows', [HEADER, ROW, JSON.stringify({ rows: 2, sha256: hashOf([HEADER, ROW]) })]],
    ['whose checksum is of other lines', [HEADER, ROW, JSON.stringify({ rows: 1, sha256: hashOf([HEADER]) })]],
    ['that ends before its footer', [HEADER, ROW]],
    ['that holds nothing', []],
  ])('%s', async (_, lines) => {
    const { db, file, restore } = await open('SQLite')
    write(file, lines)
    await expect(restore()).rejects.toThrow(new BackupError(MISMATCH))
    expect(await countRows(db)).toBe(0)
  })

  test.each([
    ['{"schema":19}'],
    ['{"rows":1}'],
    ['{"rows":"1","sha256":"ab"}'],
    ['{"rows":1,"sha256":7}'],
    ['{"sha256":"ab"}'],
    ['{"table":"holidays"}'],
    ['{"table":7,"row":{}}'],
    ['{"table":"holidays","row":"text"}'],
    ['{"table":"holidays","row":null}'],
    ['{"row":{}}'],
    ['null'],
    ['7'],
  ])('with the line %s', async (line) => {
    const { db, file, restore } = await open('SQLite')
    write(file, complete([HEADER, ROW, line]))
    const error = new BackupError(`${file} cannot be read as a backup: a line is neither header, row nor footer: ${line}.`)
    await expect(restore()).rejects.toThrow(error)
    expect(await countRows(db)).toBe(0)
  })

  test('of whose wrong line sixty characters are told', async () => {
    const { file, restore } = await open('SQLite')
    write(file, [HEADER, JSON.stringify('å'.repeat(100))])
    await expect(restore()).rejects.toThrow(
      new BackupError(`${file} cannot be read as a backup: a line is neither header, row nor footer: "${'å'.repeat(59)}.`),
    )
  })

  test('whose line is longer than any of a backup', async () => {
    const { file, restore } = await open('SQLite')
    write(file, [HEADER, 'x'.repeat(16 * 1024 * 1024 + 1)])
    await expect(restore()).rejects.toThrow(new BackupError(`${file} cannot be read as a backup: a line is too long.`))
  })

  test.each([
    ['is cut off', gzipSync(`${HEADER}\n${ROW}\n`).subarray(0, -12), 'unexpected end of file'],
    ['is not compressed', Buffer.from(`${HEADER}\n${ROW}\n`), 'incorrect header check'],
  ])('whose file %s', async (_, bytes, reason) => {
    const { file, restore } = await open('SQLite')
    writeFileSync(file, bytes)
    await expect(restore()).rejects.toThrow(new BackupError(`${file} cannot be read as a backup: ${reason}.`))
  })

  test('whose file is missing', async () => {
    const { file, restore } = await open('SQLite')
    await expect(restore()).rejects.toThrow(new BackupError(`${file} cannot be read as a backup: ENOENT: no such file or directory, open '${file}'.`))
  })
})

async function* rowsWith(numbers: number, text: (number: number) => string): AsyncGenerator<TableRow> {
  for (let number = 0; number < numbers; number += 1) yield { table: 'words', row: { number, text: text(number) } }
}

test('a backup file can be read by its owner alone and gives back its rows, however long they are', async () => {
  const { file } = await open('SQLite')
  const texts = ['', 'Åsa – "Ö"\n\\n', 'å'.repeat(300_000), '€'.repeat(70_000), 'last']
  expect(
    await writeBackupFile(
      file,
      'a-schema',
      rowsWith(texts.length, (number) => texts[number] ?? ''),
    ),
  ).toBe(texts.length)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(await checkBackupFile(file)).toEqual({ schema: 'a-schema', rows: texts.length })
  expect(await Array.fromAsync(rowsOfFile(file))).toEqual(texts.map((text, number) => ({ table: 'words', row: { number, text } })))
})

test('a backup is written while its rows are read', async () => {
  const { file } = await open('SQLite')
  async function* rows() {
    // Hashes, because they cannot be compressed to nothing.
    yield* rowsWith(20_000, (number) => hashOf([String(number)]))
    await eventually(() => expect(statSync(file).size).toBeGreaterThan(100_000))
  }
  expect(await writeBackupFile(file, 'a-schema', rows())).toBe(20_000)
})

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  test('rows with their columns in another order, or with fewer, are restored to their columns', async () => {
    const { db, file, restore } = await open(kind)
    const { id: _, ...rest } = holiday
    const rows = [holiday, { ...holiday, id: 'h-2' }, { ...rest, id: 'h-3' }, { id: 'h-4', decided_at: '2026-05-02', decided_by: 'Bo' }]
    write(file, complete([HEADER, ...rows.map((row) => JSON.stringify({ table: 'holidays', row }))]))
    expect(await restore()).toBe(4)
    const restored = await db.selectFrom('holidays').selectAll().orderBy('id').execute()
    expect(restored).toEqual([...rows.slice(0, 3), { id: 'h-4', from_day: null, to_day: null, decided_at: '2026-05-02', decided_by: 'Bo' }])
  })

  test('every row of several hundred is restored once', async () => {
    const { db, database, file, restore } = await open(kind)
    const rows = Array.from({ length: 501 }, (_, index) => ({ ...holiday, id: `h-${String(index).padStart(3, '0')}` }))
    await db.insertInto('holidays').values(rows).execute()
    expect(await writeBackup(db, database, file)).toBe(501)
    await db.deleteFrom('holidays').execute()
    expect(await restore()).toBe(501)
    expect(await db.selectFrom('holidays').selectAll().orderBy('id').execute()).toEqual(rows)
  })

  test('a picture without bytes is refused by the database, and the row before it is not restored', async () => {
    const { db, file, restore } = await open(kind)
    const picture = { table: 'site_pictures', row: { id: 'p', width: 800, format: 'webp', size: 1, used_at: '2026', content: null } }
    write(file, complete([HEADER, ROW, JSON.stringify(picture)]))
    await expect(restore()).rejects.toThrow(/not.null/i)
    expect(await countRows(db)).toBe(0)
  })

  test('a backup that cannot be written leaves no file, and an earlier one stays, however old', async () => {
    const { db, database, file, folder } = await open(kind)
    await writeBackup(db, database, file)
    const earlier = join(folder, 'earlier.jsonl.gz')
    writeFileSync(earlier, 'earlier')
    utimesSync(earlier, 0, 0)
    writeFileSync(join(folder, 'killed.jsonl.gz.part'), 'half')
    utimesSync(join(folder, 'killed.jsonl.gz.part'), 0, 0)
    await sql`drop table site_pictures`.execute(db)
    await expect(writeBackup(db, database, join(folder, 'next.jsonl.gz'))).rejects.toThrow(/site_pictures/)
    expect(readdirSync(folder).filter((name) => name.includes('jsonl'))).toEqual(['backup.jsonl.gz', 'earlier.jsonl.gz'])
    expect(await db.transaction().execute((transaction) => transaction.selectFrom('holidays').selectAll().execute())).toEqual([])
  })
})
