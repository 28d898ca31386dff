import type { Kysely } from 'kysely'

/** Visits: what is proposed, what is booked, and the address under which the owner's calendar reads them. */
export async function createVisits(db: Kysely<unknown>) {
  let visits = db.schema
    .createTable('visits')
    .addColumn('reference', 'text', (column) => column.primaryKey().references('quotes.reference'))
    .addColumn('uid', 'text', (column) => column.notNull().unique())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
  for (const column of ['address', 'wish']) visits = visits.addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
  for (const column of ['start_at', 'end_at', 'wished_at', 'change', 'changed_by', 'changed_at', 'remind_at']) visits = visits.addColumn(column, 'text')
  await visits.execute()
  await db.schema.createIndex('visits_by_start').on('visits').column('start_at').execute()
  await db.schema.createIndex('visits_to_remind').on('visits').column('remind_at').execute()
  await db.schema
    .createTable('visit_times')
    .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
    .addColumn('start_at', 'text', (column) => column.notNull())
    .addColumn('end_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_visit_time', ['reference', 'start_at'])
    .execute()
  await db.schema
    .createTable('visit_quarters')
    .addColumn('quarter', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
    .execute()
  await db.schema.createIndex('visit_quarters_by_reference').on('visit_quarters').column('reference').execute()
  await db.schema
    .createTable('erased_visits')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('start_at', 'text', (column) => column.notNull())
    .addColumn('end_at', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('issued_at', 'text', (column) => column.primaryKey())
    .execute()
}
