import { Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../../../tests/support/databases.ts'
import { openStorage } from '../../../../tests/support/storage.ts'
import { openDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'
import { makeTryWriting } from './try-writing.ts'

const readOnly = { SQLite: sql`pragma query_only = on`, PostgreSQL: sql`set default_transaction_read_only = on` }

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  test('trying to write leaves nothing behind, and fails where only reading is possible', async () => {
    const where = await databases[kind]()
    onTestFinished(where.remove)
    const { db } = await openStorage(where)
    onTestFinished(() => db.destroy())
    await makeTryWriting(db)()
    expect(await db.selectFrom('dedup_keys').selectAll().execute()).toEqual([])
    // The pool hands out the same connection again, since it is the only one that was opened.
    await readOnly[kind].execute(db)
    await expect(makeTryWriting(db)()).rejects.toThrow(/read-?only/)
  })

  test('each try writes a row of its own, so that none waits for another', async () => {
    const where = await databases[kind]()
    onTestFinished(where.remove)
    const tried: unknown[] = []
    const db = new Kysely<Tables>({
      dialect: openDatabase(where).dialect,
      log: ({ query }) => {
        if (query.sql.startsWith('insert')) tried.push(query.parameters[0])
      },
    })
    onTestFinished(() => db.destroy())
    await Promise.all([makeTryWriting(db)(), makeTryWriting(db)()])
    expect(tried).toEqual([expect.stringMatching(/^write-test:./), expect.stringMatching(/^write-test:./)])
    expect(new Set(tried).size).toBe(2)
  })
})
