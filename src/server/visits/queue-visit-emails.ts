import type { Kysely } from 'kysely'
import { isOneAddress } from '#domain/sweden/email.ts'
import type { Tables } from '#server/core/database/tables.ts'
import type { EmailKind } from '#server/core/outbox/email-kind.ts'
import { queueAnew } from '#server/core/outbox/queue-anew.ts'

/** What both are told of a booking: one email each, in place of one that tells of less. */
export async function queueVisitEmails(transaction: Kysely<Tables>, reference: string, at: string, dueAt = at) {
  await queueAnew(transaction, 'visit to owner', reference, at, dueAt)
  await queueForCustomer(transaction, 'visit to customer', reference, at, dueAt)
}

/** Unless the address is not a single one, and might be several people's. */
export async function queueForCustomer(transaction: Kysely<Tables>, kind: EmailKind, reference: string, at: string, dueAt = at) {
  const enquiry = await transaction.selectFrom('enquiries').select('email').where('reference', '=', reference).executeTakeFirst()
  if (enquiry && isOneAddress(enquiry.email)) await queueAnew(transaction, kind, reference, at, dueAt)
}
