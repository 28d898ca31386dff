import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'

/** An email in the owner's own words. `replyTo`: the address of the owner who wrote it. */
export type Message = { to: string; replyTo: string; subject: string; text: string }

export async function readMessage(db: Kysely<Tables>, id: string): Promise<Message> {
  const { to_address, reply_to, subject, text } = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { to: to_address, replyTo: reply_to, subject, text }
}

/** As the customer got it. `sentAt`: ISO 8601, UTC. */
export type MailedReply = { sentAt: string; subject: string; text: string }

/** The replies that have left, the oldest first. One whose owner may still undo it has not. */
export async function mailedReplies(db: Kysely<Tables>, reference: string): Promise<MailedReply[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('emails', (join) =>
      join.onRef('emails.message', '=', 'messages.id').onRef('emails.reference', '=', 'messages.reference').onRef('emails.kind', '=', 'messages.kind'),
    )
    .select(['sent_at', 'subject', 'text'])
    .where('messages.reference', '=', reference)
    .where('messages.kind', '=', 'reply')
    .orderBy('sent_at')
    .execute()
  return rows.flatMap(({ sent_at, subject, text }) => (sent_at === null ? [] : [{ sentAt: sent_at, subject, text }]))
}
