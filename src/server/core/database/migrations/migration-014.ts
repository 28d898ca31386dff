import type { Kysely } from 'kysely'

/** Signing in to the desk. Ids are stored as hashes. */
export async function createSignIn(db: Kysely<unknown>) {
  await db.schema
    .createTable('sign_ins')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('used_at', 'text')
    .execute()
  let sessions = db.schema.createTable('sessions').addColumn('id_hash', 'text', (column) => column.primaryKey())
  for (const column of ['address', 'way', 'device', 'signed_in_at', 'last_used_at']) sessions = sessions.addColumn(column, 'text', (text) => text.notNull())
  await sessions.execute()
  await db.schema.createIndex('sessions_by_address').on('sessions').columns(['address', 'last_used_at']).execute()
  let passkeys = db.schema.createTable('passkeys').addColumn('id', 'text', (column) => column.primaryKey())
  for (const column of ['address', 'public_key', 'transports', 'name', 'added_at']) passkeys = passkeys.addColumn(column, 'text', (text) => text.notNull())
  await passkeys
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema.createIndex('passkeys_by_address').on('passkeys').columns(['address', 'added_at']).execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute()
}
