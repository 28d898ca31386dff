import type { Kysely } from 'kysely'
import type { ClosedBecause } from '#domain/enquiry/closing.ts'
import type { Doer } from '#domain/enquiry/doer.ts'
import type { Tables } from '#server/core/database/tables.ts'
import { endVisit } from '#server/visits/end-visit.ts'

/** `sendsAt`: when the email about a visit that is cancelled leaves, if not at once. */
type Closing = { reference: string; because: ClosedBecause; at: string; by?: Doer | undefined; sendsAt?: string | undefined }

/** Closes an enquiry that is locked, and ends its visit that is still to come: the owner does not come to a customer whose request is closed. */
export async function closeEnquiry(transaction: Kysely<Tables>, { reference, because, at, by, sendsAt }: Closing) {
  await transaction.updateTable('enquiries').set({ closed_at: at, closed_because: because }).where('reference', '=', reference).execute()
  await endVisit(transaction, { reference, by: by?.party === 'customer' ? 'customer' : 'owner', at, sendsAt, ...(by?.name && { name: by.name }) })
}

export async function openEnquiry(transaction: Kysely<Tables>, reference: string) {
  await transaction.updateTable('enquiries').set({ closed_at: null, closed_because: null }).where('reference', '=', reference).execute()
}
