import type { ExpressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

const REMINDERS = ['first reminder', 'last reminder'] as const

/**
 * Whether an email is still to be sent: a reminder is not while its quote has a reply. A subquery for a value, because PostgreSQL
 * may turn `exists` into a scan of the whole table.
 */
export function stillWanted({ or, selectFrom, eb }: ExpressionBuilder<Tables, 'letters'>) {
  const answeredAt = selectFrom('quotes').select('quotes.answered_at').whereRef('quotes.reference', '=', 'letters.reference')
  return or([eb('letters.kind', 'not in', REMINDERS), eb(answeredAt, 'is', null)])
}
