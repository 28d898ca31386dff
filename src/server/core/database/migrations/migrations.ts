import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSchema } from './001-schema.ts'

/**
 * Applied in the order of their names. One that has run anywhere is never edited. After adding one, `npm run backup-fixture`
 * writes its fixture into operation/backup/fixtures.
 */
export const migrations: Record<string, Migration> = {
  '001-schema': { up: createSchema },

  // Tables and columns have the names of what they hold.
  '002-names': {
    async up(db: Kysely<unknown>) {
      for (const index of ['letters_to_carry', 'letters_unsent', 'letters_by_kind', 'marks_by_reference']) await db.schema.dropIndex(index).execute()
      await db.schema.alterTable('letters').renameTo('emails').execute()
      await db.schema.alterTable('marks').renameTo('dedup_keys').execute()
      for (const [table, from, to] of RENAMED) await db.schema.alterTable(table).renameColumn(from, to).execute()
      await sql`update quotes set quarantine_reason = 'too-fast' where quarantine_reason = 'haste'`.execute(db)
      await sql`create index emails_to_send on emails (priority, due_at) where sent_at is null and given_up_at is null`.execute(db)
      await sql`create index emails_unsent on emails (queued_at, given_up_at, acknowledged_at, kind, reference, sent_at) where sent_at is null`.execute(db)
      await db.schema.createIndex('emails_by_kind').on('emails').columns(['kind', 'queued_at']).execute()
      await db.schema.createIndex('dedup_keys_by_reference').on('dedup_keys').column('reference').execute()
    },
  },
}

const RENAMED = [
  ['emails', 'day', 'about'],
  ['emails', 'taken_until', 'leased_until'],
  ['emails', 'trouble', 'failure'],
  ['emails', 'last_answer', 'response'],
  ['dedup_keys', 'mark', 'key'],
  ['dedup_keys', 'left_at', 'claimed_at'],
  ['replies', 'way', 'kind'],
  ['quotes', 'suspicion', 'quarantine_reason'],
] as const
