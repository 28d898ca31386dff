import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { BY_LINK, type Doer } from '#domain/enquiry/doer.ts'
import type { StoredDeed } from '#domain/enquiry/history.ts'
import type { Period } from '#domain/sweden/time.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { doerColumns } from './doer-columns.ts'

type NewEntry = { id?: string; reference: string; kind: StoredDeed['kind']; at: string; by?: Doer | undefined; text?: string; detail?: string }

/** Adds to the history of an enquiry that is locked, once for each id. */
export async function addEntry(transaction: Kysely<Tables>, { id = randomUUID(), reference, kind, at, by = BY_LINK, text = '', detail = '' }: NewEntry) {
  await transaction
    .insertInto('history')
    .values({ id, reference, kind, at, ...doerColumns(by), text, detail })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** A time as `detail` holds it, or ''. */
export function timeDetail(time: Period | undefined): string {
  return time ? `${time.start}/${time.end}` : ''
}
