import type { Kysely } from 'kysely'

/** New versions of a drawing, among what customers add. */
export async function addDrawingsToAdditions(db: Kysely<unknown>) {
  // A column at a time, because SQLite adds no more.
  for (const column of ['plan', 'price']) await db.schema.alterTable('additions').addColumn(column, 'text').execute()
}
