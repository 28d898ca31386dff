import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { queueEmail } from '#server/core/outbox/queue-email.ts'
import { outsideQuarantine } from './enquiry-records.ts'
import { storeTurn } from './store-turn.ts'

/**
 * After photos were stored: it may now be the owner's turn, and an email about them is queued. Not for an enquiry in quarantine, and not
 * while the first email has not been sent: that one will show the photos. It is locked here, so that it is not sent before this transaction
 * has ended. An earlier email about photos, sent or not, is replaced.
 */
export async function tellOfPhotos(transaction: Kysely<Tables>, reference: string, at: string, dueAt: string) {
  await storeTurn(transaction, reference)
  const first = await transaction
    .updateTable('emails')
    .set({ reference })
    .where('reference', '=', reference)
    .where('kind', '=', 'owner')
    .where('recipient', '=', 0)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]))
    .returning('id')
    .executeTakeFirst()
  const told = await outsideQuarantine(transaction.selectFrom('enquiries')).select('reference').where('reference', '=', reference).executeTakeFirst()
  if (first || !told) return
  await transaction.deleteFrom('emails').where('reference', '=', reference).where('kind', '=', 'photos').execute()
  await queueEmail(transaction, 'photos', { reference }, at, dueAt)
}
