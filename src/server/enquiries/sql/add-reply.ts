import type { Kysely, UpdateQueryBuilder } from 'kysely'
import { BY_LINK, type Doer } from '#domain/enquiry/doer.ts'
import type { ReplyKind } from '#domain/enquiry/replies.ts'
import type { ReplyRow, Tables } from '#server/core/database/tables.ts'
import { doerColumns } from './doer-columns.ts'

/** `madeAt`: ISO 8601, UTC. `by`: the owner by a link, if it is left out. */
export type NewReply = { id: string; reference: string; kind: ReplyKind; madeAt: string; by?: Doer | undefined }

/** Once for each id. The enquiry must be locked. */
export async function addReply(transaction: Kysely<Tables>, { id, reference, kind, madeAt, by = BY_LINK }: NewReply) {
  await transaction
    .insertInto('replies')
    .values({ id, reference, kind, made_at: madeAt, ...doerColumns(by) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await storeFirstReply(transaction, reference)
}

type Replies = UpdateQueryBuilder<Tables, 'replies', 'replies', unknown>

/** Undoes those of an enquiry that `choose` selects, once. Resolves to what was undone. */
export async function undoReplies(
  transaction: Kysely<Tables>,
  reference: string,
  at: string,
  choose: (replies: Replies) => Replies,
): Promise<Pick<ReplyRow, 'id' | 'kind'>[]> {
  const replies: Replies = transaction.updateTable('replies').set({ undone_at: at }).where('reference', '=', reference).where('undone_at', 'is', null)
  const undone = await choose(replies).returning(['id', 'kind']).execute()
  await storeFirstReply(transaction, reference)
  return undone
}

/** A withdrawal is the customer's, and no reply. */
async function storeFirstReply(transaction: Kysely<Tables>, reference: string) {
  await transaction
    .updateTable('enquiries')
    .set(({ selectFrom }) => ({
      answered_at: selectFrom('replies')
        .select((from) => from.fn.min('made_at').as('made_at'))
        .where('reference', '=', reference)
        .where('undone_at', 'is', null)
        .where('kind', '!=', 'withdrawn'),
    }))
    .where('reference', '=', reference)
    .execute()
}
