import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { readBackup, writeBackup } from '#server/adapters/sql/backup.ts'
import { migrateToLatest } from '#server/adapters/sql/database.ts'
import { migrations } from '#server/adapters/sql/migrations.ts'
import { openDatabase } from '#server/adapters/sql/open-database.ts'
import { makeQuoteRepository } from '#server/adapters/sql/quote-repository.ts'
import { makeInTransaction } from '#server/adapters/sql/quote-transaction.ts'
import { makeReplyRepository } from '#server/adapters/sql/replies.ts'
import { aDrawnQuote, aQuote } from '../support/a-request.ts'
import { databases } from './databases.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function newBooks(kind: keyof typeof databases) {
  const where = await databases[kind]()
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  closing.push(async () => {
    await db.destroy()
    await where.remove()
  })
  return {
    db,
    database,
    dataDir: where.dataDir,
    repository: makeQuoteRepository(db),
    inTransaction: makeInTransaction(db, database),
    replies: makeReplyRepository(db),
  }
}

type Office = Awaited<ReturnType<typeof newBooks>>

async function fill(office: Office, from: number, to: number) {
  for (let index = from; index < to; index += 1) {
    const reference = `F-${index}`
    await office.inTransaction(async (books) => {
      await books.keepQuote((index % 2 ? aQuote : aDrawnQuote)({ name: `Åsa "${index}"; =1+1`, reference, receivedAt: NOON }))
      await books.queueEmail({ kind: 'owner', reference, queuedAt: NOON, dueAt: NOON })
      await books.claimKey({ key: `content:${index}`, reference, contentHash: String(index), claimedAt: NOON }, '')
    })
  }
}

const kinds = ['SQLite', 'PostgreSQL'] as const
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const))

describe.each(ways)('a copy of books on %s', (from, to) => {
  test(`holds everything, also while others go on writing, and can be put back on ${to}`, async () => {
    const office = await newBooks(from)
    await fill(office, 0, 30)
    await office.replies.add({ id: 'r-1', reference: 'F-0', way: 'called', madeAt: NOON })
    await office.replies.writeNote('F-0', 'Ring efter 16', NOON)
    const file = join(office.dataDir, 'copy.jsonl.gz')
    const [rows] = await Promise.all([writeBackup(office.db, office.database.snapshot, file), fill(office, 30, 40)])
    const restored = await newBooks(to)
    expect(await readBackup(restored.db, restored.database, file)).toBe(rows)
    const quotes = await restored.repository.list()
    for (let index = 0; index < 30; index += 1)
      expect(quotes.find(({ reference }) => reference === `F-${index}`)).toEqual(await office.repository.find(`F-${index}`))
    expect(rows).toBe(quotes.length * 3 + 2)
  })
})

/** What the house wrote when the schema was its newest. A new migration brings a copy of its own, written by that version. */
function earlierCopy(schema: string): string {
  return readFileSync(join(import.meta.dirname, 'backups', `${schema}.jsonl`), 'utf8')
}

type Row = { table: string; row: Record<string, unknown> }

function rowsIn(copy: string): Row[] {
  const lines: Row[] = copy
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return lines.filter(({ table }) => table)
}

async function rowsKept({ db, database, dataDir }: Office): Promise<Row[]> {
  const file = join(dataDir, 'kept.jsonl.gz')
  await writeBackup(db, database.snapshot, file)
  return rowsIn(gunzipSync(readFileSync(file)).toString())
}

function putIn({ dataDir }: Office, copy: string): string {
  const file = join(dataDir, 'copy.jsonl.gz')
  writeFileSync(file, gzipSync(copy))
  return file
}

function wholeCopy(schema: string, rows: readonly Row[]): string {
  const lines = [{ schema }, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('')
  return `${lines}${JSON.stringify({ rows: rows.length, sha256: createHash('sha256').update(lines).digest('hex') })}\n`
}

const schemas = Object.keys(migrations)

describe.each(kinds)('on %s', (kind) => {
  test.each(schemas)('a copy of schema %s is put back with everything that was in it', async (schema) => {
    const office = await newBooks(kind)
    const copied = rowsIn(earlierCopy(schema))
    expect(await readBackup(office.db, office.database, putIn(office, earlierCopy(schema)))).toBe(copied.length)
    const kept = await rowsKept(office)
    expect(kept).toHaveLength(copied.length)
    expect(kept).toEqual(expect.arrayContaining(copied.map(({ table, row }) => ({ table, row: expect.objectContaining(row) }))))
    expect(await office.repository.find('F-3K3M9QA')).toMatchObject({
      receivedAt: '2026-03-14T23:30:00.000Z',
      answerBy: '2026-03-15T23:30:00.000Z',
      remindAt: '2026-03-15T19:30:00.000Z',
      remindAgainAt: '2026-03-15T22:30:00.000Z',
    })
    await fill(office, 0, 2)
    expect(await office.repository.list()).toHaveLength(6)
  })

  test('a copy that a later version wrote is refused', async () => {
    const office = await newBooks(kind)
    const copy = wholeCopy('999-unheard-of', [{ table: 'clouds', row: { colour: 'grey' } }])
    const refused = /schema 999-unheard-of, which this version .* does not know .* Put it back with the version that wrote it/
    await expect(readBackup(office.db, office.database, putIn(office, copy))).rejects.toThrow(refused)
    expect(await rowsKept(office)).toEqual([])
  })

  test.each(schemas)('books with something in them are not touched by a copy of schema %s', async (schema) => {
    const office = await newBooks(kind)
    await fill(office, 0, 1)
    const before = await rowsKept(office)
    await expect(readBackup(office.db, office.database, putIn(office, earlierCopy(schema)))).rejects.toThrow('not empty')
    expect(await rowsKept(office)).toEqual(before)
  })

  test.each(schemas)('a copy of schema %s that fails at its last row leaves the books empty', async (schema) => {
    const office = await newBooks(kind)
    const rows = rowsIn(earlierCopy(schema))
    const copy = wholeCopy(schema, [...rows, ...rows.slice(-1)])
    await expect(readBackup(office.db, office.database, putIn(office, copy))).rejects.toThrow(/unique/i)
    expect(await rowsKept(office)).toEqual([])
  })

  test.each(schemas)('a request that is just being accepted counts before a copy of schema %s', async (schema) => {
    const office = await newBooks(kind)
    const { promise: leftAMark, resolve: markLeft } = Promise.withResolvers<void>()
    const accepting = office.inTransaction(async (books) => {
      await books.claimKey({ key: 'content:0', reference: 'F-0', contentHash: '0', claimedAt: NOON }, '')
      markLeft()
      // Long enough for a copy that does not wait.
      await setTimeout(500)
      await books.keepQuote(aQuote({ reference: 'F-0' }))
    })
    await leftAMark
    await expect(readBackup(office.db, office.database, putIn(office, earlierCopy(schema)))).rejects.toThrow('not empty')
    await accepting
    expect((await office.repository.list()).map(({ reference }) => reference)).toEqual(['F-0'])
  })
})

test('a copy is put back only into empty books, and only when it is whole', async () => {
  const office = await newBooks('SQLite')
  await fill(office, 0, 3)
  const file = join(office.dataDir, 'copy.jsonl.gz')
  await writeBackup(office.db, office.database.snapshot, file)
  await expect(readBackup(office.db, office.database, file)).rejects.toThrow('not empty')

  const other = await newBooks('SQLite')
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  for (const broken of [lines.slice(0, -2), lines.map((line) => line.replace('Enköping', 'Uppsala')), lines.toSpliced(2, 1)]) {
    writeFileSync(file, gzipSync(broken.join('\n')))
    await expect(readBackup(other.db, other.database, file)).rejects.toThrow('not whole')
    expect(await other.repository.list()).toEqual([])
  }
})
