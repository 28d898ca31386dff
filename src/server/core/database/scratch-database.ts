import { randomUUID } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { removeLeftBehind } from '../left-behind.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { Tables } from './tables.ts'

const PREFIX = 'scratch-'

/** Runs `work` on an empty database in a temporary file in `folder`, so that it may be larger than the memory. */
export async function withScratchDatabase<Result>(folder: string, work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  removeLeftBehind(folder, (name) => name.startsWith(PREFIX))
  const path = join(folder, `${PREFIX}${randomUUID()}.sqlite`)
  const file = new DatabaseSync(path)
  chmodSync(path, 0o600)
  // It is thrown away in any case, so it need not survive a crash.
  file.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
    rmSync(path)
  }
}
