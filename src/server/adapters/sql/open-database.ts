import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

type Location = { databaseUrl: string | undefined; dataDir: string }

/** PostgreSQL where the environment names one, else the embedded database in the data folder. */
export function openDatabase({ databaseUrl, dataDir }: Location): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile(dataDir))
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'fogratt.sqlite')
}
