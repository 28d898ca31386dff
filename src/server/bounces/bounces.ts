import type { Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { EmailRow, Tables } from '#server/core/database/tables.ts'
import { newEmailRow } from '#server/core/outbox/queue-email.ts'
import type { Bounce } from './read-bounce.ts'

/** Clocks of several machines may differ by less. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

export type BounceRepository = ReturnType<typeof makeBounceRepository>

export function makeBounceRepository(db: Kysely<Tables>) {
  return {
    /**
     * Gives up an email that was sent before the bounce, and queues the email that tells the owner: of a confirmation at once, of a reply at
     * `tellAt`. Resolves to its kind, or undefined when there is no such email or the bounce is known: a bounce may be reported any number of times.
     */
    recordBounce: ({ emailId, status, at: writtenAt }: Bounce, at: string, tellAt: string): Promise<EmailKind | undefined> =>
      db.transaction().execute(async (transaction) => {
        // An email that was sent again later is not the one that this bounce is about.
        const sentBefore = new Date(Date.parse(writtenAt) + CLOCK_TOLERANCE_MS).toISOString()
        const email = await transaction
          .updateTable('emails')
          .set({ sent_at: null, given_up_at: at, failure: 'bounced', response: status })
          .where('id', '=', emailId)
          .where('sent_at', '<=', sentBefore)
          .returning(['kind', 'reference', 'message'])
          .executeTakeFirst()
        const notice = email && noticeOf(email, at, tellAt)
        if (notice)
          await transaction
            .insertInto('emails')
            .values(notice)
            .onConflict((conflict) => conflict.columns(['reference', 'kind', 'message', 'recipient']).doNothing())
            .execute()
        return email?.kind
      }),
  }
}

/** The email that tells the owner; undefined for a returned one that the owner needs no email about. */
function noticeOf({ kind, reference, message }: Pick<EmailRow, 'kind' | 'reference' | 'message'>, at: string, tellAt: string) {
  if (reference === null) return undefined
  if (kind === 'confirmation') return newEmailRow('bounce', { reference }, at)
  return kind === 'reply' ? newEmailRow('reply bounce', { reference, message }, at, tellAt) : undefined
}
