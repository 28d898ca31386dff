import type { Kysely } from 'kysely'
import type { QuoteEmailKind } from '../../quotes/quote-transaction.ts'
import type { VisitEnd } from '../../quotes/visits.ts'
import { addEntry, timeDetail } from './add-entry.ts'
import { queueVisitEmails } from './queue-visit-emails.ts'
import type { Tables } from './tables.ts'
import { bookedTimeOf } from './visit-rows.ts'

const REMINDERS: readonly QuoteEmailKind[] = ['visit reminder to customer', 'visit reminder to owner']

/** Ends what is booked and what is offered, for a quote that is locked. Resolves to whether there was anything. */
export async function endVisit(transaction: Kysely<Tables>, { reference, by, at, name }: VisitEnd): Promise<boolean> {
  const row = await transaction
    .selectFrom('visits')
    .select(['state', 'sequence', 'start_at', 'end_at'])
    .where('reference', '=', reference)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()
  if (!row) return false
  const change = row.state === 'booked' && { sequence: row.sequence + 1, change: 'cancelled' as const, changed_by: by, changed_at: at }
  await transaction
    .updateTable('visits')
    .set({ state: 'cancelled', remind_at: null, ...change })
    .where('reference', '=', reference)
    .execute()
  for (const table of ['visit_times', 'visit_quarters'] as const) await transaction.deleteFrom(table).where('reference', '=', reference).execute()
  await dropUnsent(transaction, reference, ['visit proposal', ...REMINDERS])
  await addEntry(transaction, {
    reference,
    kind: change ? 'visit cancelled' : 'proposal withdrawn',
    at,
    by: { party: by, ...(name && { name }) },
    detail: timeDetail(bookedTimeOf(row)),
  })
  if (change) await queueVisitEmails(transaction, reference, at)
  return true
}

/** Reminders of a time that no longer holds. */
export function dropReminders(transaction: Kysely<Tables>, reference: string) {
  return dropUnsent(transaction, reference, REMINDERS)
}

/** Emails that would tell of what no longer holds. */
export async function dropUnsent(transaction: Kysely<Tables>, reference: string, kinds: readonly QuoteEmailKind[]) {
  await transaction.deleteFrom('letters').where('reference', '=', reference).where('kind', 'in', kinds).where('sent_at', 'is', null).execute()
}
