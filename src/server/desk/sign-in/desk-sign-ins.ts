import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { newEmailRow } from '#server/core/outbox/new-email-row.ts'
import type { SignInRepository } from './sign-in.ts'

export function makeSignInRepository(db: Kysely<Tables>): SignInRepository {
  return {
    ask: ({ idHash, address, askedAt }, recipient) =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('sign_ins').values({ id_hash: idHash, address, asked_at: askedAt, tries: 0, used_at: null }).execute()
        if (recipient === undefined) return
        await transaction
          .insertInto('emails')
          .values({ ...newEmailRow('sign-in code', { about: idHash }, askedAt), recipient })
          .execute()
      }),

    async countTry(idHash, most) {
      const row = await db
        .updateTable('sign_ins')
        .set({ tries: sql`tries + 1` })
        .where('id_hash', '=', idHash)
        .where('tries', '<', most)
        .where('used_at', 'is', null)
        .returning(['address', 'asked_at', 'tries'])
        .executeTakeFirst()
      return row && { idHash, address: row.address, askedAt: row.asked_at, tries: row.tries }
    },

    async use(idHash, at) {
      const { numUpdatedRows } = await db
        .updateTable('sign_ins')
        .set({ used_at: at })
        .where('id_hash', '=', idHash)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },
  }
}
