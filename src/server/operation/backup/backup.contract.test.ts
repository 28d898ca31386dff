import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrateToLatest } from '#server/core/database/database.ts'
import { migrations } from '#server/core/database/migrations/migrations.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeEnquiryRepository } from '#server/enquiries/sql/enquiry-repository.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { makeReplyRepository } from '#server/enquiries/sql/replies.ts'
import { aDrawnEnquiry, anEnquiry } from '../../../../tests/support/a-request.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { readTables } from './table-rows.ts'

const NOON = '2026-11-21T12:00:00.000Z'

async function openEmpty(kind: keyof typeof databases) {
  const where = await databases[kind]()
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  onTestFinished(async () => {
    await db.destroy()
    await where.remove()
  })
  return {
    db,
    database,
    dataDir: where.dataDir,
    repository: makeEnquiryRepository(db),
    inTransaction: makeInTransaction(db, database),
    replies: makeReplyRepository(db),
  }
}

type Storage = Awaited<ReturnType<typeof openEmpty>>

async function fill(storage: Storage, from: number, to: number) {
  for (let index = from; index < to; index += 1) {
    const reference = `F-${index}`
    await storage.inTransaction(async (transaction) => {
      await transaction.keepEnquiry((index % 2 ? anEnquiry : aDrawnEnquiry)({ name: `Åsa "${index}"; =1+1`, reference, receivedAt: NOON }))
      await transaction.queueEmail({ kind: 'owner', reference, queuedAt: NOON, dueAt: NOON })
      await transaction.claimKey({ key: `content:${index}`, reference, contentHash: String(index), claimedAt: NOON }, '')
    })
  }
}

const kinds = ['SQLite', 'PostgreSQL'] as const
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const))

describe.each(pairs)('a backup of %s', (from, to) => {
  test(`holds everything, also while others go on writing, and can be restored on ${to}`, async () => {
    const storage = await openEmpty(from)
    await fill(storage, 0, 30)
    await storage.replies.add({ id: 'r-1', reference: 'F-0', kind: 'called', madeAt: NOON })
    await storage.replies.addNote('F-0', 'Ring efter 16', NOON)
    const file = join(storage.dataDir, 'backup.jsonl.gz')
    const [rows] = await Promise.all([writeBackup(storage.db, storage.database, file), fill(storage, 30, 40)])
    const restored = await openEmpty(to)
    expect(await restoreBackup(restored.db, restored.database, file)).toBe(rows)
    const enquiries = await restored.repository.list()
    for (let index = 0; index < 30; index += 1)
      expect(enquiries.find(({ reference }) => reference === `F-${index}`)).toEqual(await storage.repository.find(`F-${index}`))
    expect(rows).toBe(enquiries.length * 3 + 2)
  })
})

/** The backup that was written when the schema was the newest. `npm run backup-fixture` writes it for a new migration. */
function fixture(schema: string): string {
  return readFileSync(fixtureFile(schema), 'utf8')
}

function fixtureFile(schema: string): string {
  return join(import.meta.dirname, 'fixtures', `${schema}.jsonl`)
}

type Row = { table: string; row: Record<string, unknown> }

/** What migration 002 renames in a price. */
function asStoredNow({ table, row }: Row): Row {
  return { table, row: typeof row.price === 'string' ? { ...row, price: row.price.replace('"movers":', '"priceDrivers":') } : row }
}

function rowsIn(backup: string): Row[] {
  const lines: Row[] = backup
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return lines.filter(({ table }) => table)
}

function rowsStored({ db, database }: Storage): Promise<Row[]> {
  return db.transaction().execute((transaction) => Array.fromAsync(readTables(transaction, database)))
}

function asFile({ dataDir }: Storage, backup: string): string {
  const file = join(dataDir, 'backup.jsonl.gz')
  writeFileSync(file, gzipSync(backup))
  return file
}

function completeBackup(schema: string, rows: readonly Row[]): string {
  const lines = [{ schema }, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
  return `${lines}${JSON.stringify({ rows: rows.length, sha256: createHash('sha256').update(lines).digest('hex') })}\n`
}

const schemas = Object.keys(migrations)
/** Rows of the newest are inserted as they are, of all others in a temporary database that is migrated. */
const [oldest = '', newest = ''] = [schemas.at(0), schemas.at(-1)]

test('every migration has a backup fixture', () => {
  const missing = schemas.filter((schema) => !existsSync(fixtureFile(schema)))
  expect(missing, 'These migrations have no backup in operation/backup/fixtures. Write it with: npm run backup-fixture').toEqual([])
})

describe.each(kinds)('on %s', (kind) => {
  test.each(schemas)('a backup of schema %s is restored with every row', async (schema) => {
    const storage = await openEmpty(kind)
    const expected = rowsIn(fixture(schema)).map(asStoredNow)
    const restored = await restoreBackup(storage.db, storage.database, asFile(storage, fixture(schema)))
    const stored = await rowsStored(storage)
    expect(stored).toHaveLength(restored)
    expect(stored).toHaveLength(expected.length)
    expect(stored).toEqual(expect.arrayContaining(expected.map(({ table, row }) => ({ table, row: expect.objectContaining(row) }))))
    expect(await storage.repository.find('F-3K3M9QA')).toMatchObject({
      receivedAt: '2026-03-14T23:30:00.000Z',
      answerBy: '2026-03-15T23:30:00.000Z',
      remindAt: '2026-03-15T19:30:00.000Z',
      remindAgainAt: '2026-03-15T22:30:00.000Z',
    })
    await fill(storage, 0, 2)
    expect(await storage.repository.list()).toHaveLength(expected.filter(({ table }) => table === 'enquiries').length + 2)
  })

  test('a backup that a later version wrote is refused', async () => {
    const storage = await openEmpty(kind)
    const backup = completeBackup('999-unheard-of', [{ table: 'clouds', row: { colour: 'grey' } }])
    const refused = /schema 999-unheard-of, which this version does not know .* Restore it with the version that wrote it/
    await expect(restoreBackup(storage.db, storage.database, asFile(storage, backup))).rejects.toThrow(refused)
    expect(await rowsStored(storage)).toEqual([])
  })

  test.each([oldest, newest])('a database that is not empty is not touched by a backup of schema %s', async (schema) => {
    const storage = await openEmpty(kind)
    await fill(storage, 0, 1)
    const before = await rowsStored(storage)
    await expect(restoreBackup(storage.db, storage.database, asFile(storage, fixture(schema)))).rejects.toThrow('not empty')
    expect(await rowsStored(storage)).toEqual(before)
  })

  test.each([oldest, newest])('a backup of schema %s that fails at its last row leaves the database empty', async (schema) => {
    const storage = await openEmpty(kind)
    const rows = rowsIn(fixture(schema))
    const backup = completeBackup(schema, [...rows, ...rows.slice(-1)])
    await expect(restoreBackup(storage.db, storage.database, asFile(storage, backup))).rejects.toThrow(/unique/i)
    expect(await rowsStored(storage)).toEqual([])
  })

  test.each([oldest, newest])('a concurrent request makes the restore of a backup of schema %s fail', async (schema) => {
    const storage = await openEmpty(kind)
    const { promise: keyClaimed, resolve: claimed } = Promise.withResolvers<void>()
    const accepting = storage.inTransaction(async (transaction) => {
      await transaction.claimKey({ key: 'content:0', reference: 'F-0', contentHash: '0', claimedAt: NOON }, '')
      claimed()
      // Long enough for a restore that does not wait.
      await setTimeout(500)
      await transaction.keepEnquiry(anEnquiry({ reference: 'F-0' }))
    })
    await keyClaimed
    await expect(restoreBackup(storage.db, storage.database, asFile(storage, fixture(schema)))).rejects.toThrow('not empty')
    await accepting
    expect((await storage.repository.list()).map(({ reference }) => reference)).toEqual(['F-0'])
  })
})

test('a backup is restored only into an empty database, and only when it is complete', async () => {
  const storage = await openEmpty('SQLite')
  await fill(storage, 0, 3)
  const file = join(storage.dataDir, 'backup.jsonl.gz')
  await writeBackup(storage.db, storage.database, file)
  await expect(restoreBackup(storage.db, storage.database, file)).rejects.toThrow('not empty')

  const other = await openEmpty('SQLite')
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  for (const broken of [lines.slice(0, -2), lines.map((line) => line.replace('Enköping', 'Uppsala')), lines.toSpliced(2, 1)]) {
    writeFileSync(file, gzipSync(broken.join('\n')))
    await expect(restoreBackup(other.db, other.database, file)).rejects.toThrow('incomplete')
    expect(await other.repository.list()).toEqual([])
  }
})
