import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { indexAllQuotes } from '#server/enquiries/sql/search-entries.ts'
import type { Tables } from '../tables.ts'

/** What quotes are found by, and the indexes of the owner's lists. */
export async function createSearch(db: Kysely<Tables>) {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await createForSqlite(db)
  else await createForPostgres(db)
  for (const key of ['phone_key', 'email_key']) await db.schema.createIndex(`search_by_${key}`).on('search_entries').column(key).execute()
  await indexAllQuotes(db)
  const outsideQuarantine = sql`(quarantined_at is null or released_at is not null)`
  await sql`create index quotes_by_deadline on quotes (answer_by, reference) where answered_at is null and ${outsideQuarantine}`.execute(db)
  await sql`create index visits_proposed on visits (reference, wish) where state = 'proposed'`.execute(db)
  await sql`create index quotes_listed on quotes (received_at, reference) where ${outsideQuarantine}`.execute(db)
}

/**
 * The words have an index by FTS5, which triggers keep. The ASCII tokenizer leaves every other letter as it is: the words are folded
 * already (domain/enquiry/search-words.ts). Without `secure-delete` what is erased would live on in the index until it is merged.
 */
async function createForSqlite(db: Kysely<Tables>) {
  await sql`create table search_entries (
    number integer primary key,
    reference text not null unique references quotes (reference),
    phone_key text not null,
    email_key text not null,
    words text not null
  )`.execute(db)
  await sql`create virtual table search_words using fts5 (words, content='search_entries', content_rowid='number', tokenize='ascii', detail=none, columnsize=0)`.execute(
    db,
  )
  await sql`insert into search_words (search_words, rank) values ('secure-delete', 1)`.execute(db)
  const add = sql`insert into search_words (rowid, words) values (new.number, new.words);`
  const remove = sql`insert into search_words (search_words, rowid, words) values ('delete', old.number, old.words);`
  await sql`create trigger search_entries_added after insert on search_entries begin ${add} end`.execute(db)
  await sql`create trigger search_entries_removed after delete on search_entries begin ${remove} end`.execute(db)
  await sql`create trigger search_entries_changed after update on search_entries begin ${remove} ${add} end`.execute(db)
}

/**
 * No parser and no dictionary of PostgreSQL's, which differ by its settings, and no extension, which not every role may create. Without
 * `fastupdate` no request waits while the words of many others are moved into the index.
 */
async function createForPostgres(db: Kysely<Tables>) {
  await sql`create table search_entries (
    number integer generated always as identity primary key,
    reference text not null unique references quotes (reference),
    phone_key text not null,
    email_key text not null,
    words text not null,
    lexemes tsvector not null generated always as (array_to_tsvector(string_to_array(words, ' '))) stored
  )`.execute(db)
  await sql`create index search_by_words on search_entries using gin (lexemes) with (fastupdate = off)`.execute(db)
}
