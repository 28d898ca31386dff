import type { Kysely } from 'kysely'
import type { PasskeyRow, Tables } from '#server/core/database/tables.ts'
import type { Passkey, PasskeyRepository } from './passkeys.ts'

export function makePasskeyRepository(db: Kysely<Tables>): PasskeyRepository {
  return {
    async ask({ idHash, challenge, purpose, askedAt }) {
      await db.insertInto('passkey_challenges').values({ id_hash: idHash, challenge, purpose, asked_at: askedAt }).execute()
    },

    async take(idHash, purpose) {
      const row = await db.deleteFrom('passkey_challenges').where('id_hash', '=', idHash).returningAll().executeTakeFirst()
      return row?.purpose === purpose ? { idHash, challenge: row.challenge, purpose, askedAt: row.asked_at } : undefined
    },

    async add({ id, address, publicKey, transports, counter, name, addedAt }) {
      const row = { id, address, public_key: publicKey, transports: transports.join(), counter, name, added_at: addedAt, last_used_at: null }
      await db.insertInto('passkeys').values(row).execute()
    },

    async find(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row && passkeyOf(row)
    },

    async list(address) {
      const rows = await db.selectFrom('passkeys').selectAll().where('address', '=', address).orderBy('added_at').orderBy('id').execute()
      return rows.map(passkeyOf)
    },

    async recordUse(id, counter, at) {
      await db.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute()
    },

    async remove(address, id) {
      await db.deleteFrom('passkeys').where('address', '=', address).where('id', '=', id).execute()
    },
  }
}

function passkeyOf({ id, address, public_key, transports, counter, name, added_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    address,
    publicKey: public_key,
    transports: transports.split(',').filter(Boolean),
    // PostgreSQL hands over a bigint as text.
    counter: Number(counter),
    name,
    addedAt: added_at,
    lastUsedAt: last_used_at ?? undefined,
  }
}
