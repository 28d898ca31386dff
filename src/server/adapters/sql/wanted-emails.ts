import type { ExpressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

const REMINDERS = ['first reminder', 'last reminder'] as const

/** Whether an email is still to be sent: a reminder is not while its quote has a reply. */
export function stillWanted({ and, not, exists, selectFrom, eb }: ExpressionBuilder<Tables, 'letters'>) {
  const hasReply = exists(selectFrom('replies').select('replies.id').whereRef('replies.reference', '=', 'letters.reference').where('undone_at', 'is', null))
  return not(and([eb('letters.kind', 'in', REMINDERS), hasReply]))
}
