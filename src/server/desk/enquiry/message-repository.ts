import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'
import type { Message } from '#server/core/outbox/email.ts'
import { newEmailRow } from '#server/core/outbox/new-email-row.ts'
import { pageIssuedAt } from '#server/customer/customer-page-repository.ts'
import type { NewMessage } from './messages.ts'

/** Stores a message about a quote that is locked, and queues it. */
export async function queueMessage(transaction: Kysely<Tables>, { id, reference, kind, to, replyTo, subject, text, at }: NewMessage) {
  await transaction.insertInto('messages').values({ id, reference, kind, to_address: to, reply_to: replyTo, subject, text, written_at: at }).execute()
  await transaction
    .insertInto('letters')
    .values(newEmailRow(kind, { reference, message: id }, at))
    .execute()
}

export async function readMessage(db: Kysely<Tables>, id: string): Promise<Message> {
  const { to_address, reply_to, subject, text } = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { to: to_address, replyTo: reply_to, subject, text }
}

/** What an email with a reply is written from. `confirmationId`: of the email that it answers in the customer's mailbox, if that was sent. */
export async function replyParts(db: Kysely<Tables>, reference: string, id: string) {
  const confirmation = await db
    .selectFrom('letters')
    .select('id')
    .where('reference', '=', reference)
    .where('kind', '=', 'confirmation')
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return { message: await readMessage(db, id), pageIssuedAt: await pageIssuedAt(db, reference), confirmationId: confirmation?.id }
}
