import { type Kysely, sql } from 'kysely'

/** A history that says who did what, replies that are written here, templates for them, who takes care of a request, and why one is closed. */
export async function createHistory(db: Kysely<never>) {
  await createTables(db)
  for (const column of ['taken_by', 'closed_at', 'closed_because']) await db.schema.alterTable('quotes').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('replies')
    .addColumn('party', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute()
  await db.schema.alterTable('replies').addColumn('name', 'text').execute()
  await fillHistory(db)
  await db.schema.dropTable('notes').execute()
  await closeQuotes(db)
  await allowMessages(db)
}

async function createTables(db: Kysely<never>) {
  await db.schema
    .createTable('history')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('party', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('detail', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('history_by_reference').on('history').columns(['reference', 'at']).execute()
  let messages = db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('quotes.reference'))
  for (const column of ['kind', 'to_address', 'reply_to', 'subject', 'text', 'written_at'])
    messages = messages.addColumn(column, 'text', (text) => text.notNull())
  await messages.execute()
  await db.schema.createIndex('messages_by_reference').on('messages').column('reference').execute()
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .execute()
}

/** What earlier versions kept: one text of notes for each quote, undoings, releases, and the last change of a visit. */
async function fillHistory(db: Kysely<never>) {
  await sql`insert into history (id, reference, kind, at, party, text)
    select 'note-' || reference, reference, 'note', written_at, 'owner', note from notes`.execute(db)
  await sql`insert into history (id, reference, kind, at, party, detail)
    select 'undone-' || id, reference, 'undone', undone_at, 'owner', id from replies where undone_at is not null`.execute(db)
  await sql`insert into history (id, reference, kind, at, party)
    select 'released-' || reference, reference, 'released', released_at, 'owner' from quotes where released_at is not null`.execute(db)
  await sql`insert into history (id, reference, kind, at, party, detail)
    select 'visit-' || reference, reference, 'visit ' || change, changed_at, changed_by, coalesce(start_at || '/' || end_at, '')
    from visits where change in ('moved', 'cancelled') and changed_at is not null and changed_by is not null`.execute(db)
  await sql`insert into history (id, reference, kind, at, party, text)
    select 'wish-' || reference, reference, 'visit wish', wished_at, 'customer', wish from visits where wish <> '' and wished_at is not null`.execute(db)
  await sql`update replies set party = 'customer' where way = 'withdrawn'`.execute(db)
  await sql`update replies set party = 'customer' where way = 'visit booked' and exists (select 1 from visits
    where visits.reference = replies.reference and visits.change = 'booked' and visits.changed_by = 'customer' and visits.changed_at = replies.made_at)`.execute(
    db,
  )
}

/** Saying no and withdrawing close a request. A withdrawal is no reply of the owner's. */
async function closeQuotes(db: Kysely<never>) {
  const latest = sql`(select max(made_at) from replies as later where later.reference = quotes.reference and later.undone_at is null)`
  for (const way of ['declined', 'withdrawn']) {
    await sql`update quotes set closed_because = ${way}, closed_at = ${latest} where exists (select 1 from replies
      where replies.reference = quotes.reference and way = ${way} and undone_at is null and made_at = ${latest})`.execute(db)
  }
  await sql`update quotes set answered_at = (select min(made_at) from replies
    where replies.reference = quotes.reference and undone_at is null and way <> 'withdrawn') where closed_because = 'withdrawn'`.execute(db)
  await db.schema.dropIndex('quotes_unanswered').execute()
  await db.schema.dropIndex('quotes_to_remind').execute()
  const unanswered = sql`answered_at is null and closed_at is null and (quarantined_at is null or released_at is not null)`
  await sql`create index quotes_unanswered on quotes (received_at, answer_by, answered_at, closed_at, quarantined_at, released_at) where ${unanswered}`.execute(
    db,
  )
  await sql`create index quotes_to_remind on quotes (next_reminder_at) where ${unanswered} and next_reminder_at is not null`.execute(db)
  await sql`create index quotes_closed on quotes (closed_at, reference) where closed_at is not null`.execute(db)
}

/** The columns of `letters` before. */
const EMAIL_COLUMNS = sql.raw(
  'id, reference, day, kind, recipient, priority, queued_at, due_at, attempts, taken_until, sent_at, given_up_at, trouble, last_answer, acknowledged_at',
)

/**
 * One email of a kind for each quote and recipient, and of those in the owner's words one for each message. SQLite cannot drop a unique
 * constraint, so the rows move to a new table.
 */
async function allowMessages(db: Kysely<never>) {
  await db.schema
    .createTable('letters_with_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.references('quotes.reference'))
    .addColumn('day', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull().defaultTo(''))
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
    .addUniqueConstraint('one_email_of_a_kind', ['reference', 'kind', 'message', 'recipient'])
    .addUniqueConstraint('one_email_of_a_day', ['day', 'kind', 'recipient'])
    .execute()
  await sql`insert into letters_with_messages (${EMAIL_COLUMNS}) select ${EMAIL_COLUMNS} from letters`.execute(db)
  await db.schema.dropTable('letters').execute()
  await db.schema.alterTable('letters_with_messages').renameTo('letters').execute()
  await sql`create index letters_to_carry on letters (priority, due_at) where sent_at is null and given_up_at is null`.execute(db)
  await sql`create index letters_unsent on letters (queued_at, given_up_at, acknowledged_at, kind, reference, sent_at) where sent_at is null`.execute(db)
  await db.schema.createIndex('letters_by_kind').on('letters').columns(['kind', 'queued_at']).execute()
}
