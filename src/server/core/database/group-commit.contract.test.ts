import { setImmediate } from 'node:timers/promises'
import { Kysely, type LogEvent } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { openStorage } from '../../../../tests/support/storage.ts'
import { makeGroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'

async function open() {
  const where = await databases.SQLite()
  onTestFinished(where.remove)
  const ran: string[] = []
  const log = ({ query }: LogEvent) => {
    if (/^(?:begin|commit|rollback)$/.test(query.sql)) ran.push(query.sql)
  }
  const db = new Kysely<Tables>({ dialect: openDatabase(where).dialect, log })
  onTestFinished(() => db.destroy())
  const inGroup = makeGroupCommit(db)
  const write = (key: string, before?: Promise<void>) =>
    inGroup(async (transaction) => {
      await before
      await transaction.insertInto('dedup_keys').values({ key, reference: '', content_hash: '', claimed_at: '' }).execute()
      return key
    })
  return { where, ran, write }
}

test('what comes during a commit is committed together after it, and each is told its own result', async () => {
  const { ran, write } = await open()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const results = [write('first', released)]
  for (const key of ['second', 'third']) {
    while (ran.length === 0) await setImmediate()
    results.push(write(key))
    await setImmediate()
    await setImmediate()
  }
  release()
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third'])
  expect(ran).toEqual(['begin', 'commit', 'begin', 'commit'])
})

test('a result is told when another process can read it', async () => {
  const { where, write } = await open()
  const other = await openStorage(where)
  onTestFinished(() => other.db.destroy())
  await write('told')
  expect(await other.db.selectFrom('dedup_keys').select('key').execute()).toEqual([{ key: 'told' }])
})

test('a group that fails is tried again one by one, and only what fails alone is refused', async () => {
  const { ran, write } = await open()
  await write('taken')
  ran.splice(0)
  const settled = await Promise.allSettled([write('a'), write('taken'), write('b')])
  expect(settled).toEqual([
    { status: 'fulfilled', value: 'a' },
    { status: 'rejected', reason: expect.objectContaining({ message: 'UNIQUE constraint failed: dedup_keys.key' }) },
    { status: 'fulfilled', value: 'b' },
  ])
  expect(ran).toEqual(['begin', 'rollback', 'begin', 'commit', 'begin', 'rollback', 'begin', 'commit'])
  expect(await write('later')).toBe('later')
})
