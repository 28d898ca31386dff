import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** The tables as they were when the site was first put up. `bytea` is PostgreSQL's; SQLite stores bytes in a column of any type. Bytes stand last, so that the rest is read without them. */
export async function createSchema(db: Kysely<unknown>) {
  for (const statement of [...TABLES, ...(db.getExecutor().adapter instanceof SqliteAdapter ? SEARCH_ON_SQLITE : SEARCH_ON_POSTGRES), ...INDEXES])
    await sql.raw(statement).execute(db)
}

const ENQUIRY = 'reference text not null references enquiries (reference)'

const TABLES = [
  `create table enquiries (reference text primary key, received_at text not null, name text not null, phone text not null, email text not null,
    project text not null, budget text not null, timeline text not null, size text not null, location text not null, message text not null,
    quarantine_reason text, quarantined_at text, released_at text, answer_by text default '' not null, remind_at text default '' not null,
    remind_again_at text default '' not null, plan text, price text, answered_at text, next_reminder_at text, suspicion_points integer,
    quarantined_bytes integer, listed_in text, links_valid_from text, seen_at text, taken_by text, closed_at text, closed_because text)`,
  `create table replies (id text primary key, ${ENQUIRY}, kind text not null, made_at text not null, undone_at text, party text default 'owner' not null, name text)`,
  `create table history (id text primary key, ${ENQUIRY}, kind text not null, at text not null, party text not null, name text, text text default '' not null, detail text default '' not null)`,
  `create table messages (id text primary key, ${ENQUIRY}, kind text not null, to_address text not null, reply_to text not null, subject text not null, text text not null, written_at text not null)`,
  'create table reply_templates (id text primary key, position integer not null, name text not null, subject text not null, text text not null, removed_at text)',
  `create table emails (id text primary key, reference text references enquiries (reference), about text, kind text not null, message text default '' not null,
    recipient integer default 0 not null, priority integer default 0 not null, queued_at text not null, due_at text not null, attempts integer default 0 not null,
    leased_until text, sent_at text, given_up_at text, failure text, response text, acknowledged_at text,
    constraint one_email_of_a_kind unique (reference, kind, message, recipient), constraint one_email_about unique (about, kind, recipient))`,
  'create table dedup_keys (key text primary key, reference text not null, content_hash text not null, claimed_at text not null)',
  'create table erasures (reference text primary key, erased_at text not null, reason text not null)',
  // In the shape that rate-limiter-flexible expects; only several processes on PostgreSQL count here.
  'create table rate_limits (key varchar(255) primary key, points integer default 0 not null, expire bigint)',
  'create table quarantine_views (seen_up_to text primary key)',
  `create table photos (${ENQUIRY}, sha256 text not null, position integer not null, kind text not null, width integer not null, height integer not null,
    size integer not null, stored_bytes integer not null, received_at text not null, thumb bytea not null, content bytea not null,
    constraint one_photo_of_its_bytes primary key (reference, sha256))`,
  'create table customer_pages (token_hash text primary key, reference text not null unique references enquiries (reference), issued_at text not null, failed_tries integer default 0 not null)',
  `create table additions (id text primary key, ${ENQUIRY}, added_at text not null, message text not null, phone text not null, call_time text not null, plan text, price text)`,
  `create table visits (reference text primary key references enquiries (reference), uid text not null unique, sequence integer not null, state text not null,
    address text default '' not null, wish text default '' not null, start_at text, end_at text, wished_at text, change text, changed_by text, changed_at text, remind_at text)`,
  `create table visit_times (${ENQUIRY}, start_at text not null, end_at text not null, constraint one_visit_time primary key (reference, start_at))`,
  `create table visit_quarters (quarter text primary key, ${ENQUIRY})`,
  'create table erased_visits (uid text primary key, reference text not null, sequence integer not null, start_at text not null, end_at text not null, erased_at text not null)',
  'create table calendar_feeds (issued_at text primary key)',
  'create table sign_ins (id_hash text primary key, address text not null, asked_at text not null, tries integer default 0 not null, used_at text)',
  'create table sessions (id_hash text primary key, address text not null, way text not null, device text not null, signed_in_at text not null, last_used_at text not null)',
  `create table passkeys (id text primary key, address text not null, public_key text not null, transports text not null, name text not null, added_at text not null,
    counter bigint not null, last_used_at text)`,
  'create table passkey_challenges (id_hash text primary key, challenge text not null, purpose text not null, asked_at text not null)',
  'create table holidays (id text primary key, from_day text, to_day text, decided_at text not null, decided_by text not null)',
  'create table site_versions (number integer primary key, content text not null, restores integer, published_at text not null, published_by text not null)',
  'create table site_drafts (id text primary key, content text not null, saved_at text not null, saved_by text not null)',
  `create table site_pictures (id text not null, width integer not null, format text not null, size integer not null, used_at text not null, content bytea not null,
    constraint one_size_of_a_site_picture primary key (id, width, format))`,
]

const SEARCH_ENTRIES = 'reference text not null unique references enquiries (reference), phone_key text not null, email_key text not null, words text not null'
const ADD_WORDS = 'insert into search_words (rowid, words) values (new.number, new.words);'
const REMOVE_WORDS = "insert into search_words (search_words, rowid, words) values ('delete', old.number, old.words);"

/**
 * The words have an index by FTS5, which triggers keep. The ASCII tokenizer leaves every other letter as it is: the words are folded
 * already (domain/enquiry/search-words.ts). Without `secure-delete` what is erased would live on in the index until it is merged.
 */
const SEARCH_ON_SQLITE = [
  `create table search_entries (number integer primary key, ${SEARCH_ENTRIES})`,
  "create virtual table search_words using fts5 (words, content='search_entries', content_rowid='number', tokenize='ascii', detail=none, columnsize=0)",
  "insert into search_words (search_words, rank) values ('secure-delete', 1)",
  `create trigger search_entries_added after insert on search_entries begin ${ADD_WORDS} end`,
  `create trigger search_entries_removed after delete on search_entries begin ${REMOVE_WORDS} end`,
  `create trigger search_entries_changed after update on search_entries begin ${REMOVE_WORDS} ${ADD_WORDS} end`,
]

/**
 * No parser and no dictionary of PostgreSQL's, which differ by its settings, and no extension, which not every role may create. Without
 * `fastupdate` no request waits while the words of many others are moved into the index.
 */
const SEARCH_ON_POSTGRES = [
  `create table search_entries (number integer generated always as identity primary key, ${SEARCH_ENTRIES},
    lexemes tsvector not null generated always as (array_to_tsvector(string_to_array(words, ' '))) stored)`,
  'create index search_by_words on search_entries using gin (lexemes) with (fastupdate = off)',
]

const OUTSIDE_QUARANTINE = '(quarantined_at is null or released_at is not null)'
const IN_QUARANTINE = 'quarantined_at is not null and released_at is null'
const UNANSWERED = `answered_at is null and closed_at is null and ${OUTSIDE_QUARANTINE}`

/**
 * What waits is found and counted without reading what is done, however much that is. SQLite counts by an index alone only if that
 * holds every column of the condition, also those that the index implies.
 */
const INDEXES = [
  'create index enquiries_by_arrival on enquiries (received_at)',
  `create index enquiries_listed on enquiries (received_at, reference) where ${OUTSIDE_QUARANTINE}`,
  `create index enquiries_by_deadline on enquiries (answer_by, reference) where answered_at is null and ${OUTSIDE_QUARANTINE}`,
  `create index enquiries_unanswered on enquiries (received_at, answer_by, answered_at, closed_at, quarantined_at, released_at) where ${UNANSWERED}`,
  `create index enquiries_to_remind on enquiries (next_reminder_at) where ${UNANSWERED} and next_reminder_at is not null`,
  'create index enquiries_closed on enquiries (closed_at, reference) where closed_at is not null',
  'create index enquiries_by_list on enquiries (listed_in, received_at) where listed_in is not null',
  `create index enquiries_in_quarantine on enquiries (received_at, quarantined_at, released_at) where ${IN_QUARANTINE}`,
  `create index enquiries_by_suspicion on enquiries (suspicion_points, received_at, quarantined_bytes) where ${IN_QUARANTINE}`,
  'create index replies_by_reference on replies (reference)',
  'create index history_by_reference on history (reference, at)',
  'create index messages_by_reference on messages (reference)',
  'create index emails_to_send on emails (priority, due_at) where sent_at is null and given_up_at is null',
  // Not by `given_up_at` first: SQLite would prefer it to the index before and sort everything that waits to lease one email.
  'create index emails_unsent on emails (queued_at, given_up_at, acknowledged_at, kind, reference, sent_at) where sent_at is null',
  'create index emails_by_kind on emails (kind, queued_at)',
  'create index dedup_keys_by_reference on dedup_keys (reference)',
  'create index photos_by_size on photos (stored_bytes)',
  'create index additions_by_reference on additions (reference, added_at)',
  'create index visits_by_start on visits (start_at)',
  'create index visits_to_remind on visits (remind_at)',
  "create index visits_proposed on visits (reference, wish) where state = 'proposed'",
  'create index visit_quarters_by_reference on visit_quarters (reference)',
  'create index search_by_phone_key on search_entries (phone_key)',
  'create index search_by_email_key on search_entries (email_key)',
  'create index sessions_by_address on sessions (address, last_used_at)',
  'create index passkeys_by_address on passkeys (address, added_at)',
  'create index holidays_by_decision on holidays (decided_at)',
]
