import type { Kysely } from 'kysely'
import type { Core } from '#server/core/core.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueAnew } from '#server/core/outbox/queue-email.ts'
import { onEnquiry, storeTurns } from '#server/enquiries/sql/store-turn.ts'

/**
 * Notes what others have booked of the times that are proposed, and mails the owner once about each proposal of which no time is left. All
 * state is in the database, so it may run at any time, any number of times, and in several processes at once.
 */
export function makeNoteLapsedProposals({ db, now, emailQueued }: Pick<Core, 'db' | 'now' | 'emailQueued'>) {
  return async (): Promise<void> => {
    const proposed = await db.selectFrom('visits').select('reference').where('state', '=', 'proposed').execute()
    await storeTurns(
      db,
      proposed.map(({ reference }) => reference),
    )
    const at = now().toISOString()
    const untold = await lapsed(db, at)
    for (const reference of untold) await db.transaction().execute((transaction) => onEnquiry(transaction, reference, () => tell(transaction, reference, at)))
    if (untold.length > 0) emailQueued()
  }
}

/** Another process may have told of it meanwhile. */
async function tell(transaction: Kysely<Tables>, reference: string, at: string) {
  if ((await lapsed(transaction, at)).includes(reference)) await queueAnew(transaction, 'visit times gone', reference, at)
}

/** Those about which no email was queued since. */
async function lapsed(db: Kysely<Tables>, at: string): Promise<string[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('enquiries', 'enquiries.reference', 'visits.reference')
    .select('visits.reference')
    .where('visits.state', '=', 'proposed')
    .where('turn', '=', 'times proposed')
    .where('ours_from', '<=', at)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('emails')
            .select('emails.id')
            .whereRef('emails.reference', '=', 'visits.reference')
            .where('emails.kind', '=', 'visit times gone')
            .whereRef('emails.queued_at', '>=', 'enquiries.ours_from'),
        ),
      ),
    )
    .execute()
  return rows.map(({ reference }) => reference)
}
