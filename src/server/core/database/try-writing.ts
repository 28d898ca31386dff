import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

class RollBack extends Error {}

/** Inserts a row and rolls back. Rejects when the database cannot be written to, for instance because another process holds it. */
export function makeTryWriting(db: Kysely<Tables>) {
  return async (): Promise<void> => {
    const writing = db.transaction().execute(async (transaction) => {
      const row = { key: `write-test:${randomUUID()}`, reference: '', content_hash: '', claimed_at: '' }
      await transaction.insertInto('dedup_keys').values(row).execute()
      throw new RollBack()
    })
    await writing.catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error
    })
  }
}
