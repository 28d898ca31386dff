import type { Kysely } from 'kysely'
import type { EmailKind } from '#content/emails.ts'
import { isOneAddress } from '#domain/sweden/email.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { queueAnew, queueEmail } from '#server/core/outbox/queue-email.ts'

/** What both are told of a booking, and who goes: one email each, in place of one that tells of less. Not before `dueAt`. */
export async function queueVisitEmails(transaction: Kysely<Tables>, reference: string, at: string, dueAt = at) {
  await queueForOwners(transaction, reference, at, dueAt)
  await queueForCustomer(transaction, 'visit to customer', reference, at, dueAt)
}

/** The owners, and who goes. */
export async function queueForOwners(transaction: Kysely<Tables>, reference: string, at: string, dueAt = at) {
  await queueAnew(transaction, 'visit to owner', reference, at, dueAt)
  const visit = await transaction.selectFrom('visits').select('assignee').where('reference', '=', reference).executeTakeFirst()
  if (visit?.assignee) await queueForAssignee(transaction, reference, at, visit.assignee, dueAt)
}

/** To the address of who goes, or went until now, unless what the owners are mailed reaches that person anyway. */
export async function queueForAssignee(transaction: Kysely<Tables>, reference: string, at: string, address: string, dueAt = at) {
  const person = await transaction
    .selectFrom('people')
    .select('number')
    .where('address', '=', address)
    .where(({ or, eb }) => or([eb('role', '!=', 'owner'), eb('gets_email', '=', 0)]))
    .executeTakeFirst()
  if (!person) return
  const kind = 'visit to assignee'
  await transaction.deleteFrom('emails').where('reference', '=', reference).where('kind', '=', kind).where('recipient', '=', person.number).execute()
  await queueEmail(transaction, kind, { reference, recipient: person.number }, at, dueAt)
}

/** Unless the address is not a single one, and might be several people's. */
export async function queueForCustomer(transaction: Kysely<Tables>, kind: EmailKind, reference: string, at: string, dueAt = at) {
  const enquiry = await transaction.selectFrom('enquiries').select('email').where('reference', '=', reference).executeTakeFirst()
  if (enquiry && isOneAddress(enquiry.email)) await queueAnew(transaction, kind, reference, at, dueAt)
}
