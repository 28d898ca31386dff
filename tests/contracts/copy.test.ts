import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { makeArchive } from '#server/adapters/sql/archive.ts'
import { makeInTransaction } from '#server/adapters/sql/books.ts'
import { readCopy, writeCopy } from '#server/adapters/sql/copy.ts'
import { openBooks } from '#server/adapters/sql/database.ts'
import { openDatabase } from '#server/adapters/sql/open-database.ts'
import { makeReplyBook } from '#server/adapters/sql/replies.ts'
import { aDrawnQuote, aQuote } from '../house/a-request.ts'
import { databases } from './databases.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function newBooks(kind: keyof typeof databases) {
  const where = await databases[kind]()
  const database = openDatabase(where)
  const db = await openBooks(database)
  closing.push(async () => {
    await db.destroy()
    await where.remove()
  })
  return { db, database, dataDir: where.dataDir, archive: makeArchive(db), inTransaction: makeInTransaction(db, database), replies: makeReplyBook(db) }
}

type Office = Awaited<ReturnType<typeof newBooks>>

async function fill(office: Office, from: number, to: number) {
  for (let index = from; index < to; index += 1) {
    const reference = `F-${index}`
    await office.inTransaction(async (books) => {
      await books.keepQuote((index % 2 ? aQuote : aDrawnQuote)({ name: `Åsa "${index}"; =1+1`, reference, receivedAt: NOON }))
      await books.queueLetter({ kind: 'owner', reference, queuedAt: NOON, dueAt: NOON })
      await books.leaveMark({ mark: `content:${index}`, reference, contentHash: String(index), leftAt: NOON }, '')
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
    const [rows] = await Promise.all([writeCopy(office.db, office.database.snapshot, file), fill(office, 30, 40)])
    const restored = await newBooks(to)
    expect(await readCopy(restored.db, file)).toBe(rows)
    const quotes = await restored.archive.list()
    for (let index = 0; index < 30; index += 1)
      expect(quotes.find(({ reference }) => reference === `F-${index}`)).toEqual(await office.archive.find(`F-${index}`))
    expect(rows).toBe(quotes.length * 3 + 2)
  })
})

test('a copy is put back only into empty books, and only when it is whole', async () => {
  const office = await newBooks('SQLite')
  await fill(office, 0, 3)
  const file = join(office.dataDir, 'copy.jsonl.gz')
  await writeCopy(office.db, office.database.snapshot, file)
  await expect(readCopy(office.db, file)).rejects.toThrow('not empty')

  const other = await newBooks('SQLite')
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  for (const broken of [lines.slice(0, -2), lines.map((line) => line.replace('Enköping', 'Uppsala')), lines.toSpliced(2, 1)]) {
    writeFileSync(file, gzipSync(broken.join('\n')))
    await expect(readCopy(other.db, file)).rejects.toThrow('not whole')
    expect(await other.archive.list()).toEqual([])
  }
})
