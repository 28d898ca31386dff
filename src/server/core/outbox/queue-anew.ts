import type { Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import type { Tables } from '../database/tables.ts'
import { newEmailRow } from './new-email-row.ts'

/**
 * One email of a kind for each enquiry: a new one takes the place of the one before. If that was not sent to everybody yet, the new one
 * is as old, so that it tells of the same and more. It is not sent before `dueAt`.
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
