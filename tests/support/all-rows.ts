import { sql } from 'kysely'
import { migrateToLatest } from '#server/core/database/database.ts'
import { openDatabase } from '#server/core/database/open-database.ts'
import { eventually } from './eventually.ts'

/** The same once every email that is queued has been sent. */
export function rowsAtRest(where: Parameters<typeof allRows>[0]): Promise<Record<string, string[]>> {
  return eventually(async () => {
    const rows = await allRows(where)
    if (rows.emails?.some((row) => row.includes('["sent_at",null]'))) throw new Error('Emails still wait')
    return rows
  })
}

/** Every row of every table that the database holds, also of those that no backup has, by the table's name. Bytes are hex. */
export async function allRows(where: { databaseUrl: string | undefined; dataDir: string }): Promise<Record<string, string[]>> {
  const db = await migrateToLatest(openDatabase(where))
  const tables: Record<string, string[]> = {}
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    tables[name] = rows
      .map((row) =>
        JSON.stringify(Object.entries(row).map(([column, value]) => [column, value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value])),
      )
      .toSorted()
  }
  await db.destroy()
  return tables
}
