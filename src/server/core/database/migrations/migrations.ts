import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createPhotos } from './migration-010.ts'
import { createCustomerPages } from './migration-011.ts'
import { createVisits } from './migration-012.ts'
import { addDrawingsToAdditions } from './migration-013.ts'
import { createSignIn } from './migration-014.ts'
import { createSearch } from './migration-015.ts'
import { createHistory } from './migration-016.ts'
import { createHolidays } from './migration-017.ts'
import { createSiteVersions } from './migration-018.ts'
import { createSitePictures } from './migration-019.ts'

/**
 * Applied in the order of their names. One that has run anywhere is never edited. After adding one, `npm run backup-fixture`
 * writes its fixture into operation/backup/fixtures.
 */
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

  '002-promises-and-replies': {
    async up(db: Kysely<never>) {
      await addDeadlines(db)
      await createReplies(db)
      await makeEmailReferenceOptional(db)
    },
  },

  '003-plans-and-prices': {
    async up(db: Kysely<unknown>) {
      for (const column of ['plan', 'price']) await db.schema.alterTable('quotes').addColumn(column, 'text').execute()
    },
  },

  // Leasing the next email and counting a day's confirmations must not scan the whole table.
  '004-letters-found-at-once': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('letters_to_carry').execute()
      await sql`create index letters_to_carry on letters (due_at) where sent_at is null and given_up_at is null`.execute(db)
      await db.schema.createIndex('letters_by_kind').on('letters').columns(['kind', 'queued_at']).execute()
    },
  },

  // What waits must be found and counted without reading what is done, however much that is. SQLite counts by an index alone only
  // if that holds every column of the condition, also those that the index implies.
  '005-what-waits-by-index': {
    async up(db: Kysely<unknown>) {
      for (const column of ['answered_at', 'next_reminder_at']) await db.schema.alterTable('quotes').addColumn(column, 'text').execute()
      await sql`update quotes set
        answered_at = (select min(made_at) from replies where replies.reference = quotes.reference and undone_at is null),
        next_reminder_at = case
          when exists (select 1 from letters where letters.reference = quotes.reference and kind = 'last reminder') then null
          when exists (select 1 from letters where letters.reference = quotes.reference and kind = 'first reminder') then remind_again_at
          else remind_at end`.execute(db)
      const unanswered = sql`answered_at is null and (quarantined_at is null or released_at is not null)`
      await sql`create index quotes_unanswered on quotes (received_at, answer_by, answered_at, quarantined_at, released_at) where ${unanswered}`.execute(db)
      await sql`create index quotes_to_remind on quotes (next_reminder_at) where ${unanswered} and next_reminder_at is not null`.execute(db)
      await sql`create index quotes_in_quarantine on quotes (received_at, quarantined_at, released_at) where quarantined_at is not null and released_at is null`.execute(
        db,
      )
      // Not by `given_up_at` first: SQLite would prefer it to `letters_to_carry` and sort everything that waits to lease one email.
      await sql`create index letters_unsent on letters (queued_at, given_up_at, kind, reference, sent_at) where sent_at is null`.execute(db)
    },
  },

  // Each of the owner's addresses has its own row with its own fate, and what is urgent is found first.
  '006-a-row-for-each-recipient': {
    async up(db: Kysely<never>) {
      await createEmailsWithRecipients(db)
      const urgent = sql`case kind when 'owner' then 0 when 'digest' then 1 when 'last reminder' then 2 when 'first reminder' then 3 else 10 end`
      await sql`insert into letters_with_recipients (${EMAIL_COLUMNS}, priority) select ${EMAIL_COLUMNS}, ${urgent} from letters`.execute(db)
      await db.schema.dropTable('letters').execute()
      await db.schema.alterTable('letters_with_recipients').renameTo('letters').execute()
      await sql`create index letters_to_carry on letters (priority, due_at) where sent_at is null and given_up_at is null`.execute(db)
      await sql`create index letters_unsent on letters (queued_at, given_up_at, acknowledged_at, kind, reference, sent_at) where sent_at is null`.execute(db)
      await db.schema.createIndex('letters_by_kind').on('letters').columns(['kind', 'queued_at']).execute()
    },
  },

  // What a flood stores is counted, and its most ordinary quotes are found, without reading it.
  '007-floods': {
    async up(db: Kysely<unknown>) {
      for (const column of ['suspicion_points', 'quarantined_bytes']) await db.schema.alterTable('quotes').addColumn(column, 'integer').execute()
      await db.schema.alterTable('quotes').addColumn('listed_in', 'text').execute()
      await sql`update quotes set suspicion_points = 0, quarantined_bytes = length(message) + coalesce(length(plan), 0) where quarantined_at is not null`.execute(
        db,
      )
      await sql`create index quotes_by_suspicion on quotes (suspicion_points, received_at, quarantined_bytes)
        where quarantined_at is not null and released_at is null`.execute(db)
      await sql`create index quotes_by_list on quotes (listed_in, received_at) where listed_in is not null`.execute(db)
      await db.schema
        .createTable('quarantine_views')
        .addColumn('seen_up_to', 'text', (column) => column.primaryKey())
        .execute()
    },
  },

  '008-links-that-can-be-revoked': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('quotes').addColumn('links_valid_from', 'text').execute()
    },
  },

  '009-quarantine-links-that-can-be-revoked': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('quarantine_links')
        .addColumn('valid_from', 'text', (column) => column.primaryKey())
        .execute()
    },
  },
  '010-photos': { up: createPhotos },
  '011-customer-pages': { up: createCustomerPages },
  '012-visits': { up: createVisits },
  '013-drawings-that-are-added': { up: addDrawingsToAdditions },
  '014-signing-in': { up: createSignIn },
  '015-search-and-lists': { up: createSearch },
  '016-history': { up: createHistory },
  '017-holidays': { up: createHolidays },
  '018-site-versions': { up: createSiteVersions },
  '019-site-pictures': { up: createSitePictures },
}

/** Deadlines of quotes from before deadlines were stored: 24 hours, with reminders at 20 and 23. */
const PROMISED_HOURS = { answer_by: 24, remind_at: 20, remind_again_at: 23 }

async function addDeadlines(db: Kysely<never>) {
  for (const column of Object.keys(PROMISED_HOURS)) {
    await db.schema
      .alterTable('quotes')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  }
  const { rows } = await sql<{ reference: string; received_at: string }>`select reference, received_at from quotes`.execute(db)
  for (const { reference, received_at } of rows) {
    const after = (hours: number) => new Date(Date.parse(received_at) + hours * 3_600_000).toISOString()
    const { answer_by, remind_at, remind_again_at } = PROMISED_HOURS
    await sql`update quotes set answer_by = ${after(answer_by)}, remind_at = ${after(remind_at)}, remind_again_at = ${after(remind_again_at)}
      where reference = ${reference}`.execute(db)
  }
}

async function createReplies(db: Kysely<never>) {
  await db.schema
    .createTable('replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  await db.schema.createIndex('replies_by_reference').on('replies').column('reference').execute()
  await db.schema
    .createTable('notes')
    .addColumn('reference', 'text', (column) => column.primaryKey().references('quotes.reference'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
}

/** A digest has a day instead of a quote. SQLite cannot drop NOT NULL from a column, so the rows move to a new table. */
async function makeEmailReferenceOptional(db: Kysely<never>) {
  await db.schema
    .createTable('letters_with_days')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.references('quotes.reference'))
    .addColumn('day', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('taken_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('given_up_at', 'text')
    .addColumn('trouble', 'text')
    .addColumn('last_answer', 'text')
    .addUniqueConstraint('one_letter_about_a_quote', ['reference', 'kind'])
    .addUniqueConstraint('one_letter_about_a_day', ['day', 'kind'])
    .execute()
  const columns = sql.raw('id, reference, kind, queued_at, due_at, attempts, taken_until, sent_at, given_up_at, trouble, last_answer')
  await sql`insert into letters_with_days (${columns}) select ${columns} from letters`.execute(db)
  await db.schema.dropTable('letters').execute()
  await db.schema.alterTable('letters_with_days').renameTo('letters').execute()
  await db.schema.createIndex('letters_to_carry').on('letters').column('due_at').execute()
}

/** The columns of `letters` before migration 006. */
const EMAIL_COLUMNS = sql.raw('id, reference, day, kind, queued_at, due_at, attempts, taken_until, sent_at, given_up_at, trouble, last_answer')

/** SQLite cannot drop a unique constraint, so the rows move to a new table. Rows from before are the first recipient's. */
async function createEmailsWithRecipients(db: Kysely<never>) {
  await db.schema
    .createTable('letters_with_recipients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.references('quotes.reference'))
    .addColumn('day', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('taken_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('given_up_at', 'text')
    .addColumn('trouble', 'text')
    .addColumn('last_answer', 'text')
    .addColumn('acknowledged_at', 'text')
    .addUniqueConstraint('one_email_about_a_quote', ['reference', 'kind', 'recipient'])
    .addUniqueConstraint('one_email_about_a_day', ['day', 'kind', 'recipient'])
    .execute()
}
