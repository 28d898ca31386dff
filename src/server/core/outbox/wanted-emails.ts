import type { ExpressionBuilder } from 'kysely'
import { unanswered } from '#server/enquiries/sql/quote-records.ts'
import type { Tables } from '../database/tables.ts'

const REMINDERS = ['first reminder', 'last reminder'] as const

/**
 * Whether an email is still to be sent: a reminder is not while its quote has a reply or is closed, nor a list of reminders while all quotes
 * are that came before it, nor an email about photos when all were taken back. Subqueries for values, because PostgreSQL may turn `exists` into a scan of the whole table.
 */
export function stillWanted({ or, and, selectFrom, eb, ref }: ExpressionBuilder<Tables, 'letters'>) {
  const doneAt = selectFrom('quotes')
    .select((from) => from.fn.coalesce('quotes.answered_at', 'quotes.closed_at').as('done_at'))
    .whereRef('quotes.reference', '=', 'letters.reference')
  const waiting = unanswered(selectFrom('quotes')).select('quotes.received_at').where('quotes.received_at', '<=', ref('letters.queued_at')).limit(1)
  const photo = selectFrom('photos').select('photos.sha256').whereRef('photos.reference', '=', 'letters.reference').limit(1)
  return or([
    eb('letters.kind', 'not in', [...REMINDERS, 'reminder list', 'photos']),
    and([eb('letters.kind', '=', 'photos'), eb(photo, 'is not', null)]),
    and([eb('letters.kind', 'in', REMINDERS), eb(doneAt, 'is', null)]),
    and([eb('letters.kind', '=', 'reminder list'), eb(waiting, 'is not', null)]),
  ])
}
