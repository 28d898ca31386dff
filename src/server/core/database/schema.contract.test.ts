import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabases } from '../../../../tests/support/databases.ts'
import { migrateToLatest } from './database.ts'
import { openDatabase } from './open-database.ts'
import type { Tables } from './tables.ts'

const AT = '2026-11-21T12:00:00.000Z'
const reference = 'F-1'
const bytes = Buffer.from('photo')

/** For each table the least that a row needs, the key first, and what the database adds to it. */
const least: Record<keyof Tables, { row: Record<string, unknown>; added?: Record<string, unknown> }> = {
  enquiries: {
    row: {
      reference: 'F-2',
      received_at: AT,
      name: 'n',
      phone: 'p',
      email: 'e',
      project: 'p',
      budget: 'b',
      timeline: 't',
      size: 's',
      location: 'l',
      message: '',
    },
    added: { answer_by: '', remind_at: '', remind_again_at: '', turn: 'new', turn_since: '', town: '' },
  },
  replies: { row: { id: 'r', reference, kind: 'called', made_at: AT }, added: { party: 'owner' } },
  history: { row: { id: 'h', reference, kind: 'note', at: AT, party: 'owner' }, added: { text: '', detail: '' } },
  undoable_deeds: { row: { id: 'u', reference, sends_at: AT, record: '{}' } },
  sent_forms: { row: { key: 'k', sent_at: AT }, added: { renewals: 0 } },
  messages: { row: { id: 'm', reference, kind: 'reply', to_address: 'a', reply_to: 'b', subject: 's', text: 't', written_at: AT } },
  reply_templates: { row: { id: 't', position: 1, name: 'n', subject: 's', text: 't' } },
  emails: { row: { id: 'l', kind: 'owner', queued_at: AT, due_at: AT }, added: { message: '', recipient: 0, priority: 0, attempts: 0 } },
  dedup_keys: { row: { key: 'm', reference: '', content_hash: '', claimed_at: AT } },
  erasures: { row: { reference, erased_at: AT, reason: 'asked' } },
  quarantine_views: { row: { seen_up_to: AT } },
  photos: {
    row: { reference, sha256: 'a', position: 0, kind: 'photo', width: 2, height: 1, size: 5, stored_bytes: 10, received_at: AT, thumb: bytes, content: bytes },
  },
  customer_pages: { row: { token_hash: 'a', reference, issued_at: AT }, added: { failed_tries: 0 } },
  additions: { row: { id: 'a', reference, added_at: AT, message: '', phone: '', call_time: '' } },
  visits: { row: { reference, uid: 'u', sequence: 0, state: 'booked' }, added: { address: '', wish: '' } },
  visit_times: { row: { reference, start_at: AT, end_at: AT } },
  visit_quarters: { row: { quarter: AT, reference } },
  erased_visits: { row: { uid: 'u', reference, sequence: 0, start_at: AT, end_at: AT, erased_at: AT } },
  calendar_feeds: { row: { issued_at: AT } },
  search_entries: { row: { reference, phone_key: '', email_key: '', words: 'bad' } },
  sign_ins: { row: { id_hash: 'a', address: '', asked_at: AT }, added: { tries: 0 } },
  sessions: { row: { id_hash: 'a', address: 'a', way: 'code', device: 'd', signed_in_at: AT, last_used_at: AT } },
  passkeys: { row: { id: 'p', address: 'a', public_key: 'k', transports: '', name: 'n', added_at: AT, counter: 3 } },
  passkey_challenges: { row: { id_hash: 'a', challenge: 'c', purpose: 'p', asked_at: AT } },
  people: {
    row: { address: 'a', number: 1000, name: 'n', role: 'fitter', invited_at: AT, invited_by: 'Anna', calendar_from: AT },
    added: { gets_email: 1 },
  },
  past_assignments: { row: { uid: 'u', reference, address: 'a', start_at: AT, end_at: AT } },
  holidays: { row: { id: 'h', decided_at: AT, decided_by: 'Anna' } },
  site_versions: { row: { number: 1, content: '{}', published_at: AT, published_by: 'Anna' } },
  site_drafts: { row: { id: 'd', content: '{}', saved_at: AT, saved_by: 'Anna' } },
  site_pictures: { row: { id: 'p', width: 800, format: 'webp', size: 5, used_at: AT, content: bytes } },
  offer_terms: { row: { id: 't', content: '{}', saved_at: AT, saved_by: 'Anna' } },
  offer_law_ticks: { row: { id: 't', point: 'rot', text: 'r', ticked_at: AT, ticked_by: 'Anna' } },
  offer_prices: { row: { name_key: 'wc', name: 'WC', unit: 'st', price: 100, kind: 'material', used_at: AT } },
  offer_drafts: { row: { reference, content: '{}', revision: 1, saved_at: AT, saved_by: 'Anna' } },
  offers: { row: { reference, number: 1, id: 'o', content: '{}', sha256: 'a', sent_at: AT, sent_by: 'Anna' } },
  offer_events: { row: { id: 'e', reference, number: 1, position: 1, kind: 'question', at: AT, party: 'customer' }, added: { text: '', detail: '' } },
  offer_agreements: { row: { reference, number: 1, content: '{}', sha256: 'a', confirmed_at: AT, confirmed_by: 'Anna', kept_until: '2033-12-31' } },
}

/** The indexes of each table, whose names begin with the table's; those of `search_entries` with `search`. */
const INDEXES = Object.entries({
  additions: ['by_reference'],
  dedup_keys: ['by_reference'],
  emails: ['by_kind', 'to_send', 'unsent'],
  enquiries: [
    'by_arrival',
    'by_deadline',
    'by_list',
    'by_suspicion',
    'closed',
    'in_quarantine',
    'listed',
    'merged',
    'ours',
    'released_links',
    'spam',
    'to_remind',
    'unanswered',
  ],
  history: ['by_reference'],
  holidays: ['by_decision'],
  messages: ['by_reference'],
  offer_agreements: ['by_end'],
  offer_events: ['by_reference'],
  passkeys: ['by_address'],
  past_assignments: ['by_reference'],
  photos: ['by_size'],
  replies: ['by_reference'],
  search: ['by_email_key', 'by_phone_key'],
  sessions: ['by_address'],
  undoable_deeds: ['by_reference'],
  visit_quarters: ['by_reference'],
  visits: ['by_assignee', 'by_start', 'proposed', 'to_remind'],
}).flatMap(([table, names]) => names.map((name) => `${table}_${name}`))

const ofDatabase = {
  SQLite: {
    indexes: sql<{ name: string }>`select name from sqlite_schema where type = 'index' and sql is not null`,
    found: (word: string) => sql<{ number: number }>`select rowid as number from search_words where search_words match ${word}`,
  },
  PostgreSQL: {
    indexes: sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public' and indexname <> 'search_by_words'
      and indexname not in (select conname from pg_constraint)`,
    found: (word: string) => sql<{ number: number }>`select number from search_entries where lexemes @@ ${word}::tsquery`,
  },
}

const insert = (db: Kysely<Tables>, table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`.execute(db)

describe.each(['SQLite', 'PostgreSQL'] as const)('the tables on %s', (kind) => {
  async function open() {
    const where = await emptyDatabases[kind]()
    onTestFinished(where.remove)
    const db = await migrateToLatest(openDatabase(where))
    onTestFinished(() => db.destroy())
    await insert(db, 'enquiries', { ...least.enquiries.row, reference })
    return db
  }

  test('add to a row what is not given, and take no second row of its key', async () => {
    const db = await open()
    for (const [table, { row, added }] of Object.entries(least)) {
      await insert(db, table, row)
      const key = Object.keys(row)[0] ?? ''
      const [stored] = (await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${row[key]}`.execute(db)).rows
      const nothing = Object.fromEntries(Object.keys(stored ?? {}).map((column) => [column, null]))
      const own = table === 'search_entries' && { number: 1, ...(kind === 'PostgreSQL' && { lexemes: "'bad'" }) }
      // PostgreSQL hands big integers over as text, and SQLite bytes without Buffer.
      const plain = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString() : value)
      const asPlain = (columns: object) => Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, plain(value)]))
      expect({ table, ...asPlain({ ...stored, ...(table === 'passkeys' && { counter: Number(stored?.counter) }) }) }).toEqual({
        table,
        ...asPlain({ ...nothing, ...added, ...row, ...own }),
      })
      await expect(insert(db, table, row), table).rejects.toThrow(/unique/i)
    }
  })

  test('take no row without what it needs', async () => {
    const db = await open()
    for (const [table, { row }] of Object.entries(least))
      for (const [position, column] of Object.keys(row).entries()) {
        // SQLite lets a key of one column be null.
        if (position === 0 && kind === 'SQLite') continue
        await expect(insert(db, table, { ...row, [column]: null }), `${table}.${column}`).rejects.toThrow(/not.null/i)
      }
  })

  test('take nothing about an enquiry that is not there', async () => {
    const db = await open()
    const about = [
      'replies',
      'history',
      'messages',
      'emails',
      'photos',
      'customer_pages',
      'additions',
      'visits',
      'visit_times',
      'visit_quarters',
      'past_assignments',
      'search_entries',
      'offer_drafts',
      'offers',
      'offer_events',
    ] as const
    for (const table of about) await expect(insert(db, table, { ...least[table].row, reference: 'F-0' }), table).rejects.toThrow(/foreign key/i)
  })

  test.each<[keyof Tables, Record<string, unknown>, readonly Record<string, unknown>[]]>([
    ['emails', { reference, message: 'm', id: 'other' }, [{ reference: 'F-2' }, { kind: 'reply' }, { message: 'n' }, { recipient: 1 }]],
    ['emails', { about: '2026-11-21', kind: 'digest', id: 'other' }, [{ about: '2026-11-22' }, { kind: 'list' }, { recipient: 1 }]],
    ['photos', {}, [{ reference: 'F-2' }, { sha256: 'b' }]],
    ['visit_times', {}, [{ reference: 'F-2' }, { start_at: '2027' }]],
    ['site_pictures', {}, [{ id: 'q' }, { width: 1600 }, { format: 'avif' }]],
    ['customer_pages', { token_hash: 'b' }, [{ reference: 'F-2' }]],
    ['visits', { reference: 'F-2' }, [{ uid: 'v' }]],
    ['people', { address: 'b' }, [{ number: 1001 }]],
    ['search_entries', {}, [{ reference: 'F-2' }]],
    ['offers', { id: 'other' }, [{ reference: 'F-2' }, { number: 2 }]],
    ['offer_agreements', {}, [{ reference: 'F-2' }, { number: 2 }]],
  ])('take one row of %s alike, %j, and those that differ', async (table, again, different) => {
    const db = await open()
    await insert(db, 'enquiries', least.enquiries.row ?? {})
    const { id, ...alike } = again
    const first = { ...least[table].row, ...(table === 'emails' && alike) }
    await insert(db, table, first)
    const second = { ...first, ...again }
    await expect(insert(db, table, second)).rejects.toThrow(/unique/i)
    for (const [number, change] of different.entries()) await insert(db, table, { ...second, ...(id !== undefined && { id: `l-${number}` }), ...change })
  })

  test('have their indexes', async () => {
    const { rows } = await ofDatabase[kind].indexes.execute(await open())
    expect(rows.map(({ name }) => name).toSorted()).toEqual(INDEXES)
  })

  test('find by a word what was stored with it, until it is changed or deleted', async () => {
    const db = await open()
    const found = async (word: string) => (await ofDatabase[kind].found(word).execute(db)).rows.map(({ number }) => number)
    await insert(db, 'search_entries', { reference, phone_key: '', email_key: '', words: 'bad kök' })
    expect([await found('bad'), await found('kök')]).toEqual([[1], [1]])
    await db.updateTable('search_entries').set({ words: 'tvätt kök' }).execute()
    expect([await found('bad'), await found('tvätt'), await found('kök')]).toEqual([[], [1], [1]])
    await db.deleteFrom('search_entries').execute()
    expect([await found('tvätt'), await found('kök')]).toEqual([[], []])
  })
})

test('the index of words overwrites what is erased on SQLite, and lets no request wait for others on PostgreSQL', async () => {
  const answers = []
  for (const [newDatabase, question] of [
    [emptyDatabases.SQLite, sql`select v as answer from search_words_config where k = 'secure-delete'`],
    [emptyDatabases.PostgreSQL, sql`select indexdef as answer from pg_indexes where indexname = 'search_by_words'`],
  ] as const) {
    const where = await newDatabase()
    onTestFinished(where.remove)
    const db = await migrateToLatest(openDatabase(where))
    onTestFinished(() => db.destroy())
    answers.push(...(await question.execute(db)).rows)
  }
  expect(answers).toEqual([{ answer: 1 }, { answer: 'CREATE INDEX search_by_words ON public.search_entries USING gin (lexemes) WITH (fastupdate=off)' }])
})
