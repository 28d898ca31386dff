import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchema } from './001-schema.ts'
import { createOffers } from './offers.ts'

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

  '004-offers': { up: createOffers },
}
