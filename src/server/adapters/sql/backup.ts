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
 * A backup is readable by either database: gzipped JSON, a line for each row, after a header with the schema's name and before a
 * footer with row count and checksum. Tables are in an order in which their rows can be inserted.
 */
const TABLES = ['quotes', 'replies', 'notes', 'letters', 'marks', 'erasures'] as const

/** A later version's backup may hold other tables; its schema is checked before they are used. */
type TableRow = { table: string; row: Record<string, unknown> }
type Backup = { schema: string; rows: TableRow[] }
type BackupLine = { schema: string } | TableRow | { rows: number; sha256: string }

/** A backup that cannot be used, or a database that it cannot be restored into. The message is a sentence for the operator. */
export class BackupError extends Error {}

/** Writes a consistent snapshot while others go on writing. Resolves to the number of rows. */
export async function writeBackup(db: Kysely<Tables>, snapshot: string, file: string): Promise<number> {
  let rows = 0
  const partial = `${file}.part`
  await db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw(snapshot))
    try {
      await pipeline(Readable.from(lines(connection)), createGzip(), createWriteStream(partial))
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    }
  })
  const handle = await open(partial, 'r')
  await handle.sync()
  await handle.close()
  await rename(partial, file)
  return rows

  async function* lines(connection: Kysely<Tables>): AsyncGenerator<string> {
    const hash = createHash('sha256')
    const hashed = (line: BackupLine) => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      return text
    }
    yield hashed({ schema: newestSchema() })
    for await (const row of rowsIn(connection)) {
      rows += 1
      yield hashed(row)
    }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`
  }
}

async function* rowsIn(db: Kysely<Tables>): AsyncGenerator<TableRow> {
  for (const table of TABLES) {
    for (const row of await db.selectFrom(table).selectAll().execute()) yield { table, row }
  }
}

/** Restores a backup into an empty database, in one transaction. Resolves to the number of rows. Throws a BackupError. */
export async function restoreBackup(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>, file: string): Promise<number> {
  const backup = checked(linesOf(file))
  const rows = backup.schema === newestSchema() ? backup.rows : await migrated(backup)
  return db.transaction().execute(async (transaction) => {
    if (writers === 'many') await lockTables(transaction)
    for (const table of TABLES) {
      const row = await transaction.selectFrom(table).selectAll().limit(1).executeTakeFirst()
      if (row) throw new BackupError('The database is not empty. A backup can only be restored into an empty one.')
    }
    for (const row of rows) await insertRow(transaction, row)
    return rows.length
  })
}

/** A backup is a few megabytes at most, so it is read as a whole. */
function linesOf(file: string): { line: BackupLine; text: string }[] {
  try {
    const texts = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    return texts.map((text) => ({ text, line: readLine(text) }))
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup: ${error instanceof Error ? error.message : error}.`)
  }
}

function readLine(text: string): BackupLine {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null) {
    if ('schema' in value && typeof value.schema === 'string') return { schema: value.schema }
    if ('sha256' in value && typeof value.sha256 === 'string' && 'rows' in value && typeof value.rows === 'number')
      return { rows: value.rows, sha256: value.sha256 }
    if ('table' in value && typeof value.table === 'string' && 'row' in value && typeof value.row === 'object' && value.row !== null)
      return { table: value.table, row: { ...value.row } }
  }
  throw new Error(`a line is neither header, row nor footer: ${text.slice(0, 60)}`)
}

/** The rows between header and footer, if none is missing or changed. */
function checked(lines: { line: BackupLine; text: string }[]): Backup {
  const hash = createHash('sha256')
  let schema = ''
  const rows: TableRow[] = []
  for (const { line, text } of lines) {
    if ('sha256' in line) {
      if (line.rows === rows.length && line.sha256 === hash.digest('hex')) return { schema, rows }
      break
    }
    hash.update(`${text}\n`)
    if ('schema' in line) schema = line.schema
    else rows.push(line)
  }
  throw new BackupError('The backup is incomplete or was changed: row count or checksum do not match.')
}

/**
 * The rows of an earlier schema, taken through every migration since. That happens in a database in memory, so that the real one
 * is not touched before all of it has succeeded.
 */
async function migrated({ schema, rows }: Backup): Promise<TableRow[]> {
  if (!Object.hasOwn(migrations, schema)) {
    throw new BackupError(
      `The backup is of schema ${schema}, which this version does not know (its newest is ${newestSchema()}). Restore it with the version that wrote it, or a later one.`,
    )
  }
  const memory = new Kysely<Tables>({ dialect: openInMemory() })
  try {
    for (const [name, migration] of Object.entries(migrations)) {
      await migration.up(memory)
      if (name !== schema) continue
      for (const row of rows) await insertRow(memory, row)
    }
    return await Array.fromAsync(rowsIn(memory))
  } finally {
    await memory.destroy()
  }
}

/**
 * Makes concurrent writers wait: otherwise a request could be accepted between the check for rows and the inserts. The order is
 * that of a request (`marks` before `quotes`), because the opposite one could deadlock.
 */
async function lockTables(transaction: Kysely<Tables>) {
  const tables = sql.join(TABLES.toReversed().map((table) => sql.table(table)))
  await sql`lock table ${tables} in exclusive mode`.execute(transaction)
}

async function insertRow(db: Kysely<Tables>, { table, row }: TableRow) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
}

function newestSchema(): string {
  return Object.keys(migrations).toSorted().at(-1) ?? ''
}
