import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

type Location = { databaseUrl: string | undefined; dataDir: string }

/** For the server. A visitor whose request needs several statements waits for a few of these at most. */
export const SERVER_QUERY_MS = 3000
/** For commands and migrations, which may read or write everything. */
const COMMAND_QUERY_MS = 30 * 60_000

/** PostgreSQL where the environment names one, else the embedded database in the data folder. */
export function openDatabase({ databaseUrl, dataDir }: Location, queryTimeoutMs = COMMAND_QUERY_MS): Database {
  return databaseUrl ? openPostgres(databaseUrl, dataDir, queryTimeoutMs) : openSqlite(sqliteFile(dataDir))
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'fogratt.sqlite')
}
