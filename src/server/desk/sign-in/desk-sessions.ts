import type { Kysely } from 'kysely'
import type { SessionRow, SignInWay, Tables } from '#server/core/database/tables.ts'

/** Instants are ISO 8601, UTC. */
export type DeskSession = {
  /** Hash of the id in the cookie. */
  idHash: string
  address: string
  way: SignInWay
  /** The browser and its system in words. */
  device: string
  signedInAt: string
  /** To the day. */
  lastUsedAt: string
}

export type SessionRepository = ReturnType<typeof makeSessionRepository>

export function makeSessionRepository(db: Kysely<Tables>) {
  return {
    /** `replaces`: the session that the same browser had, which ends. */
    start: (session: DeskSession, replaces: string | undefined): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        if (replaces !== undefined) await transaction.deleteFrom('sessions').where('id_hash', '=', replaces).execute()
        await transaction.insertInto('sessions').values(rowOf(session)).execute()
      }),

    async find(idHash: string): Promise<DeskSession | undefined> {
      const row = await db.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      return row && sessionOf(row)
    },

    async recordUse(idHash: string, at: string): Promise<void> {
      await db.updateTable('sessions').set({ last_used_at: at }).where('id_hash', '=', idHash).execute()
    },

    /** Of an address, the latest used first. */
    async list(address: string): Promise<DeskSession[]> {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('address', '=', address)
        .orderBy('last_used_at', 'desc')
        .orderBy('signed_in_at', 'desc')
        .execute()
      return rows.map(sessionOf)
    },

    /** Ends a session if it is the address's. */
    async end(address: string, idHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('address', '=', address).where('id_hash', '=', idHash).execute()
    },

    async endAll(address: string): Promise<void> {
      await db.deleteFrom('sessions').where('address', '=', address).execute()
    },
  }
}

function rowOf({ idHash, address, way, device, signedInAt, lastUsedAt }: DeskSession): SessionRow {
  return { id_hash: idHash, address, way, device, signed_in_at: signedInAt, last_used_at: lastUsedAt }
}

function sessionOf({ id_hash, address, way, device, signed_in_at, last_used_at }: SessionRow): DeskSession {
  return { idHash: id_hash, address, way, device, signedInAt: signed_in_at, lastUsedAt: last_used_at }
}
