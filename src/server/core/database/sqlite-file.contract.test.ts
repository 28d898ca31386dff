import { chmodSync, copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { databases, emptyDatabases } from '../../../../tests/support/databases.ts'
import { DatabaseFileError, migrateToLatest } from './database.ts'
import { openDatabase } from './open-database.ts'
import { withScratchDatabase } from './scratch-database.ts'

async function inFolder(kind: typeof databases | typeof emptyDatabases) {
  const where = await kind.SQLite()
  onTestFinished(where.remove)
  return { where, path: join(where.dataDir, 'fogratt.sqlite') }
}

/** Runs instead of what would be executed next, by whichever connection. */
function spyOnExec() {
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec')
  onTestFinished(() => spy.mockRestore())
  return spy
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

const modesIn = (folder: string) => Object.fromEntries(readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]))

test('a new database can be read by its owner alone, with the files beside it, and no draft of it stays', async () => {
  const { where } = await inFolder(emptyDatabases)
  const db = await migrateToLatest(openDatabase(where))
  expect(modesIn(where.dataDir)).toEqual({ 'fogratt.sqlite': '600', 'fogratt.sqlite-shm': '600', 'fogratt.sqlite-wal': '600' })
  await db.destroy()
})

test.each([0o644, 0o640, 0o604])('a database that others could read, by mode %o, is its owner’s alone once it is opened', async (mode) => {
  const { where, path } = await inFolder(databases)
  const earlier = new DatabaseSync(path)
  onTestFinished(() => earlier.close())
  earlier.exec("insert into quarantine_views values ('2026')")
  for (const name of readdirSync(where.dataDir)) chmodSync(join(where.dataDir, name), mode)
  const db = await migrateToLatest(openDatabase(where))
  onTestFinished(() => db.destroy())
  expect(modesIn(where.dataDir)).toEqual({ 'fogratt.sqlite': '600', 'fogratt.sqlite-shm': '600', 'fogratt.sqlite-wal': '600' })
})

test('a database that another process creates at the same moment is the one that is opened', async () => {
  const { where, path } = await inFolder(emptyDatabases)
  spyOnExec().mockImplementationOnce(() => copyFileSync(inject('migratedSqlite'), path))
  const db = await migrateToLatest(openDatabase(where), () => Promise.reject(new Error('it was not migrated')))
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('enquiries').selectAll().execute()).toEqual([])
  expect(readdirSync(where.dataDir).filter((name) => !/^fogratt\.sqlite(-wal|-shm)?$/.test(name))).toEqual([])
})

test.each([
  ['journal_mode = WAL', 'journal_mode = DELETE', '{"journal_mode":"delete","synchronous":2,"foreign_keys":1}'],
  ['synchronous = FULL', 'synchronous = NORMAL', '{"journal_mode":"wal","synchronous":1,"foreign_keys":1}'],
  ['foreign_keys = ON', 'foreign_keys = OFF', '{"journal_mode":"wal","synchronous":2,"foreign_keys":0}'],
])('an SQLite that takes %s for %s is refused', async (wanted, taken, settings) => {
  const { where } = await inFolder(databases)
  const exec = DatabaseSync.prototype.exec
  spyOnExec().mockImplementation(function (this: DatabaseSync, statements) {
    exec.call(this, statements.replace(wanted, taken))
  })
  expect(() => openDatabase(where)).toThrow(new Error(`SQLite did not take the settings for durability: ${settings}`))
})

test('what is deleted is overwritten in the file', async () => {
  const { where, path } = await inFolder(databases)
  const db = await migrateToLatest(openDatabase(where))
  const written = 'Åsa Öberg, Storgatan 1'
  await db.insertInto('dedup_keys').values({ key: written, reference: '', content_hash: '', claimed_at: '' }).execute()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  expect(readFileSync(path).includes(written)).toBe(true)
  await db.deleteFrom('dedup_keys').execute()
  await db.destroy()
  expect(readFileSync(path).includes(written)).toBe(false)
})

test.each([
  ['is no database', 0, 'Not what SQLite writes there.'],
  ['has a schema that cannot be read', 100, '\xff'.repeat(64)],
])('a file that %s is said to be damaged, and stays as it is', async (_, position, damage) => {
  const { where, path } = await inFolder(databases)
  const bytes = readFileSync(path)
  bytes.write(damage, position, 'latin1')
  writeFileSync(path, bytes)
  const error = thrownBy(() => openDatabase(where))
  expect(error).toEqual(new DatabaseFileError(`The database ${path} is damaged. Restore the latest backup with deploy/restore.sh.`))
  expect(error).toBeInstanceOf(DatabaseFileError)
  expect(readFileSync(path)).toEqual(bytes)
})

test('a file that lost its content is said to be empty', async () => {
  const { where, path } = await inFolder(databases)
  writeFileSync(path, '')
  expect(thrownBy(() => openDatabase(where))).toEqual(
    new DatabaseFileError(
      `The database ${path} is empty: it has lost its content. Restore the latest backup with deploy/restore.sh, or remove the file to start with none.`,
    ),
  )
})

test('a folder that is missing is not called damage', async () => {
  const { where } = await inFolder(databases)
  const error = thrownBy(() => openDatabase({ ...where, dataDir: join(where.dataDir, 'missing') }))
  expect(error).not.toBeInstanceOf(DatabaseFileError)
  expect(error).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 14 })
})

test('a temporary database can be read by its owner alone, and is gone when the work on it ended, well or not', async () => {
  const { where } = await inFolder(emptyDatabases)
  const modes = await withScratchDatabase(where.dataDir, async (db) => {
    await sql`create table words (word text)`.execute(db)
    return modesIn(where.dataDir)
  })
  expect(modes).toEqual({ [Object.keys(modes).join()]: '600' })
  expect(Object.keys(modes)).toEqual([expect.stringMatching(/^scratch-[0-9a-f-]{36}\.sqlite$/)])
  const failing = withScratchDatabase(where.dataDir, () => Promise.reject(new Error('no room')))
  await expect(failing).rejects.toThrow(new Error('no room'))
  expect(readdirSync(where.dataDir)).toEqual([])
})
