import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'

/** An email in the owner's own words. `replyTo`: the address of the owner who wrote it. */
export type Message = { to: string; replyTo: string; subject: string; text: string }

export async function readMessage(db: Kysely<Tables>, id: string): Promise<Message> {
  const { to_address, reply_to, subject, text } = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { to: to_address, replyTo: reply_to, subject, text }
}
