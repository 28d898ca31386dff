import type { Kysely } from 'kysely'
import type { Reply } from '#domain/enquiry/replies.ts'
import type { ReplyRow, Tables } from '#server/core/database/tables.ts'
import { doerOf } from './doer-columns.ts'

/** The replies to these enquiries, by reference, in order of time. */
export async function repliesTo(db: Kysely<Tables>, references: readonly string[]): Promise<Map<string, Reply[]>> {
  if (references.length === 0) return new Map()
  const rows = await db.selectFrom('replies').selectAll().where('reference', 'in', references).orderBy('made_at').execute()
  return new Map([...Map.groupBy(rows, ({ reference }) => reference)].map(([reference, some]) => [reference, some.map(replyOf)]))
}

function replyOf({ id, kind, made_at, undone_at, party, name }: ReplyRow): Reply {
  return { id, kind, madeAt: made_at, undoneAt: undone_at ?? undefined, by: doerOf({ party, name }) }
}
