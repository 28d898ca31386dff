import type { Kysely } from 'kysely'
import { lastDayThatReached } from '#domain/sweden/calendar.ts'
import type { Core } from '#server/core/core.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { newEmailRow } from '#server/core/outbox/new-email-row.ts'
import { digestEmail } from '../emails/digest-email.ts'
import { DIGEST_HOUR, digests } from './read-digest.ts'

type DigestRepository = ReturnType<typeof makeDigestRepository>

export function makeDigestRepository(db: Kysely<Tables>) {
  return {
    /** The latest day up to and including `upTo` that has a digest. */
    async latestDay(upTo: string): Promise<string | undefined> {
      const row = await digests(db).where('about', '<=', upTo).executeTakeFirst()
      return row?.about ?? undefined
    },

    /** Records the day's digest as sent without sending one. */
    async skip(day: string, at: string): Promise<void> {
      await queue(db, day, at, { sent_at: at })
    },

    /** Queues the day's digest, once, in place of earlier unsent ones. Resolves to whether it was queued. */
    queueOnce: (day: string, at: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('emails').where('kind', '=', 'digest').where('about', '<', day).where('sent_at', 'is', null).execute()
        return queue(transaction, day, at)
      }),
  }
}

/** Queues the latest morning's digest if it has none yet. The day on which the database was created has no digest. */
export function makeQueueDigest({ now, emailQueued }: Pick<Core, 'now' | 'emailQueued'>, digests: DigestRepository) {
  return async (): Promise<void> => {
    const instant = now()
    const day = lastDayThatReached(DIGEST_HOUR, instant)
    const latest = await digests.latestDay(day)
    if (latest === undefined) return digests.skip(day, instant.toISOString())
    if (latest < day && (await digests.queueOnce(day, instant.toISOString()))) emailQueued()
  }
}

async function queue(db: Kysely<Tables>, day: string, at: string, sent: { sent_at?: string } = {}): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('emails')
    .values({ ...newEmailRow(digestEmail, { about: day }, at), ...sent })
    .onConflict((conflict) => conflict.columns(['about', 'kind', 'recipient']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
