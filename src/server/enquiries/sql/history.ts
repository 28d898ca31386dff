import type { Kysely } from 'kysely'
import { closingReasons } from '#domain/enquiry/closing.ts'
import { type HistoryEntry, historyOf, type SentMessage, type SentReplies, type StoredDeed, type StoredEntry } from '#domain/enquiry/history.ts'
import { isRoomDeed } from '#domain/enquiry/history-kinds.ts'
import type { HistoryRow, Tables } from '#server/core/database/tables.ts'
import { additionsTo } from './additions.ts'
import { doerOf } from './doer-columns.ts'
import { repliesTo } from './reply-rows.ts'

/** The history of an enquiry; empty if the enquiry does not exist. */
export async function readHistory(db: Kysely<Tables>, reference: string): Promise<HistoryEntry[]> {
  const enquiry = await db.selectFrom('enquiries').select(['received_at', 'quarantined_at']).where('reference', '=', reference).executeTakeFirst()
  if (!enquiry) return []
  const replies = (await repliesTo(db, [reference])).get(reference) ?? []
  const rows = await db.selectFrom('history').selectAll().where('reference', '=', reference).orderBy('at').execute()
  const messages = await sentMessages(db, reference)
  const undone = (id: string): Undone | undefined => {
    const reply = replies.find((one) => one.id === id)
    if (reply) return messages.has(id) ? 'reply sent' : reply.kind
    const kind = rows.find((one) => one.id === id)?.kind
    return kind && isRoomDeed(kind) ? kind : UNDOABLE.find((one) => one === kind)
  }
  return historyOf({
    enquiry: { reference, receivedAt: enquiry.received_at, quarantinedAt: enquiry.quarantined_at ?? undefined, replies },
    additions: await additionsTo(db, reference),
    stored: rows.flatMap((row) => {
      const message = messages.get(row.detail)
      const deed = deedOf(row, { undone: undone(row.detail), message })
      return deed
        ? [{ id: row.id, at: row.at, by: doerOf(row), ...(row.undone_at !== null && { undoneAt: row.undone_at }), ...deed } satisfies StoredEntry]
        : []
    }),
    sentReplies: messages,
  })
}

/** Deeds that are no replies, beside those of other rooms. */
const UNDOABLE = ['visit moved', 'visit cancelled', 'proposal withdrawn', 'closed'] as const

/** Undefined for a row about something that is no longer stored. */
function deedOf({ kind, text, detail }: HistoryRow, about: { undone: Undone | undefined; message: SentMessage | undefined }): StoredDeed | undefined {
  switch (kind) {
    case 'undone':
      return about.undone && { kind, what: about.undone }
    case 'note':
    case 'visit wish':
      return { kind, text }
    case 'visit moved':
    case 'visit cancelled': {
      const [start = '', end = ''] = detail.split('/')
      return { kind, time: start === '' ? undefined : { start, end } }
    }
    case 'visit assigned':
      return { kind, name: detail }
    case 'forwarded':
      return about.message && { kind, message: about.message }
    case 'closed':
      return { kind, reason: closingReasons.find((reason) => reason === detail) ?? 'other', text }
    case 'merged into':
    case 'merged here':
      return { kind, other: detail }
    default:
      return { kind }
  }
}

type Undone = Extract<StoredDeed, { kind: 'undone' }>['what']

/** By their ids. */
async function sentMessages(db: Kysely<Tables>, reference: string): Promise<SentReplies> {
  const rows = await db
    .selectFrom('messages')
    .leftJoin('emails', (join) =>
      join.onRef('emails.message', '=', 'messages.id').onRef('emails.reference', '=', 'messages.reference').onRef('emails.kind', '=', 'messages.kind'),
    )
    .select(['messages.id', 'to_address', 'subject', 'text', 'sent_at', 'given_up_at'])
    .where('messages.reference', '=', reference)
    .execute()
  return new Map(
    rows.map(({ id, to_address, subject, text, sent_at, given_up_at }) => [
      id,
      { to: to_address, subject, text, sentAt: sent_at ?? undefined, givenUpAt: given_up_at ?? undefined },
    ]),
  )
}
