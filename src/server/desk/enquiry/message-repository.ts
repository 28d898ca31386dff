import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import { newEmailRow } from '#server/core/outbox/new-email-row.ts'
import type { NewMessage } from './messages.ts'

/** Stores a message about an enquiry that is locked, and queues it. */
export async function queueMessage(transaction: Kysely<Tables>, { id, reference, kind, to, replyTo, subject, text, at }: NewMessage) {
  await transaction.insertInto('messages').values({ id, reference, kind, to_address: to, reply_to: replyTo, subject, text, written_at: at }).execute()
  await transaction
    .insertInto('emails')
    .values(newEmailRow(kind, { reference, message: id }, at))
    .execute()
}
