import { type Kysely, sql } from 'kysely'
import { keysOf } from '#domain/keys-of.ts'
import type { Database } from '#server/core/database/database.ts'
import { numberOf } from '#server/core/database/number-of.ts'
import { roomTables, type Tables } from '#server/core/database/tables.ts'
import type { TableRow } from './backup-file.ts'

/**
 * The tables in an order in which their rows can be inserted, each with whether a backup holds it: not signing in, what holds for seconds, nor what is
 * made anew from the rest. Those of `roomTables` follow.
 */
const IN_BACKUP: Record<Exclude<keyof Tables, keyof typeof roomTables>, boolean> = {
  enquiries: true,
  replies: true,
  history: true,
  messages: true,
  photos: true,
  customer_pages: true,
  additions: true,
  visits: true,
  past_assignments: true,
  visit_times: true,
  visit_quarters: true,
  emails: true,
  dedup_keys: true,
  erasures: true,
  erased_visits: true,
  reply_templates: true,
  people: true,
  quarantine_views: true,
  calendar_feeds: true,
  holidays: true,
  site_versions: true,
  site_drafts: true,
  site_pictures: true,
  search_entries: false,
  undoable_deeds: false,
  sent_forms: false,
  sign_ins: false,
  sessions: false,
  passkeys: false,
  passkey_challenges: false,
}

export const TABLES = [...keysOf(IN_BACKUP).filter((table) => IN_BACKUP[table]), ...keysOf(roomTables).filter((table) => roomTables[table].inBackup)]

/** Columns of bytes, which stand in a backup as base64. A row of such a table may be 10 MB, so they are read and written one by one. */
const BYTES = new Map([
  ['photos', ['thumb', 'content']],
  ['site_pictures', ['content']],
])

/** Rows that PostgreSQL hands over at a time. Many long ones would fill the memory of a small machine. */
const FETCHED = 100
/** Rows of one insert. Both databases allow more than 32 000 parameters. */
const INSERTED = 100

/** Every row of every table, one after the other. On PostgreSQL `db` must be in a transaction, because a cursor lives in one. */
export async function* readTables(db: Kysely<Tables>, { writers }: Pick<Database, 'writers'>): AsyncGenerator<TableRow> {
  for (const table of TABLES) {
    if (writers === 'one') for await (const row of db.selectFrom(table).selectAll().stream()) yield { table, row: bytesAsText({ ...row }) }
    else yield* readByCursor(db, table)
  }
}

async function* readByCursor(db: Kysely<Tables>, table: (typeof TABLES)[number]): AsyncGenerator<TableRow> {
  const fetched = BYTES.has(table) ? 1 : FETCHED
  await sql`declare backup no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(fetched)} from backup`.execute(db)
    for (const row of rows) yield { table, row: bytesAsText(row) }
    if (rows.length < fetched) break
  }
  await sql`close backup`.execute(db)
}

function bytesAsText(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') : value,
    ]),
  )
}

export async function countRows(db: Kysely<Tables>): Promise<number> {
  let count = 0
  for (const table of TABLES) count += await numberOf(db.selectFrom(table))
  return count
}

/** Inserts the rows in their order. Rows of a backup may have the columns of an earlier schema. */
export async function insertRows(db: Kysely<Tables>, rows: AsyncIterable<TableRow>): Promise<void> {
  let batch: TableRow[] = []
  for await (const row of rows) {
    const [first] = batch
    if (first && (batch.length === INSERTED || BYTES.has(first.table) || !sameColumns(first, row))) {
      await insertBatch(db, batch)
      batch = []
    }
    batch.push(row)
  }
  await insertBatch(db, batch)
}

function sameColumns(one: TableRow, other: TableRow): boolean {
  return one.table === other.table && Object.keys(one.row).join() === Object.keys(other.row).join()
}

async function insertBatch(db: Kysely<Tables>, batch: readonly TableRow[]) {
  const [first] = batch
  if (!first) return
  const columns = sql.join(Object.keys(first.row).map((column) => sql.ref(column)))
  const values = sql.join(batch.map((row) => sql`(${sql.join(valuesOf(row))})`))
  await sql`insert into ${sql.table(first.table)} (${columns}) values ${values}`.execute(db)
}

function valuesOf({ table, row }: TableRow): unknown[] {
  const ofBytes = BYTES.get(table) ?? []
  return Object.entries(row).map(([column, value]) => (ofBytes.includes(column) && typeof value === 'string' ? Buffer.from(value, 'base64') : value))
}
