import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchema } from './001-schema.ts'
import { filterLists } from './004-filtered-lists.ts'
import { createOffers } from './007-offers.ts'

/**
 * Applied in the order of their names. One that has run anywhere is never edited. After adding one, `npm run backup-fixture`
 * writes its fixture into operation/backup/fixtures.
 */
export const migrations: Record<string, Migration> = {
  '001-schema': { up: createSchema },

  // What raises a price is stored under the name that it has everywhere else.
  '002-price-drivers': {
    async up(db: Kysely<unknown>) {
      for (const table of ['enquiries', 'additions'])
        await sql`update ${sql.table(table)} set price = replace(price, '"movers":', '"priceDrivers":') where price is not null`.execute(db)
    },
  },

  // Whose turn it is. Here from the enquiry and its visit alone; what its history says is reckoned as soon as the server has started (check-turns.ts).
  '003-turns': {
    async up(db: Kysely<unknown>) {
      for (const column of ["turn text default 'new' not null", "turn_since text default '' not null", 'ours_from text', 'ours_due text', 'opened_at text'])
        await sql.raw(`alter table enquiries add column ${column}`).execute(db)
      await sql`update enquiries set
          turn = case when quarantined_at is not null and released_at is null then 'quarantined' when closed_at is not null then 'closed'
            when answered_at is not null then 'mailed' else 'new' end,
          turn_since = coalesce(closed_at, answered_at, released_at, received_at), opened_at = answered_at`.execute(db)
      await sql`update enquiries set ours_from = turn_since, ours_due = answer_by where turn = 'new'`.execute(db)
      await sql`create index enquiries_ours on enquiries (ours_due, reference, ours_from) where ours_from is not null`.execute(db)
    },
  },

  '004-filtered-lists': { up: filterLists },

  // What goes to a customer can be undone while the email waits, and a form of the desk that is sent twice is done once.
  '005-undo': {
    async up(db: Kysely<unknown>) {
      for (const statement of [
        'alter table history add column undone_at text',
        `create table undoable_deeds (id text primary key, reference text not null references enquiries (reference), sends_at text not null, record text not null)`,
        'create index undoable_deeds_by_reference on undoable_deeds (reference)',
        'create table sent_forms (key text primary key, sent_at text not null, leads_to text)',
      ])
        await sql.raw(statement).execute(db)
    },
  },

  // Several people: who was invited, and who goes on a visit.
  '006-people': {
    async up(db: Kysely<unknown>) {
      await sql`create table people (address text primary key, number integer not null unique, name text not null, role text not null,
        gets_email integer default 1 not null, invited_at text not null, invited_by text not null, calendar_from text not null)`.execute(db)
      await sql`create table past_assignments (uid text primary key, reference text not null references enquiries (reference), address text not null,
        start_at text not null, end_at text not null)`.execute(db)
      for (const column of ['assignee', 'assignee_name', 'assigned_at']) await sql`alter table visits add column ${sql.ref(column)} text`.execute(db)
      await sql`create index visits_by_assignee on visits (assignee, end_at) where assignee is not null`.execute(db)
      await sql`create index past_assignments_by_reference on past_assignments (reference)`.execute(db)
    },
  },

  '007-offers': { up: createOffers },

  // A form of the desk that takes long is renewed by the process that does it, so that no other does it anew.
  '008-renewed-forms': {
    async up(db: Kysely<unknown>) {
      await sql`alter table sent_forms add column renewals integer default 0 not null`.execute(db)
    },
  },

  // One customer's two requests become one.
  '009-merged': {
    async up(db: Kysely<unknown>) {
      await sql`alter table enquiries add column merged_into text`.execute(db)
      await sql`create index enquiries_merged on enquiries (merged_into) where merged_into is not null`.execute(db)
    },
  },
}
