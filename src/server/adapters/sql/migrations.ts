import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** In the order of their names. One that has run anywhere is never changed again. */
export const migrations: Record<string, Migration> = {
  '001-quotes-and-letters': {
    async up(db: Kysely<unknown>) {
      let quotes = db.schema.createTable('quotes').addColumn('reference', 'text', (column) => column.primaryKey())
      for (const column of ['received_at', 'name', 'phone', 'email', 'project', 'budget', 'timeline', 'size', 'location', 'message']) {
        quotes = quotes.addColumn(column, 'text', (text) => text.notNull())
      }
      await quotes.addColumn('suspicion', 'text').addColumn('quarantined_at', 'text').addColumn('released_at', 'text').execute()
      await db.schema.createIndex('quotes_by_arrival').on('quotes').column('received_at').execute()
      await db.schema
        .createTable('marks')
        .addColumn('mark', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('left_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('marks_by_reference').on('marks').column('reference').execute()
      await db.schema
        .createTable('erasures')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('erased_at', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute()
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
        .addColumn('trouble', 'text')
        .addColumn('last_answer', 'text')
        .addUniqueConstraint('one_letter_of_a_kind', ['reference', 'kind'])
        .execute()
      await db.schema.createIndex('letters_by_due').on('letters').column('due_at').execute()
      // In the shape that rate-limiter-flexible expects; only several processes on PostgreSQL count here.
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
}
