import type { Kysely, Migration } from 'kysely'

/** In the order of their names. One that has run anywhere is never changed again. */
export const migrations: Record<string, Migration> = {
  '001-quotes-and-letters': {
    async up(db: Kysely<unknown>) {
      let quotes = db.schema.createTable('quotes').addColumn('reference', 'text', (column) => column.primaryKey())
      for (const column of ['received_at', 'name', 'phone', 'email', 'project', 'budget', 'timeline', 'size', 'location', 'message']) {
        quotes = quotes.addColumn(column, 'text', (text) => text.notNull())
      }
      await quotes.execute()
      await db.schema
        .createTable('letters')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('queued_at', 'text', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('taken_until', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('given_up_at', 'text')
        .addColumn('last_answer', 'text')
        .addUniqueConstraint('one_letter_of_a_kind', ['reference', 'kind'])
        .execute()
      await db.schema.createIndex('letters_by_due').on('letters').column('due_at').execute()
    },
  },
}
