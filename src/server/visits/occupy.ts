import type { Kysely } from 'kysely'
import { quartersOf, type VisitTime } from '#domain/enquiry/visit-time.ts'
import type { Tables } from '#server/core/database/tables.ts'

/** Rolls back what would have taken a time that is another visit's. */
export class TakenError extends Error {}

/**
 * Takes the quarter hours. Each is a primary key, so the database refuses a second visit at the same time, also one of another process.
 * In order of time, and before the old ones are given up: two bookings then wait for each other in one direction only.
 */
export async function occupy(transaction: Kysely<Tables>, reference: string, time: VisitTime) {
  const quarters = quartersOf(time)
  await transaction
    .insertInto('visit_quarters')
    .values(quarters.map((quarter) => ({ quarter, reference })))
    .onConflict((conflict) => conflict.column('quarter').doNothing())
    .execute()
  const own = await transaction.selectFrom('visit_quarters').select('quarter').where('reference', '=', reference).where('quarter', 'in', quarters).execute()
  if (own.length < quarters.length) throw new TakenError()
  await transaction.deleteFrom('visit_quarters').where('reference', '=', reference).where('quarter', 'not in', quarters).execute()
}
