import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { queueEmail } from '#server/core/outbox/queue-email.ts'

/** `address` is '' where the typed one is no owner's: such are not stored. Instants are ISO 8601, UTC. */
type SignIn = { idHash: string; address: string; askedAt: string }

export type SignInRepository = ReturnType<typeof makeSignInRepository>

export function makeSignInRepository(db: Kysely<Tables>) {
  return {
    /** Stores it and, with a recipient, queues the email with its code. */
    ask: ({ idHash, address, askedAt }: SignIn, recipient: number | undefined): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('sign_ins').values({ id_hash: idHash, address, asked_at: askedAt, tries: 0, used_at: null }).execute()
        if (recipient !== undefined) await queueEmail(transaction, 'sign-in code', { about: idHash, recipient }, askedAt)
      }),

    /** Counts a try. Undefined if the sign-in is unknown or used, or has had `most` tries. */
    async countTry(idHash: string, most: number): Promise<(SignIn & { tries: number }) | undefined> {
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

    /** Resolves to whether it was not used before. */
    async use(idHash: string, at: string): Promise<boolean> {
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
