import type { Kysely } from 'kysely'

/** Holidays as the owner enters them on the desk. */
export async function createHolidays(db: Kysely<unknown>) {
  await db.schema
    .createTable('holidays')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_day', 'text')
    .addColumn('to_day', 'text')
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('holidays_by_decision').on('holidays').column('decided_at').execute()
}
