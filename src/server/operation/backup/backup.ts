import { rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '#server/core/database/database.ts'
import { migrations } from '#server/core/database/migrations/migrations.ts'
import { withScratchDatabase } from '#server/core/database/scratch-database.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { removeLeftBehind } from '#server/core/left-behind.ts'
import { indexAllEnquiries } from '#server/enquiries/sql/search-entries.ts'
import { BackupError, checkBackupFile, rowsOfFile, type TableRow, writeBackupFile } from './backup-file.ts'
import { countRows, insertRows, readTables, TABLES } from './table-rows.ts'

/**
 * Writes a consistent snapshot while others go on writing, and restores it on trial. `file` has its name only once that succeeded;
 * a backup that failed the trial is kept as `file.failed`. Resolves to the number of rows. Throws a BackupError.
 */
export async function writeBackup(db: Kysely<Tables>, database: Database, file: string): Promise<number> {
  removeLeftBehind(dirname(file), (name) => name.endsWith('.part'))
  const partial = `${file}.part`
  const rows = await writeSnapshot(db, database, partial).catch(async (error: unknown) => {
    await rm(partial, { force: true })
    throw error
  })
  try {
    await restoreOnTrial(partial, database)
  } catch (error) {
    await rename(partial, `${file}.failed`)
    throw new BackupError(`${file}.failed cannot be relied on, its trial restore failed: ${error instanceof Error ? error.message : error}`)
  }
  await rename(partial, file)
  return rows
}

function writeSnapshot(db: Kysely<Tables>, database: Database, file: string): Promise<number> {
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw(database.snapshot))
    try {
      const rows = await writeBackupFile(file, newestSchema(), readTables(connection, database))
      const expected = await countRows(connection)
      if (rows !== expected) throw new BackupError(`Of ${expected} rows only ${rows} were read.`)
      return rows
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    }
  })
}

/** Restores the backup into a temporary database and compares every row. */
async function restoreOnTrial(file: string, { folder }: Pick<Database, 'folder'>): Promise<void> {
  const { schema } = await checkBackupFile(file)
  await withScratchDatabase(folder, async (scratch) => {
    await insertMigrated(scratch, schema, rowsOfFile(file))
    const restored = readTables(scratch, { writers: 'one' })
    let number = 0
    for await (const row of rowsOfFile(file)) {
      number += 1
      const { value } = await restored.next()
      if (!isDeepStrictEqual(row, value)) throw new BackupError(`row ${number} of ${basename(file)}, in ${row.table}, was restored otherwise`)
    }
    if (!(await restored.next()).done) throw new BackupError(`more rows were restored than ${basename(file)} holds`)
  })
}

/** Restores a backup into an empty database, in one transaction. Resolves to the number of rows. Throws a BackupError. */
export async function restoreBackup(db: Kysely<Tables>, database: Database, file: string): Promise<number> {
  const { schema } = await checkBackupFile(file)
  if (schema === newestSchema()) return insertAll(rowsOfFile(file))
  // Migrations run in a temporary database, so that the real one is not touched before all of them have succeeded.
  return withScratchDatabase(database.folder, async (scratch) => {
    await insertMigrated(scratch, schema, rowsOfFile(file))
    return insertAll(readTables(scratch, { writers: 'one' }))
  })

  function insertAll(rows: AsyncIterable<TableRow>): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      if (database.writers === 'many') await lockTables(transaction)
      for (const table of TABLES) {
        const row = await transaction.selectFrom(table).selectAll().limit(1).executeTakeFirst()
        if (row) throw new BackupError('The database is not empty. A backup can only be restored into an empty one.')
      }
      await insertRows(transaction, rows)
      await indexAllEnquiries(transaction)
      return countRows(transaction)
    })
  }
}

/** Inserts rows of an earlier schema, or of the newest, into an empty database and takes them through every migration since. */
async function insertMigrated(db: Kysely<Tables>, schema: string, rows: AsyncIterable<TableRow>): Promise<void> {
  if (!Object.hasOwn(migrations, schema)) {
    throw new BackupError(
      `The backup is of schema ${schema}, which this version does not know (its newest is ${newestSchema()}). Restore it with the version that wrote it, or a later one.`,
    )
  }
  for (const [name, migration] of Object.entries(migrations)) {
    await migration.up(db)
    if (name === schema) await insertRows(db, rows)
  }
}

/**
 * Makes concurrent writers wait: otherwise a request could be accepted between the check for rows and the inserts. The order is
 * that of a request (`marks` before `enquiries`), because the opposite one could deadlock.
 */
async function lockTables(transaction: Kysely<Tables>) {
  const tables = sql.join(TABLES.toReversed().map((table) => sql.table(table)))
  await sql`lock table ${tables} in exclusive mode`.execute(transaction)
}

function newestSchema(): string {
  return Object.keys(migrations).toSorted().at(-1) ?? ''
}
