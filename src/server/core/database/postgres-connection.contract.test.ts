import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { migrateToLatest } from './database.ts'
import { openDatabase } from './open-database.ts'

async function open(queryTimeoutMs?: number, prepare?: (where: Awaited<ReturnType<typeof databases.PostgreSQL>>) => Promise<void>) {
  const where = await databases.PostgreSQL()
  onTestFinished(where.remove)
  await prepare?.(where)
  const db = await migrateToLatest(openDatabase(where, queryTimeoutMs))
  onTestFinished(() => db.destroy())
  return { where, db }
}

const mark = { key: 'a', reference: '', content_hash: '', claimed_at: '' }

test('a commit waits for the disk, whatever the database’s own setting', async () => {
  const { db } = await open(undefined, async (where) => {
    const earlier = await migrateToLatest(openDatabase(where))
    await sql`alter database ${sql.ref(new URL(where.databaseUrl ?? '').pathname.slice(1))} set synchronous_commit = off`.execute(earlier)
    await earlier.destroy()
  })
  expect((await sql`show synchronous_commit`.execute(db)).rows).toEqual([{ synchronous_commit: 'on' }])
})

test('the server ends a statement that takes too long, and goes on with the next', async () => {
  const { db } = await open(2000)
  await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toThrow('canceling statement due to statement timeout')
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a transaction whose connection breaks fails with what broke it, and the next has another connection', async () => {
  const { db } = await open()
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('dedup_keys').values(mark).execute()
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
  })
  await expect(failing).rejects.toThrow('terminating connection due to administrator command')
  await db.transaction().execute((transaction) => transaction.insertInto('dedup_keys').values(mark).execute())
  expect(await db.selectFrom('dedup_keys').selectAll().execute()).toEqual([mark])
})

test('an idle connection that breaks ends nothing', async () => {
  const { where, db } = await open()
  const other = await migrateToLatest(openDatabase(where))
  onTestFinished(() => other.destroy())
  const ended = await sql`select pg_terminate_backend(pid, 60000) as ended from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(other)
  expect(ended.rows).toEqual([{ ended: true }])
  await eventually(async () => expect(await db.selectFrom('dedup_keys').selectAll().execute()).toEqual([]))
})
