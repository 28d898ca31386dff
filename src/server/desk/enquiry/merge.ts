import type { Kysely } from 'kysely'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { isQuarantined } from '#server/enquiries/enquiry-record.ts'
import { addEntry } from '#server/enquiries/sql/add-entry.ts'
import { closeEnquiry } from '#server/enquiries/sql/close-enquiry.ts'
import { storeTurnOfOther } from '#server/enquiries/sql/store-turn.ts'
import type { InWords, RequestSection } from '../desk-place.ts'

/** Two requests of a customer. `reference`: the newer, which goes on as the older. */
export type Pair = { reference: string; into: string }

/** `id`: of the form that was sent. `at`: ISO 8601, UTC. */
export type Merging = Pair & { id: string; at: string; by: Doer }

/**
 * What the newer one has that its customer holds a link to and that cannot move; of what higher rooms have, their words. `others`: requests that go on
 * as this one. `changed`: they are not two open requests of one customer.
 */
export type MergeRefusal = 'visit' | 'times' | 'others' | 'changed' | InWords
export type MergeResult = 'merged' | MergeRefusal

/** `sections`: those of other rooms. */
export async function whyNotMerged(
  db: Kysely<Tables>,
  { reference, into }: Pair,
  at: string,
  sections: readonly RequestSection[],
): Promise<MergeRefusal | undefined> {
  if (!(await areOpenAndOfOneCustomer(db, { reference, into }))) return 'changed'

  const visit = await db
    .selectFrom('visits')
    .select('state')
    .where('reference', '=', reference)
    .where('state', '=', 'booked')
    .where('end_at', '>', at)
    .executeTakeFirst()
  if (visit) return 'visit'
  if (await db.selectFrom('visit_times').select('reference').where('reference', '=', reference).executeTakeFirst()) return 'times'
  for (const section of sections) {
    const refusal = await section.whyNotMerged?.(db, reference)
    if (refusal) return refusal
  }
  if (await db.selectFrom('enquiries').select('reference').where('merged_into', '=', reference).executeTakeFirst()) return 'others'
  return undefined
}

async function areOpenAndOfOneCustomer(db: Kysely<Tables>, { reference, into }: Pair): Promise<boolean> {
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('search_entries', 'search_entries.reference', 'enquiries.reference')
    .select(['enquiries.reference', 'received_at', 'quarantined_at', 'released_at', 'closed_at', 'phone_key', 'email_key'])
    .where('enquiries.reference', 'in', [reference, into])
    .orderBy('received_at')
    .orderBy('enquiries.reference')
    .execute()
  const [older, newer] = rows
  if (!older || !newer || newer.reference !== reference) return false
  const areOpen = rows.every(
    ({ closed_at, quarantined_at, released_at }) =>
      closed_at === null && !isQuarantined({ quarantinedAt: quarantined_at ?? undefined, releasedAt: released_at ?? undefined }),
  )
  return areOpen && (older.phone_key === newer.phone_key || older.email_key === newer.email_key)
}

/** The newer one is locked; the older is locked after it, always. */
export async function mergeInto(
  transaction: Kysely<Tables>,
  { id, reference, into, at, by }: Merging,
  sections: readonly RequestSection[],
): Promise<MergeResult> {
  const refusal = await whyNotMerged(transaction, { reference, into }, at, sections)
  if (refusal) return refusal
  await closeEnquiry(transaction, { reference, because: 'merged', at, by })
  await transaction.updateTable('enquiries').set({ merged_into: into }).where('reference', '=', reference).execute()
  await addEntry(transaction, { id, reference, kind: 'merged into', at, by, detail: into })
  await addEntry(transaction, { reference: into, kind: 'merged here', at, by, detail: reference })
  return 'merged'
}

/** It goes on by itself again, if it was merged. Whose turn it is about the other is then what it was. */
export async function part(transaction: Kysely<Tables>, reference: string, at: string) {
  const row = await transaction.selectFrom('enquiries').select('merged_into').where('reference', '=', reference).executeTakeFirst()
  if (!row?.merged_into) return
  await transaction.updateTable('enquiries').set({ merged_into: null }).where('reference', '=', reference).execute()
  await transaction
    .updateTable('history')
    .set({ undone_at: at })
    .where('reference', '=', row.merged_into)
    .where('kind', '=', 'merged here')
    .where('detail', '=', reference)
    .where('undone_at', 'is', null)
    .execute()
  await storeTurnOfOther(transaction, row.merged_into)
}
