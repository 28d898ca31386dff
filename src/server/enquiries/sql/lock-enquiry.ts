import type { Kysely } from 'kysely'
import type { Tables } from '#server/core/database/tables.ts'

/** Work on one enquiry takes turns, and none is done on one that is erased. Resolves to whether it exists. */
export async function lockEnquiry(transaction: Kysely<Tables>, reference: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction.updateTable('enquiries').set({ reference }).where('reference', '=', reference).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
