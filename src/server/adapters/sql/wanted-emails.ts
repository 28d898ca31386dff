import type { ExpressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

const REMINDERS = ['first reminder', 'last reminder'] as const

/** Whether a letter is still to be said: a reminder is not once its quote has been answered, and is again if that is undone. */
export function stillWanted({ and, not, exists, selectFrom, eb }: ExpressionBuilder<Tables, 'letters'>) {
  const answered = exists(selectFrom('replies').select('replies.id').whereRef('replies.reference', '=', 'letters.reference').where('undone_at', 'is', null))
  return not(and([eb('letters.kind', 'in', REMINDERS), answered]))
}
