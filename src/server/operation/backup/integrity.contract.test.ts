import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DatabaseFileError, migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { makeInTransaction } from '#server/enquiries/sql/enquiry-transaction.ts'
import { anEnquiry } from '../../../../tests/support/a-request.ts'
import { builtProgram } from '../../../../tests/support/built-server.ts'
import { databases } from '../../../../tests/support/databases.ts'
import { checkIntegrity } from './integrity.ts'

const QUOTES = builtProgram('quotes')

/** Overwrites the first bytes of a page of an SQLite file, as a failing disk would. `rootOf`: the table or index that begins there. */
function damagePage(file: string, rootOf: string) {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const root = Number(database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(rootOf)?.rootpage)
  const size = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  database.close()
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(64, 0xff), 0, 64, (root - 1) * size)
  closeSync(handle)
}

test('damage in the file is found, also where no row was lost, and fails the backup with a sentence', async () => {
  const where = await databases.SQLite()
  onTestFinished(where.remove)
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  await makeInTransaction(db, database)((transaction) => transaction.keepEnquiry(anEnquiry()))
  await checkIntegrity(db, database)
  await db.destroy()
  const backup = (name: string) => {
    const env = { PATH: process.env.PATH, DATA_DIR: where.dataDir }
    const { status, stderr } = spawnSync(process.execPath, [QUOTES, 'backup', join(where.dataDir, name)], { encoding: 'utf8', env })
    return { status, stderr }
  }
  expect(backup('whole.gz')).toEqual({ status: 0, stderr: '' })

  // An index that neither reading nor counting rows uses.
  damagePage(join(where.dataDir, 'fogratt.sqlite'), 'enquiries_by_list')
  expect(backup('damaged.gz')).toEqual({ status: 1, stderr: expect.stringMatching(/^The database is damaged: [^\n]+\n$/) })
  // Every row was read, so there is something to restore.
  expect(existsSync(join(where.dataDir, 'damaged.gz'))).toBe(true)
})

test('SQLite tells in one line where its file is damaged', async () => {
  const where = await databases.SQLite()
  onTestFinished(where.remove)
  damagePage(join(where.dataDir, 'fogratt.sqlite'), 'enquiries_by_list')
  const database = openDatabase(where)
  const db = await migrateToLatest(database)
  onTestFinished(() => db.destroy())
  const error: unknown = await checkIntegrity(db, database).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(DatabaseFileError)
  expect(error).toMatchObject({ message: expect.stringMatching(/^The database is damaged: Tree \d+ page \d+: [^\n]+$/) })
})

test('PostgreSQL tells of the pages whose checksum was wrong when they were read', async () => {
  const where = await databases.PostgreSQL()
  onTestFinished(where.remove)
  const admin = new pg.Client({ connectionString: `${inject('postgresServer')}/postgres` })
  await admin.connect()
  onTestFinished(() => admin.end())
  const before = await migrateToLatest(openDatabase(where))
  await before.insertInto('quarantine_views').values({ seen_up_to: '2026' }).execute()
  const { rows } = await sql<{ path: string }>`select current_setting('data_directory') || '/' || pg_relation_filepath('quarantine_views') as path`.execute(
    before,
  )
  await before.destroy()
  const copy = `${new URL(where.databaseUrl ?? '').pathname.slice(1)}_copy`
  // Copies the files, so that nothing of the copy is in the server's memory yet.
  await admin.query(`create database ${copy} template ${copy.replace('_copy', '')} strategy file_copy`)
  onTestFinished(() => admin.query(`drop database ${copy} with (force)`).then(() => {}))
  const { oid } = (await admin.query<{ oid: string }>('select oid::text from pg_database where datname = $1', [copy])).rows[0] ?? {}
  const handle = openSync((rows[0]?.path ?? '').replace(/\/base\/\d+\//, `/base/${oid}/`), 'r+')
  writeSync(handle, Buffer.alloc(64, 0xff), 0, 64, 4096)
  closeSync(handle)
  const database = openDatabase({ ...where, databaseUrl: `${inject('postgresServer')}/${copy}` })
  const db = await migrateToLatest(database)
  onTestFinished(() => db.destroy())
  await checkIntegrity(db, database)
  await expect(db.selectFrom('quarantine_views').selectAll().execute()).rejects.toThrow('invalid page in block 0')
  await expect(checkIntegrity(db, database)).rejects.toThrow(new DatabaseFileError('The database is damaged: pages with a wrong checksum: 1'))
})
