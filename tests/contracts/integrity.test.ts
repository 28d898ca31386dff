import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrateToLatest } from '#server/adapters/sql/database.ts'
import { checkIntegrity } from '#server/adapters/sql/integrity.ts'
import { openDatabase } from '#server/adapters/sql/open-database.ts'
import { makeInTransaction } from '#server/adapters/sql/quote-transaction.ts'
import { aQuote } from '../support/a-request.ts'
import { databases } from './databases.ts'

const QUOTES = join(import.meta.dirname, '../../dist/server/quotes.js')

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
  await makeInTransaction(db, database)((transaction) => transaction.keepQuote(aQuote()))
  await checkIntegrity(db, database)
  await db.destroy()
  const backup = (name: string) => {
    const env = { PATH: process.env.PATH, DATA_DIR: where.dataDir }
    const { status, stderr } = spawnSync(process.execPath, [QUOTES, 'backup', join(where.dataDir, name)], { encoding: 'utf8', env })
    return { status, stderr }
  }
  expect(backup('whole.gz')).toEqual({ status: 0, stderr: '' })

  // An index that neither reading nor counting rows uses.
  damagePage(join(where.dataDir, 'fogratt.sqlite'), 'quotes_by_list')
  expect(backup('damaged.gz')).toEqual({ status: 1, stderr: expect.stringMatching(/^The database is damaged: [^\n]+\n$/) })
  // Every row was read, so there is something to restore.
  expect(existsSync(join(where.dataDir, 'damaged.gz'))).toBe(true)
})
