import type { Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { Tables } from '../database/tables.ts'
import { newEmailRow } from './new-email-row.ts'

/**
 * Queues an email of a kind that an enquiry has once: a new one replaces the one before. If that had not been sent to everybody, the new one
 * keeps its age, so that it tells of the same and more. It is not sent before `dueAt`.
 */
export async function queueAnew(transaction: Kysely<Tables>, kind: EmailKind, reference: string, at: string, dueAt = at) {
  const before = await transaction
    .deleteFrom('emails')
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .returning(['queued_at', 'sent_at'])
    .execute()
  const [queuedAt = at] = before
    .filter(({ sent_at }) => sent_at === null)
    .map(({ queued_at }) => queued_at)
    .sort()
  await transaction
    .insertInto('emails')
    .values(newEmailRow(kind, { reference }, queuedAt, dueAt))
    .execute()
}
