import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'

/** The first emails to the owner about an enquiry, or about the list that it is on: one for each of the owner's addresses. */
function ownerEmails({ selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) {
  return selectFrom('emails').where(({ eb, or, and, ref }) =>
    or([
      and([eb('emails.reference', '=', ref('enquiries.reference')), eb('emails.kind', '=', 'owner')]),
      and([eb('emails.about', '=', ref('enquiries.listed_in')), eb('emails.kind', '=', 'owner list')]),
    ]),
  )
}

/** When a mail server first accepted one of them, or null. */
export function deliveredAt(from: ExpressionBuilder<Tables, 'enquiries'>) {
  return ownerEmails(from).select((emails) => emails.fn.min('emails.sent_at').as('sent_at'))
}

/** Whether one is still to be sent and none was. */
export function ownerEmailPending(from: ExpressionBuilder<Tables, 'enquiries'>) {
  const unsent = ownerEmails(from).select('emails.id').where('emails.sent_at', 'is', null).where('emails.given_up_at', 'is', null)
  return from.and([from.exists(unsent), from.eb(deliveredAt(from), 'is', null)])
}

/** Whether there is one and none was sent. */
export function ownerEmailMissing(from: ExpressionBuilder<Tables, 'enquiries'>) {
  return from.and([from.exists(ownerEmails(from).select('emails.id')), from.eb(deliveredAt(from), 'is', null)])
}
