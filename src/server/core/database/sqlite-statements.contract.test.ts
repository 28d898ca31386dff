import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openStorage } from '../../../../tests/support/storage.ts'

async function open() {
  const where = await databases.SQLite()
  onTestFinished(where.remove)
  const { db } = await openStorage(where)
  onTestFinished(() => db.destroy())
  return { db, path: join(where.dataDir, 'fogratt.sqlite') }
}

type Db = Awaited<ReturnType<typeof open>>['db']

const write = (db: Db, key: string) => db.insertInto('dedup_keys').values({ key, reference: '', content_hash: '', claimed_at: '' }).execute()
const written = async (db: Db) => (await db.selectFrom('dedup_keys').select('key').orderBy('key').execute()).map(({ key }) => key)

/** Another process that holds the write lock. */
function locker(path: string) {
  const other = new DatabaseSync(path)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  return other
}

test('what finds the database locked waits, while the process goes on, and is written when the lock is released', async () => {
  const { db, path } = await open()
  const other = locker(path)
  const lockFound = vi.spyOn(performance, 'now')
  onTestFinished(() => lockFound.mockRestore())
  const writing = [db.transaction().execute((transaction) => write(transaction, 'in a transaction')), write(db, 'alone')]
  await eventually(() => expect(lockFound).toHaveBeenCalled())
  other.exec('rollback')
  await Promise.all(writing)
  expect(await written(db)).toEqual(['alone', 'in a transaction'])
})

test('the patience is for the lock: once it is used up all that waits for that lock fails, though others read meanwhile', async () => {
  const { db, path } = await open()
  let clock = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 3000
    return clock
  })
  onTestFinished(() => now.mockRestore())
  const other = locker(path)
  const attempt = async (key: string) => {
    now.mockClear()
    await expect(write(db, key)).rejects.toMatchObject({ errcode: 5 })
    return now.mock.calls.length
  }
  expect(await attempt('the first')).toBe(3)
  expect(await written(db)).toEqual([])
  expect(await attempt('the next')).toBe(1)
  other.exec('rollback')
  await write(db, 'between two locks')
  other.exec('begin immediate')
  expect(await attempt('of another lock')).toBe(3)
})

test('a transaction that SQLite ended by itself fails with the error that ended it', async () => {
  const { db } = await open()
  await write(db, 'twice')
  const failing = db.transaction().execute(async (transaction) => {
    await write(transaction, 'once')
    await sql`insert or rollback into dedup_keys values ('twice', '', '', '')`.execute(transaction)
  })
  await expect(failing).rejects.toThrow('UNIQUE constraint failed: dedup_keys.key')
  expect(await written(db)).toEqual(['twice'])
})

test('text, numbers, bytes and null are stored as they are, anything else is refused', async () => {
  const { db } = await open()
  const bytes = new Uint8Array([0, 1, 255])
  const { rows } = await sql`select ${'Åsa'} as text, ${1.5} as number, ${7n} as whole, ${bytes} as bytes, ${null} as none`.execute(db)
  expect(rows.map((row) => ({ ...Object(row) }))).toEqual([{ text: 'Åsa', number: 1.5, whole: 7, bytes, none: null }])
  for (const [value, kind] of [
    [new Date(0), 'object'],
    [true, 'boolean'],
    [undefined, 'undefined'],
  ])
    await expect(sql`select ${value}`.execute(db)).rejects.toThrow(new TypeError(`A SQL parameter must be text, a number, bytes or null, not ${kind}`))
})

test('a statement is prepared once, of at most two hundred', async () => {
  const { db } = await open()
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  const ask = async (number: number) => (await sql<{ n: number }>`select ${sql.lit(number)} as n`.execute(db)).rows.map(({ n }) => n)
  for (let time = 0; time < 2; time += 1) expect(await ask(-1)).toEqual([-1])
  expect(prepare).toHaveBeenCalledTimes(1)
  for (let number = 0; number < 200; number += 1) expect(await ask(number)).toEqual([number])
  expect(await ask(-1)).toEqual([-1])
  expect(prepare).toHaveBeenCalledTimes(202)
})
