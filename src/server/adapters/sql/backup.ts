import { createHash } from 'node:crypto'
import { createWriteStream, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync } from 'node:zlib'
import { CompiledQuery, Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'
import { openInMemory } from './sqlite.ts'
import type { Tables } from './tables.ts'

/**
 * A copy of the books that either database can read: compressed JSON, a line for each row, between a head that names the
 * schema and a foot that says how much there should be. In the order in which rows may be put back.
 */
const TABLES = ['quotes', 'replies', 'notes', 'letters', 'marks', 'erasures'] as const

type Row = { table: (typeof TABLES)[number]; row: Record<string, unknown> }
type Copy = { schema: string; rows: Row[] }
type Line = { schema: string } | Row | { rows: number; sha256: string }

/** A sentence about a copy that cannot be used. */
export class BackupError extends Error {}

/** Writes a copy of one instant while others go on writing. Says how many rows it holds. */
export async function writeBackup(db: Kysely<Tables>, snapshot: string, file: string): Promise<number> {
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
    for await (const row of rowsIn(connection)) {
      rows += 1
      yield write(row)
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
  }
}

async function* rowsIn(db: Kysely<Tables>): AsyncGenerator<Row> {
  for (const table of TABLES) {
    for (const row of await db.selectFrom(table).selectAll().execute()) yield { table, row }
  }
}

/** Puts a copy back into empty books, wholly or not at all. Says how many rows were put back. */
export async function readBackup(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>, file: string): Promise<number> {
  const copy = wholeCopy(linesOf(file))
  const rows = copy.schema === schemaName() ? copy.rows : await broughtUpToDate(copy)
  return db.transaction().execute(async (transaction) => {
    if (writers === 'many') await keepOthersOut(transaction)
    for (const table of TABLES) {
      const row = await transaction.selectFrom(table).selectAll().limit(1).executeTakeFirst()
      if (row) throw new BackupError('These books are not empty. A copy can only be put back into empty ones.')
    }
    for (const row of rows) await putBack(transaction, row)
    return rows.length
  })
}

/** A copy is a few megabytes at most, so it is read as a whole. */
function linesOf(file: string): { line: Line; text: string }[] {
  try {
    const texts = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    return texts.map((text) => ({ text, line: JSON.parse(text) }))
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a copy: ${error instanceof Error ? error.message : error}.`)
  }
}

/** What stands between head and foot, when all of it is there. */
function wholeCopy(lines: { line: Line; text: string }[]): Copy {
  const hash = createHash('sha256')
  let schema = ''
  const rows: Row[] = []
  for (const { line, text } of lines) {
    if ('sha256' in line) {
      if (line.rows === rows.length && line.sha256 === hash.digest('hex')) return { schema, rows }
      break
    }
    hash.update(`${text}\n`)
    if ('schema' in line) schema = line.schema
    else rows.push(line)
  }
  throw new BackupError('The copy is not whole: its end is missing or something in it was changed.')
}

/**
 * An earlier copy goes the way its books would have gone: filled at its own schema, changed by every migration since. That
 * happens aside, so that the books themselves are not touched before all of it has gone well.
 */
async function broughtUpToDate({ schema, rows }: Copy): Promise<Row[]> {
  if (!Object.hasOwn(migrations, schema)) {
    throw new BackupError(
      `The copy is of schema ${schema}, which this version of the house does not know (its newest is ${schemaName()}). Put it back with the version that wrote it, or a later one.`,
    )
  }
  const aside = new Kysely<Tables>({ dialect: openInMemory() })
  try {
    for (const [name, migration] of Object.entries(migrations)) {
      await migration.up(aside)
      if (name !== schema) continue
      for (const row of rows) await putBack(aside, row)
    }
    return await Array.fromAsync(rowsIn(aside))
  } finally {
    await aside.destroy()
  }
}

/**
 * Where several write, a request could be accepted between the look at the empty books and the rows: it waits now. Marks come
 * before quotes, as requests write them; the other way round the two could wait for each other.
 */
async function keepOthersOut(transaction: Kysely<Tables>) {
  const tables = sql.join(TABLES.toReversed().map((table) => sql.table(table)))
  await sql`lock table ${tables} in exclusive mode`.execute(transaction)
}

async function putBack(db: Kysely<Tables>, { table, row }: Row) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
}

function schemaName(): string {
  return Object.keys(migrations).toSorted().at(-1) ?? ''
}
