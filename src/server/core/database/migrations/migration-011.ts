import type { Kysely } from 'kysely'

/** The customer's page about a request: its link, and what came by it. */
export async function createCustomerPages(db: Kysely<unknown>) {
  await db.schema
    .createTable('customer_pages')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique().references('quotes.reference'))
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('failed_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  let additions = db.schema
    .createTable('additions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
    .addColumn('added_at', 'text', (column) => column.notNull())
  for (const column of ['message', 'phone', 'call_time']) additions = additions.addColumn(column, 'text', (text) => text.notNull())
  await additions.execute()
  await db.schema.createIndex('additions_by_reference').on('additions').columns(['reference', 'added_at']).execute()
  await db.schema.alterTable('quotes').addColumn('seen_at', 'text').execute()
}
