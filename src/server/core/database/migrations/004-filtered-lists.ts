import { type Kysely, sql } from 'kysely'
import { townOf } from '#domain/enquiry/town.ts'

/** Enquiries that are read at once. */
const BATCH = 500

/**
 * The town, by which the list of all is filtered. The list's index holds every column that filters, so that a rare combination is found by the index
 * alone; SQLite wants those of its condition in it too. And what the owner has closed as spam, and released.
 */
export async function filterLists(db: Kysely<unknown>) {
  await sql`alter table enquiries add column town text default '' not null`.execute(db)
  await fillTowns(db)
  await sql`drop index enquiries_listed`.execute(db)
  await sql`create index enquiries_listed on enquiries (received_at, reference, town, project, turn, ours_from, quarantined_at, released_at)
    where (quarantined_at is null or released_at is not null)`.execute(db)
  await sql`create index enquiries_spam on enquiries (closed_at) where closed_because = 'spam'`.execute(db)
  await sql`create index enquiries_released_links on enquiries (released_at) where quarantine_reason = 'spam link' and released_at is not null`.execute(db)
}

async function fillTowns(db: Kysely<unknown>) {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ reference: string; location: string }>`select reference, location from enquiries
      where reference > ${after} order by reference limit ${BATCH}`.execute(db)
    for (const { reference, location } of rows) await sql`update enquiries set town = ${townOf(location)} where reference = ${reference}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.reference
  }
}
