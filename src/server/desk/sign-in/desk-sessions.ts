import type { Kysely } from 'kysely'
import type { SessionRow, Tables } from '#server/core/database/tables.ts'
import type { DeskSession, SessionRepository } from './sessions.ts'

export function makeSessionRepository(db: Kysely<Tables>): SessionRepository {
  return {
    start: (session, replaces) =>
      db.transaction().execute(async (transaction) => {
        if (replaces !== undefined) await transaction.deleteFrom('sessions').where('id_hash', '=', replaces).execute()
        await transaction.insertInto('sessions').values(rowOf(session)).execute()
      }),

    async find(idHash) {
      const row = await db.selectFrom('sessions').selectAll().where('id_hash', '=', idHash).executeTakeFirst()
      return row && sessionOf(row)
    },

    async recordUse(idHash, at) {
      await db.updateTable('sessions').set({ last_used_at: at }).where('id_hash', '=', idHash).execute()
    },

    async list(address) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('address', '=', address)
        .orderBy('last_used_at', 'desc')
        .orderBy('signed_in_at', 'desc')
        .execute()
      return rows.map(sessionOf)
    },

    async end(address, idHash) {
      await db.deleteFrom('sessions').where('address', '=', address).where('id_hash', '=', idHash).execute()
    },

    async endAll(address) {
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
