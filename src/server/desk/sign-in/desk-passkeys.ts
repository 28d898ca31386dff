import type { Kysely } from 'kysely'
import type { PasskeyRow, Tables } from '#server/core/database/tables.ts'

/** Instants are ISO 8601, UTC. */
export type Passkey = {
  /** The credential's, base64url. */
  id: string
  address: string
  /** COSE, base64url. */
  publicKey: string
  transports: string[]
  /** How often it was used, as the authenticator counts; 0 for those that do not count. */
  counter: number
  /** The browser and system in which it was added. */
  name: string
  addedAt: string
  lastUsedAt: string | undefined
}

/** `idHash`: of the id in the cookie of the browser that asked. */
export type Challenge = { idHash: string; challenge: string; purpose: 'sign in' | 'add'; askedAt: string }

export type PasskeyRepository = ReturnType<typeof makePasskeyRepository>

export function makePasskeyRepository(db: Kysely<Tables>) {
  return {
    async ask({ idHash, challenge, purpose, askedAt }: Challenge): Promise<void> {
      await db.insertInto('passkey_challenges').values({ id_hash: idHash, challenge, purpose, asked_at: askedAt }).execute()
    },

    /** Removes and resolves to what was asked: each challenge is taken once. */
    async take(idHash: string, purpose: Challenge['purpose']): Promise<Challenge | undefined> {
      const row = await db.deleteFrom('passkey_challenges').where('id_hash', '=', idHash).returningAll().executeTakeFirst()
      return row?.purpose === purpose ? { idHash, challenge: row.challenge, purpose, askedAt: row.asked_at } : undefined
    },

    async add({ id, address, publicKey, transports, counter, name, addedAt }: Passkey): Promise<void> {
      const row = { id, address, public_key: publicKey, transports: transports.join(), counter, name, added_at: addedAt, last_used_at: null }
      await db.insertInto('passkeys').values(row).execute()
    },

    async find(id: string): Promise<Passkey | undefined> {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row && passkeyOf(row)
    },

    /** In the order in which they were added. */
    async list(address: string): Promise<Passkey[]> {
      const rows = await db.selectFrom('passkeys').selectAll().where('address', '=', address).orderBy('added_at').orderBy('id').execute()
      return rows.map(passkeyOf)
    },

    async recordUse(id: string, counter: number, at: string): Promise<void> {
      await db.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute()
    },

    /** Removes a passkey if it is the address's. */
    async remove(address: string, id: string): Promise<void> {
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
