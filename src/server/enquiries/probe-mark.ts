import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Tables } from '#server/core/database/tables.ts'
import { isSame, makeSign } from '#server/core/signing/signatures.ts'

/** The header of a request that the doctor sends to test everything from form to mailbox. */
export const PROBE_HEADER = 'fogratt-probe'

/** Distinguishes a server from every other: by its secret, and by the instant at which its database's tables were made. */
export async function probeMark(secret: string, db: Kysely<Tables>): Promise<string> {
  const first = await sql<{ timestamp: string }>`select timestamp from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name limit 1`.execute(db)
  return makeSign(secret)('probe', first.rows[0]?.timestamp ?? '')
}

/** Whether a request is no probe, or one by a doctor with this server's settings and database, who can erase it again. */
export async function isOursOrNoProbe(mark: string | undefined, secret: string, db: Kysely<Tables>): Promise<boolean> {
  return mark === undefined || isSame(mark, await probeMark(secret, db))
}
