import { createHash } from 'node:crypto'
import { createWriteStream, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync } from 'node:zlib'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/**
 * A copy of the books that either database can read: compressed JSON, a line for each row, between a head that names the
 * schema and a foot that says how much there should be. In the order in which rows may be put back.
 */
const TABLES = ['quotes', 'replies', 'notes', 'letters', 'marks', 'erasures'] as const

type Row = { table: (typeof TABLES)[number]; row: Record<string, unknown> }
type Line = { schema: string } | Row | { rows: number; sha256: string }

/** A sentence about a copy that cannot be used. */
export class CopyError extends Error {}

/** Writes a copy of one instant while others go on writing. Says how many rows it holds. */
export async function writeCopy(db: Kysely<Tables>, snapshot: string, file: string): Promise<number> {
  let rows = 0
  const unfinished = `${file}.part`
  await db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw(snapshot))
    try {
      await pipeline(Readable.from(lines(connection)), createGzip(), createWriteStream(unfinished))
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    }
  })
  const handle = await open(unfinished, 'r')
  await handle.sync()
  await handle.close()
  await rename(unfinished, file)
  return rows

  async function* lines(connection: Kysely<Tables>): AsyncGenerator<string> {
    const hash = createHash('sha256')
    const write = (line: Line) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      return text
    }
    yield write({ schema: schemaName() })
    for (const table of TABLES) {
      for (const row of await connection.selectFrom(table).selectAll().execute()) {
        rows += 1
        yield write({ table, row })
      }
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
  }
}

/** Puts a copy back into empty books, wholly or not at all. Says how many rows were put back. */
export async function readCopy(db: Kysely<Tables>, file: string): Promise<number> {
  const lines = linesOf(file)
  checkWhole(lines)
  return db.transaction().execute(async (transaction) => {
    for (const table of TABLES) {
      const row = await transaction.selectFrom(table).selectAll().limit(1).executeTakeFirst()
      if (row) throw new CopyError('These books are not empty. A copy can only be put back into empty ones.')
    }
    let rows = 0
    for (const { line } of lines) {
      if (!('table' in line)) continue
      await putBack(transaction, line)
      rows += 1
    }
    return rows
  })
}

function checkWhole(lines: { line: Line; text: string }[]) {
  const hash = createHash('sha256')
  let rows = 0
  for (const { line, text } of lines) {
    if ('sha256' in line) {
      if (line.rows === rows && line.sha256 === hash.digest('hex')) return
      break
    }
    hash.update(`${text}\n`)
    if ('schema' in line && line.schema !== schemaName()) throw new CopyError(`The copy is of schema ${line.schema}, the books are of ${schemaName()}.`)
    if ('table' in line) rows += 1
  }
  throw new CopyError('The copy is not whole: its end is missing or something in it was changed.')
}

/** A copy is a few megabytes at most, so it is read as a whole. */
function linesOf(file: string): { line: Line; text: string }[] {
  try {
    const texts = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    return texts.map((text) => ({ text, line: JSON.parse(text) }))
  } catch (error) {
    throw new CopyError(`${file} cannot be read as a copy: ${error instanceof Error ? error.message : error}.`)
  }
}

async function putBack(transaction: Kysely<Tables>, { table, row }: Row) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(transaction)
}

function schemaName(): string {
  return Object.keys(migrations).toSorted().at(-1) ?? ''
}
