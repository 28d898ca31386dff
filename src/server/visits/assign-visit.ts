import type { Kysely } from 'kysely'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { Person } from '#server/core/people/people.ts'
import { addEntry } from '#server/enquiries/sql/add-entry.ts'
import { queueForAssignee } from './queue-visit-emails.ts'

/** `person`: undefined for nobody. `id` identifies the form that was sent. */
export type Assignment = { id: string; reference: string; person: Pick<Person, 'address' | 'name'> | undefined; at: string; by: Doer }

/** Says who goes on a visit that is booked and not over, for an enquiry that is locked. Resolves to whether there is such a visit. */
export async function assignVisit(transaction: Kysely<Tables>, { id, reference, person, at, by }: Assignment): Promise<boolean> {
  const visit = await transaction
    .selectFrom('visits')
    .select(['assignee', 'sequence'])
    .where('reference', '=', reference)
    .where('state', '=', 'booked')
    .where('end_at', '>', at)
    .executeTakeFirst()
  if (!visit) return false
  if (visit.assignee === (person?.address ?? null)) return true
  await transaction
    .updateTable('visits')
    // Another calendar learns of the entry, or drops it: that is a change of it.
    .set({ assignee: person?.address ?? null, assignee_name: person?.name ?? null, assigned_at: at, sequence: visit.sequence + 1 })
    .where('reference', '=', reference)
    .execute()
  await addEntry(transaction, { id, reference, kind: 'visit assigned', at, by, detail: person?.name ?? '' })
  for (const address of [visit.assignee, person?.address]) if (address) await queueForAssignee(transaction, reference, at, address)
  return true
}
