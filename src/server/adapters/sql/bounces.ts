import type { Kysely } from 'kysely'
import type { BounceRepository } from '../../outbox/receive-bounce.ts'
import { newEmailRow } from './new-email-row.ts'
import type { Tables } from './tables.ts'

/** Clocks of several machines may differ by less. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

export function makeBounceRepository(db: Kysely<Tables>): BounceRepository {
  return {
    recordBounce: ({ emailId, status, at: writtenAt }, at) =>
      db.transaction().execute(async (transaction) => {
        // An email that was sent again later is not the one that this bounce is about.
        const sentBefore = new Date(Date.parse(writtenAt) + CLOCK_TOLERANCE_MS).toISOString()
        const email = await transaction
          .updateTable('letters')
          .set({ sent_at: null, given_up_at: at, trouble: 'bounced', last_answer: status })
          .where('id', '=', emailId)
          .where('sent_at', '<=', sentBefore)
          .returning(['kind', 'reference'])
          .executeTakeFirst()
        if (email?.kind === 'confirmation' && email.reference !== null)
          await transaction
            .insertInto('letters')
            .values(newEmailRow('bounce', { reference: email.reference }, at))
            .onConflict((conflict) => conflict.columns(['reference', 'kind', 'message', 'recipient']).doNothing())
            .execute()
        return email?.kind
      }),
  }
}
